import type { FirstEvent } from '#core/kernel/cascade.ts'
import { DAY_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import { decisionsFor, fitsTerm } from '#core/moderation/rules.ts'
import { CONTACT_OPENERS } from '#core/moderation/signs/rules.ts'
import type { Decision, ReportableSubject } from '#core/moderation/values.ts'
import * as account from '#server/account/tokens.ts'
import * as chat from '#server/chat/tokens.ts'
import * as moderation from '#server/moderation/tokens.ts'
import * as photo from '#server/photo/tokens.ts'
import * as tokens from '#server/platform/tokens.ts'
import type { Dice } from '#specs/harness/simulator/dice.ts'
import type { CaseRow, Scene } from './history-scene.ts'

const two = ({ dice, members }: Scene) => {
  const one = dice.pick(members)
  return [one, dice.pick(members.filter((id) => id !== one))] as const
}

const anyCase = ({ anyOf }: Scene, ...statuses: string[]) =>
  anyOf<CaseRow>(
    `select id, status, subject, accused_id from moderation_case
    where accused_id = any($1) and status = any($2) order by opened_at, id`,
    statuses,
  )

const termFor = (dice: Dice, decision: Decision) =>
  fitsTerm(decision, null) ? null : dice.pick([1, 7, 30])

const decide = async (scene: Scene) => {
  const found = await anyCase(scene, 'open', 'appealed')
  if (!found) return
  const { dice, staff, part } = scene
  const by = dice.pick(staff)
  const asked = { site: 'vonk', by, id: found.id, key: null }
  const desk = await part(moderation.desk)
  await desk.claim(asked)
  if (dice.chance(0.1)) return
  if (found.status === 'appealed' && dice.chance(0.8)) {
    const outcome = dice.pick(['upheld', 'overturned'] as const)
    await desk.review({ ...asked, outcome, facts: 'Opnieuw bekeken.' })
    return
  }
  const possible = decisionsFor(found.subject, found.accused_id)
  const decision = dice.chance(0.4) ? (possible.at(-1) ?? 'warning') : dice.pick(possible)
  const days = termFor(dice, decision)
  await desk.decide({ ...asked, decision, days, rule: 'spam', facts: 'Steeds hetzelfde.' })
}

const appeal = async (scene: Scene) => {
  const found = await anyCase(scene, 'decided')
  if (!found) return
  const { dice, members, part } = scene
  const account = dice.chance(0.7) ? (found.accused_id ?? '') : dice.pick(members)
  await (await part(moderation.appeals))({ account, id: found.id, words: 'Nee.', key: null })
}

const ofConversations = 'from conversation where starter_id = any($1) and last_seq > 0 order by id'
/** What can be reported, by the id of each; a member where nothing else is there. */
const reportable: Record<ReportableSubject, string> = {
  member: 'select id from account where id = any($1) order by id',
  text: 'select id from account where id = any($1) order by id',
  photo: `select id from photo where account_id = any($1) and status = 'active' order by id`,
  message: `select m.id from message m join conversation c on c.id = m.conversation_id
    where c.starter_id = any($1) order by m.id`,
  conversation: `select id ${ofConversations}`,
}

const report = async (scene: Scene) => {
  const { dice, members, part, anyOf } = scene
  const subject = dice.pick(['member', 'text', 'photo', 'message', 'conversation'] as const)
  const found = await anyOf<{ id: string }>(reportable[subject])
  if (!found) return
  const reasons = ['spam', 'fraud', 'threat', 'child_abuse', 'other'] as const
  const reportSomething = await part(moderation.reportSomething)
  await reportSomething({
    reporter: dice.pick(members),
    subject,
    id: found.id,
    reason: dice.pick(reasons),
    words: 'Kijk eens.',
    passage: '',
    key: null,
    site: 'vonk',
  })
}

/** So many first messages with a link that the next one is held. */
const showSigns = async ({ server, newId }: Scene, sender: string) => {
  for (let nth = 1; nth < CONTACT_OPENERS; nth += 1) {
    await server.db.query(
      `insert into opener (account_id, at, message_id, conversation_id, contact)
      values ($1, $2, $3, $3, true)`,
      [sender, server.clock.now(), newId()],
    )
  }
}

const write = async (scene: Scene) => {
  const [sender, recipient] = two(scene)
  if (scene.dice.chance(0.7)) await showSigns(scene, sender)
  const sendMessage = await scene.part(chat.sendMessage)
  const message = { id: scene.newId(), body: 'Kijk op www.voorbeeld.example' }
  await sendMessage({ site: await scene.site(), sender, recipient, message })
}

const takeBack = async ({ anyOf, move }: Scene) => {
  const said = await anyOf<{ id: string; by: string }>(
    `select m.id, case m.side when 'starter' then c.starter_id else c.receiver_id end as by
    from message m join conversation c on c.id = m.conversation_id
    where c.starter_id = any($1) order by m.id`,
  )
  if (!said) return
  const event = { type: 'retract', by: said.by } as const
  await move([{ to: 'message', id: said.id, event, must: false }])
}

const addPhoto = async ({ dice, members, part, move, server, newId }: Scene) => {
  const [id, owner] = [newId(), dice.pick(members)]
  const name = `${id}${id}`.replaceAll('-', '')
  const photos = await part(tokens.photos)
  const begun = await photos.begin({ account: owner, id, name, now: server.clock.now() })
  if (begun !== 'begun') return
  const begin = { photo: id, account: owner, talk: null }
  const first: FirstEvent[] = [
    { to: 'photo', id, begin, record: { name, match: null }, must: false },
  ]
  if (dice.chance(0.5)) {
    const found = await (await part(moderation.endHiding))(owner)
    first.push({ to: 'photo', id, event: { type: 'show' }, must: false }, ...found)
  }
  await move(first)
}

const judgePhoto = async (scene: Scene) => {
  const { dice, staff, part } = scene
  const asked = { site: 'vonk', by: dice.pick(staff), key: null }
  const desk = await part(photo.photoDesk)
  const opened = await scene.anyOf<{ id: string }>(
    `select id from photo_review where account_id = any($1) and status in ('pending', 'shown')
    order by id`,
  )
  if (!opened) return
  await desk.open({ ...asked, id: opened.id })
  if (dice.chance(0.1)) return
  const rule = dice.pick([null, 'others_photo', 'photo_explicit', 'child_abuse'] as const)
  await desk.judge({ ...asked, id: opened.id, rule, facts: 'Een ander dan het lid.' })
}

/** By the procedure: only what was decided on is handed over, and destroyed after that. */
const handOver = async ({ dice, staff, anyOf, move }: Scene) => {
  const found = await anyOf<{ id: string; status: string }>(
    `select v.id, v.status from photo_review v join moderation_case c on c.id = v.case_id
    where v.account_id = any($1) and v.status in ('locked', 'handedOver')
      and c.decided_by is not null and c.context ->> 'decision' <> 'nothing_found' order by v.id`,
  )
  if (!found) return
  const type = found.status === 'locked' ? 'handOver' : 'destroy'
  const event = { type, by: dice.pick(staff), second: dice.pick(staff) } as const
  await move([{ to: 'photo', id: found.id, event, must: false }])
}

const removePhoto = async ({ anyOf, part }: Scene) => {
  const found = await anyOf<{ id: string; account: string }>(
    'select id, account_id as account from photo where account_id = any($1) order by id',
  )
  if (found) await (await part(photo.removePhoto))(found.account, found.id)
}

const propose = async ({ dice, members, staff, part }: Scene) => {
  const kind = dice.pick(['gift_credits', 'lift_ban', 'lift_ban', 'erase_account'] as const)
  const amount = kind === 'gift_credits' ? dice.whole(1, 9) : null
  const asked = { site: 'vonk', by: dice.pick(staff), role: 'admin', key: null } as const
  const of = { kind, account: dice.pick(members), about: null, amount, reason: 'Ticket 1.' }
  await (await part(moderation.fourEyes)).propose({ ...asked, ...of })
}

const settle = async ({ dice, staff, part, anyOf }: Scene) => {
  const found = await anyOf<{ id: string }>(
    `select id from approval where account_id = any($1) and status = 'proposed' order by id`,
  )
  if (!found) return
  const outcome = dice.pick(['confirmed', 'confirmed', 'refused', 'withdrawn'] as const)
  const asked = { site: 'vonk', by: dice.pick(staff), role: 'admin', key: null } as const
  await (await part(moderation.fourEyes)).decide({ ...asked, id: found.id, outcome })
}

/** Whoever changes their profile is found again where it was hidden until that. */
const change = async ({ dice, members, part, rowsOf }: Scene) => {
  const id = dice.pick(members)
  const [was] = await rowsOf<{ about_me: string; city: string }>(
    'select about_me, city from profile where account_id = $1',
    id,
  )
  const said = {
    aboutMe: was?.about_me ?? '',
    reason: '',
    city: dice.pick(['Utrecht', 'Zeist']),
    region: 'Utrecht',
    tattoos: null,
    hairColor: null,
    eyeColor: null,
    bodyType: null,
    relationshipStatus: null,
    interests: [],
  }
  if (said.city === was?.city) return
  await (await part(account.saveProfile))(id, said)
  const hidden = await rowsOf(
    `select r.id from restriction r join account a on a.id = r.account_id
    where a.id = $1 and r.kind = 'profile_hidden' and r.in_force and a.state <> '"erased"'`,
    id,
  )
  if (hidden.length > 0) throw new Error(`${id} has changed, and is hidden as it was`)
}

/** How often what happens, in comparison. */
const habits = {
  reports: 8,
  decides: 9,
  appeals: 4,
  writes: 5,
  takesBack: 1,
  addsPhoto: 4,
  judgesPhoto: 4,
  handsOver: 4,
  removesPhoto: 1,
  proposes: 2,
  settles: 3,
  changes: 2,
  suspends: 1,
  lifts: 1,
  blocks: 1,
  leaves: 1,
  comesBack: 2,
  hides: 1,
  isErased: 1,
  minutesPass: 4,
  monthsPass: 1,
} as const

/** One of them does one thing. */
export const act = async (scene: Scene) => {
  const { dice, staff, part, toAccount, server } = scene
  const [one, other] = two(scene)
  const suspensions = await part(moderation.suspensions)
  const asked = { by: dice.pick(staff), site: 'vonk', id: one, key: null }
  const acts: Record<keyof typeof habits, () => Promise<unknown>> = {
    reports: () => report(scene),
    decides: () => decide(scene),
    appeals: () => appeal(scene),
    writes: () => write(scene),
    takesBack: () => takeBack(scene),
    addsPhoto: () => addPhoto(scene),
    judgesPhoto: () => judgePhoto(scene),
    handsOver: () => handOver(scene),
    removesPhoto: () => removePhoto(scene),
    proposes: () => propose(scene),
    settles: () => settle(scene),
    changes: () => change(scene),
    suspends: () => suspensions.suspend({ ...asked, reason: 'Gezien.', rule: 'spam' }),
    lifts: () => suspensions.lift(asked),
    blocks: async () => (await part(chat.blocks)).block({ by: one, other, key: null }),
    leaves: () =>
      toAccount(one, { type: 'leave', passwordRight: true, reason: 'other', mail: scene.newId() }),
    comesBack: () => toAccount(one, { type: 'return', link: 'good' }),
    hides: () => toAccount(one, { type: dice.pick(['hide', 'show'] as const) }),
    isErased: () => scene.erase(one),
    minutesPass: async () => server.clock.forward(dice.whole(1, 40) * MINUTE_MS),
    monthsPass: async () => server.clock.forward(dice.pick([1, 8, 30, 90, 200]) * DAY_MS),
  }
  await acts[dice.weighed(habits)]()
}
