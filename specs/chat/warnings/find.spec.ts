import { describe, expect, it } from 'vitest'
import { findWarnings, isTooEarly, warningsOf } from '#core/chat/warnings/find.ts'
import { EARLY_MESSAGES, warningKinds } from '#core/chat/warnings/values.ts'
import { loadWeights } from '../../../scripts/warnings/weights-file.ts'

const model = loadWeights()
const findIn = (text: string) =>
  findWarnings(model, text).map(({ kind, from, to }) => [kind, text.slice(from, to)])

describe('a warning', () => {
  it.each([
    ['Kun je me 150 euro lenen tot vrijdag?', 'money'],
    ['Stuur me even een foto van je paspoort, dan weet ik dat je echt bent', 'identity'],
    ['Betaal, of ik stuur die foto’s naar je vrouw en je baas', 'threat'],
    ['Ik leer je handelen in bitcoin, elke week twintig procent winst', 'crypto'],
    ['Hast du WhatsApp? Schick mir deine Nummer', 'phone'],
    ['Scrivimi su Telegram, qui non si può parlare', 'elsewhere'],
    ['ok b\u200bi\u200bt\u200bcoin kopen we samen, ik verdubbel je inleg', 'crypto'],
  ])('names the kind of a message that contains no exact find (CHT-19): %s', (text, kind) => {
    expect(findWarnings(model, text).map((found) => found.kind)).toContain(kind)
  })

  it('marks only the sentence that asks, in the place where it was written', () => {
    const text = 'Wat een dag was dit! Kun je me 150 euro lenen tot vrijdag? Tot straks.'
    expect(findIn(text)).toEqual([['money', 'Kun je me 150 euro lenen tot vrijdag?']])
  })

  it('names a passage once, by the gravest of its kinds, in the order of the message', () => {
    const text = 'Stuur 50 euro naar NL91ABNA0417164300. Heb je whatsapp, geef me je nummer?'
    const found = findWarnings(model, text)
    expect(found).toHaveLength(2)
    expect(found.every((one, nth) => one.from >= (found[nth - 1]?.to ?? 0))).toBe(true)
  })

  it('is given for exact finds alone when the weights have not arrived', () => {
    expect(findWarnings(null, 'Kun je me 150 euro lenen?')).toEqual([])
    expect(findWarnings(null, 'Bel 06 01 23 45 67').map(({ kind }) => kind)).toEqual(['phone'])
  })
})

describe('contact elsewhere', () => {
  it('is warned of early in a conversation, and every other kind always', () => {
    const late = warningKinds.filter((kind) => isTooEarly(kind, EARLY_MESSAGES + 1))
    expect(late).toEqual(['threat', 'bank_account', 'identity', 'crypto', 'money'])
    expect(warningKinds.every((kind) => isTooEarly(kind, EARLY_MESSAGES))).toBe(true)
  })

  it('is left out of the warnings of a late message', () => {
    const body = 'Geef me je nummer, dan app ik je. Kun je me 50 euro lenen?'
    const kindsAt = (seq: number) => warningsOf(model, { body, seq }).map(({ kind }) => kind)
    expect(kindsAt(1)).toEqual(['phone', 'money'])
    expect(kindsAt(EARLY_MESSAGES + 1)).toEqual(['money'])
  })
})
