import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { HOUR_MS, SECOND_MS } from '#core/kernel/time-units.ts'
import { locales, visibleLanguages } from '#core/site/languages.ts'

const spec = readFileSync(new URL('../product-spec.md', import.meta.url), 'utf8')
const section = spec.slice(spec.indexOf('## 9. Business constants'))

const sources = import.meta.glob<string>('../../core/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const modules = import.meta.glob<Record<string, unknown>>('../../core/**/*.ts', { eager: true })

/** What the product spec says of each constant, and in which unit; the first group is its value. */
const said: [name: string, words: RegExp, unit?: number][] = [
  ['FREE_PHOTOS', /Photos: (\d+) free/],
  ['PREMIUM_PHOTOS', /Photos: \d+ free, (\d+) premium/],
  ['SWIPE_LIKES_PER_DAY', /Swipe game: (\d+) likes per day/],
  ['DELETION_GRACE_DAYS', /Account deletion: (\d+) days/],
  ['WELCOME_DISCOUNT_PERCENT', /Welcome discount (\d+)%/],
  ['TIME_BONUS_PERCENT', /TIMEBONUS25, (\d+)%/],
  ['TIME_BONUS_SECONDS', /status active, (\d+) s from signup/],
  ['BADGE_CAP', /Badges cap at (\d+)\+/],
  ['CREDIT_BADGE_AT', /credit badge at (\d+) credits or fewer/],
  ['REFRESH_MS', /likes refresh every (\d+) s/, SECOND_MS],
  ['REFRESH_PUSHED_MS', /or (\d+) s if push is subscribed/, SECOND_MS],
  ['REFRESH_FIRST_MS', /first start after (\d+) s/, SECOND_MS],
  ['AUTO_LIKE_RELOAD_MS', /Likes reload (\d+) ms after auto-like/],
  ['TIME_BONUS_POPUP_MS', /Time-bonus popup after (\d+) s/, SECOND_MS],
  ['COUNTDOWN_TICK_MS', /Countdown tick (\d+) ms/],
  ['CHUNK_RELOAD_GUARD_MS', /Chunk reload guard (\d+) s/, SECOND_MS],
  ['LOCALE_COOKIE_DAYS', /Locale cookie (\d+) days/],
  ['AUTH_COOKIE_DAYS', /auth cookie (\d+) days/],
  ['REQUEST_RETRIES', /request retries (\d+);/],
  ['GEO_MAX_AGE_MS', /geolocation cache max age (\d+) hour/, HOUR_MS],
  ['PROGRESS_THROTTLE_MS', /Progress bar throttle (\d+) ms/],
  ['PROGRESS_DURATION_MS', /throttle \d+ ms, duration (\d+) ms/],
  ['PROGRESS_HIDE_MS', /hide after (\d+) ms/],
  ['DESIGN_VERSION', /Design version (\d+)/],
]

/** A moment, as the product spec writes one. */
const TERMS = /Terms version date ([\d-]+) ([\d:]+) UTC/

const placesOf = (name: string) =>
  Object.values(sources).filter((text) => new RegExp(`export const ${name}\\b`).test(text))
const inCore = (name: string) => {
  const found = Object.values(modules).flatMap((one) => (name in one ? [one[name]] : []))
  return found[0]
}

describe('the constants of the product spec (section 9, API-10)', () => {
  it.each(said)('say %s as the core has it, in one place', (name, words, unit = 1) => {
    const value = words.exec(section)?.[1]
    expect(value).toBeDefined()
    expect(inCore(name)).toBe(Number(value) * unit)
    expect(placesOf(name)).toHaveLength(1)
  })

  it('say the code of the time bonus as the core has it', () => {
    expect(inCore('TIME_BONUS_CODE')).toBe(/code (\w+),/.exec(section)?.[1])
  })

  it('say the date of the terms as the core has it, in one place', () => {
    const [, day, time] = TERMS.exec(section) ?? []
    expect(new Date(String(inCore('TERMS_VERSION_DATE')))).toEqual(new Date(`${day}T${time}:00Z`))
    expect(placesOf('TERMS_VERSION_DATE')).toHaveLength(1)
  })

  it.each(['BE', 'CH'])('say which languages %s sees, in this order', (country) => {
    const [, listed = ''] = new RegExp(`\\b${country}: ([a-z, ]+)`).exec(section) ?? []
    expect(visibleLanguages(locales, country)).toEqual(listed.split(', '))
  })

  it('are all among these: no other number stands there', () => {
    const known = [...said.map(([, words]) => words), TERMS].map((words) => words.exec(section))
    const isKnown = (at: number) =>
      known.some((found) => found && found.index <= at && at < found.index + found[0].length)
    const left = [...section.matchAll(/(?<!## |TIMEBONUS)\b\d+/g)]
      .filter(({ index }) => !isKnown(index))
      .map(([number]) => number)
    expect(left).toEqual([])
  })
})
