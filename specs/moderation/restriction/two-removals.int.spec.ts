import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asStaff } from '#specs/harness/server/before-changes.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { addPhoto, evening } from '#specs/harness/server/pictures.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let server: SharedServer
let eva: SpecMember
let finn: SpecMember
const moderator = () => asStaff(server, 'moderator')
beforeAll(async () => {
  server = await sharedServer()
  ;[eva, finn] = [await moderator(), await moderator()]
})
afterAll(() => server.stop())

const facts = 'Op de foto staat iemand anders.'
const rule = 'others_photo'

/** Anna reports a photo of Bram, the desk of photos refuses it, and then her report is decided on. */
const removedTwice = async () => {
  const [anna, bram] = [await newMember(server), await newMember(server)]
  const id = randomUUID()
  await addPhoto(bram, await evening(1), id)
  const { number } = await anna.ask('POST /api/report.php', {
    body: { subject: 'photo', id, reason: rule },
  })
  await eva.ask('POST /api/desk-photo.php', { body: { id } })
  await eva.ask('POST /api/desk-photo-decision.php', { body: { id, rule, facts } })
  const own = async () => (await bram.ask('GET /api/photos.php')).photos[0]
  const refused = (await own())?.refusal?.case ?? ''
  const { cases } = await eva.ask('GET /api/desk.php')
  const reported = cases.find((one) => one.number === number)?.id ?? ''
  await eva.ask('POST /api/desk-claim.php', { body: { id: reported } })
  const said = { decision: 'remove_photo', days: null, rule, facts } as const
  await eva.ask('POST /api/desk-decision.php', { body: { id: reported, ...said } })
  const overturn = async (of: string) => {
    await bram.ask('POST /api/appeal.php', { body: { id: of, words: 'Dat ben ik zelf.' } })
    await finn.ask('POST /api/desk-claim.php', { body: { id: of } })
    const body = { id: of, outcome: 'overturned', facts: 'Het is het lid zelf.' } as const
    await finn.ask('POST /api/desk-review.php', { body })
  }
  const opens = async () => (await anna.send('GET', `/media/photos/${id}.webp`)).status
  return { refused, reported, own, opens, overturn, id }
}

test.each([
  ['the refusal at the desk', 'refused', 'reported'],
  ['the decision on the report', 'reported', 'refused'],
] as const)(
  'a photo that two decisions remove stays so where %s alone is taken back, and is back after both (MOD-02, H6)',
  async (_, first, then) => {
    const two = await removedTwice()
    expect(await two.opens()).toBe(404)
    await two.overturn(two[first])
    expect(await two.opens()).toBe(404)
    expect(await two.own()).toMatchObject({
      standing: 'refused',
      refusal: { case: two[then], unseen: false },
    })
    await two.overturn(two[then])
    expect(await two.opens()).toBe(200)
    expect(await two.own()).toMatchObject({ id: two.id, standing: 'shown', main: true })
    const { rows } = await server.db.query('select status from photo_review where id = $1', [
      two.id,
    ])
    expect(rows).toEqual([{ status: 'approved' }])
  },
)
