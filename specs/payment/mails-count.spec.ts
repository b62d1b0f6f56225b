import { describe, expect, it } from 'vitest'
import { type Language, languages } from '#core/kernel/languages.ts'
import { receiptTextsOf, textsOf } from '#server/platform/texts.ts'

const ENGLISH =
  /\b(for|your|the) 1 credit\b(?! that)|1 (credits|conversations)\b|1 credit (are|have|were)|\bthem\b|\bthey\b/

/** What a language says of several, and never of one. */
const SEVERAL: Record<Language, RegExp> = {
  nl: /(gaan|zijn|staan)( \S+){0,2} 1 credit|1 credit (zijn|staan|gaan)|1 (credits|gesprekken)|\bze\b/,
  en: ENGLISH,
  'en-US': ENGLISH,
  de: /(gehen|sind)( \S+){0,2} 1 Credit|1 Credit (sind|gehen)|1 Credits|\b(für|deine) 1 Credit|\bsie (in|wieder)\b/,
  fr: /\b(les|tes|ces|des) 1 crédit|1 crédit (sont|ont)|1 (crédits|conversations)|tu les/i,
  es: /\b(los|tus|unos) 1 crédito|1 crédito (son|están|han)|1 (créditos|conversaciones)|\bellos\b/,
  it: /\b(i|ai|tuoi|dei) 1 credito|1 credito (sono|hanno)|1 (crediti|conversazioni)|\bquesti\b|\bli trovi/i,
  sv: /\b(de|dina) 1 credit|1 (credits|konversationer)|\bdem\b|\btas de från|1 credit (tillagda|återtagna)/,
  da: /\b(de|dine) 1 credit|1 (credits|samtaler)|\bdem på\b|\bmed dem\b|\btages de fra\b/,
  nb: /\b(de|dine) 1 credit|1 (credits|samtaler)|\bdem på\b|\bmed dem\b|\btas de fra\b/,
  fi: /1 krediittiä|\bniillä\b|, ne \S+/,
  pl: /1 (kredyty|kredytów|kredytu)\b|kredyty: 1\b/,
}

/** Everything that a mail or the receipt beside it says of this many credits. */
const toldOf = (language: Language, count: number) => {
  const { payer, receipt, directDebitMails, activation, welcome, goodwill } = textsOf(language)
  const credits = payer.credits(count)
  const facts = { site: 'Vonk', money: '€ 1,00', credits }
  const member = { site: 'Vonk', name: 'Kim' }
  return [
    ...Object.values(payer.about).map((tell) => tell(facts)),
    payer.owed(credits),
    payer.stillOwed(credits),
    receipt.body({ ...member, credits: count }),
    receipt.settled({ credits }),
    receipt.bundle({ credits: count }),
    receiptTextsOf(language).taken({ credits: count }),
    directDebitMails.aheadAdvance({ credits }),
    ...activation.body({ ...member, credits: count, conversations: count }),
    ...welcome.body({ ...member, credits: count }),
    goodwill.body({ ...member, credits: count }),
  ]
}

describe('a mail that tells how many credits', () => {
  it.each(languages)('speaks of one as of one in %s (I18-03)', (language) => {
    expect(toldOf(language, 1).filter((words) => SEVERAL[language].test(words))).toEqual([])
  })

  it.each(languages)('leads to a count by one colon at most in %s', (language) => {
    const doubled = /:[^.!?:]*:/
    expect(toldOf(language, 5).filter((words) => doubled.test(words))).toEqual([])
  })

  it('says each of the three forms of Polish', () => {
    const { payer, push } = textsOf('pl')
    const forms = [1, 2, 5, 12, 22].map((count) => [
      payer.credits(count),
      push.digest.messages({ count }),
      push.digest.likes({ count }),
      push.digest.matches({ count }),
      push.digest.visits({ count }),
    ])
    expect(forms).toEqual([
      ['1 kredyt', '1 wiadomość', '1 polubienie', '1 para', '1 wizyta'],
      ['2 kredyty', '2 wiadomości', '2 polubienia', '2 pary', '2 wizyty'],
      ['5 kredytów', '5 wiadomości', '5 polubień', '5 par', '5 wizyt'],
      ['12 kredytów', '12 wiadomości', '12 polubień', '12 par', '12 wizyt'],
      ['22 kredyty', '22 wiadomości', '22 polubienia', '22 pary', '22 wizyty'],
    ])
  })

  it.each(languages)('counts what came in the quiet hours, one apart, in %s', (language) => {
    const { digest } = textsOf(language).push
    const kinds = [digest.messages, digest.likes, digest.matches, digest.visits]
    const said = (count: number) => kinds.map((tell) => tell({ count }))
    expect(said(1).every((words) => words.startsWith('1 '))).toBe(true)
    expect(said(2).every((words) => words.startsWith('2 '))).toBe(true)
  })
})
