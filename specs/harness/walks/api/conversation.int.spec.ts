import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conversation } from '#core/chat/machine.ts'
import { FREE_CONVERSATIONS, type SendRequest } from '#core/chat/rules.ts'
import { otherSide, type Side } from '#core/chat/sides.ts'
import type { Gift } from '#core/chat/values.ts'
import { begin, type Stored } from '#core/kernel/lifecycle.ts'
import * as tokens from '#server/platform/tokens.ts'
import { buy, message } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { report } from '../coverage.ts'
import { isCovered } from '../required.ts'
import {
  type AnyEvent,
  factsIn,
  moves,
  type Pair,
  sameState,
  stateKey,
  tell,
  typeOf,
  verdictOf,
  walksNamed,
} from '../walk.ts'
import { leavingUndone } from './held-work.ts'
import { memoryMailbox } from './mailbox.ts'
import {
  byStaff,
  comeBack,
  goAway,
  join,
  proveAge,
  type Somebody,
  show,
  withSettings,
} from './members.ts'
import { withQuickPasswords } from './quick-passwords.ts'
import { type Asked, type Doors, lateHand, walkApi } from './run.ts'

type Talk = { id: string } & Record<Side, Somebody>
type Send = { by: Side; sending: SendRequest }
type Regions = Record<string, string>

const CREDITS = 40
/** The one gift that this site has not. */
const LEFT_OUT = 'wine'
const OFFERED = 'tulips'
const sides = ['starter', 'receiver'] as const
const box = memoryMailbox()

/** Accounts of which the worker has not told their conversations yet that they are gone. */
const unaware = new Set<string>()

let server: SpecServer
let sinks: Somebody[]
beforeAll(async () => {
  server = await startServer({
    rebind: (container) => {
      box.rebind(container)
      withQuickPasswords(container)
      leavingUndone(
        container,
        (job) => job.name === 'chats' && job.task === 'align' && unaware.has(job.account),
      )
    },
  })
  const settings = { signup_credits: CREDITS, gifts_left_out: [LEFT_OUT] }
  await withSettings(server, { ...settings, age_proof: 'before_chat' })
  sinks = await Promise.all([join(server, box), join(server, box)])
})
afterAll(() => server.stop())

/** Before it has begun: nothing stands in its way. */
const atFirst: Regions = {
  talk: 'new',
  starterBlock: 'open',
  receiverBlock: 'open',
  starterAccount: 'there',
  receiverAccount: 'there',
}
const regionsOf = ({ state }: Pick<Stored, 'state'>) =>
  state === 'new' ? atFirst : (state as { living: Regions }).living
const isStart = ({ at }: Pair) => at.state === 'new'
/** Nothing was ever said. */
const isNew = ({ at }: Pair) => regionsOf(at).talk !== 'open'
const isOpenly = ({ at }: Pair) => {
  const regions = regionsOf(at)
  return sides.every(
    (side) => regions[`${side}Block`] === 'open' && regions[`${side}Account`] === 'there',
  )
}
/** The other blocks, or one of the two is gone. */
const isBarred = ({ at }: Pair, by: Side) => {
  const regions = regionsOf(at)
  const isGone = sides.some((side) => regions[`${side}Account`] !== 'there')
  return isGone || regions[`${otherSide(by)}Block`] === 'blocking'
}
const codeOf = ({ json }: { json: unknown }) => (json as { error?: string }).error ?? 'ok'

const say = (from: Somebody, to: Somebody, body = 'Hallo', gift?: Gift) => {
  const said = message(to.id, body)
  return from.browser.call('POST /api/message.php', {
    body: { ...said.body, ...(gift && { gift }) },
  })
}
const giftOf = ({ gift }: SendRequest) => gift && (gift.offered ? OFFERED : LEFT_OUT)

/** Arranges what the sample says of the two, where the chart looks at it. */
const arrange = async ({ starter, receiver }: Talk, { sending }: Send) => {
  const { premium, started, balance, otherThere, photo, age } = sending
  if (age) await proveAge(server, starter, age === 'refused' ? 'minor' : null)
  if (photo) {
    const body = { chat_photos: photo.isWelcome }
    await receiver.browser.ask('PUT /api/meeting-choices.php', { body })
  }
  if (!otherThere) {
    unaware.add(receiver.id)
    await goAway(receiver)
  }
  if (premium) await buy(starter.browser)
  if (started >= FREE_CONVERSATIONS) for (const sink of sinks) await say(starter, sink)
  if (balance > 0) return
  const [sink] = sinks
  while (sink && codeOf(await say(starter, sink)) === 'ok');
}
const bodyOf = ({ length, lengthMax }: SendRequest, siteMax: number) => {
  if (length === 0) return ''
  return length > lengthMax ? 'x'.repeat(siteMax + 1) : 'Hallo'
}
const siteMax = async () => {
  const [site] = await (await server.container.getAsync(tokens.sites)).all()
  return site?.settings.message_length ?? 0
}

const send = async (talk: Talk, pair: Pair): Promise<Asked> => {
  const facts = factsIn<Send>(pair)
  if (isOpenly(pair)) await arrange(talk, facts)
  const body = bodyOf(facts.sending, await siteMax())
  const gift = giftOf(facts.sending)
  const [from, to] = [talk[facts.by], talk[otherSide(facts.by)]]
  const { photo } = facts.sending
  const said = codeOf(await (photo ? show(from, to, photo) : say(from, to, body, gift)))
  return { door: 'person', said: said === 'authentication_required' ? null : said }
}

const arrives = (talk: Talk, { state }: Stored) =>
  until(async () => {
    const seen = await doors.see(talk)
    if (!sameState(seen.state, state)) throw new Error(`It is ${JSON.stringify(seen.state)}`)
  })

/** What happens to an account reaches its conversations through the worker. */
const accounts: Record<string, (one: Somebody) => Promise<unknown>> = {
  Leaves: goAway,
  Returns: (one) => comeBack(one, box),
  Erased: ({ email }) => byStaff(server, 'erase', email),
}
/** These calls answer alike whether they changed something or not. */
const calls: Record<string, (me: Somebody, other: Somebody) => Promise<unknown>> = {
  Removes: ({ browser }, { id }) => browser.call('DELETE /api/chat.php', { body: { profile: id } }),
  Blocks: ({ browser }, { id }) => browser.call('POST /api/block.php', { body: { id } }),
  Unblocks: ({ browser }, { id }) => browser.call('DELETE /api/block.php', { body: { id } }),
}

const partsOf = (type: string) => {
  const [, side = 'starter', what = ''] = /^(starter|receiver)(\w+)$/.exec(type) ?? []
  return { side: side as Side, what }
}

/** Who was blocked without a word does not see whom to block: both did it at the same moment. */
const isUnseenBlock = (pair: Pair) => {
  const { side, what } = partsOf(typeOf(pair))
  return what === 'Blocks' && moves(pair) && isNew(pair) && isBarred(pair, side)
}

const IMPOSSIBLE = 'who has said something has confirmed the address, and that is never undone'

/** What has not begun is not there, for who is not its starter: that one would begin another. */
const isElsewhere = (pair: Pair) => {
  if (!isStart(pair)) return false
  const { by = partsOf(typeOf(pair)).side } = factsIn<Partial<Send>>(pair)
  return by === 'receiver' || partsOf(typeOf(pair)).what in accounts
}

const doors: Doors<Talk> = {
  server: () => server,
  atOnce: 8,
  begin: async ({ pairs }) => {
    const last = pairs.at(-1) as Pair
    const isSend = typeOf(last) === 'send' && isNew(last)
    const confirmed = !isSend || factsIn<Send>(last).sending.confirmed
    const [starter, receiver] = await Promise.all([
      join(server, box, { confirmed }),
      join(server, box),
    ])
    for (const one of [starter, receiver]) await proveAge(server, one, 'adult')
    return {
      starter,
      receiver,
      id: server.container.get(tokens.ids).ofPair(starter.id, receiver.id),
    }
  },
  see: async ({ id, starter, receiver }) => {
    const store = await server.container.getAsync(tokens.store)
    const found = await store.load('conversation', id, server.clock.now())
    if (found) return found.stored as Stored
    const input = { conversation: id, starter: starter.id, receiver: receiver.id }
    return begin(conversation, input).next as Stored
  },
  /** What each side is shown has to offer it what the chart does. */
  shows: async (talk, walk, at) => {
    const key = stateKey(walk.name, at)
    const here = walk.pairs.filter((pair) => stateKey(walk.name, pair.at) === key)
    const faults: string[] = []
    for (const side of sides) {
      const query = { profile: talk[otherSide(side)].id }
      const { status, json } = await talk[side].browser.call('GET /api/chat.php', { query })
      if (status !== 200) continue
      const { lifecycle, side: shown } = (
        json as { conversation: { lifecycle: Stored; side: Side } }
      ).conversation
      expect(shown).toBe(side)
      for (const pair of here) {
        const own = typeOf(pair) === 'send' ? factsIn<Send>(pair).by : partsOf(typeOf(pair)).side
        if (own !== side || partsOf(typeOf(pair)).what in accounts) continue
        const verdict = verdictOf(walk.lifecycle, lifecycle, doors.eventOf(talk, pair))
        const expected = moves(pair) ? 'moves' : pair.why
        if (verdict !== expected) faults.push(`${tell(walk, pair)}, but ${side} sees: ${verdict}`)
      }
    }
    return faults
  },
  eventOf: (_, { event }) => {
    const facts = event as AnyEvent & { action?: string; message?: object }
    return {
      ...facts,
      ...(facts.action !== undefined && { action: randomUUID() }),
      ...(facts.message !== undefined && { message: { id: randomUUID(), body: 'Hallo' } }),
    }
  },
  /** Of somebody whom one may not see and never spoke to, nothing is told. */
  called: (pair, why) => {
    const { by } = factsIn<Send>(pair)
    const isHidden = why === 'member_gone' || (why === 'member_blocked' && isBarred(pair, by))
    return isNew(pair) && isHidden ? 'not_found' : why
  },
  alone: (pair) => {
    if (typeOf(pair) !== 'send' || !isOpenly(pair)) return false
    const { confirmed, started, balance, otherThere, age } = factsIn<Send>(pair).sending
    return (
      age !== undefined ||
      !confirmed ||
      !otherThere ||
      started >= FREE_CONVERSATIONS ||
      balance === 0
    )
  },
  closed: (_, pair) => {
    if (typeOf(pair) !== 'send' || isNew(pair) || !isOpenly(pair)) return null
    return factsIn<Send>(pair).sending.confirmed ? null : IMPOSSIBLE
  },
  ask: async (talk, pair) => {
    const type = typeOf(pair)
    if (isElsewhere(pair) && !moves(pair)) {
      const said = await lateHand(server, 'conversation', talk.id, doors.eventOf(talk, pair))
      expect(said).toBe('not_found')
      return { door: 'worker', said: pair.why }
    }
    if (type === 'send') return send(talk, pair)
    const { side, what } = partsOf(type)
    const call = calls[what]
    if (call && isUnseenBlock(pair)) {
      const said = await lateHand(server, 'conversation', talk.id, doors.eventOf(talk, pair))
      expect(said).toBe('ok')
      return { door: 'worker', said: null }
    }
    if (call) {
      await call(talk[side], talk[otherSide(side)])
      return { door: 'person', said: null }
    }
    if (!moves(pair)) {
      const said = await lateHand(server, 'conversation', talk.id, doors.eventOf(talk, pair))
      return { door: 'worker', said }
    }
    await accounts[what]?.(talk[side])
    await arrives(talk, pair.to)
    return { door: 'worker', said: null }
  },
}

describe('a conversation, asked over HTTP', () => {
  it('does at every pair of state and event what its chart says', {
    timeout: 900_000,
  }, async () => {
    const coverage = await walkApi(walksNamed('conversation'), doors)
    report(coverage)
    isCovered(coverage)
  })
})
