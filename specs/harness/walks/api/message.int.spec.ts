import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { message as letter } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { report } from '../coverage.ts'
import { isCovered } from '../required.ts'
import { type AnyEvent, moves, typeOf, walksNamed } from '../walk.ts'
import { memoryMailbox } from './mailbox.ts'
import { byStaff, join, type Somebody } from './members.ts'
import { withQuickPasswords } from './quick-passwords.ts'
import { type Doors, lateHand, storedOf, walkApi } from './run.ts'

type Letter = { id: string; from: Somebody; to: Somebody }

const box = memoryMailbox()

let server: SpecServer
beforeAll(async () => {
  server = await startServer({
    rebind: (container) => {
      box.rebind(container)
      withQuickPasswords(container)
    },
  })
})
afterAll(() => server.stop())

/** One to a fictional profile waits from its first moment: the specs of answers that are due walk it. */
const toMembers = walksNamed('message').slice(0, 1)

const doors: Doors<Letter> = {
  server: () => server,
  begin: async () => {
    const [from, to] = await Promise.all([join(server, box), join(server, box)])
    const id = randomUUID()
    await from.browser.ask('POST /api/message.php', letter(to.id, 'Hallo', id))
    return { id, from, to }
  },
  see: ({ id }) => storedOf(server, 'message', id),
  eventOf: ({ from, to }, { event }) => {
    const { by, ...facts } = event as AnyEvent & { by?: string }
    return by === undefined ? facts : { ...facts, by: by === 'anna' ? from.id : to.id }
  },
  ask: async (letter, pair) => {
    const { id, from, to } = letter
    if (!moves(pair)) {
      return {
        door: 'worker',
        said: await lateHand(server, 'message', id, doors.eventOf(letter, pair)),
      }
    }
    if (typeOf(pair) === 'remove') await byStaff(server, 'erase', from.email)
    else if (typeOf(pair) === 'retract')
      await from.browser.ask('DELETE /api/message.php', { body: { id } })
    else await to.browser.ask('POST /api/block.php', { body: { id: from.id } })
    await until(async () => {
      expect((await storedOf(server, 'message', id)).state).toBe(pair.to.state)
    })
    return { door: 'worker', said: null }
  },
}

describe('a message that was sent, asked over HTTP', () => {
  it('does at every pair of state and event what its chart says', {
    timeout: 120_000,
  }, async () => {
    const coverage = await walkApi(toMembers, doors)
    report(coverage)
    isCovered(coverage)
  })
})
