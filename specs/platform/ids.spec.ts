import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { ids } from '#adapters/system/ids.ts'

const { next, random, ofPair, secret, hash } = ids()
const thousand = <T>(make: () => T) => Array.from({ length: 1_000 }, make)

describe('ids', () => {
  test('are UUIDs of version 7, all different and in the order in which they were made', () => {
    const made = thousand(next)
    for (const id of made) expect(z.uuidv7().safeParse(id).success).toBe(true)
    expect(new Set(made).size).toBe(1_000)
    expect(made.toSorted()).toEqual(made)
  })

  test('that others see are UUIDs of version 4, which tell nothing of when they were made', () => {
    const made = thousand(random)
    for (const id of made) expect(z.uuidv4().safeParse(id).success).toBe(true)
    expect(new Set(made).size).toBe(1_000)
  })

  test('of a conversation are the same whoever of the two asks, however the id is written', () =>
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (a, b) => {
        expect(ofPair(a, b)).toBe(ofPair(b, a))
        expect(ofPair(a.toUpperCase(), b)).toBe(ofPair(a, b))
        expect(z.uuid().safeParse(ofPair(a, b)).success).toBe(true)
      }),
    ))

  test('of conversations never change, because they are stored', () => {
    const [a, b] = ['01920000-0000-7000-8000-000000000001', '01920000-0000-7000-8000-000000000002']
    expect(ofPair(a, b)).toBe('ed23f8f1-f274-5248-8aec-0d86ab507c36')
  })

  test('of conversations differ as soon as one of the two differs', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.uuid(), { minLength: 3, maxLength: 3 }), ([a, b, c]) => {
        const of = [ofPair(a ?? '', b ?? ''), ofPair(a ?? '', c ?? ''), ofPair(b ?? '', c ?? '')]
        expect(new Set(of).size).toBe(3)
      }),
    ))

  test('that are secret hold 256 bits and fit into a link', () => {
    const made = thousand(secret)
    for (const one of made) {
      expect(one).toMatch(/^[A-Za-z0-9_-]{43}$/)
      expect(Buffer.from(one, 'base64url')).toHaveLength(32)
    }
    expect(new Set(made).size).toBe(1_000)
  })

  test('that are secret are stored as their sha256', () => {
    expect(hash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})
