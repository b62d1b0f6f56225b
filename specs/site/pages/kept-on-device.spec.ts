import { describe, expect, it } from 'vitest'
import { isTold, keptItems, keptOnDevice } from '#core/site/pages/kept-on-device.ts'
import { cookieTerms } from '#server/site/pages/facts.ts'
import { tablesOf } from '#server/site/pages/tables.ts'

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
