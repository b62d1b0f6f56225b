import { describe, expect, it } from 'vitest'
import { createOwnerCache } from '#server/platform/http/owners.ts'

describe('Whose tokens are remembered', () => {
  it('is known from the first time a token was read', () => {
    const owners = createOwnerCache()
    expect(owners.of('a')).toBe(null)
    owners.note('a', 'anna')
    expect(owners.of('a')).toBe('anna')
  })

  it('are so many at most: the oldest is forgotten, and no other', () => {
    const owners = createOwnerCache(2)
    for (const [hash, account] of [
      ['a', 'anna'],
      ['b', 'bram'],
      ['a', 'anna'],
      ['c', 'cora'],
    ] as const)
      owners.note(hash, account)
    expect(['a', 'b', 'c'].map((hash) => owners.of(hash))).toEqual([null, 'bram', 'cora'])
  })
})
