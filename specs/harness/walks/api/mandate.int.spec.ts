import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mandateReference } from '#core/payment/direct-debit/rules.ts'
import { propose } from '#specs/harness/server/debits.ts'
import { priceFor } from '#specs/harness/server/prices.ts'
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
let asked = 0

beforeAll(async () => {
  server = await startServer({
    rebind: (container) => {
      box.rebind(container)
      withQuickPasswords(container)
    },
  })
})
afterAll(() => server.stop())

type Signing = { anna: Somebody; id: string; code: string }

const proposed = async (): Promise<Signing> => {
  const anna = await join(server, box)
  asked += 1
  const { body, code } = await propose(anna.browser, { nth: asked })
  return { anna, id: body.id, code }
}

const PUT = 'PUT /api/direct-debit.php'
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Through which call an event of a member comes in, and what its answer says. */
const saidOf = async ({ anna, id, code }: Signing, { event, at }: Pair) => {
  const { type } = event as AnyEvent
  const amount = priceFor('credits-10')
  if (type === 'cancel') {
    const headers = { 'idempotency-key': randomUUID() }
    const done = await anna.browser.call('DELETE /api/mandate.php', { body: { id }, headers })
    return done.status === 200 ? null : String((done.json as { error: string }).error)
  }
  if (type !== 'wrongCode') throw new Error(`${type} is no call`)
  const { json } = await anna.browser.call(PUT, { body: { id, amount, otp: wrongOf(code) } })
  const { error } = json as { error: string }
  if (error === 'invalid') return 'ok'
  // The last try is counted and void at once, as every one after it.
  return error === 'code_void' && at.state !== 'void' ? 'ok' : error
}

/** What a member does; the rest comes by workers, or by facts that no person can lie about. */
const isByPerson = (pair: Pair) =>
  (typeOf(pair) === 'wrongCode' &&
    [JSON.stringify({ unsigned: 'proposed' }), '"void"'].includes(JSON.stringify(pair.at.state))) ||
  (typeOf(pair) === 'cancel' && pair.at.state === 'active')

/** No two are called the same by their bank. */
const eventOf = ({ id }: Signing, { event }: Pair): AnyEvent =>
  typeof event === 'object' && event.type === 'agreed'
    ? { ...event, reference: mandateReference(id) }
    : (event as AnyEvent)

const mandates: Doors<Signing> = {
  server: () => server,
  begin: proposed,
  see: ({ id }) => storedOf(server, 'mandate', id),
  eventOf,
  ask: async (signing, pair): Promise<Asked> => {
    const { id } = signing
    if (isDue(pair) && moves(pair)) {
      await until(async () => {
        expect((await storedOf(server, 'mandate', id)).state).toEqual(pair.to.state)
      })
      return { door: 'clock', said: null }
    }
    if (isByPerson(pair)) return { door: 'person', said: await saidOf(signing, pair) }
    return { door: 'worker', said: await lateHand(server, 'mandate', id, eventOf(signing, pair)) }
  },
}

describe('a mandate for direct debit, asked over HTTP', () => {
  it('does at every pair of state and event what its chart says (DDB-02, DDB-05)', {
    timeout: 240_000,
  }, async () => {
    const coverage = await walkApi(walksNamed('mandate'), mandates)
    report(coverage)
    isCovered(coverage)
  })
})
