import { afterAll, beforeAll, expect, test } from 'vitest'
import { TexterAway } from '#core/payment/direct-debit/ports.ts'
import * as tokens from '#server/platform/tokens.ts'
import { debitBody } from '#specs/harness/server/debits.ts'
import { newMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let server: SpecServer
let isAway = false
const texts: string[] = []
beforeAll(async () => {
  const send = async ({ body }: { body: string }) => {
    if (isAway) throw new TexterAway()
    texts.push(body)
  }
  server = await startServer({
    rebind: (container) => void container.rebind(tokens.texter).toConstantValue({ send }),
  })
})
afterAll(() => server.stop())

test('a code that did not go out is told, and the same form sends one when it comes again (DDB-02)', async () => {
  const anna = await newMember(server)
  const asked = { body: debitBody() }
  isAway = true
  const refused = await anna.call('POST /api/direct-debit.php', asked)
  expect([refused.status, refused.json]).toEqual([503, { error: 'unavailable' }])
  isAway = false
  await anna.ask('POST /api/direct-debit.php', asked)
  expect(texts).toHaveLength(1)
  const otp = texts[0]?.slice(0, 6) ?? ''
  const { id, amount } = asked.body
  await anna.ask('PUT /api/direct-debit.php', { body: { id, amount, otp } })
})

test('a form that comes again is the same in all that is kept of it, and sends nothing more', async () => {
  const bram = await newMember(server)
  const body = debitBody({ nth: 1 })
  await bram.ask('POST /api/direct-debit.php', { body })
  const sent = texts.length
  await bram.ask('POST /api/direct-debit.php', { body })
  for (const other of [
    { account_holder: 'A. de Wit' },
    { iban: 'NL91 ABNA 0417 1643 00' },
    { street: 'Lindelaan' },
    { house_number: '13' },
    { zip: '2011 AC' },
    { city: 'Utrecht' },
    { mobile_phone: '+31612345699' },
    { bundle: 'credits-25' },
  ]) {
    const again = await bram.call('POST /api/direct-debit.php', { body: { ...body, ...other } })
    expect([other, again.json]).toEqual([other, { error: 'key_reused' }])
  }
  expect(texts).toHaveLength(sent)
})
