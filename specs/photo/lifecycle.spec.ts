import { describe, expect, it } from 'vitest'
import { begin, type EventOrDue, step } from '#core/kernel/lifecycle.ts'
import { photo } from '#core/photo/machine.ts'

type PhotoEvent = EventOrDue<typeof photo.machine>
const input = { photo: 'f', account: 'bram', talk: null }
const claim = (by: string, involved = false): PhotoEvent => ({ type: 'claim', by, involved })
const refuse: PhotoEvent = { type: 'refuse', by: 'eva', case: 'z' }
const lock: PhotoEvent = { type: 'lock', case: 'z', hash: null }
const handOver = (second: string): PhotoEvent => ({ type: 'handOver', by: 'eva', second })
const destroy = (second: string): PhotoEvent => ({ type: 'destroy', by: 'eva', second })

/** Where a photo is after these events; a refusal leaves it, and is told. */
const reached = (...events: PhotoEvent[]) => {
  const begun = begin(photo, input)
  let at = begun.next
  const refusals: string[] = []
  const effects: string[] = begun.effects.map(({ type }) => type)
  for (const event of events) {
    const result = step(photo, at, event)
    if (!result.moved) refusals.push(result.why)
    else {
      at = result.next
      effects.push(...result.effects.map(({ type }) => type))
    }
  }
  return { state: at.state, refusals, effects }
}

describe('A photo', () => {
  it('waits for a look before others see it, or shows and waits', () => {
    expect(reached().state).toEqual({ pending: 'waiting' })
    expect(reached({ type: 'show' }).state).toEqual({ shown: 'waiting' })
    for (const first of [[], [{ type: 'show' } as const]]) {
      const approve: PhotoEvent = { type: 'approve', by: 'eva' }
      expect(reached(...first, claim('eva'), approve).state).toEqual({ shown: 'approved' })
      expect(reached(...first, claim('eva'), refuse).state).toBe('refused')
    }
  })

  it('has one member of staff before it, who is not its own, and who alone decides', () => {
    expect(reached(claim('bram', true)).refusals).toEqual(['own_case'])
    expect(reached(claim('eva'), claim('finn')).refusals).toEqual(['case_claimed'])
    expect(reached(claim('finn'), refuse).refusals).toEqual(['case_not_claimed'])
    const over = { type: 'xstate.after.lease.photo.opened' } as PhotoEvent
    expect(reached(claim('eva'), over, claim('finn')).state).toEqual({ pending: 'opened' })
  })

  it('comes back when a decision on it is taken back', () => {
    const end = reached(claim('eva'), refuse, { type: 'return' })
    expect(end.state).toEqual({ shown: 'approved' })
    expect(reached({ type: 'show' }, { type: 'withhold' }).state).toBe('refused')
  })

  it('locked for a term shows again after it where staff approved it, and otherwise waits for a look (MOD-15)', () => {
    const forTerm: PhotoEvent = { type: 'lockForTerm', case: 'z', hash: null }
    const over = { type: 'xstate.after.lockTerm.photo.forTerm' } as PhotoEvent
    const approved = [claim('eva'), { type: 'approve', by: 'eva' }] as const
    expect(reached(...approved, forTerm, over).state).toEqual({ shown: 'approved' })
    expect(reached(claim('eva'), refuse, forTerm, over).state).toBe('refused')
    expect(reached({ type: 'show' }, forTerm, over).state).toEqual({ pending: 'waiting' })
    expect(reached({ type: 'show' }, forTerm, over, lock, { type: 'unlock' }).state).toEqual({
      pending: 'waiting',
    })
  })

  it('locked for a term stays locked once a decision locks it (MOD-15)', () => {
    const forTerm: PhotoEvent = { type: 'lockForTerm', case: 'z', hash: null }
    const over = { type: 'xstate.after.lockTerm.photo.forTerm' } as PhotoEvent
    const end = reached(forTerm, lock, forTerm, over)
    expect(end.state).toEqual({ locked: 'untilDecided' })
    expect(end.refusals).toEqual(['not_now', 'not_now'])
  })

  it('is what it was after a lock for nothing, whatever was decided meanwhile', () => {
    const unlock: PhotoEvent = { type: 'unlock' }
    expect(reached(lock, unlock).state).toEqual({ pending: 'waiting' })
    expect(reached({ type: 'show' }, lock, unlock).state).toEqual({ shown: 'waiting' })
    const approved = [claim('eva'), { type: 'approve', by: 'eva' }] as const
    expect(reached(...approved, lock, unlock).state).toEqual({ shown: 'approved' })
    expect(reached({ type: 'show' }, ...approved, lock, unlock).state).toEqual({
      shown: 'approved',
    })
    expect(reached({ type: 'show' }, claim('eva'), lock, unlock).state).toEqual({
      shown: 'waiting',
    })
    expect(reached(claim('eva'), refuse, lock, unlock).state).toBe('refused')
    expect(reached({ type: 'show' }, lock, { type: 'withhold' }, unlock).state).toBe('refused')
    const back = reached(claim('eva'), refuse, lock, { type: 'return' }, unlock)
    expect(back.state).toEqual({ shown: 'approved' })
  })

  it('is handed over before it is destroyed, both by two people', () => {
    expect(reached(lock, destroy('finn')).refusals).toEqual(['not_now'])
    expect(reached(lock, handOver('eva')).refusals).toEqual(['own_decision'])
    expect(reached(lock, handOver('finn'), destroy('eva')).refusals).toEqual(['own_decision'])
    const end = reached(lock, handOver('finn'), handOver('finn'), destroy('finn'))
    expect(end).toMatchObject({ state: 'destroyed', refusals: [] })
    expect(end.effects).toEqual(['photoCame', 'photoLocked', 'photoDestroyed'])
  })

  it('is taken away by its member alone, and not while it is locked', () => {
    const remove = (by: string): PhotoEvent => ({ type: 'remove', by })
    expect(reached(remove('anna')).refusals).toEqual(['not_found'])
    expect(reached(remove('bram')).state).toBe('removed')
    expect(reached(claim('eva'), refuse, remove('bram')).state).toBe('removed')
    expect(reached(lock, remove('bram'))).toMatchObject({
      state: { locked: 'untilDecided' },
      refusals: ['not_now'],
    })
  })
})
