import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ICEBREAKERS, icebreakers, icebreakersFor } from '#core/chat/icebreakers.ts'
import { type Interest, interests } from '#core/discovery/values.ts'

const ids = fc.uuid({ version: 7 })
const likings = fc.subarray([...interests])
const isAboutInterest = (line: string) => interests.some((interest) => interest === line)

describe('opening lines', () => {
  it('are three different ones for whoever it is (CHT-09)', () => {
    expect(ICEBREAKERS).toBe(3)
    fc.assert(
      fc.property(ids, likings, (id, liked) => {
        const lines = icebreakersFor({ id, interests: liked })
        expect(new Set(lines).size).toBe(ICEBREAKERS)
        expect(lines.filter((line) => !icebreakers.includes(line))).toEqual([])
      }),
    )
  })

  it('are about nothing but what the member likes, and at most two about that', () => {
    fc.assert(
      fc.property(ids, likings, (id, liked) => {
        const about = icebreakersFor({ id, interests: liked }).filter(isAboutInterest)
        expect(about.length).toBeLessThan(ICEBREAKERS)
        expect(about.filter((line) => !liked.includes(line as Interest))).toEqual([])
      }),
    )
  })

  it('speak of two interests where the member has lines for two', () => {
    fc.assert(
      fc.property(ids, (id) => {
        const lines = icebreakersFor({ id, interests: ['coffee', 'wine'] })
        expect(lines.filter(isAboutInterest).sort()).toEqual(['coffee', 'wine'])
      }),
    )
  })

  it('are the same for a member every time, in whatever order the interests come', () => {
    fc.assert(
      fc.property(ids, likings, (id, liked) => {
        const lines = icebreakersFor({ id, interests: liked })
        expect(icebreakersFor({ id, interests: liked })).toEqual(lines)
        expect(icebreakersFor({ id, interests: liked.toReversed() })).toEqual(lines)
      }),
    )
  })

  it.each([
    ['019ca8c6-5d70-7c0e-9c1d-0d5c0b6f2a11', ['tea', 'wine', 'free']],
    ['019ca8c6-5d70-7c0e-9c1d-0d5c0b6f2a12', ['wine', 'art', 'evening']],
    ['bram', ['wine', 'art', 'question']],
  ])('stay those of a member also after the site has started anew: %s', (id, lines) => {
    expect(icebreakersFor({ id, interests: ['art', 'wine', 'tea', 'music'] })).toEqual(lines)
  })

  it('differ between members who like the same', () => {
    const idOf = (number: number) => `01900000-0000-7000-8000-${String(number).padStart(12, '0')}`
    const all = Array.from({ length: 50 }, (_, number) =>
      icebreakersFor({ id: idOf(number), interests: [] }).join(),
    )
    expect(new Set(all).size).toBeGreaterThan(3)
  })
})
