import { describe, expect, test } from 'vitest'
import { formsOf } from '#server/platform/mails/layout.ts'
import { everyLetter } from './every-letter.ts'

const BRITISH_DAY = /\b\d{1,2} [A-Z][a-z]+ \d{4}\b/
const AMERICAN_DAY = /\b[A-Z][a-z]+ \d{1,2}, \d{4}\b/
const HOUR_OF_24 = /\b([01]?\d|2[0-3]):[0-5]\d\b(?!\s[AP]M)/
const BRITISH_WORD =
  /\b(\w*(colour|favour|behaviour|honour|centre|theatre|licence|programme|cheque|cancelled|cancelling|travell)\w*|(author|organ|recogn|apolog|real|minim)is(e|ed|es|ing|ation)|postcode|whilst)\b/i

const textsIn = (language: string) =>
  everyLetter(language).map(([name, letter]): [string, string] => {
    const { text } = formsOf(letter, language)
    return [name, `${letter.subject}\n${text}`.replaceAll(/https?:\S+/g, '')]
  })

describe('mails in American English (I18-03)', () => {
  test.each(textsIn('en-US'))('%s writes days, hours and words as Americans do', (_, text) => {
    for (const british of [BRITISH_DAY, HOUR_OF_24, BRITISH_WORD]) {
      expect(text).not.toMatch(british)
    }
  })

  test('say a day wherever the British ones do, which write all three otherwise', () => {
    const american = new Map(textsIn('en-US'))
    const dated = textsIn('en').filter(([, text]) => BRITISH_DAY.test(text))
    expect(dated.length).toBeGreaterThan(20)
    for (const [name] of dated) expect(american.get(name)).toMatch(AMERICAN_DAY)
    const all = textsIn('en').flatMap(([, text]) => text)
    expect(all.join('\n')).toMatch(HOUR_OF_24)
    expect(all.join('\n')).toMatch(BRITISH_WORD)
  })
})
