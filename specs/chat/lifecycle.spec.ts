import { describe, expect, it } from 'vitest'
import { conversationChart } from '#core/charts/of/conversation.ts'
import { conversation } from '#core/chat/machine.ts'
import { FREE_CONVERSATIONS, type SendRequest } from '#core/chat/rules.ts'
import { closedTo, otherSide, type Side } from '#core/chat/sides.ts'
import { begin, can, type EventOrDue, step } from '#core/kernel/lifecycle.ts'
import type { StoredOf } from '#core/kernel/lifecycles.ts'
import { exploreAsTold, nameOf } from '#specs/harness/support/explore.ts'

type Machine = typeof conversation.machine
const sides = ['starter', 'receiver'] as const
const pair = { conversation: 'c', starter: 'anna', receiver: 'bram' }
const message = { id: 'm', body: 'Hallo' }
/** What a message is judged by, as the registry tells of it in these words. */
const told = (words: string): SendRequest => {
  const sample = conversationChart.samples.send?.find(({ en }) => en === words)
  if (!sample) throw new Error(`No message is told of: ${words}`)
  return (sample.facts as { sending: SendRequest }).sending
}
const free = told('Who began, with credits enough')
const refusals: Record<string, SendRequest> = {
  member_gone: told('To somebody who is gone'),
  email_not_confirmed: told('Without a confirmed e-mail address'),
  age_proof_needed: told('Without a proof of age, where the site wants one'),
  age_refused: told('With a proof of age that says: younger than 18'),
  message_empty: told('An empty message'),
  gift_not_offered: told('A gift that this site does not have'),
  photos_not_welcome: told('A photo to who wants none'),
  photo_missing: told('A photo that has not arrived'),
  message_too_long: told('One character too long'),
  premium_only: told(`A free member, conversation number ${FREE_CONVERSATIONS + 1}`),
  insufficient_credits: told('Without credits'),
}
const { paths, pairs } = exploreAsTold(conversation, pair, {
  send: [free, ...Object.values(refusals)].map((sending) => ({ by: 'receiver', message, sending })),
})

type Regions = Record<string, string>
type At = StoredOf<'conversation'>
/** None before it has begun. */
const regionsOf = ({ state }: At): Regions =>
  typeof state === 'string' ? {} : ((state as { living: Regions }).living ?? {})
const isNew = ({ state }: At) => state === 'new'
const begun = paths.map(({ at }) => at).filter((at) => !isNew(at))
const isOpen = (at: At) => {
  const { starterBlock, receiverBlock, starterAccount, receiverAccount } = regionsOf(at)
  const blocks = [starterBlock, receiverBlock].includes('blocking')
  return !isNew(at) && !blocks && starterAccount === 'there' && receiverAccount === 'there'
}
const lived = (...events: EventOrDue<Machine>[]) =>
  events.reduce((at, event) => {
    const moved = step(conversation, at, event)
    if (!moved.moved) throw new Error(`${event.type}: ${moved.why}`)
    return moved.next
  }, begin(conversation, pair).next)
const sent = { type: 'send', by: 'starter', message, sending: free } as const
const blocks = (side: Side) => ({ type: `${side}Blocks`, action: 'b' }) as const
const whyNot = (at: At, by: Side) => {
  const result = step(conversation, at, { type: 'send', by, message, sending: free })
  return result.moved ? 'ok' : result.why
}
/** The event of a side, and which. */
const actOf = ({ type }: { type: string }) => {
  const [, side = '', act = ''] = /^(starter|receiver)(Removes|Blocks|Unblocks)$/.exec(type) ?? []
  return act ? { side: side as Side, act } : null
}

describe('the life of a conversation', () => {
  it('begins with a first message, or with a block of somebody one never spoke to', () => {
    const moved = pairs.filter((one) => isNew(one.at) && 'to' in one)
    const kinds = [...new Set(moved.map(({ event }) => event.type))]
    expect(kinds).toEqual(['send', 'starterBlocks'])
    const [first, block] = kinds.map((kind) => {
      const one = moved.find(({ event }) => event.type === kind)
      return one && 'to' in one ? regionsOf(one.to) : {}
    })
    const rest = { receiverBlock: 'open', starterAccount: 'there', receiverAccount: 'there' }
    const listed = { starterList: 'listed', receiverList: 'listed' }
    expect(first).toEqual({ talk: 'open', ...listed, starterBlock: 'open', ...rest })
    const removed = { starterList: 'removed', receiverList: 'removed' }
    expect(block).toEqual({ talk: 'silent', ...removed, starterBlock: 'blocking', ...rest })
  })

  it('is begun by its starter alone', () => {
    const at = begin(conversation, pair).next
    expect(whyNot(at, 'receiver')).toBe('not_found')
    expect(can(conversation, at, blocks('receiver'))).toBe(false)
  })

  it('is on a list only once something was said', () => {
    for (const at of begun) {
      const { talk, starterList, receiverList } = regionsOf(at)
      if (talk === 'silent') expect([starterList, receiverList]).toEqual(['removed', 'removed'])
    }
  })

  it('tells its rules exactly what its regions say, in every state', () => {
    expect(new Set(paths.map(({ at }) => nameOf(at.state))).size).toBe(paths.length)
    for (const at of begun) {
      const regions = regionsOf(at)
      expect(at.context.said).toBe(regions.talk === 'open')
      for (const side of sides) {
        expect(at.context.blocks[side]).toBe(regions[`${side}Block`] === 'blocking')
        expect(at.context.gone[side]).toBe(regions[`${side}Account`] !== 'there')
      }
    }
  })

  it('lets nobody who is away or erased remove, block or unblock', () => {
    const asked = pairs.filter(({ at, event }) => {
      const act = actOf(event)
      return act && regionsOf(at)[`${act.side}Account`] !== 'there' && !isNew(at)
    })
    expect(asked.length).toBeGreaterThan(100)
    for (const one of asked) expect(one).toMatchObject({ why: 'not_now' })
  })

  it('lets nobody be blocked who is gone and never said a word', () => {
    const asked = pairs.filter(({ at, event }) => {
      const act = actOf(event)
      const regions = regionsOf(at)
      return (
        act?.act === 'Blocks' &&
        regions.talk === 'silent' &&
        regions[`${act.side}Block`] === 'open' &&
        regions[`${act.side}Account`] === 'there' &&
        regions[`${otherSide(act.side)}Account`] !== 'there'
      )
    })
    expect(asked.length).toBeGreaterThan(3)
    for (const one of asked) expect(one).toMatchObject({ why: 'not_found' })
  })

  it.each(Object.entries(refusals))(
    'refuses with %s in every open state where it counts, and moves nothing',
    (why, sending) => {
      const open = begun.filter(isOpen)
      const asked = pairs.filter(
        ({ at, event }) => 'sending' in event && event.sending === sending && isOpen(at),
      )
      expect(asked).toHaveLength(2 * open.length)
      for (const one of asked) {
        const counts = why !== 'premium_only' || !one.at.context.said
        if (counts) expect(one).toMatchObject({ why })
        else expect('to' in one).toBe(true)
      }
    },
  )

  it('opens at a message that may be sent, and is on both lists again', () => {
    const allowed = pairs.filter(
      (one) => 'sending' in one.event && one.event.sending === free && isOpen(one.at),
    )
    expect(allowed).toHaveLength(2 * begun.filter(isOpen).length)
    for (const one of allowed) {
      if (!('to' in one)) throw new Error(one.why)
      const { talk, starterList, receiverList } = regionsOf(one.to)
      expect([talk, starterList, receiverList]).toEqual(['open', 'listed', 'listed'])
    }
  })

  it('lets no message through where one blocks or one is gone, whatever its facts', () => {
    const closed = pairs.filter(
      ({ at, event }) => event.type === 'send' && !isOpen(at) && !isNew(at),
    )
    expect(closed.length).toBeGreaterThan(700)
    for (const pair of closed) {
      const { by } = pair.event as { by: Side }
      const why = closedTo(by, pair.at.context).blocking ? 'member_blocked' : 'member_gone'
      expect(pair).toMatchObject({ why })
    }
  })

  it('tells who sent and who is to receive, and what it cost, once', () => {
    for (const by of sides) {
      const result = step(conversation, lived(sent), { ...sent, by })
      const [from, to] = by === 'starter' ? ['anna', 'bram'] : ['bram', 'anna']
      expect(result).toMatchObject({
        moved: true,
        effects: [{ type: 'messageSent', conversation: 'c', message: 'm', from, to, cost: 1 }],
      })
    }
  })

  it('leaves the list of the one who removes it, and of nobody else', () => {
    const open = lived(sent)
    const removed = step(conversation, open, { type: 'starterRemoves' })
    if (!removed.moved) throw new Error(removed.why)
    expect(nameOf(removed.next.state)).toContain('starterList.removed+receiverList.listed')
    expect(removed.effects).toEqual([{ type: 'chatRemoved', conversation: 'c', by: 'anna' }])
    expect(can(conversation, removed.next, { type: 'starterRemoves' })).toBe(false)
    expect(can(conversation, removed.next, { type: 'receiverRemoves' })).toBe(true)
  })
})

describe.each(sides)('a block by the %s', (side) => {
  const other = otherSide(side)
  const blocked = lived(sent, blocks(side))

  it('takes the chat off both lists and tells whom it concerns, once (PRF-08)', () => {
    const result = step(conversation, lived(sent), blocks(side))
    expect(result).toMatchObject({
      effects: [
        { type: 'blocked', action: 'b', conversation: 'c', by: pair[side], other: pair[other] },
      ],
    })
    expect(regionsOf(blocked)).toMatchObject({ starterList: 'removed', receiverList: 'removed' })
    expect(can(conversation, blocked, blocks(side))).toBe(false)
  })

  it('says so to the one who blocks; to the other the member is just gone (CHT-15)', () => {
    expect(whyNot(blocked, side)).toBe('member_blocked')
    expect(whyNot(blocked, other)).toBe('member_gone')
  })

  it('can be lifted by the one who blocks alone, and leaves the chat off the lists', () => {
    expect(can(conversation, blocked, { type: `${other}Unblocks` })).toBe(false)
    const lifted = lived(sent, blocks(side), { type: `${side}Unblocks` })
    expect(regionsOf(lifted)).toMatchObject({ starterList: 'removed', receiverList: 'removed' })
    expect([whyNot(lifted, side), whyNot(lifted, other)]).toEqual(['ok', 'ok'])
  })

  it('leaves a block by the other as it is', () => {
    const once = lived(sent, blocks(side), blocks(other), { type: `${side}Unblocks` })
    expect(whyNot(once, side)).toBe('member_gone')
    expect(whyNot(once, other)).toBe('member_blocked')
  })
})

describe.each(sides)('a conversation whose %s is gone', (side) => {
  const other = otherSide(side)

  it('takes no message while the account is away, and does again when it is back (CHT-15)', () => {
    const away = lived(sent, { type: `${side}Leaves` })
    expect([whyNot(away, side), whyNot(away, other)]).toEqual(['member_gone', 'member_gone'])
    expect(regionsOf(away)).toMatchObject({ starterList: 'listed', receiverList: 'listed' })
    const back = lived(sent, { type: `${side}Leaves` }, { type: `${side}Returns` })
    expect(back).toEqual(lived(sent))
  })

  it('stays closed once the account is erased, and on the list of the other alone', () => {
    const erased = lived(sent, { type: `${side}Leaves` }, { type: `${side}Erased` })
    expect(regionsOf(erased)).toMatchObject({
      [`${side}List`]: 'removed',
      [`${other}List`]: 'listed',
    })
    for (const type of [`${side}Returns`, `${side}Leaves`, `${side}Erased`] as const) {
      expect(can(conversation, erased, { type })).toBe(false)
    }
    expect(can(conversation, erased, { type: `${other}Removes` })).toBe(true)
  })

  it('keeps a block through leaving and coming back', () => {
    const back = lived(sent, blocks(side), { type: `${side}Leaves` }, { type: `${side}Returns` })
    expect(whyNot(back, other)).toBe('member_gone')
    expect(whyNot(back, side)).toBe('member_blocked')
  })
})
