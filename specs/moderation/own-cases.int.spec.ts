import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract, type Key, partsOf } from '#core/contract/contract.ts'
import {
  isStaffKey,
  type StaffKey,
  type StaffPicture,
  staffActs,
  staffPictures,
} from '#core/contract/staff-acts.ts'
import { admission, type StaffRole, staffRoles } from '#core/kernel/roles.ts'
import type { Concern } from '#core/moderation/values.ts'
import { asStaff } from '#specs/harness/server/before-changes.ts'
import { fictionalForm } from '#specs/harness/server/fictional.ts'
import { buy, message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { addPhoto, jpeg } from '#specs/harness/server/pictures.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

const reason = 'Ticket 4411'
const relations = ['self', 'reporter', 'reported', 'colleague', 'administrator'] as const
type Relation = (typeof relations)[number]

/** The rest of a body, where a call takes more than the id. */
const rest: Partial<Record<StaffKey, object>> = {
  'POST /api/desk-photo-decision.php': { rule: null },
  'POST /api/desk-debits.php': { reason },
  'POST /api/desk-decision.php': { decision: 'warning', days: null, rule: 'spam', facts: 'Nee.' },
  'POST /api/desk-review.php': { outcome: 'upheld', facts: 'Nee.' },
  'POST /api/desk-police.php': { number: '1' },
  'PUT /api/desk-approval.php': { outcome: 'confirmed' },
  'POST /api/desk-refund.php': { minor: 1, reason },
  'PUT /api/desk-member.php': { act: 'log_out' },
  'POST /api/suspension.php': { reason, rule: 'spam' },
  'POST /api/fictional-answer.php': { body: 'Hoi' },
}
const proposals = {
  account: [
    { kind: 'gift_credits', credits: 5, reason },
    { kind: 'erase_account', reason },
    { kind: 'lift_ban', reason },
  ],
  payment: [{ kind: 'refund', minor: 1, reason }],
}

let server: SharedServer
let admin: SpecMember
const staff = {} as Record<StaffRole, SpecMember>
beforeAll(async () => {
  server = await sharedServer()
  admin = await asStaff(server)
  for (const role of staffRoles) staff[role] = await asStaff(server, role)
})
afterAll(() => server.stop())

const report = (by: SpecMember, id: string) =>
  by.ask('POST /api/report.php', { body: { subject: 'member', id, reason: 'spam' } })

/** What a member has of each kind that a staff call may name. */
const belongings = async (member: SpecMember): Promise<Record<Concern, string>> => {
  const { payment_id: payment } = await buy(member)
  await addPhoto(member, await jpeg())
  const [photo] = (await member.ask('GET /api/photos.php')).photos
  const reporter = await newMember(server)
  await report(reporter, member.id)
  const [said] = (await reporter.ask('GET /api/safety.php')).reports
  const luna = fictionalForm()
  await admin.ask('POST /api/fictional.php', { body: luna })
  const { conversation } = await member.ask('POST /api/message.php', message(luna.id, 'Hoi'))
  const body = { kind: 'gift_credits', account: member.id, credits: 5, reason } as const
  const { id: approval } = await admin.ask('POST /api/desk-approval.php', { body })
  const id = photo?.id ?? ''
  const of = said?.case ?? ''
  const text = 'select id from moderation_evidence where case_id = $1'
  const evidence: string = (await server.db.query(text, [of])).rows[0].id
  return { account: member.id, payment, photo: id, case: of, evidence, conversation, approval }
}

/** A member of staff of this role, and what is theirs or of somebody related to them so. */
const related = async (role: StaffRole, relation: Relation | 'none') => {
  if (relation === 'self') {
    const own = await newMember(server)
    const owned = await belongings(own)
    await setRole(own, role)
    return { by: own, owned }
  }
  const by = staff[role]
  const them = await newMember(server)
  if (relation === 'reporter') await report(them, by.id)
  if (relation === 'reported') await report(by, them.id)
  const owned = await belongings(them)
  if (relation === 'colleague') await setRole(them, 'moderator')
  if (relation === 'administrator') await setRole(them, 'admin')
  return { by, owned }
}
const setRole = async ({ id }: SpecMember, role: StaffRole) =>
  void (await server.db.query('update account set staff_role = $2 where id = $1', [id, role]))

const requests = (key: StaffKey, owned: Record<Concern, string>): object[] =>
  Object.entries(staffActs[key]).flatMap(([field, concern]): object[] => {
    const named = { [field]: owned[concern] }
    if (key !== 'POST /api/desk-approval.php') return [{ ...rest[key], ...named }]
    return proposals[field as 'account' | 'payment'].map((one) => ({ ...one, ...named }))
  })

const errorOf = async (by: SpecMember, key: StaffKey, sent: object) => {
  const { method, path } = partsOf(key)
  const own = key === 'POST /api/fictional-answer.php' ? { id: randomUUID() } : {}
  const query = new URLSearchParams(Object.entries(sent) as [string, string][])
  const { text } =
    method === 'GET'
      ? await by.send('GET', `${path}?${query}`)
      : await by.send(method, path, {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...sent, ...own }),
        })
  return (JSON.parse(text) as { error?: string }).error
}

const reportPhoto = async (photo: string) => {
  const reporter = await newMember(server)
  const body = { subject: 'photo', id: photo, reason: 'photo_explicit' } as const
  await reporter.ask('POST /api/report.php', { body })
  return (await reporter.ask('GET /api/safety.php')).reports[0]?.case ?? ''
}

/** By page: how staff get to see a picture of a member's photo there, and its id on that page. */
const openings: Record<
  StaffPicture,
  (by: SpecMember, of: { owner: SpecMember; photo: string }) => Promise<string>
> = {
  '/media/desk/:file': async (by, { photo }) => {
    const id = await reportPhoto(photo)
    await by.ask('POST /api/desk-claim.php', { body: { id } })
    const found = await by.ask('GET /api/desk-case.php', { query: { id } })
    return found.case.evidence.find(({ kind }) => kind === 'photo')?.id ?? ''
  },
  '/media/desk-members/:file': async (by, { owner, photo }) => {
    await by.ask('POST /api/desk-member.php', { body: { text: owner.email, reason } })
    return photo
  },
  '/media/desk-photos/:file': async (by, { photo }) => {
    await by.ask('POST /api/desk-photo.php', { body: { id: photo } })
    return photo
  },
}

const acts = (Object.keys(contract) as Key[]).filter(isStaffKey)
const aimed = acts.filter((key) => Object.keys(staffActs[key]).length > 0)
const rolesFor = (key: StaffKey) =>
  staffRoles.filter((role) => admission(contract[key].audience, role) === 'ok')

describe('a member of staff', () => {
  const barred: [StaffRole, Relation][] = staffRoles.flatMap((role) =>
    relations
      .filter((one) => role !== 'admin' || (one !== 'colleague' && one !== 'administrator'))
      .map((relation): [StaffRole, Relation] => [role, relation]),
  )

  it.each(barred)(
    'as %s does no act on what is of their %s, through any call (MOD-14)',
    async (role, relation) => {
      const { by, owned } = await related(role, relation)
      const passed: string[] = []
      for (const key of aimed.filter((one) => rolesFor(one).includes(role))) {
        for (const sent of requests(key, owned)) {
          const error = await errorOf(by, key, sent)
          if (error !== 'own_case') passed.push(`${key} ${JSON.stringify(sent)}: ${error}`)
        }
      }
      expect(passed).toEqual([])
    },
  )

  it.each(staffRoles)('as %s acts on what is of any other member', async (role) => {
    const { by, owned } = await related(role, 'none')
    for (const key of aimed.filter((one) => rolesFor(one).includes(role))) {
      for (const sent of requests(key, owned)) {
        expect(await errorOf(by, key, sent), key).not.toBe('own_case')
      }
    }
  })

  it.each(
    (Object.keys(staffPictures) as StaffPicture[]).flatMap((page) =>
      (['reporter', 'reported', 'colleague'] as const).map((relation) => [page, relation] as const),
    ),
  )(
    'sees no picture at %s of a member who becomes their %s meanwhile (MOD-14)',
    async (page, relation) => {
      const { moderator } = staff
      const owner = await newMember(server)
      await addPhoto(owner, await jpeg())
      const photo = (await owner.ask('GET /api/photos.php')).photos[0]?.id ?? ''
      const id = await openings[page](moderator, { owner, photo })
      const look = async () =>
        (await moderator.send('GET', page.replace(':file', `${id}.webp`))).status
      expect(await look()).toBe(200)
      if (relation === 'reporter') await report(owner, moderator.id)
      if (relation === 'reported') await report(moderator, owner.id)
      if (relation === 'colleague') await setRole(owner, 'support')
      expect(await look()).toBe(404)
    },
  )

  it('who is no administrator is shown nothing at the desk that concerns a colleague or a reporter', async () => {
    for (const relation of ['reporter', 'colleague'] as const) {
      const { by, owned } = await related('moderator', relation)
      const { cases } = await by.ask('GET /api/desk.php')
      expect(cases.map(({ id }) => id)).not.toContain(owned.case)
      const { approvals } = await by.ask('GET /api/desk-approvals.php')
      expect(approvals.map(({ id }) => id)).not.toContain(owned.approval)
    }
  })
})

describe('a staff call', () => {
  it('names what its ids concern, and refuses with own_case where it names any', () => {
    for (const key of acts) {
      const { refusals } = contract[key]
      const isAimed = Object.keys(staffActs[key]).length > 0
      if (isAimed) expect(refusals, key).toContain('own_case')
    }
  })
})
