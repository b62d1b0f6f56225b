import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import { begin, type Stored } from '#core/kernel/lifecycle.ts'
import { photo } from '#core/photo/machine.ts'
import * as tokens from '#server/platform/tokens.ts'
import { addPhoto, evening } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
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
const staff = async () => {
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
  await server.db.query(`update site set settings = settings || '{"photo_look": "first"}'`)
  server.clock.forward(120_000)
  ;[eva, finn] = [await staff(), await staff()]
})
afterAll(() => server.stop())

type Pictured = { id: string; case: string; bram: Somebody }

const dispatched = async (first: FirstEvent[]) => {
  const dispatch = await server.container.getAsync(tokens.dispatch)
  expect((await dispatch({ attempt: async () => ({ first, answer: () => null }) })).done).toBe(true)
}

/** What the log names has to be there. */
const caseAbout = async (accused: string): Promise<string> => {
  const id = randomUUID()
  const opened = { case: id, accused, subject: 'member', about: null, urgency: 0 } as const
  const of = { site: 'vonk', subject: 'member', subjectId: null, accused } as const
  const record = { ...of, foundBy: 'staff' as const, report: null, evidence: [] }
  await dispatched([{ to: 'moderationCase', id, begin: opened, record, must: true }])
  return id
}

/** Bram adds a photo, or sends one to Anna. */
const begun = async (isTalk: boolean): Promise<Pictured> => {
  const bram = await join(server, box)
  const of = await caseAbout(bram.id)
  if (!isTalk) {
    const { photos } = await addPhoto(bram.browser, await evening(1))
    return { id: photos[0]?.id ?? '', case: of, bram }
  }
  const id = randomUUID()
  const talk = { conversation: randomUUID(), other: (await join(server, box)).id }
  const record = { name: id.replaceAll('-', '').repeat(2), match: null }
  const input = { photo: id, account: bram.id, talk }
  await dispatched([{ to: 'photo', id, begin: input, record, must: true }])
  return { id, case: of, bram }
}

const who = ({ bram }: Pictured, name: string) =>
  ({ eva: eva.id, finn: finn.id, bram: bram.id })[name] ?? randomUUID()

const photoEvent = (one: Pictured, { event }: Pair): AnyEvent => {
  const { by, second, case: of, ...facts } = event as AnyEvent & Record<string, string>
  return {
    ...facts,
    ...(by !== undefined && { by: who(one, by) }),
    ...(second !== undefined && { second: who(one, second) }),
    ...(of !== undefined && { case: one.case }),
  } as AnyEvent
}

/** The call of a person that leads to this event; null where another write or a command brings it. */
const callFor = ({ id, bram }: Pictured, pair: Pair) => {
  const { type, by } = pair.event as AnyEvent & { by?: string }
  const { talk } = pair.at.context as { talk: object | null }
  if (talk !== null) return null
  const { browser } = by === 'finn' ? finn : eva
  if (type === 'claim') return browser.call('POST /api/desk-photo.php', { body: { id } })
  const body = { id, rule: null }
  if (type === 'approve') return browser.call('POST /api/desk-photo-decision.php', { body })
  if (type === 'remove') return bram.browser.call('DELETE /api/photos.php', { body: { id } })
  return null
}

/** Of what is removed the row goes with its files: then it is gone, and nothing moves it either. */
const seen = async ({ id, bram }: Pictured) => {
  const store = await server.container.getAsync(tokens.store)
  const found = await store.load('photo', id, server.clock.now())
  const { next } = begin(photo, { photo: id, account: bram.id, talk: null })
  return (found?.stored ?? { ...next, state: 'removed' }) as Stored
}
const late = async (one: Pictured, pair: Pair) => {
  const said = await lateHand(server, 'photo', one.id, photoEvent(one, pair))
  return said === 'not_found' && pair.at.state === 'removed' && !moves(pair) ? pair.why : said
}

const photos: Doors<Pictured> = {
  server: () => server,
  begin: ({ walk }) => begun((walk.start.context as { talk: object | null }).talk !== null),
  see: seen,
  eventOf: photoEvent,
  ask: async (one, pair): Promise<Asked> => {
    if (isDue(pair) && moves(pair)) {
      await until(async () => {
        expect((await storedOf(server, 'photo', one.id)).state).toEqual(pair.to.state)
      })
      return { door: 'clock', said: null }
    }
    const call = moves(pair) && !isDue(pair) ? callFor(one, pair) : null
    if (!call) return { door: 'worker', said: await late(one, pair) }
    const { status, text } = await call
    expect([typeOf(pair), status, text]).toEqual([typeOf(pair), 200, text])
    return { door: 'person', said: null }
  },
}

describe('a photo, asked over HTTP', () => {
  it('does at every pair of state and event what its chart says (MOD-04)', {
    timeout: 240_000,
  }, async () => {
    const coverage = await walkApi(walksNamed('photo'), photos)
    report(coverage)
    isCovered(coverage)
  })
})
