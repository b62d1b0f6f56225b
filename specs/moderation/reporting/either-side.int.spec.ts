import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff } from '#specs/harness/server/before-changes.ts'
import { message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
let eva: SpecMember
beforeAll(async () => {
  server = await sharedServer()
  eva = await asStaff(server, 'moderator')
})
afterAll(() => server.stop())

const OF_ANNA = 'Hou op, of ik weet je te vinden'
const OF_BRAM = 'Stuur me 500 euro, dan kom ik'

const reportOf = async (by: SpecMember, id: string) => {
  const body = { subject: 'conversation', id, reason: 'threat' } as const
  return (await by.ask('POST /api/report.php', { body })).number
}

const openedBy = async (number: string) => {
  const { cases } = await eva.ask('GET /api/desk.php')
  const id = cases.find((one) => one.number === number)?.id ?? ''
  await eva.ask('POST /api/desk-claim.php', { body: { id } })
  return (await eva.ask('GET /api/desk-case.php', { query: { id } })).case
}

test('of one conversation either side may be reported, and nobody joins the case against themselves (MOD-01)', async () => {
  const [anna, bram, carla] = [
    await newMember(server),
    await newMember(server),
    await newMember(server),
  ]
  await bram.ask('POST /api/message.php', message(anna.id, OF_BRAM))
  const { conversation } = await anna.ask('POST /api/message.php', message(bram.id, OF_ANNA))
  const [ofBram, ofAnna] = [await reportOf(anna, conversation), await reportOf(bram, conversation)]
  expect(ofAnna).not.toBe(ofBram)
  expect([await reportOf(anna, conversation), await reportOf(bram, conversation)]).toEqual([
    ofBram,
    ofAnna,
  ])
  for (const [number, accused, by, said, own] of [
    [ofBram, bram, anna, OF_BRAM, OF_ANNA],
    [ofAnna, anna, bram, OF_ANNA, OF_BRAM],
  ] as const) {
    const one = await openedBy(number)
    expect(one.accused?.id).toBe(accused.id)
    expect(one.reports.map(({ reporter }) => reporter?.id)).toEqual([by.id])
    const kept = JSON.stringify(one.evidence)
    expect([kept.includes(said), kept.includes(own)]).toEqual([true, false])
  }
  const refused = await carla.refusal('POST /api/report.php', {
    body: { subject: 'conversation', id: conversation, reason: 'threat' },
  })
  expect(refused.status).toBe(404)
})
