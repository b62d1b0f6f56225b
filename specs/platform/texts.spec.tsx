import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { Refused, Unreachable } from '#client/platform/api/call-errors.ts'
import { formats } from '#client/platform/i18n/format.ts'
import { changeLanguage, i18n, loadAllTexts, startTexts } from '#client/platform/i18n/i18n.ts'
import { methodName } from '#client/platform/i18n/method-name.ts'
import { errorWords, fieldWords, refusalWords } from '#client/platform/i18n/words.ts'
import { readServerTime } from '#client/platform/product-clock.ts'
import { fieldCodes, refusalCodes } from '#core/contract/codes.ts'
import * as vocabularies from '#core/discovery/values.ts'
import { type Language, languages } from '#core/kernel/languages.ts'
import { methodNames } from '#core/payment/methods.ts'
import { languageFor } from '#core/site/language-shown.ts'
import { nlAll as nl } from '#core/texts/nl/platform/all.ts'
import { nlMember } from '#core/texts/nl/platform/member.ts'
import { nlStart } from '#core/texts/nl/platform/start.ts'
import { everyNode, type Node, parse } from '#specs/harness/architecture/syntax.ts'

const found = import.meta.glob<Record<string, object>>('../../core/texts/*/platform/all.ts', {
  eager: true,
})
const allIn = (language: Language): object =>
  Object.values(found[`../../core/texts/${language}/platform/all.ts`] ?? {})[0] ?? {}

const flat = (texts: object, before = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string'
        ? [[before + key, text]]
        : Object.entries(flat(text, `${before}${key}.`)),
    ),
  )

startTexts()
await loadAllTexts()
await changeLanguage('nl')

const house = join(import.meta.dirname, '..', '..')
const client = join(house, 'client')
const spoken = [
  'aria-label',
  'alt',
  'label',
  'description',
  'placeholder',
  'title',
  'text',
  'legend',
]

/** What a component would say by itself, instead of by a key. */
const textsIn = (path: string): string[] =>
  [...everyNode(parse(path, readFileSync(path, 'utf8')).program)].flatMap((node) => {
    if (node.type === 'JSXText') return [String(node.value)]
    const { name, value } = node as { name?: { name?: string }; value?: Node }
    const isSpoken = node.type === 'JSXAttribute' && spoken.includes(`${name?.name}`)
    return isSpoken && value?.type === 'Literal' ? [String(value.value)] : []
  })

/** Files that come along with others, and the keys that they ask for. */
const comingWith = (paths: string[]) => {
  const found = new Set(paths.map((path) => join(client, path)))
  const keys = new Set<string>()
  for (const path of found) {
    const text = readFileSync(path, 'utf8')
    const nodes = [...everyNode(parse(path, text).program)]
    for (const { type, source, importKind } of nodes as (Node & Imported)[]) {
      const name = type === 'ImportDeclaration' && importKind !== 'type' ? source.value : ''
      const file = name.startsWith('.')
        ? join(dirname(path), name)
        : name.startsWith('#client/') && join(client, name.slice('#client/'.length))
      if (file && /\.tsx?$/.test(file)) found.add(file)
    }
    for (const [, key = ''] of text.matchAll(/\bt\(\s*['`]([\w.]+)/g)) keys.add(key)
  }
  return keys
}
type Imported = { source: { value: string }; importKind?: string }

/** Asked for only where they are there (`words.ts`), or in English alone. */
const IF_THERE = /^(discountRefusal|photoRefusal|unitedStates)\./

const isAmong = (texts: object[], key: string) =>
  texts.flatMap((some) => Object.keys(flat(some))).some((name) => name.startsWith(key))

const EVERYWHERE = ['main.tsx', 'platform/shell/company.tsx', 'platform/shell/skeleton.tsx']

describe('the words of the product', () => {
  it.each([
    [
      'logging in and signing up',
      [nlStart],
      ['features/account/signin/login.tsx', 'features/account/signup/signup.tsx'],
    ],
    [
      'the members',
      [nlStart, nlMember],
      [
        'features/discovery/members.tsx',
        'features/discovery/match-moment.tsx',
        'features/time-bonus/time-bonus.tsx',
        'features/time-bonus/popup-life.tsx',
        'parts/push/push-alert.tsx',
        'platform/shell/member-life.tsx',
        'platform/shell/member-nav.tsx',
      ],
    ],
  ])('that come with %s are all that is said there', (_, texts, paths) => {
    const keys = [...comingWith([...EVERYWHERE, ...paths])]
    expect(keys.length).toBeGreaterThan(20)
    const missing = keys.filter((key) => !IF_THERE.test(key) && !isAmong(texts, key))
    expect(missing).toEqual([])
  })

  it('stand in no component: each is a key, and is written by its language (I18-03)', () => {
    const files = globSync('**/*.tsx', { cwd: client })
    expect(files.length).toBeGreaterThan(40)
    const own = files.flatMap((file) => textsIn(join(client, file)))
    expect(own.filter((text) => /\p{L}/u.test(text))).toEqual([])
  })

  describe.each(languages)('in %s', (language) => {
    const texts = flat(allIn(language))
    const t = i18n.getFixedT(language)

    it.each(refusalCodes)('tell why: %s', async (error) => {
      await changeLanguage(language)
      const words: string = refusalWords(t, { error, minutes: 15 })
      expect(Object.values(texts).some((text) => text.split('{{')[0] !== '' && words !== '')).toBe(
        true,
      )
      expect(words).not.toContain('refusal.')
      expect(words).not.toContain('{{')
    })

    it.each(fieldCodes)('tell what is wrong with a field: %s', (code) => {
      const words = fieldWords(t, code, 18)
      expect(words).not.toContain('field.')
      expect(words).not.toContain('{{')
    })

    it('name every method of payment, by its brand or by a word of the language (PAY-03)', () => {
      const names = methodNames.map((name) => methodName(t, name))
      expect(names.filter((name) => name.includes('.'))).toEqual([])
      expect(new Set(names).size).toBe(methodNames.length)
    })

    it('name every value that a profile may hold', () => {
      const named = {
        gender: vocabularies.genders,
        sexuality: vocabularies.sexualities,
        hair_color: vocabularies.hairColors,
        eye_color: vocabularies.eyeColors,
        body_type: vocabularies.bodyTypes,
        relationship_status: vocabularies.relationshipStatuses,
        interest: vocabularies.interests,
      }
      for (const [group, values] of Object.entries(named)) {
        for (const value of values) expect(texts[`${group}.${value}`], value).toBeTruthy()
      }
    })
  })

  it('for refusals are those of the error catalogue', () => {
    const t = i18n.getFixedT('nl')
    expect(refusalWords(t, { error: 'login_failed' })).toBe('Login mislukt, probeer opnieuw.')
    expect(refusalWords(t, { error: 'unforeseen' })).toBe(
      'Er is een fout opgetreden, probeer het later opnieuw.',
    )
    expect(fieldWords(t, 'date_invalid', 18)).toBe('Ongeldige geboortedatum')
    expect(fieldWords(t, 'email_invalid', 18)).toBe('Ongeldige e-mail')
    expect(refusalWords(i18n.getFixedT('en'), { error: 'too_many_attempts', minutes: 15 })).toBe(
      'Too many attempts: account blocked for 15 minutes.',
    )
  })

  it('say something unforeseen for what nobody foresaw, for a site that is down that it is, and for no answer that there was none (ERR-03)', () => {
    const t = i18n.getFixedT('nl')
    expect(errorWords(t, new Refused({ error: 'nieuw' as never }, 418))).toBe(nl.refusal.unforeseen)
    expect(errorWords(t, new TypeError('x is not a function'))).toBe(nl.refusal.unforeseen)
    expect(errorWords(t, new Unreachable('Status 500', { status: 500 }))).toBe(
      nl.refusal.unforeseen,
    )
    for (const status of [502, 503, 504])
      expect(errorWords(t, new Unreachable('Away', { status }))).toBe(nl.refusal.unavailable)
    expect(errorWords(t, new Unreachable('No answer'))).toBe(nl.error.unreachable)
  })
})

describe('the language of a visit', () => {
  const site = { languages: ['nl', 'en'], domain_language: 'nl_NL' }

  it('is that of the cookie, else of the account, else of the domain', () => {
    expect(languageFor(site, { cookie: 'en', account: 'nl' })).toBe('en')
    expect(languageFor(site, { cookie: null, account: 'en' })).toBe('en')
    expect(languageFor(site, { cookie: null, account: null })).toBe('nl')
  })

  it('is the only one that is loaded, also where texts are asked for before it is known', async () => {
    vi.resetModules()
    const visit = await import('#client/platform/i18n/i18n.ts')
    visit.startTexts()
    await visit.loadAllTexts()
    expect(visit.i18n.exists('members.title')).toBe(false)
    await visit.changeLanguage('en')
    expect(visit.i18n.t('members.title')).toBe('Members')
    expect(visit.i18n.getResourceBundle('nl', 'translation')).not.toHaveProperty('members')
    await visit.changeLanguage('nl')
    expect(visit.i18n.t('members.title')).toBe('Leden')
  })

  it('is the last of two that are asked for at once, whichever comes first', async () => {
    vi.resetModules()
    const visit = await import('#client/platform/i18n/i18n.ts')
    visit.startTexts()
    await visit.changeLanguage('nl')
    await Promise.all([visit.changeLanguage('en'), visit.changeLanguage('nl')])
    expect([visit.i18n.language, document.documentElement.lang]).toEqual(['nl', 'nl'])
  })

  it('may be American English, which says its own words and all others as English does (I18-01)', async () => {
    vi.resetModules()
    const visit = await import('#client/platform/i18n/i18n.ts')
    visit.startTexts()
    await visit.loadAllTexts()
    await visit.changeLanguage('en-US')
    const said = () =>
      ['hair_color.gray', 'hair_color.red', 'debit.zip'].map((key) => visit.i18n.t(key as never))
    expect(said()).toEqual(['Gray', 'Red', 'ZIP code'])
    expect(visit.i18n.t('members.title')).toBe('Members')
    expect(document.documentElement.lang).toBe('en-US')
    await visit.changeLanguage('en')
    expect(said()).toEqual(['Grey', 'Red', 'Postcode'])
  })

  it('is that of who chose American English, in the order of every other', () => {
    const both = { languages: ['en', 'en-US'], domain_language: 'en_US' }
    expect(languageFor(both, { cookie: 'en-US', account: 'en' })).toBe('en-US')
    expect(languageFor(both, { cookie: null, account: 'en-US' })).toBe('en-US')
    expect(languageFor(both, { cookie: null, account: null })).toBe('en')
  })

  it('is the nearest of those that the site has, before what comes next in this order', () => {
    const american = { languages: ['nl', 'en-US'], domain_language: 'nl_NL' }
    expect(languageFor(american, { cookie: 'en', account: 'nl' })).toBe('en-US')
    expect(languageFor(american, { cookie: null, account: 'en' })).toBe('en-US')
    expect(languageFor(site, { cookie: 'en-US', account: 'nl' })).toBe('en')
    expect(
      languageFor({ ...american, domain_language: 'en_GB' }, { cookie: null, account: null }),
    ).toBe('en-US')
  })

  it('is never one that the site has not switched on, or that has no words', () => {
    expect(languageFor({ ...site, languages: ['nl'] }, { cookie: 'en', account: 'en' })).toBe('nl')
    expect(languageFor(site, { cookie: 'xx', account: null })).toBe('nl')
    expect(languageFor({ ...site, languages: ['xx'] }, { cookie: 'xx', account: null })).toBe('nl')
  })
})

describe('numbers in texts', () => {
  it('and dates are written as the language writes them, and plurals follow it (I18-03)', () => {
    const dutch = formats('nl')
    expect(dutch.money({ minor: 499, currency: 'EUR' }).replace(/\s/u, ' ')).toBe('€ 4,99')
    expect(formats('en').money({ minor: 123_456, currency: 'EUR' })).toBe('€1,234.56')
    expect(dutch.rate(2100)).toBe('21%')
    expect(dutch.signed(3)).toBe('+3')
    const noon = new Date(2026, 10, 20, 12).toISOString()
    expect(dutch.date(noon)).toBe('20 november 2026')
    expect(formats('en').date(noon)).toBe('20 November 2026')
    expect(formats('en-US').date(noon)).toBe('November 20, 2026')
    expect(dutch.number(1234)).toBe('1.234')
    for (const [language, one, many] of [
      ['nl', '1 lid', '2 leden'],
      ['en', '1 member', '2 members'],
    ] as const) {
      const t = i18n.getFixedT(language)
      expect([t('members.members', { count: 1 }), t('members.members', { count: 2 })]).toEqual([
        one,
        many,
      ])
    }
  })

  it('count days by the calendar, not by 24 hours', () => {
    const { daysAgo } = formats('nl')
    const at = (day: number, hour: number) => new Date(2026, 10, day, hour, 30).toISOString()
    readServerTime(at(20, 0))
    expect(daysAgo(at(19, 23))).toBe(1)
    readServerTime(at(20, 23))
    expect(daysAgo(at(20, 0))).toBe(0)
    readServerTime(new Date().toISOString())
  })
})
