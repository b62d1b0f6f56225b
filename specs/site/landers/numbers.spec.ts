import { describe, expect, it } from 'vitest'
import { languages } from '#core/kernel/languages.ts'
import { saidIn } from '#specs/harness/texts/said.ts'

const ON_DOORS = /^site\/(landers|landing|home|engines)\.ts$/
/** The age from which one may come in is the law's; every other number comes from the site itself. */
const NUMBER = /\d+/g
/** As the languages of the product say it. */
const ONLINE_NOW =
  /\bonline\b|en ligne|connectée?s?\b|en línea|conectad|på nett\b|på nätet|uppkopplad|paikalla|linjoilla|collegat|in linea|dostępn|zalogowan/i

const doors = languages.flatMap((language) =>
  saidIn(language)
    .filter(({ file }) => ON_DOORS.test(file))
    .map((said) => ({ language, ...said })),
)

describe('what visitors read before they are in (LND-01)', () => {
  it('names no number that nobody counted, and nobody as online, in any language', () => {
    expect(doors.length).toBeGreaterThan(1_000)
    const places = doors
      .filter(
        ({ text }) =>
          (text.match(NUMBER) ?? []).some((number) => number !== '18') || ONLINE_NOW.test(text),
      )
      .map(({ language, key, text }) => `${language} ${key}: ${text}`)
    expect(places).toEqual([])
  })
})
