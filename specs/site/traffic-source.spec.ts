import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sourceCookie, sourceIn, sourceKeptIn } from '#core/site/traffic-source.ts'
import { TRAFFIC_VALUE_MAX, trafficFields } from '#core/site/values.ts'

describe('where a visitor comes from', () => {
  it('is what the address says of network, ref, sub1, sub2 and sub3, and of nothing else (API-05)', () => {
    expect(trafficFields).toEqual(['network', 'ref', 'sub1', 'sub2', 'sub3'])
    expect(sourceIn('?network=ads&ref=%20blog%20&sub3=c&utm=x')).toEqual({
      network: 'ads',
      ref: 'blog',
      sub3: 'c',
    })
    expect(sourceIn('?utm=x&network=&ref=%20')).toBeNull()
    expect(sourceIn('')).toBeNull()
  })

  it('keeps of a value what fits', () => {
    const long = 'x'.repeat(TRAFFIC_VALUE_MAX)
    expect(sourceIn(`?ref=${long}y`)).toEqual({ ref: long })
  })

  it('is found again in the cookie among others, whatever was in the address', () => {
    const value = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    const given = fc.record({ network: value, sub1: value }, { requiredKeys: [] })
    fc.assert(
      fc.property(given, (fields) => {
        const source = sourceIn(new URLSearchParams(fields).toString())
        if (!source) return
        const [pair = ''] = sourceCookie(source).split(';')
        expect(pair).toMatch(/^source=[\x21-\x7e]+$/)
        expect(sourceKeptIn(`locale=nl; ${pair}; other=1`)).toEqual(source)
      }),
    )
    expect(sourceKeptIn('locale=nl')).toBeNull()
  })

  it('is kept for thirty days, and goes to no other site', () => {
    expect(sourceCookie({ ref: 'blog' } as never)).toBe(
      'source=ref=blog; path=/; max-age=2592000; samesite=lax',
    )
  })
})
