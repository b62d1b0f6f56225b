import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { AUTH_COOKIE_DAYS, DELETION_GRACE_DAYS } from '#core/account/rules.ts'
import { AUTO_LIKE_RELOAD_MS } from '#core/discovery/likes/values.ts'
import { SWIPE_LIKES_PER_DAY } from '#core/discovery/swipe/rules.ts'
import { BADGE_CAP, COUNTDOWN_TICK_MS } from '#core/kernel/screen.ts'
import {
  WELCOME_DISCOUNT_CODE,
  WELCOME_DISCOUNT_HOURS,
  WELCOME_DISCOUNT_PERCENT,
} from '#core/payment/discount/rules.ts'
import { methods } from '#core/payment/methods.ts'
import { FREE_PHOTOS, PREMIUM_PHOTOS } from '#core/photo/rules.ts'
import { GEO_MAX_AGE_MS } from '#core/site/geolocation/position.ts'
import { visibleLanguages } from '#core/site/languages.ts'
import { TERMS_VERSION_DATE } from '#core/site/pages/values.ts'
import {
  CHUNK_RELOAD_GUARD_MS,
  CREDIT_BADGE_AT,
  DESIGN_VERSION,
  LOCALE_COOKIE_DAYS,
  PROGRESS_DURATION_MS,
  PROGRESS_HIDE_MS,
  PROGRESS_THROTTLE_MS,
  REFRESH_FIRST_MS,
  REFRESH_MS,
  REFRESH_PUSHED_MS,
  REQUEST_RETRIES,
} from '#core/site/values.ts'
import {
  TIME_BONUS_CODE,
  TIME_BONUS_PERCENT,
  TIME_BONUS_POPUP_MS,
  TIME_BONUS_SECONDS,
} from '#core/time-bonus/values.ts'

const root = join(import.meta.dirname, '..', '..')
const core = globSync('core/**/*.ts', { cwd: root }).map((path) =>
  readFileSync(join(root, path), 'utf8'),
)

/** The numbers and words of the product spec's section 9, in its order. */
const constants: [name: string, value: unknown, said: unknown][] = [
  ['FREE_PHOTOS', FREE_PHOTOS, 3],
  ['PREMIUM_PHOTOS', PREMIUM_PHOTOS, 25],
  ['SWIPE_LIKES_PER_DAY', SWIPE_LIKES_PER_DAY, 4],
  ['DELETION_GRACE_DAYS', DELETION_GRACE_DAYS, 14],
  ['WELCOME_DISCOUNT_PERCENT', WELCOME_DISCOUNT_PERCENT, 25],
  ['WELCOME_DISCOUNT_HOURS', WELCOME_DISCOUNT_HOURS, 72],
  ['WELCOME_DISCOUNT_CODE', WELCOME_DISCOUNT_CODE, 'WELKOM25'],
  ['TIME_BONUS_CODE', TIME_BONUS_CODE, 'TIMEBONUS25'],
  ['TIME_BONUS_PERCENT', TIME_BONUS_PERCENT, 25],
  ['TIME_BONUS_SECONDS', TIME_BONUS_SECONDS, 14_400],
  ['BADGE_CAP', BADGE_CAP, 99],
  ['CREDIT_BADGE_AT', CREDIT_BADGE_AT, 10],
  ['REFRESH_MS', REFRESH_MS, 60_000],
  ['REFRESH_PUSHED_MS', REFRESH_PUSHED_MS, 300_000],
  ['REFRESH_FIRST_MS', REFRESH_FIRST_MS, 5_000],
  ['TIME_BONUS_POPUP_MS', TIME_BONUS_POPUP_MS, 40_000],
  ['COUNTDOWN_TICK_MS', COUNTDOWN_TICK_MS, 1_000],
  ['AUTO_LIKE_RELOAD_MS', AUTO_LIKE_RELOAD_MS, 500],
  ['CHUNK_RELOAD_GUARD_MS', CHUNK_RELOAD_GUARD_MS, 60_000],
  ['TERMS_VERSION_DATE', new Date(TERMS_VERSION_DATE).toISOString(), '2023-12-01T12:00:00.000Z'],
  ['LOCALE_COOKIE_DAYS', LOCALE_COOKIE_DAYS, 365],
  ['AUTH_COOKIE_DAYS', AUTH_COOKIE_DAYS, 30],
  ['REQUEST_RETRIES', REQUEST_RETRIES, 5],
  ['GEO_MAX_AGE_MS', GEO_MAX_AGE_MS, 3_600_000],
  ['PROGRESS_THROTTLE_MS', PROGRESS_THROTTLE_MS, 200],
  ['PROGRESS_DURATION_MS', PROGRESS_DURATION_MS, 5_000],
  ['PROGRESS_HIDE_MS', PROGRESS_HIDE_MS, 500],
  ['DESIGN_VERSION', DESIGN_VERSION, 1],
]

describe('a constant of the product (API-10)', () => {
  it.each(constants)('%s is as it was said, and stands once in the core', (name, value, said) => {
    expect(value).toBe(said)
    const places = core.filter((text) => new RegExp(`^export const ${name}\\b`, 'm').test(text))
    expect(places).toHaveLength(1)
  })

  it('is each of the methods of payment, by its name', () => {
    expect(Object.keys(methods)).toHaveLength(25)
  })

  it.each([
    ['BE', ['nl', 'fr', 'de']],
    ['CH', ['de', 'it', 'fr', 'en']],
  ])('is what is spoken in %s', (country, spoken) => {
    expect(visibleLanguages(['en', 'fr', 'it', 'de', 'nl'], country)).toEqual(spoken)
  })
})
