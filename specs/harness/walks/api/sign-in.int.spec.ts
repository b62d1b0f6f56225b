import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signIn } from '#core/account/signin/machine.ts'
import { begin, type Stored } from '#core/kernel/lifecycle.ts'
import * as tokens from '#server/platform/tokens.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { newMember, PASSWORD } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { report } from '../coverage.ts'
import { isCovered } from '../required.ts'
import { type AnyEvent, factsIn, isDue, moves, typeOf, walksNamed } from '../walk.ts'
import { type Doors, lateHand, walkApi } from './run.ts'

/** `wrong`: wrong passwords since the last right one. */
type Trier = { email: string; id: string; browser: Browser; wrong: number }

let server: SpecServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** The attempts of this computer at one address: the only ones there are in this run. */
const idOf = async (email: string) => {
  const ids = await server.container.getAsync(tokens.ids)
  const site = (await (await server.container.getAsync(tokens.sites)).all())[0]?.id
  return ids.hash(JSON.stringify([site, email, ids.hash('127.0.0.1')]))
}

const logIn = async (trier: Trier, password: string) => {
  const { email } = trier
  const { status, json } = await trier.browser.call('POST /api/user.php', {
    body: { email, password },
  })
  if (status === 200) trier.wrong = 0
  const { error = 'ok' } = json as { error?: string }
  return error
}
const wrongly = async (trier: Trier) => {
  const said = await logIn(trier, 'dit-is-het-niet')
  trier.wrong += 1
  return said === 'login_failed' ? 'ok' : said
}

const doors: Doors<Trier> = {
  server: () => server,
  atOnce: 1,
  begin: async () => {
    const { email } = await newMember(server)
    return { email, id: await idOf(email), browser: server.browser(), wrong: 0 }
  },
  see: async ({ id }): Promise<Stored> => {
    const store = await server.container.getAsync(tokens.store)
    const loaded = await store.load('signIn', id, server.clock.now())
    return loaded?.stored ?? begin(signIn, { key: id }).next
  },
  eventOf: (_, { event }) => event as AnyEvent,
  called: (_, why) => why,
  ask: async (trier, pair) => {
    const type = typeOf(pair)
    if (isDue(pair) && moves(pair)) {
      await until(async () => {
        expect((await doors.see(trier)).state).toBe('open')
      })
      return { door: 'clock', said: null }
    }
    if (isDue(pair)) {
      await wrongly(trier)
      const said = await lateHand(server, 'signIn', trier.id, pair.event as AnyEvent)
      return { door: 'worker', said }
    }
    if (type !== 'wrong') return { door: 'person', said: await logIn(trier, PASSWORD) }
    const { wrongBefore } = factsIn<{ wrongBefore: number }>(pair)
    if (moves(pair)) {
      await logIn(trier, PASSWORD)
      while (trier.wrong < wrongBefore) await wrongly(trier)
      const said = await wrongly(trier)
      const blocks = pair.to.state === 'blocked'
      return { door: 'person', said: blocks && said === 'too_many_attempts' ? 'ok' : said }
    }
    return { door: 'person', said: await wrongly(trier) }
  },
}

describe('signing in, asked over HTTP', () => {
  it('does at every pair of state and event what its chart says', async () => {
    const coverage = await walkApi(walksNamed('signIn'), doors)
    report(coverage)
    isCovered(coverage)
  })
})
