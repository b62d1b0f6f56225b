import { advanceFor } from '#core/payment/direct-debit/advance.ts'
import type { DirectDebitStore } from '#core/payment/direct-debit/ports.ts'
import type { Context } from '#core/payment/setup.ts'
import type { Site } from '#core/site/ports.ts'

/** How many of so many credits come before their money, as the site and the member stand. */
export const advanceOf = async (
  debits: Pick<DirectDebitStore, 'advanceFacts'>,
  request: { site: Site; account: string; credits: number },
  now: Date,
): Promise<number> => {
  const { site, account, credits } = request
  const most = site.settings.debit_advance ?? 0
  return most === 0 ? 0 : advanceFor({ most, credits }, await debits.advanceFacts(account, now))
}

/** How many of those that an order was placed with may still come, now that its bank was asked. */
export const advanceAtOpening = async (
  debits: Pick<DirectDebitStore, 'advanceFacts' | 'mostInAdvance'>,
  { payment, account, advance: credits = 0 }: Context,
  now: Date,
): Promise<number> => {
  if (credits === 0) return 0
  const [most, facts] = await Promise.all([
    debits.mostInAdvance(account),
    debits.advanceFacts(account, now, payment),
  ])
  return advanceFor({ most, credits }, facts)
}
