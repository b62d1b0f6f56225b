import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moderationStore } from '#adapters/postgres/moderation/store.ts'
import { idempotencyStore } from '#adapters/postgres/platform/idempotency.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { ChatTask } from '#core/kernel/jobs.ts'
import type { Ids } from '#core/kernel/ports.ts'
import { createBlocks } from '#server/chat/blocking/block.ts'
import { createSendMessage } from '#server/chat/send.ts'
import { createDoChatTask } from '#server/chat/tasks.ts'
import { siteOf } from '#server/demo/site.ts'
import { createDispatch } from '#server/platform/dispatch.ts'
import {
  NOON,
  newMember,
  openStores,
  pairOf,
  SITE,
  type Stores,
} from '#specs/harness/database/postgres.ts'
import { restorationOf, suspensionOf } from '#specs/harness/database/suspension.ts'
import { triesOf } from '#specs/harness/long/how-long.ts'
import { type Dice, diceOf } from '#specs/harness/simulator/dice.ts'
import { only } from '#specs/harness/simulator/only.ts'

const SEEDS = triesOf('chat/properties.int.spec.ts')
const ROUNDS = 10
const AT_ONCE_MAX = 3
const CREDITS = 25
const LONG_MS = 300_000

let stores: Stores
beforeAll(async () => {
  stores = await openStores()
})
afterAll(() => stores.close())

/** How often members do what, in comparison. */
const habits = {
  send: 10,
  read: 6,
  remove: 2,
  block: 1,
  unblock: 2,
  suspend: 1,
  restore: 2,
}

/** What three members do with one another, by the parts of the server that do it. */
const actsOf = (dice: Dice, members: string[]) => {
  const { store, chats } = stores
  const moderation = moderationStore(stores.db)
  const clock = { now: () => NOON }
  const dispatch = createDispatch({
    store,
    idempotencyStore: idempotencyStore(stores.db),
    clock,
    liveHints: { publish: () => undefined },
  })
  const ids = only<Ids>('ids', { next: randomUUID, ofPair: pairOf })
  const send = createSendMessage({ dispatch, chats, moderation, ids })
  const blocks = createBlocks({ dispatch, store, chats, ids })
  const task = createDoChatTask({ ...stores, dispatch })
  const site = { ...siteOf('vonk.example'), id: SITE }

  const moveBy = (firstOf: () => Promise<FirstEvent[]>) =>
    dispatch({ attempt: async () => ({ first: await firstOf(), answer: () => null }) })
  const move = (...first: FirstEvent[]) => moveBy(async () => first)
  const ofAccount = async (id: string, type: 'suspend' | 'restore') => {
    await (type === 'suspend'
      ? move(...suspensionOf(id, SITE))
      : moveBy(() => restorationOf(stores, id, false)))
    await task({ task: 'align', account: id })
  }
  const act = async () => {
    const by = dice.pick(members)
    const other = dice.pick(members.filter((id) => id !== by))
    const conversation = pairOf(by, other)
    const message = { id: randomUUID(), body: 'hoi' }
    const upTo = dice.whole(0, 12)
    switch (dice.weighed(habits)) {
      case 'send':
        return send({ site, sender: by, recipient: other, message })
      case 'read':
        return chats.read(by, conversation, upTo)
      case 'remove': {
        const side = await chats.sideOf(by, conversation)
        const event = { type: `${side ?? 'starter'}Removes` } as const
        return side && move({ to: 'conversation', id: conversation, event, must: false })
      }
      case 'block':
        await blocks.block({ by, other, key: null })
        return task({ task: 'refund', conversation, reader: by })
      case 'unblock':
        return blocks.unblock({ by, other, key: null })
      case 'suspend':
        return ofAccount(by, 'suspend')
      case 'restore':
        return ofAccount(by, 'restore')
    }
  }
  return { act, task }
}

/** The conversations whose counts are not those of their messages. */
const miscounted = async () => {
  const unread = (mine: string, theirs: string) => `${mine}_unread <> (
    select count(*) from message m where m.conversation_id = c.id and m.side = '${theirs}'
      and m.seq > greatest(c.${mine}_read, c.${mine}_from))`
  const { rows } = await stores.db.pool.query<{ id: string }>(
    `select id from conversation c
    where ${unread('starter', 'receiver')} or ${unread('receiver', 'starter')}
      or last_seq <> (select count(*) from message m where m.conversation_id = c.id)`,
  )
  return rows
}

/** Messages that were not charged once, or gave back anything but what they cost. */
const mischarged = async () => {
  const { rows } = await stores.db.pool.query<{ id: string }>(
    `select m.id from message m left join ledger_entry e on e.operation = m.id
      and e.book_id in (select account_id from wallet)
    group by m.id, m.state
    having coalesce(sum(-e.credits) filter (where e.reason = 'message'), 0) <> 1
      or coalesce(sum(e.credits) filter (where e.reason = 'undelivered'), 0)
        <> (m.state = 'refunded')::int`,
  )
  return rows
}

/** A list counts what its conversations show: the answers of the server agree with one another. */
const expectListToAgree = async (account: string) => {
  const { chats, unread } = await stores.chats.list(account, NOON)
  let inAll = 0
  for (const { conversation: id, unread: counted } of chats) {
    const found = await stores.chats.conversation({ account, conversation: id, now: NOON })
    const shown = found?.messages.filter(
      ({ from, seq }) => from !== account && seq > (found?.readSeq ?? 0),
    )
    expect(counted, id).toBe(shown?.length ?? 0)
    inAll += counted
  }
  expect(unread).toBe(inAll)
}

describe('Unread counts', () => {
  it(
    `equal the unread messages, whatever three members do at once, for ${SEEDS} seeds (C1, C4)`,
    async () => {
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const dice = diceOf(seed)
        const made = [1, 2, 3].map(() => newMember(stores, { credits: CREDITS, premium: true }))
        const members = await Promise.all(made)
        const { act, task } = actsOf(dice, members)
        for (let round = 1; round <= ROUNDS; round += 1) {
          await Promise.all(Array.from({ length: dice.whole(1, AT_ONCE_MAX) }, act))
          expect(await miscounted(), `seed ${seed}, round ${round}`).toEqual([])
        }
        for (const account of members) {
          await task({ task: 'align', account } satisfies ChatTask)
          await expectListToAgree(account)
        }
        expect(await mischarged(), `seed ${seed}`).toEqual([])
      }
    },
    LONG_MS,
  )
})
