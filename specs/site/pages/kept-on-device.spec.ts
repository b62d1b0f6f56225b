import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isTold, keptItems, keptOnDevice } from '#core/site/pages/kept-on-device.ts'
import { cookieTerms } from '#server/site/pages/facts.ts'
import { tablesOf } from '#server/site/pages/tables.ts'

const client = join(import.meta.dirname, '..', '..', '..', 'client')
const sources = globSync('**/*.{ts,tsx,js}', { cwd: client }).map((file) =>
  readFileSync(join(client, file), 'utf8'),
)
/** What is no more than said between tabs, tried and taken away, or the beginning of other names. */
const NOT_KEPT = ['vonk.session', 'vonk.live', 'vonk.probe', 'vonk.']

const ANNA = '01900000-0000-7000-8000-000000000100'

describe('what is kept on a device', () => {
  it.each([
    '__Host-session',
    'locale',
    'vonk.signup.at',
    `vonk.${ANNA}.draft.x`,
    'vonk-shell-abc',
    'vonk.scroll',
  ])('is told of as %s', (name) => {
    expect(isTold(cookieTerms, name)).toBe(true)
  })

  it('is told of by each name that the program gives to anything', () => {
    const names = sources
      .flatMap((source) =>
        [...source.matchAll(/(['"`])(vonk[.-].*?)\1/g)].map(([, , name]) => name),
      )
      .map((name = '') => name.replaceAll(/\$\{account\}/g, ANNA).replaceAll(/\$\{\w+\}/g, 'x'))
    const kept = [...new Set(names)].filter((name) => !NOT_KEPT.includes(name))
    expect(kept.length).toBeGreaterThan(20)
    expect(
      kept.filter((name) => !isTold(cookieTerms, name === 'vonk-shell-' ? `${name}1` : name)),
    ).toEqual([])
  })

  it('is kept under no name that stands elsewhere than in a constant', () => {
    const literal = sources.flatMap((source) => [...source.matchAll(/setItem\(\s*['"`]([^'"`]+)/g)])
    expect(literal.map(([, name]) => name)).toEqual([])
    expect(isTold(cookieTerms, 'lb')).toBe(true)
  })

  it.each(['_ga', 'vonk.other', `vonk.${ANNA}`, 'locale2', 'vonk.scroll.x', ''])(
    'is not told of as %j',
    (name) => {
      expect(isTold(cookieTerms, name)).toBe(false)
    },
  )

  it.each(['nl', 'en'] as const)(
    'stands in the table of %s line by line, each with its end',
    (language) => {
      const [, , ...rows] = (tablesOf(language).cookies ?? '').split('\n')
      expect(rows).toHaveLength(keptItems.length)
      const kept = keptOnDevice(cookieTerms)
      for (const [nth, name] of keptItems.entries()) {
        expect(rows[nth]).toContain(
          kept[name].names[0]?.replaceAll(/[*_#]/g, (mark) => `\\${mark}`),
        )
      }
      expect(rows[0]).toMatch(/30 (dagen|days)/)
    },
  )
})
