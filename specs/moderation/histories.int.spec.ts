import { randomUUID } from 'node:crypto'
import type { ServiceIdentifier } from 'inversify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { EventOf } from '#core/kernel/lifecycles.ts'
import { DAY_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import { decisionsFor, fitsTerm } from '#core/moderation/rules.ts'
import type { CaseSubject, Decision } from '#core/moderation/values.ts'
import * as chat from '#server/chat/tokens.ts'
import * as moderation from '#server/moderation/tokens.ts'
import * as tokens from '#server/platform/tokens.ts'
import { triesOf } from '#specs/harness/long/how-long.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { type Dice, diceOf } from '#specs/harness/simulator/dice.ts'

const SEEDS = triesOf('moderation/histories.int.spec.ts')
const STEPS = 24
const MEMBERS = 4
const ABOUT = 'Graag een avond uit.'

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const part = <T>(token: ServiceIdentifier<T>) => server.container.getAsync(token)
const move = async (first: FirstEvent[]) =>
  (await part(tokens.dispatch))({ attempt: async () => ({ first, answer: () => null }) })
const toAccount = (id: string, event: EventOf<'account'>) =>
  move([{ to: 'account', id, event, must: false }])

/** Somebody who is confirmed, with a text of their own. */
const join = async (): Promise<string> => {
  const id = randomUUID()
  const record = {
    site: 'vonk',
    email: `${id}@voorbeeld.example`,
    passwordHash: '',
    name: `Lid ${id.slice(0, 6)}`,
    born: '1990-01-01',
    gender: 'male',
    seeks: 'female',
    sexuality: null,
    country: 'NL',
    region: 'Utrecht',
    city: 'Utrecht',
    language: 'nl',
    trafficSource: null,
    paymentCountry: 'NL',
    consent: null,
    reason: '',
    firstMessage: null,
  } as const
  const activate = { type: 'activate', link: 'good', opener: 'known', credits: 0 } as const
  await move([
    { to: 'account', id, begin: { account: id }, record, must: true },
    { to: 'account', id, event: activate, must: true },
  ])
  await server.db.query('update profile set about_me = $2 where account_id = $1', [id, ABOUT])
  return id
}

type Scene = { dice: Dice; members: string[]; staff: string[] }
type CaseRow = { id: string; status: string; subject: CaseSubject; accused_id: string | null }

const casesOf = async ({ members }: Scene) => {
  const { rows } = await server.db.query<CaseRow>(
    `select id, status, subject, accused_id from moderation_case
    where accused_id = any($1) order by opened_at, id`,
    [members],
  )
  return rows
}

const anyCase = async (scene: Scene, ...statuses: string[]) => {
  const found = (await casesOf(scene)).filter(({ status }) => statuses.includes(status))
  return found.length > 0 ? scene.dice.pick(found) : null
}

const termFor = (dice: Dice, decision: Decision) =>
  fitsTerm(decision, null) ? null : dice.pick([1, 7, 30])

const decide = async (scene: Scene) => {
  const found = await anyCase(scene, 'open', 'appealed')
  if (!found) return
  const { dice, staff } = scene
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
  const decision = dice.pick(decisionsFor(found.subject, found.accused_id))
  const days = termFor(dice, decision)
  await desk.decide({ ...asked, decision, days, rule: 'spam', facts: 'Steeds hetzelfde.' })
}

const appeal = async (scene: Scene) => {
  const found = await anyCase(scene, 'decided')
  if (!found) return
  const { dice, members } = scene
  const account = dice.chance(0.7) ? (found.accused_id ?? '') : dice.pick(members)
  await (await part(moderation.appeals))({ account, id: found.id, words: 'Nee.', key: null })
}

const report = async ({ dice, members }: Scene) => {
  const [reporter, id] = [dice.pick(members), dice.pick(members)]
  const subject = dice.pick(['member', 'text'] as const)
  const said = { words: 'Kijk eens.', passage: '', key: null, site: 'vonk' }
  await (await part(moderation.reportSomething))({
    reporter,
    subject,
    id,
    reason: dice.pick(['spam', 'fraud', 'threat', 'other'] as const),
    ...said,
  })
}

/** How often what happens, in comparison. */
const habits = {
  reports: 6,
  decides: 8,
  appeals: 4,
  suspends: 1,
  lifts: 1,
  blocks: 1,
  leaves: 1,
  comesBack: 1,
  hides: 1,
  isErased: 1,
  minutesPass: 2,
  monthsPass: 1,
} as const

const act = async (scene: Scene) => {
  const { dice, members, staff } = scene
  const [one, other] = [dice.pick(members), dice.pick(members)]
  const suspensions = await part(moderation.suspensions)
  const asked = { by: dice.pick(staff), site: 'vonk', id: one, key: null }
  const acts: Record<keyof typeof habits, () => Promise<unknown>> = {
    reports: () => report(scene),
    decides: () => decide(scene),
    appeals: () => appeal(scene),
    suspends: () => suspensions.suspend({ ...asked, reason: 'Gezien.', rule: 'spam' }),
    lifts: () => suspensions.lift(asked),
    blocks: async () =>
      one === other ? null : (await part(chat.blocks)).block({ by: one, other, key: null }),
    leaves: () =>
      toAccount(one, { type: 'leave', passwordRight: true, reason: 'other', mail: randomUUID() }),
    comesBack: () => toAccount(one, { type: 'return', link: 'good' }),
    hides: () => toAccount(one, { type: dice.pick(['hide', 'show'] as const) }),
    isErased: () => toAccount(one, { type: 'erase' }),
    minutesPass: async () => server.clock.forward(dice.whole(1, 40) * MINUTE_MS),
    monthsPass: async () => server.clock.forward(dice.whole(1, 200) * DAY_MS),
  }
  await acts[dice.weighed(habits)]()
}

/** Nothing waits that is due, and no work that a move left behind. */
const rest = ({ members }: Scene) =>
  until(async () => {
    const { rows } = await server.db.query(
      `select entity_id from deadline
      where lifecycle in ('moderationCase', 'restriction', 'account') and due_at <= $1
      union all select name from jobs.job where state < 'completed' and name in ('moderation', 'chats')`,
      [server.clock.now()],
    )
    expect([members.length, rows]).toEqual([MEMBERS, []])
  })

/** What must never be otherwise, each by the rows that break it. */
const broken = {
  'a suspension without a reason that holds': `select a.id from account a
    where a.id = any($1) and a.state #>> '{living,conduct}' = 'suspended' and not exists (
      select from restriction r where r.account_id = a.id and r.kind = 'suspended' and r.in_force)`,
  'a suspension that holds and suspends nobody': `select r.id from restriction r
    join account a on a.id = r.account_id
    where a.id = any($1) and r.kind = 'suspended' and r.in_force and a.state <> '"erased"'
      and a.state #>> '{living,conduct}' <> 'suspended'`,
  'a pause without its reason, or one that pauses nothing': `select a.id from account a
    where a.id = any($1) and a.chat_paused <> exists (
      select from restriction r
      where r.account_id = a.id and r.kind = 'chat_paused' and r.in_force)`,
  'a profile that is hidden without a reason, or shown in spite of one': `select a.id from account a
    join profile p on p.account_id = a.id
    where a.id = any($1) and a.state <> '"erased"' and p.visible <> (
      a.state #>> '{living,visibility}' = 'visible' and not exists (
        select from restriction r
        where r.account_id = a.id and r.kind = 'profile_hidden' and r.in_force))`,
  'a text that is gone without a reason': `select a.id from account a
    join profile p on p.account_id = a.id
    where a.id = any($1) and a.state <> '"erased"' and p.about_me <> '${ABOUT}' and not exists (
      select from restriction r where r.account_id = a.id and r.kind = 'text_removed' and r.in_force)`,
  'a text that shows in spite of a decision': `select a.id from account a
    join profile p on p.account_id = a.id
    where a.id = any($1) and p.about_me = '${ABOUT}' and exists (
      select from restriction r where r.account_id = a.id and r.kind = 'text_removed' and r.in_force)`,
  'a restriction without its statement, in the words of its case': `select r.id from restriction r
    left join moderation_statement s on s.id = r.statement_id and s.case_id = r.case_id
      and s.account_id = r.account_id and s.rule is not null
    where r.account_id = any($1) and s.id is null`,
  'evidence that is lost before its time': `select c.id from moderation_case c
    where c.accused_id = any($1) and c.found_by = 'report' and c.status <> 'closed' and not exists (
      select from moderation_evidence e where e.case_id = c.id)`,
  'evidence that is kept after its time': `select c.id from moderation_case c
    join moderation_evidence e on e.case_id = c.id
    where c.accused_id = any($1) and c.status = 'closed'`,
  'words that are kept after their time': `select r.id from moderation_report r
    join moderation_case c on c.id = r.case_id
    where c.accused_id = any($1) and c.status = 'closed' and r.words <> ''`,
  'an objection that who decided looked at': `select c.id from moderation_case c
    where c.accused_id = any($1) and c.reviewed_by = c.decided_by`,
  'a decision that stands in no log': `select c.id from moderation_case c
    where c.accused_id = any($1) and c.decided_by is not null and not exists (
      select from desk_log l where l.case_id = c.id and l.act = 'decide' and l.actor = c.decided_by)`,
}

const faultsIn = async ({ members }: Scene) => {
  const found: string[] = []
  for (const [what, sql] of Object.entries(broken)) {
    const { rows } = await server.db.query(sql, [members])
    if (rows.length > 0) found.push(`${what}: ${JSON.stringify(rows)}`)
  }
  return found
}

const play = async (seed: number) => {
  const members = await Promise.all(Array.from({ length: MEMBERS }, join))
  const scene: Scene = { dice: diceOf(seed), members, staff: [randomUUID(), randomUUID()] }
  for (let step = 0; step < STEPS; step += 1) await act(scene)
  await rest(scene)
  return faultsIn(scene)
}

describe('Whatever is reported, decided, objected to, blocked, left and erased', () => {
  it(`restricts nobody without a reason, and keeps evidence for its time and no longer, in ${SEEDS} histories (MOD-01, MOD-02, H6)`, {
    timeout: SEEDS * 10_000,
  }, async () => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      expect([seed, await play(seed)]).toEqual([seed, []])
    }
  })
})
