import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as tokens from '#server/platform/tokens.ts'
import type { Browser } from '#specs/harness/server/client.ts'
import { message as letter } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { report } from '../coverage.ts'
import { isCovered } from '../required.ts'
import { type AnyEvent, moves, typeOf, walksNamed } from '../walk.ts'
import { memoryMailbox } from './mailbox.ts'
import { byStaff, join, type Somebody } from './members.ts'
import { withQuickPasswords } from './quick-passwords.ts'
import { type Doors, lateHand, storedOf, walkApi } from './run.ts'

/** `case`: by which it was withheld. */
type Letter = { id: string; from: Somebody; to: Somebody; case: string }

const box = memoryMailbox()

let server: SpecServer
let eva: Browser
let finn: Browser
/** Somebody who works here. */
const worker = async () => {
  const { id, browser } = await join(server, box)
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(id, 'moderator')
  return browser
}

beforeAll(async () => {
  server = await startServer({
    rebind: (container) => {
      box.rebind(container)
      withQuickPasswords(container)
    },
  })
  ;[eva, finn] = [await worker(), await worker()]
})
afterAll(() => server.stop())

/** One to a fictional profile waits from its first moment: the specs of answers that are due walk it. */
const toMembers = walksNamed('message').slice(0, 1)

/** Its receiver reports it, and one of the staff decides that it has to go. */
const withhold = async (letter: Letter) => {
  const { id, to } = letter
  const { number } = await to.browser.ask('POST /api/report.php', {
    body: { subject: 'message', id, reason: 'fraud' },
  })
  const { cases } = await eva.ask('GET /api/desk.php')
  letter.case = cases.find((one) => one.number === number)?.id ?? ''
  await eva.ask('POST /api/desk-claim.php', { body: { id: letter.case } })
  const decision = { decision: 'remove_message', days: null, rule: 'fraud' } as const
  const body = { id: letter.case, ...decision, facts: 'Vraagt om geld.' }
  await eva.ask('POST /api/desk-decision.php', { body })
}

/** What holds a first message and lets it go on: the specs of first signs come to it by their calls. */
const ofHeld = /^(?:hold|deliver|refuse|xstate\.after\.heldPeriod.*)$/

/** Its sender objects, and another takes the decision back. */
const release = async ({ case: id, from }: Letter) => {
  await from.browser.ask('POST /api/appeal.php', { body: { id, words: 'Dat was een grap.' } })
  await finn.ask('POST /api/desk-claim.php', { body: { id } })
  const body = { id, outcome: 'overturned', facts: 'Het was een grap.' } as const
  await finn.ask('POST /api/desk-review.php', { body })
}

const doors: Doors<Letter> = {
  server: () => server,
  begin: async () => {
    const [from, to] = await Promise.all([join(server, box), join(server, box)])
    const id = randomUUID()
    await from.browser.ask('POST /api/message.php', letter(to.id, 'Hallo', id))
    return { id, from, to, case: '' }
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
    const type = typeOf(pair)
    if (ofHeld.test(type)) {
      await lateHand(server, 'message', id, doors.eventOf(letter, pair))
    } else if (type === 'withhold') await withhold(letter)
    else if (type === 'release') await release(letter)
    else if (type === 'remove') await byStaff(server, 'erase', from.email)
    else if (type === 'retract') await from.browser.ask('DELETE /api/message.php', { body: { id } })
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
