import { randomUUID } from 'node:crypto'
import { receiptNumber } from '#core/payment/receipt/rules.ts'
import { linkIn, type SpecMember } from '#specs/harness/server/members.ts'
import { until } from '#specs/harness/server/server.ts'
import type { CrashSite } from './site.ts'

export type Payment = { id: string; ref: string; buyer: SpecMember }

/** Rounds follow one another faster than people buy. */
export const forgetLimits = ({ asked }: CrashSite) => asked('delete from rate_limit')

const SALES = `select payment_id as id, year, number from receipt where payment_id = any($1)`

/** The token of a mailed link for each payment. */
export const linksFor = async (site: CrashSite, all: Payment[]): Promise<Map<string, string>> => {
  const sales = await site.asked<{ id: string; year: number; number: number }>(SALES, [
    all.map(({ id }) => id),
  ])
  const tokens = new Map<string, string>()
  for (const { id, ...number } of sales) {
    await forgetLimits(site)
    const email = all.find((one) => one.id === id)?.buyer.email ?? ''
    const body = { email, receipt: receiptNumber(number) }
    const headers = { 'idempotency-key': randomUUID() }
    await site.browser().ask('POST /api/withdrawal.php?ask=1', { body, headers })
    const mail = await until(async () => {
      const mails = await site.mailsTo(email)
      const found = mails.find(({ key }) => key?.startsWith(`withdrawalLink:${id}`))
      if (!found) throw new Error(`No link for ${id} yet`)
      return found
    })
    tokens.set(id, linkIn(mail))
  }
  await forgetLimits(site)
  return tokens
}
