import { describe, expect, it } from 'vitest'
import { happenedSince } from '#core/push/happenings/rules.ts'

describe('what happened', () => {
  it('is found by its member for thirty days', () => {
    expect(happenedSince(new Date('2026-11-26T12:00:00Z'))).toEqual(
      new Date('2026-10-27T12:00:00Z'),
    )
  })
})
