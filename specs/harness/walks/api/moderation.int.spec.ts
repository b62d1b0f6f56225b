import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Stored } from '#core/kernel/lifecycle.ts'
import type { EventOf } from '#core/kernel/lifecycles.ts'
import type { Decision } from '#core/moderation/values.ts'
import * as tokens from '#server/platform/tokens.ts'
import { message as letter, PASSWORD } from '#specs/harness/server/members.ts'
import { addPhoto, jpeg } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { liftByTwo } from '#specs/harness/server/suspended.ts'
import { report } from '../coverage.ts'
import { isCovered } from '../required.ts'
import { type AnyEvent, isDue, moves, type Pair, typeOf, walksNamed } from '../walk.ts'
import { memoryMailbox } from './mailbox.ts'
import { join, type Somebody } from './members.ts'
import { withQuickPasswords } from './quick-passwords.ts'
import { type Asked, type Doors, lateHand, storedOf, walkApi } from './run.ts'

const box = memoryMailbox()

let server: SpecServer
let eva: Somebody
let finn: Somebody

/** Somebody who works here. */
const worker = async () => {
  const one = await join(server, box)
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(one.id, 'admin')
  return one
}

beforeAll(async () => {
  server = await startServer({
    rebind: (container) => {
      box.rebind(container)
      withQuickPasswords(container)
    },
  })
  eva = await worker()
  finn = await worker()
})
afterAll(() => server.stop())

type Case = { id: string; anna: Somebody; bram: Somebody }

/** Bram writes to Anna, who reports it. */
const reported = async (): Promise<Case> => {
  const [anna, bram] = [await join(server, box), await join(server, box)]
  const said = letter(anna.id, 'Stuur me geld')
  await bram.browser.ask('POST /api/message.php', said)
  const body = { subject: 'message', id: said.body.id, reason: 'fraud' } as const
  await anna.browser.ask('POST /api/report.php', { body })
  const { reports } = await anna.browser.ask('GET /api/safety.php')
  return { id: reports[0]?.case ?? '', anna, bram }
}

/** What a stranger reports, which nobody is named in. */
const noticed = async (): Promise<Case> => {
  const [anna, bram] = [await join(server, box), await join(server, box)]
  const dispatch = await server.container.getAsync(tokens.dispatch)
  const id = randomUUID()
  const begin = { case: id, accused: null, subject: 'notice', about: null, urgency: 2 } as const
  const record = {
    site: 'vonk',
    subject: 'notice',
    subjectId: null,
    accused: null,
    foundBy: 'report',
    report: null,
    evidence: [],
  } as const
  await dispatch({
    attempt: async () => ({
      first: [{ to: 'moderationCase', id, begin, record: { ...record, evidence: [] }, must: true }],
      answer: () => null,
    }),
  })
  return { id, anna, bram }
}

/** What the clock brings about by itself. */
const byClock = async (
  to: 'moderationCase' | 'restriction',
  id: string,
  pair: Pair & { to: Stored },
): Promise<Asked> => {
  await until(async () => {
    expect((await storedOf(server, to, id)).state).toEqual(pair.to.state)
  })
  return { door: 'clock', said: null }
}

const staffNamed = (name: string) => (name === 'eva' ? eva : finn)

/** The event of a sample, by those who work here and with ids of its own. */
const caseEvent = ({ event }: Pair): AnyEvent => {
  const {
    by,
    statement,
    restriction,
    report: sent,
    ...facts
  } = event as AnyEvent & {
    by?: string
    statement?: object
    restriction?: string | null
    report?: object
  }
  return {
    ...facts,
    ...(by !== undefined && { by: staffNamed(by).id }),
    ...(statement && { statement: { ...statement, id: randomUUID() } }),
    ...(restriction !== undefined && { restriction: restriction && randomUUID() }),
    ...(sent && { report: { ...sent, id: randomUUID(), reporter: null } }),
  } as AnyEvent
}

type CaseEvent = EventOf<'moderationCase'>

/** The call of a person that leads to this event; null where a worker alone brings it. */
const callFor = ({ id, anna, bram }: Case, event: CaseEvent, by: string | undefined) => {
  const { browser } = staffNamed(by ?? 'eva')
  if (event.type === 'claim') return browser.call('POST /api/desk-claim.php', { body: { id } })
  if (event.type === 'release') return browser.call('DELETE /api/desk-claim.php', { body: { id } })
  if (event.type === 'decide') {
    const { decision, days, statement } = event
    const { rule, facts } = statement
    const body = { id, decision, days, rule, facts }
    return browser.call('POST /api/desk-decision.php', { body })
  }
  if (event.type === 'appeal') {
    const party = event.party === 'accused' ? bram : anna
    return party.browser.call('POST /api/appeal.php', { body: { id, words: event.words } })
  }
  if (event.type === 'uphold' || event.type === 'overturn') {
    const outcome = event.type === 'uphold' ? ('upheld' as const) : ('overturned' as const)
    const { facts } = event.statement
    return browser.call('POST /api/desk-review.php', { body: { id, outcome, facts } })
  }
  return null
}

const logInAgain = async ({ browser, email }: Somebody) => {
  if ((await browser.ask('GET /api/user.php')).user) return
  await browser.ask('POST /api/user.php', { body: { email, password: PASSWORD } })
}

/**
 * The clock of a chart moves by months, which ends sessions. Paths that run at the same time log a
 * person in one after the other: a second login would replace the cookie of a call under way.
 */
const logins = new Map<Somebody, Promise<void>>()
const loggedIn = (person: Somebody): Promise<void> => {
  const before = logins.get(person)?.catch(() => undefined) ?? Promise.resolve()
  const login = before.then(() => logInAgain(person))
  logins.set(person, login)
  return login
}

/** Who is suspended by the case has no session, and none is a party to what a stranger reports. */
const isByHand = ({ at, event }: Pair) => {
  const { accused, decision } = at.context as { accused: string | null; decision: Decision | null }
  return (event as AnyEvent).type === 'appeal' && (accused === null || decision === 'suspend')
}

const cases: Doors<Case> = {
  server: () => server,
  begin: ({ walk }) => {
    const { accused } = walk.start.context as { accused: string | null }
    return accused === null ? noticed() : reported()
  },
  see: ({ id }) => storedOf(server, 'moderationCase', id),
  eventOf: (_, pair) => caseEvent(pair),
  ask: async (one, pair): Promise<Asked> => {
    const event = caseEvent(pair)
    const { by } = pair.event as { by?: string }
    if (isDue(pair) && moves(pair)) return byClock('moderationCase', one.id, pair)
    for (const person of [eva, finn]) await loggedIn(person)
    const call =
      moves(pair) && !isDue(pair) && !isByHand(pair)
        ? callFor(one, event as unknown as CaseEvent, by)
        : null
    if (!call) {
      return { door: 'worker', said: await lateHand(server, 'moderationCase', one.id, event) }
    }
    const { status, text } = await call
    expect([typeOf(pair), status, text]).toEqual([typeOf(pair), 200, text])
    return { door: 'person', said: null }
  },
}

type Held = { id: string; account: Somebody }

/** A decision on Bram, and what holds of him by it. */
const held = async (decision: 'ban' | 'remove_photo'): Promise<Held> => {
  const [anna, bram] = [await join(server, box), await join(server, box)]
  await addPhoto(bram.browser, await jpeg())
  const [photo] = (await bram.browser.ask('GET /api/photos.php')).photos
  const body =
    decision === 'ban'
      ? ({ subject: 'member', id: bram.id, reason: 'fraud' } as const)
      : ({ subject: 'photo', id: photo?.id ?? '', reason: 'others_photo' } as const)
  await anna.browser.ask('POST /api/report.php', { body })
  const { reports } = await anna.browser.ask('GET /api/safety.php')
  const id = reports[0]?.case ?? ''
  await loggedIn(eva)
  await eva.browser.ask('POST /api/desk-claim.php', { body: { id } })
  const said = { id, decision, days: null, rule: 'fraud', facts: 'Vraagt om geld.' } as const
  await eva.browser.ask('POST /api/desk-decision.php', { body: said })
  const { rows } = await server.db.query('select id from restriction where case_id = $1', [id])
  return { id: String(rows[0]?.id), account: bram }
}

const restrictions: Doors<Held> = {
  server: () => server,
  begin: ({ walk }) => {
    const { kind } = walk.start.context as { kind: string }
    return held(kind === 'suspended' ? 'ban' : 'remove_photo')
  },
  see: ({ id }) => storedOf(server, 'restriction', id),
  eventOf: (_, { event }) => event as AnyEvent,
  ask: async ({ id, account }, pair): Promise<Asked> => {
    const { kind } = pair.at.context as { kind: string }
    if (isDue(pair) && moves(pair)) return byClock('restriction', id, pair)
    if (typeOf(pair) === 'lift' && kind === 'suspended' && moves(pair)) {
      await loggedIn(eva)
      await loggedIn(finn)
      if (pair.at.state === 'inForce') {
        await liftByTwo(server, account.id, eva.browser, finn.browser)
      } else {
        await eva.browser.ask('DELETE /api/suspension.php', { body: { id: account.id } })
      }
      return { door: 'person', said: null }
    }
    const said = await lateHand(server, 'restriction', id, pair.event as AnyEvent)
    return { door: 'worker', said }
  },
}

describe('a case, asked over HTTP', () => {
  it('does at every pair of state and event what its chart says (MOD-01)', {
    timeout: 240_000,
  }, async () => {
    const coverage = await walkApi(walksNamed('moderationCase'), cases)
    report(coverage)
    isCovered(coverage)
  })
})

describe('a restriction, asked over HTTP', () => {
  it('does at every pair of state and event what its chart says', {
    timeout: 120_000,
  }, async () => {
    const coverage = await walkApi(walksNamed('restriction'), restrictions)
    report(coverage)
    isCovered(coverage)
  })
})
