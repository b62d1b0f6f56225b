import { describe, expect, it } from 'vitest'
import { askedIn, filled, validFrom } from '#core/site/pages/rules.ts'
import { pageNames, TERMS_VERSION_DATE } from '#core/site/pages/values.ts'

const ofAge = (added: string) => ({ added })
const version = { version: '2026-11-26' }

describe('the day since when a page counts', () => {
  it('is for the terms the first of December 2023, or when the company began if that is later (LND-04)', () => {
    expect(TERMS_VERSION_DATE).toBe('2023-12-01T12:00:00Z')
    const since = (added: string) => validFrom('terms', version, ofAge(added))
    expect(since('2020-01-01T00:00:00Z')).toBe(TERMS_VERSION_DATE)
    expect(since('2023-12-01T11:59:59Z')).toBe(TERMS_VERSION_DATE)
    expect(since('2023-12-01T12:00:01Z')).toBe('2023-12-01T12:00:01Z')
    expect(since('2026-11-01T12:00:00Z')).toBe('2026-11-01T12:00:00Z')
  })

  it('is for every other page the day of its version', () => {
    for (const name of pageNames.filter((other) => other !== 'terms')) {
      expect(validFrom(name, version, ofAge('2030-01-01T00:00:00Z'))).toBe('2026-11-26T12:00:00Z')
    }
  })
})

describe('a text with its facts', () => {
  it('has each fact in its place, as it is, whatever marks are in it', () => {
    const facts = { company: '*A* [b](c) | <d>', days: 14 }
    expect(filled('{{company}}: {{days}} en {{days}}', facts)).toBe(
      '\\*A\\* \\[b\\](c) \\| \\<d\\>: 14 en 14',
    )
  })

  it('has a table in its place, as Markdown', () => {
    expect(filled('{{cookies}}', {}, { cookies: '| a |' })).toBe('| a |')
  })

  it('keeps what no fact is there for, so that its operator sees it', () => {
    expect(filled('{{nonsense}}', { days: 1 })).toBe('{{nonsense}}')
    expect(askedIn('{{days}} {{nonsense}} {{days}}')).toEqual(['days', 'nonsense'])
  })
})
