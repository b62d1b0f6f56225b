import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { outbox, RETRY_FIRST_MS, RETRY_LAST_MS, retryMs } from '#core/chat/outbox/machine.ts'
import { exploreAsTold } from '#specs/harness/support/explore.ts'

const input = { id: 'm', to: 'bram', body: 'Hallo' }
const { pairs } = exploreAsTold(outbox, input)
const moves = pairs.flatMap((pair) => {
  if (!('to' in pair)) return []
  const told = pair.effects.map(({ type }) => ` (${type})`).join('')
  return [`${pair.at.state} --${pair.event.type}--> ${pair.to.state}${told}`]
})

const run = () => {
  const actor = createActor(outbox.machine, { input })
  const posts: string[] = []
  let settled = 0
  actor.on('post', ({ id }) => posts.push(id))
  actor.on('settled', () => {
    settled += 1
  })
  actor.start()
  return { actor, posts, settled: () => settled, at: () => actor.getSnapshot().value }
}

describe('the life of a message on the device', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('moves as the chart says, and no other way', () => {
    expect([...new Set(moves)].sort()).toEqual([
      'failed --discard--> discarded (settled)',
      'failed --retry--> sending (post)',
      'sending --delivered--> sent (settled)',
      'sending --lost--> waiting',
      'sending --refused--> failed',
      'waiting --discard--> discarded (settled)',
      'waiting --online--> sending (post)',
      'waiting --retry--> sending (post)',
      'waiting --xstate.after.retryDelay.outbox.waiting--> sending (post)',
    ])
  })

  it('is posted as it was written, to whom it was written', () => {
    const posted = pairs.flatMap((pair) => ('to' in pair ? pair.effects : []))
    const [post] = posted.filter(({ type }) => type === 'post')
    expect(post).toEqual({ type: 'post', ...input })
  })

  it('is posted at once, and settled when the server has it', () => {
    const { actor, posts, settled, at } = run()
    expect(posts).toEqual(['m'])
    actor.send({ type: 'delivered' })
    expect(at()).toBe('sent')
    expect(settled()).toBe(1)
  })

  it('waits when no answer comes, and is posted again with the same id', () => {
    const { actor, posts, at } = run()
    actor.send({ type: 'lost' })
    expect(at()).toBe('waiting')
    vi.advanceTimersByTime(RETRY_FIRST_MS - 1)
    expect(posts).toEqual(['m'])
    vi.advanceTimersByTime(1)
    expect(posts).toEqual(['m', 'm'])
  })

  it('waits longer each time, at most half a minute', () => {
    expect([0, 1, 2, 3].map(retryMs)).toEqual([1_000, 2_000, 4_000, 8_000])
    expect(retryMs(50)).toBe(RETRY_LAST_MS)
    const { actor, posts } = run()
    actor.send({ type: 'lost' })
    vi.advanceTimersByTime(RETRY_FIRST_MS)
    actor.send({ type: 'lost' })
    vi.advanceTimersByTime(2 * RETRY_FIRST_MS - 1)
    expect(posts).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(posts).toHaveLength(3)
  })

  it('does not wait any longer once the connection is back', () => {
    const { actor, posts } = run()
    actor.send({ type: 'lost' })
    actor.send({ type: 'online' })
    expect(posts).toEqual(['m', 'm'])
  })

  it('keeps a refused message with its reason, until the member tries again or discards it', () => {
    const { actor, posts, at, settled } = run()
    actor.send({ type: 'refused', why: 'insufficient_credits' })
    expect(at()).toBe('failed')
    expect(actor.getSnapshot().context.why).toBe('insufficient_credits')
    vi.advanceTimersByTime(10 * RETRY_LAST_MS)
    expect(posts).toEqual(['m'])
    actor.send({ type: 'retry' })
    expect(posts).toEqual(['m', 'm'])
    expect(actor.getSnapshot().context.why).toBeNull()
    actor.send({ type: 'refused', why: 'member_gone' })
    actor.send({ type: 'discard' })
    expect(at()).toBe('discarded')
    expect(settled()).toBe(1)
  })
})
