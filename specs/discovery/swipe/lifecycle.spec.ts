import { describe, expect, it } from 'vitest'
import { swipe } from '#core/discovery/swipe/machine.ts'
import { isGivenBack, isLastLike, likesLeft, mayLike } from '#core/discovery/swipe/rules.ts'
import { begin, can, step } from '#core/kernel/lifecycle.ts'
import { exploreAsTold, sentence } from '#specs/harness/support/explore.ts'

const { pairs } = exploreAsTold(swipe, {})

describe('the likes of a day in the swipe game', () => {
  it('are given, skipped past, taken back and counted anew, and move no other way', () => {
    expect(pairs.map(sentence).sort()).toEqual([
      'open --dayBegan--> open',
      'open --like {"left":0}--x no_likes_left',
      'open --like {"left":1}--> spent',
      'open --like {"left":4}--> open',
      'open --skip--> open',
      'open --told {"left":0}--> spent',
      'open --told {"left":1}--> open',
      'open --told {"left":4}--> open',
      'open --undo {"liked":false}--> open',
      'open --undo {"liked":true}--> open',
      'spent --dayBegan--> open',
      'spent --like {"left":0}--x no_likes_left',
      'spent --like {"left":1}--x no_likes_left',
      'spent --like {"left":4}--x no_likes_left',
      'spent --skip--> spent',
      'spent --told {"left":0}--> spent',
      'spent --told {"left":1}--> open',
      'spent --told {"left":4}--> open',
      'spent --undo {"liked":false}--> spent',
      'spent --undo {"liked":true}--> open',
    ])
  })

  it('are four, and skips are free however many', () => {
    let at = begin(swipe, {}).next
    for (let given = 0; given < 4; given += 1) {
      const liked = step(swipe, at, { type: 'like', left: likesLeft(given) })
      if (!liked.moved) throw new Error(`Like ${given} is refused`)
      at = liked.next
      for (let skips = 0; skips < 20; skips += 1) {
        const skipped = step(swipe, at, { type: 'skip' })
        expect(skipped).toMatchObject({ moved: true, next: at })
      }
    }
    expect(at.state).toBe('spent')
    expect(can(swipe, at, { type: 'like', left: likesLeft(4) })).toBe(false)
  })

  it('are never fewer than none', () => {
    expect([0, 1, 4, 5, 9].map(likesLeft)).toEqual([4, 3, 0, 0, 0])
  })

  it('are allowed, are the last, and come back, by a rule each', () => {
    expect([0, 1, 2].map((left) => mayLike({ left }))).toEqual(['no_likes_left', 'ok', 'ok'])
    const last = [0, 1, 2].map((left) => isLastLike({ left }))
    expect(last).toEqual(['no_likes_left', 'ok', 'more_likes_left'])
    expect([true, false].map((liked) => isGivenBack({ liked }))).toEqual(['ok', 'nothing_given'])
  })
})
