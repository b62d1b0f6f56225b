import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffRole } from '#core/kernel/roles.ts'
import * as tokens from '#server/platform/tokens.ts'
import { buy } from '#specs/harness/server/members.ts'
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
const staff = new Map<string, Somebody>()
const roles: Record<string, StaffRole> = { eva: 'admin', finn: 'admin', gijs: 'support' }

beforeAll(async () => {
  server = await startServer({
    rebind: (container) => {
      box.rebind(container)
      withQuickPasswords(container)
    },
  })
  const accounts = await server.container.getAsync(tokens.accounts)
  for (const [name, role] of Object.entries(roles)) {
    const one = await join(server, box)
    await accounts.setStaffRole(one.id, role)
    staff.set(name, one)
  }
})
afterAll(() => server.stop())

const named = (name = 'eva'): Somebody => {
  const found = staff.get(name)
  if (!found) throw new Error(`${name} does not work here`)
  return found
}

type Proposal = { id: string; bram: Somebody }

/** Eva proposes what the walk begins with. */
const proposed = async (kind: string): Promise<Proposal> => {
  const bram = await join(server, box)
  const reason = 'Ticket 4411'
  const { browser } = named()
  if (kind === 'refund') {
    const { payment_id: payment } = await buy(bram.browser, 'credits-150')
    const body = { kind, payment, minor: 2_500, reason } as const
    return { bram, ...(await browser.ask('POST /api/desk-approval.php', { body })) }
  }
  const body =
    kind === 'gift_credits'
      ? ({ kind: 'gift_credits', account: bram.id, credits: 50, reason } as const)
      : ({ kind: 'erase_account', account: bram.id, reason } as const)
  return { bram, ...(await browser.ask('POST /api/desk-approval.php', { body })) }
}

const approvalEvent = ({ event }: Pair): AnyEvent => {
  const { by, ...facts } = event as AnyEvent & { by?: string }
  return { ...facts, ...(by !== undefined && { by: named(by).id }) } as AnyEvent
}

const outcomes = { confirm: 'confirmed', refuse: 'refused', withdraw: 'withdrawn' } as const
const outcomeOf = (type: string) => outcomes[type as keyof typeof outcomes]

/** Whose part in it the facts say otherwise comes by another write: a person cannot lie about it. */
const isByHand = ({ event }: Pair) =>
  (event as { involved?: boolean }).involved === true ||
  outcomeOf(typeOf({ event } as Pair)) === undefined

const approvals: Doors<Proposal> = {
  server: () => server,
  begin: ({ walk }) => proposed((walk.start.context as { kind: string }).kind),
  see: ({ id }) => storedOf(server, 'approval', id),
  eventOf: (_, pair) => approvalEvent(pair),
  ask: async ({ id }, pair): Promise<Asked> => {
    if (isDue(pair) && moves(pair)) {
      await until(async () => {
        expect((await storedOf(server, 'approval', id)).state).toEqual(pair.to.state)
      })
      return { door: 'clock', said: null }
    }
    if (isDue(pair) || isByHand(pair)) {
      return { door: 'worker', said: await lateHand(server, 'approval', id, approvalEvent(pair)) }
    }
    const { by } = pair.event as { by: string }
    const body = { id, outcome: outcomeOf(typeOf(pair)) }
    const { status, json } = await named(by).browser.call('PUT /api/desk-approval.php', { body })
    const said = status === 200 ? null : (json as { error: string }).error
    return { door: 'person', said }
  },
}

describe('a proposal for two, asked over HTTP', () => {
  it('does at every pair of state and event what its chart says (MOD-03)', {
    timeout: 240_000,
  }, async () => {
    const coverage = await walkApi(walksNamed('approval'), approvals)
    report(coverage)
    isCovered(coverage)
  })
})
