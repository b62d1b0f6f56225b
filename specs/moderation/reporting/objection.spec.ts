import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { helpedReasons, helpFor, reasonOfWarning } from '#core/moderation/help.ts'
import { objectionTo } from '#core/moderation/reporting/objection.ts'
import { APPEAL_DAYS, reasonsFor } from '#core/moderation/rules.ts'
import { reportReasons } from '#core/moderation/values.ts'
import { statement } from './decided.ts'

const made = Date.parse(statement().at)
const shut = { may_appeal: false, appeal_until: null }
const later = new Date(made + DAY_MS).toISOString()

describe('an objection to a statement', () => {
  it('is open as long as its member may object, and there is none to an answer', () => {
    expect(objectionTo(statement(), [], made)).toBe('open')
    for (const decision of ['upheld', 'overturned', 'nothing_found'] as const) {
      expect(objectionTo(statement({ decision, ...shut }), [], made)).toBe('none')
    }
  })

  it('waits until an answer in the same case, and is what that says', () => {
    const decided = statement(shut)
    expect(objectionTo(decided, [decided], made)).toBe('waiting')
    for (const decision of ['upheld', 'overturned'] as const) {
      const answer = statement({ id: crypto.randomUUID(), decision, at: later, ...shut })
      expect(objectionTo(decided, [answer, decided], made)).toBe(decision)
      const elsewhere = { ...answer, case: crypto.randomUUID() }
      expect(objectionTo(decided, [elsewhere, decided], made)).toBe('waiting')
      const before = { ...answer, at: new Date(made - DAY_MS).toISOString() }
      expect(objectionTo(decided, [decided, before], made)).toBe('waiting')
    }
  })

  it('is over once its term is, where nobody objected', () => {
    const end = made + APPEAL_DAYS * DAY_MS
    expect(objectionTo(statement(shut), [], end - 1)).toBe('waiting')
    expect(objectionTo(statement(shut), [], end)).toBe('over')
  })
})

/** Where people speak a language of the site, but for English. */
const languageCountries = ['NL', 'DE', 'DK', 'SE', 'NO', 'FI', 'FR', 'ES', 'IT', 'PL']

const one = (place: string) => [['tel:112', place], ['tel:112', place], [place], [place]]
const online = (place: string, fraud = place) => [['tel:112'], ['tel:112'], [place], [fraud]]
/** For a threat, force, extortion and fraud. */
const linesOf = {
  NL: [
    ['tel:112', 'www.slachtofferhulp.nl'],
    ['tel:112', 'www.comensha.nl'],
    ['www.helpwanted.nl', 'www.slachtofferhulp.nl'],
    ['www.fraudehelpdesk.nl', 'www.slachtofferhulp.nl'],
  ],
  BE: [['tel:112', '1712.be'], ['tel:112', '1712.be'], ['1712.be'], ['safeonweb.be']],
  DE: [
    ['tel:112', 'weisser-ring.de'],
    ['tel:112', 'www.hilfetelefon.de'],
    ['weisser-ring.de'],
    ['weisser-ring.de'],
  ],
  AT: one('www.weisser-ring.at'),
  DK: one('www.offerraadgivningen.dk'),
  SE: one('www.brottsofferjouren.se'),
  FI: one('www.riku.fi'),
  FR: [
    ['tel:112', 'www.france-victimes.fr'],
    ['tel:112', 'www.france-victimes.fr'],
    ['www.cybermalveillance.gouv.fr'],
    ['www.cybermalveillance.gouv.fr'],
  ],
  ES: online('tel:017'),
  PL: online('incydent.cert.pl'),
  NO: online('www.slettmeg.no', 'tel:02800'),
  IT: online('www.commissariatodips.it'),
  US: [['tel:911'], ['tel:911'], ['www.ic3.gov', 'tel:911'], ['reportfraud.ftc.gov']],
  PT: [['tel:112'], ['tel:112'], ['tel:112'], []],
}

describe('help outside the site', () => {
  it('is there for what cannot wait, in the member’s own country, and 112 all over the union', () => {
    expect(helpFor('fraud', 'NL').map(({ name }) => name)).toContain('Fraudehelpdesk')
    expect(helpFor('fraud', 'BE')).toEqual([{ name: 'Safeonweb', address: 'https://safeonweb.be' }])
    for (const country of [...languageCountries, 'BE', 'AT', 'PT']) {
      expect(helpFor('threat', country)[0]).toEqual({ name: '112', address: 'tel:112' })
      for (const reason of helpedReasons) {
        for (const { address } of helpFor(reason, country)) {
          expect(address).toMatch(/^(tel:\d+|https:\/\/[a-z0-9.-]+)$/)
        }
      }
    }
    expect(helpFor('fraud', 'PT')).toEqual([])
    expect(helpFor('threat', 'US')).toEqual([{ name: '911', address: 'tel:911' }])
  })

  it('is there for who is extorted, beside 112, wherever people speak what the site speaks', () => {
    for (const country of languageCountries) {
      const names = helpFor('extortion', country).map(({ name }) => name)
      expect([country, names.filter((name) => name !== '112').length > 0]).toEqual([country, true])
    }
  })

  it('is there for who is defrauded, wherever people speak what the site speaks', () => {
    for (const country of [...languageCountries, 'US']) {
      expect([country, helpFor('fraud', country).length > 0]).toEqual([country, true])
    }
  })

  it('says for each country who helps with what, and names no number of another country', () => {
    const lines = Object.fromEntries(
      [...languageCountries, 'BE', 'AT', 'US', 'PT'].map((country) => [
        country,
        helpedReasons.map((reason) =>
          helpFor(reason, country).map(({ address }) => address.replace('https://', '')),
        ),
      ]),
    )
    expect(lines).toEqual(linesOf)
  })

  it('is not there for what is no danger', () => {
    const rest = reportReasons.filter((reason) => !helpedReasons.some((one) => one === reason))
    expect(rest.flatMap((reason) => helpFor(reason, 'NL'))).toEqual([])
  })
})

describe('a warning', () => {
  it('is reported for a reason that a message can be reported for', () => {
    const possible = reasonsFor('message')
    for (const reason of Object.values(reasonOfWarning)) expect(possible).toContain(reason)
    expect(reasonOfWarning.money).toBe('fraud')
  })
})
