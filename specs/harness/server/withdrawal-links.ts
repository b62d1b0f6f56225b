import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { mailSaying } from './mails.ts'
import { boughtBy, linkIn, newMember } from './members.ts'
import { type SpecServer, startServer } from './server.ts'

export const BOUGHT = 10
export const OTHER_HOST = 'ander.example'
export const LINK = 'Ga naar je herroeping'
export const RECEIPT = 'Je hebt je aankoop herroepen'

export const euro = (minor: number) => ({ minor, currency: 'EUR' as const })

/** A server with a second site beside the first. */
export const startForLinks = async () => {
  const server = await startServer({ env: { TRUST_PROXY: '1' } })
  await server.db.query(
    `insert into site select (jsonb_populate_record(site, jsonb_build_object('id', 'ander',
      'hosts', array[$1::text]))).* from site`,
    [OTHER_HOST],
  )
  await server.restart()
  return server
}

/** What one does with the link by which one withdraws without logging in. */
export const linkedWithdrawals = (serverOf: () => SpecServer) => {
  let lastSource = 0
  /** From a source of its own, so that only the limits that are meant are met. */
  const elsewhere = () => {
    lastSource += 1
    return { 'x-forwarded-for': `10.7.${Math.floor(lastSource / 250)}.${lastSource % 250}` }
  }

  const ask = (email: string, receipt: string, headers: Record<string, string> = elsewhere()) =>
    serverOf()
      .browser()
      .call('POST /api/withdrawal.php?ask=1', { body: { email, receipt }, headers })
  const look = (token: string, browser = serverOf().browser()) =>
    browser.call('POST /api/withdrawal.php?look=1', { body: { token }, headers: elsewhere() })
  const shown = async (token: string) => {
    const answer = await look(token)
    expect(answer.status).toBe(200)
    return JSON.parse(answer.text)
  }
  const confirm = (
    token: string,
    { credits = BOUGHT, key = randomUUID() as string, browser = serverOf().browser() } = {},
  ) =>
    browser.call('PUT /api/withdrawal.php', {
      body: { token, credits },
      headers: { ...elsewhere(), 'idempotency-key': key },
    })
  const linkFor = async (email: string, receipt: string, nth = 1) => {
    expect((await ask(email, receipt)).json).toEqual({})
    return linkIn(await mailSaying(serverOf(), email, LINK, nth))
  }
  /** Somebody who has bought, and holds the link of a mail. */
  const buyer = async () => {
    const anna = await newMember(serverOf())
    const { payment_id, receipt } = await boughtBy(anna, serverOf())
    return { anna, payment_id, receipt, token: await linkFor(anna.email, receipt) }
  }
  return { elsewhere, ask, look, shown, confirm, linkFor, buyer }
}
