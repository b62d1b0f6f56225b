import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lengthOf, normalizeText } from '#core/normalisation/text.ts'
import { replyTo } from '#server/demo/replies/reply.ts'
import { siteOf } from '#server/demo/site.ts'

const persona = { name: 'Luna', city: 'Utrecht' }
const { message_length: longest } = siteOf('localhost').settings
const reply = (incoming: string, said: string[] = ['Hoi.']) => replyTo({ persona, said, incoming })

const talk = (incoming: string[]) => {
  const said: string[] = []
  for (const text of incoming) said.push(reply(text, said))
  return said
}

const words = [
  'hoi',
  'Hallo Luna!',
  'hoe gaat het?',
  'ik hou van koken',
  'lekker weer',
  '?',
  '😀',
  'ok',
  'zullen we iets gaan drinken',
  'geef me je nummer',
  'ben je echt',
  'ik ben zo eenzaam',
  'mijn hond heet Max',
  'op reis naar Spanje',
  'welterusten',
  'dank je',
  'sukkel',
  'sex',
  'ik wil niet meer leven',
  'maak geld over',
  'werk',
  'muziek',
  'een goed boek',
  'liefde',
]
const message = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...words))

describe('a fictional profile that answers', () => {
  test('says at first that it is fictional, whatever was written', () =>
    fc.assert(
      fc.property(message, (incoming) => {
        expect(reply(incoming, [])).toMatch(/fictief/i)
      }),
      { numRuns: 500 },
    ))

  test('never says the same twice in a row', () =>
    fc.assert(
      fc.property(fc.array(message, { minLength: 2, maxLength: 40 }), (incoming) => {
        const said = talk(incoming)
        for (const [index, text] of said.entries()) expect(text).not.toBe(said[index - 1])
      }),
    ))

  test.each(words)('has something new to say to %j, three times in a row', (text) => {
    expect(new Set(talk([text, text, text])).size).toBe(3)
  })

  test('goes on for a hundred messages about one thing', () => {
    for (const text of words) {
      const said = talk(Array.from({ length: 100 }, () => text))
      for (const [index, one] of said.entries()) expect(one).not.toBe(said[index - 1])
    }
  })

  test('writes what any member may send: not empty, not too long, tidy', () =>
    fc.assert(
      fc.property(message, fc.array(fc.string(), { maxLength: 5 }), (incoming, said) => {
        const text = reply(incoming, said)
        expect(text).toBe(normalizeText(text))
        expect(lengthOf(text)).toBeGreaterThan(10)
        expect(lengthOf(text)).toBeLessThanOrEqual(longest)
        expect(text).not.toMatch(/[{}]|undefined/)
      }),
      { numRuns: 500 },
    ))

  test('answers the same to the same, in the same conversation', () =>
    fc.assert(
      fc.property(message, fc.array(message, { maxLength: 5 }), (incoming, said) => {
        expect(reply(incoming, said)).toBe(reply(incoming, said))
      }),
    ))

  test('never repeats what it was fed, so that nobody puts words into its mouth', () =>
    fc.assert(
      fc.property(fc.uuid(), fc.constantFrom(...words), (strange, text) => {
        expect(reply(`${text} ${strange}`)).not.toContain(strange)
      }),
    ))

  test.each([
    ['Heb je al koffie gehad?', /koffie|thee|kop/i],
    ['Ik heb de hele dag gewandeld in het bos', /buiten|wind|lucht/i],
    ['Gisteren was ik jarig!', /slingers|vrolijk|berichten lees/i],
    ['Mijn hond heeft mijn schoen opgegeten', /dier|gezelschap/i],
    ['WELKE MUZIEK VIND JE MOOI', /muziek|nummer/i],
    ['Morgen vlieg ik naar Griekenland', /reis|rolkoffer|vertrekken/i],
    ['Ik ben leraar op een school', /werk|maandag|overdag/i],
    ['Mijn dochter gaat trouwen', /familie|aan tafel|profielfoto/i],
  ])('picks up what %j is about', (incoming, about) => {
    expect(reply(incoming)).toMatch(about)
  })

  test.each([
    'Zullen we een keer afspreken?',
    'Kom je vanavond langs, kom je bij mij?',
    'Zullen we samen wat gaan drinken?',
  ])('declines to meet, and says why: %j', (incoming) => {
    expect(reply(incoming)).toMatch(/fictief|verzonnen|besta ik niet/)
  })

  test.each(['Ben je echt?', 'ben jij een bot', 'Is dit een computer?'])(
    'answers %j honestly, at any time',
    (incoming) => {
      expect(reply(incoming, talk(words))).toMatch(/fictief/)
    },
  )

  test.each(['Wat is je whatsapp?', 'geef me je 06-nummer', 'Zit je op instagram'])(
    'gives no number and no address: %j',
    (incoming) => {
      expect(reply(incoming)).toMatch(/fictief|telefoon noch/)
    },
  )

  test('never asks for money, and warns of those who do', () => {
    for (const incoming of ['Ik kan je geld sturen', 'wat is je IBAN', 'heb je bitcoin?']) {
      expect(reply(incoming)).toMatch(/geld/i)
    }
  })

  test.each([
    'Ik wil niet meer leven',
    'ik denk aan zelfmoord',
    'Ik wil dood',
    'ik wil een einde aan mijn leven maken',
  ])('names the helpline to who writes %j, at once and without cheer', (incoming) => {
    for (const said of [[], ['Hoi.']]) {
      const text = reply(incoming, said)
      expect(text).toContain('0800-0113')
      expect(text).toContain('1813')
      expect(text).toContain('112')
      expect(text).not.toMatch(/leuk|fijn je te lezen/i)
    }
  })

  test.each(['Ik wil niet meer wachten', 'het eten was om te sterven zo lekker'])(
    'takes %j for what it is',
    (incoming) => {
      expect(reply(incoming)).not.toContain('113')
    },
  )

  test('uses its own name and town', () => {
    const said = talk(Array.from({ length: 12 }, () => 'Hoe heet je en waar woon je?'))
    expect(said.some((text) => text.includes('Luna'))).toBe(true)
    expect(said.some((text) => text.includes('Utrecht'))).toBe(true)
  })
})
