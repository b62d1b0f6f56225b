import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from '#core/kernel/limits.ts'
import { DAY_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import { codeForm } from '#core/payment/direct-debit/contract.ts'
import {
  codeVerdict,
  DEBIT_NOTICE_DAYS,
  DEBITS_MAX,
  debitDay,
  mandateReference,
  mayDebit,
  OTP_DIGITS,
  OTP_MINUTES,
  OTP_PER_ACCOUNT,
  OTP_PER_NUMBER,
  OTP_PER_SOURCE,
  OTP_TRIES,
} from '#core/payment/direct-debit/rules.ts'

const SENT = new Date('2026-06-15T12:00:00Z')
const asked = (facts: Partial<Parameters<typeof codeVerdict>[0]> = {}) =>
  codeVerdict({ sentAt: SENT, now: SENT, tries: 0, isRight: true, ...facts })
const later = (ms: number) => new Date(SENT.getTime() + ms)

describe('the code of a mandate', () => {
  it('counts until OTP_MINUTES are over, and not then (DDB-02)', () => {
    expect(asked({ now: later(OTP_MINUTES * MINUTE_MS - 1) })).toBe('ok')
    expect(asked({ now: later(OTP_MINUTES * MINUTE_MS) })).toBe('void')
  })

  it('is void with the last of OTP_TRIES wrong tries, and stays so (DDB-02)', () => {
    expect(asked({ tries: OTP_TRIES - 2, isRight: false })).toBe('wrong')
    expect(asked({ tries: OTP_TRIES - 1, isRight: false })).toBe('void')
    expect(asked({ tries: OTP_TRIES - 1 })).toBe('ok')
    expect(asked({ tries: OTP_TRIES })).toBe('void')
  })

  it('is never right twice as likely as guessing: whatever is tried, at most OTP_TRIES count', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (guesses) => {
        let tries = 0
        let looked = 0
        for (const isRight of guesses) {
          if (tries < OTP_TRIES) looked++
          const verdict = asked({ tries, isRight })
          if (verdict === 'ok') break
          if (!isRight) tries++
        }
        expect(looked).toBeLessThanOrEqual(OTP_TRIES)
      }),
    )
  })

  it('has OTP_DIGITS digits, pasted with a space or without', () => {
    const takes = (otp: string) => codeForm.safeParse({ otp }).success
    expect(takes('1'.repeat(OTP_DIGITS))).toBe(true)
    expect(takes('418 206')).toBe(true)
    expect(takes('1'.repeat(OTP_DIGITS + 1))).toBe(false)
    expect(takes('1'.repeat(OTP_DIGITS - 1))).toBe(false)
  })

  it('is sent as often as the limits say, and those are the constants of the rules', () => {
    expect(limits.debitCodesPerNumber.max).toBe(OTP_PER_NUMBER)
    expect(limits.debitCodesPerAccount.max).toBe(OTP_PER_ACCOUNT)
    expect(limits.debitFromSource.max).toBe(OTP_PER_SOURCE)
  })
})

describe('who may order by direct debit', () => {
  const facts = { inTerm: 0, reversedMinor: 0, paidMinor: 0 }

  it('has fewer than DEBITS_MAX orders in the term (DDB-03)', () => {
    expect(mayDebit({ ...facts, inTerm: DEBITS_MAX - 1 })).toBe('ok')
    expect(mayDebit({ ...facts, inTerm: DEBITS_MAX })).toBe('debit_limit')
  })

  it('has paid another way what a bank took back, to the cent (DDB-03)', () => {
    expect(mayDebit({ ...facts, reversedMinor: 999, paidMinor: 998 })).toBe('debit_blocked')
    expect(mayDebit({ ...facts, reversedMinor: 999, paidMinor: 999 })).toBe('ok')
  })
})

describe('the day of a debit', () => {
  it('is a bank day, DEBIT_NOTICE_DAYS or more away, and never a week', () => {
    fc.assert(
      fc.property(fc.date({ min: SENT, max: later(3_650 * DAY_MS), noInvalidDate: true }), (at) => {
        const days = (debitDay(at).getTime() - at.getTime()) / DAY_MS
        expect(days).toBeGreaterThanOrEqual(DEBIT_NOTICE_DAYS)
        expect(days).toBeLessThan(7)
        expect([0, 6]).not.toContain(debitDay(at).getUTCDay())
      }),
    )
  })
})

describe('the reference of a mandate', () => {
  it('is of its own, and of letters and length that SEPA takes', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (one, other) => {
        expect(mandateReference(one)).toMatch(/^VNK-[\dA-F]{31,32}$/)
        expect(mandateReference(one) === mandateReference(other)).toBe(one === other)
      }),
    )
  })
})
