import { describe, expect, it } from 'vitest'
import {
  balancesOf,
  type DayReport,
  differencesIn,
  flowKinds,
  type MoneyFlow,
  receiptsIn,
  reconciledTotalsOf,
} from '#core/payment/reconciliation/rules.ts'
import { dayLetter } from '#server/payment/reconciliation/mails.ts'
import { formsOf } from '#server/platform/mails/layout.ts'
import { day, late, one, refused } from './reported.ts'

describe('what went and came on a day', () => {
  const euros = (
    kind: MoneyFlow['kind'],
    minor: number,
    more: Partial<MoneyFlow> = {},
  ): MoneyFlow => ({
    kind,
    minor,
    times: 1,
    credits: Math.sign(minor) * 10,
    currency: 'EUR',
    ...more,
  })
  const moved: Partial<DayReport> = {
    paid: [{ minor: 1_497, currency: 'EUR', payments: 3 }],
    flows: [
      euros('sale', 1_497, { times: 3 }),
      euros('again', 499),
      euros('refund', -350, { times: 2 }),
      euros('withdrawal', -299),
      euros('chargeback', -499, { times: 1_200 }),
      euros('undone', 499),
    ],
  }

  it('leaves what the receipts come to, in each currency', () => {
    const both = [...(moved.flows ?? []), euros('sale', 9_900, { currency: 'SEK' })]
    expect(receiptsIn(both)).toEqual([
      { currency: 'EUR', minor: 1_347, receipts: 1_208 },
      { currency: 'SEK', minor: 9_900, receipts: 1 },
    ])
    const paid = [...(moved.paid ?? []), { minor: 9_900, currency: 'SEK', payments: 1 } as const]
    expect(balancesOf({ paid, flows: both })).toEqual([
      { currency: 'EUR', minor: 1_347 },
      { currency: 'SEK', minor: 9_900 },
    ])
  })

  const textOf = (language: string, more: Partial<DayReport> = {}) => {
    const letter = dayLetter({ language, site: 'Vonk', report: { ...day, ...moved, ...more } })
    return formsOf(letter, language).text.replaceAll(/[\u00a0\u202f]/g, ' ')
  }

  it('is told in Dutch and English, kind by kind, with its money and its credits', () => {
    const nl = textOf('nl', { debits: { collected: 1_234, failed: 2, reversed: 3, blocked: 4 } })
    expect(nl).toContain('Incasso’s geïnd: 1.234')
    expect(nl).toContain('Nu geblokkeerd voor incasso: 4')
    expect(textOf('nl')).not.toContain('Incasso’s')
    expect(nl).toContain('Daarvan betaald / open / niet betaald: 1 / 0 / 0')
    expect(nl).toContain('Betaald (3): € 14,97')
    expect(nl).toContain('Nog een keer betaald (1): € 4,99, 10 credits')
    expect(nl).toContain('Terugbetaald (2): −€ 3,50, -10 credits')
    expect(nl).toContain('Herroepen (1): −€ 2,99, -10 credits')
    expect(nl).toContain('Door de bank teruggeboekt (1.200): −€ 4,99, -10 credits')
    expect(nl).toContain('Terugboeking ongedaan gemaakt (1): € 4,99, 10 credits')
    expect(nl).toContain('Samen: € 13,47')
    expect(nl).toContain('Betaalbewijzen van deze dag (1.208): € 13,47')
    const en = textOf('en')
    expect(en).toContain('Withdrawn (1): −€2.99, -10 credits')
    expect(en).toContain('Receipts of this day (1,208): €13.47')
    for (const text of [nl, en]) expect(text).not.toContain('undefined')
    expect(flowKinds.filter((kind) => !moved.flows?.some((flow) => flow.kind === kind))).toEqual([])
  })

  it('names each difference with the figures that do not agree', () => {
    const differences = differencesIn([
      one({ payment: 'p1', booked: 24 }),
      one({ payment: 'p2', withdrawnBooked: 3 }),
      one({ payment: 'p3', receiptsMinor: 0 }),
    ])
    const nl = textOf('nl', { differences })
    expect(nl).toContain(
      'Een ander aantal bijgeschreven: p1 (betaling 25, geboekt 24, teruggenomen 0)',
    )
    expect(nl).toContain('geboekt: p2 (bij het herroepen 0, geboekt 3)')
    expect(nl).toContain('ander bedrag: p3 (betaling € 9,99, betaalbewijzen € 0,00)')
    expect(textOf('en', { differences })).toContain('p3 (payment €9.99, receipts €0.00)')
  })

  it('names each refund that did not go, with its money and when it was decided', () => {
    const nl = textOf('nl', { notBack: [late, refused] })
    expect(nl).toContain('kloppen niet')
    expect(nl).toContain('betaaldienst antwoordt niet: p4 (€ 2,50, besloten op 2026-03-07)')
    expect(nl).toContain('betaal het zelf: p5 (€ 2,50, besloten op 2026-03-02)')
    const en = textOf('en', { notBack: [refused] })
    expect(en).toContain('pay it yourselves: p5 (€2.50, decided on 2026-03-02)')
    expect(en).toContain('agree')
  })

  it('names objections that nobody may look at, in its subject where all money agrees', () => {
    const subjectOf = (more: Partial<DayReport>) =>
      dayLetter({ language: 'en', site: 'Vonk', report: { ...day, ...more } }).subject
    expect(subjectOf({ stuckAppeals: 2 })).toBe(
      'Vonk: an objection waits for a second person (2026-03-10)',
    )
    expect(subjectOf({ stuckAppeals: 0 })).toBe('Vonk: payments of 2026-03-10')
    expect(subjectOf({ stuckAppeals: 2, booksSum: 1 })).toContain('do not add up')
    expect(textOf('nl', { stuckAppeals: 2, booksSum: 1 })).toContain('mag beslissen: 2.')
    expect(textOf('nl')).not.toContain('ezwaar')
  })

  it('shows at a glance where two sources differ', () => {
    expect(textOf('nl', { standing: reconciledTotalsOf([one({})]) })).toContain(
      'Geld dat bleef: betaling, betaalbewijs: € 9,99 = € 9,99',
    )
    const wrong = textOf('en', {
      standing: reconciledTotalsOf([one({ booked: 24, receiptsMinor: 998 })]),
    })
    expect(wrong).toContain('Credits granted: payments, ledger: 25 ≠ 24')
    expect(wrong).toContain('Money that stayed: payments, receipts: €9.99 ≠ €9.98')
    expect(wrong).toContain('Credits taken back: payments, ledger: 0 = 0')
  })
})
