import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOf } from '#core/kernel/day.ts'
import { limits } from '#core/kernel/limits.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import { codeForm } from '#core/payment/direct-debit/contract.ts'
import {
  DEBIT_NOTICE_DAYS,
  DEBITS_MAX,
  debitDay,
  mandateReference,
  mayDebit,
  OTP_DIGITS,
  OTP_PER_ACCOUNT,
  OTP_PER_NUMBER,
  OTP_PER_SOURCE,
  OTP_TO_NUMBER,
  owedOf,
} from '#core/payment/direct-debit/rules.ts'

const SENT = new Date('2026-06-15T12:00:00Z')
const later = (ms: number) => new Date(SENT.getTime() + ms)

describe('the code of a mandate', () => {
  it('has OTP_DIGITS digits, pasted with a space or without', () => {
    const takes = (otp: string) => codeForm.safeParse({ otp }).success
    expect(takes('1'.repeat(OTP_DIGITS))).toBe(true)
    expect(takes('418 206')).toBe(true)
    expect(takes('1'.repeat(OTP_DIGITS + 1))).toBe(false)
    expect(takes('1'.repeat(OTP_DIGITS - 1))).toBe(false)
  })

  it('is sent as often as the limits say, and those are the constants of the rules', () => {
    expect(limits.debitCodesPerNumber.max).toBe(OTP_PER_NUMBER)
    expect(limits.debitCodesToNumber.max).toBe(OTP_TO_NUMBER)
    expect(limits.debitCodesPerAccount.max).toBe(OTP_PER_ACCOUNT)
    expect(limits.debitFromSource.max).toBe(OTP_PER_SOURCE)
  })
})

const euros = (minor: number, atMs: number) => ({ minor, atMs, currency: 'EUR' as const })

describe('who may order by direct debit', () => {
  const facts = { inTerm: 0, owedMinor: 0 }

  it('has fewer than DEBITS_MAX orders in the term (DDB-03)', () => {
    expect(mayDebit({ ...facts, inTerm: DEBITS_MAX - 1 })).toBe('ok')
    expect(mayDebit({ ...facts, inTerm: DEBITS_MAX })).toBe('debit_limit')
  })

  it('has paid another way what a bank took back, to the cent (DDB-03)', () => {
    const taken = [euros(999, 1)]
    const owing = (minor: number) => owedOf(taken, [euros(minor, 2)])
    expect(mayDebit({ ...facts, owedMinor: owing(998) })).toBe('debit_blocked')
    expect(mayDebit({ ...facts, owedMinor: owing(999) })).toBe('ok')
  })
})

describe('what is owed of debits that a bank took back', () => {
  const dated = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 9_999 }), fc.nat({ max: 12 })).map((one) => euros(...one)),
    { maxLength: 8 },
  )

  it('is a debt that grows by each, shrinks by what is paid, and is never paid in advance (DDB-03)', () => {
    fc.assert(
      fc.property(dated, dated, (reversed, paid) => {
        const told = [
          ...reversed.map(({ minor, atMs }) => ({ by: minor, atMs })),
          ...paid.map(({ minor, atMs }) => ({ by: -minor, atMs: atMs + 0.5 })),
        ].toSorted((a, b) => a.atMs - b.atMs)
        const debt = told.reduce((owed, { by }) => Math.max(0, owed + by), 0)
        expect(owedOf(reversed, paid)).toBe(debt)
      }),
    )
  })

  it('is not paid by what was bought between two of them', () => {
    const reversed = [euros(499, 1), euros(1_999, 3), euros(999, 4)]
    expect(owedOf(reversed, [euros(3_999, 2)])).toBe(2_998)
  })

  it('is not paid in another currency', () => {
    expect(owedOf([euros(499, 1)], [{ minor: 2_199, currency: 'PLN', atMs: 2 }])).toBe(499)
  })
})

describe('the day of a debit', () => {
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Europe/Amsterdam' })

  it('is a bank day where the bank is, DEBIT_NOTICE_DAYS or more away, and never a week', () => {
    fc.assert(
      fc.property(fc.date({ min: SENT, max: later(3_650 * DAY_MS), noInvalidDate: true }), (at) => {
        const days = (Date.parse(dayOf(debitDay(at))) - Date.parse(dayOf(at))) / DAY_MS
        expect(days).toBeGreaterThanOrEqual(DEBIT_NOTICE_DAYS)
        expect(days).toBeLessThanOrEqual(DEBIT_NOTICE_DAYS + 4)
        expect(weekday.format(debitDay(at))).not.toMatch(/Sat|Sun/)
      }),
    )
  })

  it('is a Monday for what is asked late on a Wednesday evening in summer, which is Thursday there', () => {
    expect(dayOf(debitDay(new Date('2026-06-17T22:30:00Z')))).toBe('2026-06-22')
  })
})

describe('the reference of a mandate', () => {
  it('is of its own, and of letters and a length, 35, that SEPA takes', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (one, other) => {
        expect(mandateReference(one)).toMatch(/^VNK[\dA-F]{32}$/)
        expect(mandateReference(one) === mandateReference(other)).toBe(one === other)
      }),
    )
  })
})
