import { describe, expect, it } from 'vitest'
import {
  changesOf,
  languageOfTerms,
  nameOfTerms,
  termsAreAgreed,
} from '#core/account/terms/rules.ts'
import { type Call, takesKey } from '#core/contract/call.ts'
import { contract, type Key } from '#core/contract/contract.ts'
import { goesOnWithoutTerms, isMembersChange, waitsForTerms } from '#core/contract/terms.ts'
import type { PageText } from '#core/site/pages/views.ts'

const keys = Object.keys(contract) as Key[]
const pageOf = (clauses: Record<string, string>, title = (id: string) => id): PageText => ({
  title: 'Wat we afspreken',
  lead: '',
  version: '2026-11-26',
  numbered: true,
  clauses: Object.entries(clauses).map(([id, text]) => ({
    id,
    title: title(id),
    summary: null,
    blocks: [{ kind: 'paragraph', line: [{ text }] }],
  })),
})

describe('a version of the terms', () => {
  it('names the language in which it was read, its day and its mark', () => {
    for (const language of ['nl', 'en-US']) {
      const named = nameOfTerms({ language, day: '2026-11-26', mark: '0123456789abcdef' })
      expect(languageOfTerms(named)).toBe(language)
    }
    expect(languageOfTerms('2026-11-26')).toBeNull()
  })

  it('is agreed to by who agreed to it, and by nobody else', () => {
    expect(termsAreAgreed('nl.2026-11-26.a1', 'nl.2026-11-26.a1')).toBe('ok')
    expect(termsAreAgreed('nl.2026-11-26.a1', 'nl.2026-11-26.a2')).toBe('terms_changed')
    expect(termsAreAgreed(null, 'nl.2026-11-26.a1')).toBe('terms_changed')
  })

  it('says which of its clauses are new, changed or gone, as its reader reads them', () => {
    const was = pageOf({ who: 'wij', price: '1 credit', old: 'weg' })
    const is = pageOf({ who: 'wij', price: '2 credits', extra: 'erbij' })
    const told = pageOf({ who: '', price: '', extra: '' }, (id) => `The ${id}`)
    expect(changesOf(was, is)).toEqual([
      { id: 'price', title: 'price', kind: 'changed' },
      { id: 'extra', title: 'extra', kind: 'new' },
      { id: 'old', title: 'old', kind: 'gone' },
    ])
    expect(changesOf(was, is, told).map(({ title }) => title)).toEqual([
      'The price',
      'The extra',
      'old',
    ])
    expect(changesOf(was, was)).toEqual([])
  })
})

describe('what goes on without the terms', () => {
  const named: Key[] = Object.values(goesOnWithoutTerms).flat()

  it('is named once, with why, and is what a member changes', () => {
    expect(new Set(named).size).toBe(named.length)
    expect(named.filter((key) => !isMembersChange(key))).toEqual([])
  })

  it.each<Key>([
    'POST /api/message.php',
    'POST /api/likes.php',
    'POST /api/swipe-game.php',
    'POST /api/order.php',
    'PUT /api/direct-debit.php',
    'POST /api/photos.php',
    'PUT /api/profile.php',
  ])('is not %s', (key) => {
    expect(waitsForTerms(key)).toBe(true)
  })

  it.each<Key>([
    'DELETE /api/user.php',
    'GET /api/logout.php',
    'POST /api/data.php',
    'POST /api/withdrawal.php',
    'POST /api/report.php',
    'POST /api/block.php',
    'PUT /api/chat.php',
    'GET /api/members.php',
  ])('is %s', (key) => {
    expect(waitsForTerms(key)).toBe(false)
  })

  it('is all that nobody does as a member: visitors, staff and banks are not asked', () => {
    const others = keys.filter((key) => (contract[key] as Call).audience !== 'member')
    expect(others.filter(waitsForTerms)).toEqual([])
    const unnamed = keys.filter((key) => isMembersChange(key) && !named.includes(key))
    expect(unnamed.filter((key) => !waitsForTerms(key))).toEqual([])
    expect(unnamed.filter((key) => takesKey(key, contract[key])).length).toBeGreaterThan(10)
  })
})
