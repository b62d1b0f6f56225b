import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { begin, type Stored, step } from '#core/kernel/lifecycle.ts'
import { DAY_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import { mandate } from '#core/payment/direct-debit/machine.ts'
import {
  DEBITS_MAX,
  MANDATE_UNUSED_DAYS,
  OTP_MINUTES,
  OTP_TRIES,
} from '#core/payment/direct-debit/rules.ts'

type At = Stored<typeof mandate.machine>
type Event = Parameters<typeof step<typeof mandate.machine, typeof mandate.rules>>[2]

const agreed = { bundle: 'credits-10', minor: 499 }
const nothing = { inTerm: 0, owedMinor: 0 }
const shown = {
  language: 'nl',
  text: 'Je machtigt ons.',
  creditor: 'Vonk',
  creditorAddress: [],
  creditorCountry: 'NL',
  creditorId: 'NL00ZZZ000000000000',
}
const signing = { at: '2026-11-26T09:00:00Z', address: '192.0.2.7', browser: 'b', email: 'a@b.nl' }
const right: Event = { type: 'rightCode', signing, ...nothing }
const again: Event = { type: 'sendAgain', mark: 'f', sealedIban: 's', ibanMark: 'e', shown }
const order: Event = { type: 'order', ...nothing, ...agreed }
const proposed = () => begin(mandate, { mandate: 'd', account: 'anna', ...agreed }).next

const walked = (at: At, ...events: Event[]): At =>
  events.reduce((now, event) => {
    const result = step(mandate, now, event)
    if (!result.moved) throw new Error(`${event.type}: ${result.why}`)
    return result.next
  }, at)
const whyNot = (at: At, event: Event) => {
  const result = step(mandate, at, event)
  return result.moved ? 'ok' : result.why
}
const wrong = (times: number): Event[] =>
  Array.from({ length: times }, () => ({ type: 'wrongCode' }))
const signed = () => walked(proposed(), right, { type: 'agreed', ref: 'mdt_1', reference: 'VNK1' })

describe('the code of a mandate', () => {
  it('is void with the last of OTP_TRIES wrong ones, and then the right one is no help (DDB-02)', () => {
    expect(walked(proposed(), ...wrong(OTP_TRIES - 1)).state).toEqual({ unsigned: 'proposed' })
    const gone = walked(proposed(), ...wrong(OTP_TRIES))
    expect(gone.state).toBe('void')
    expect([whyNot(gone, right), whyNot(gone, { type: 'wrongCode' })]).toEqual([
      'code_void',
      'code_void',
    ])
  })

  it('is looked at OTP_TRIES times at most, whatever is typed in which order (DDB-02)', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (guesses) => {
        let at = proposed()
        let counted = 0
        for (const isRight of guesses) {
          const result = step(mandate, at, isRight ? right : { type: 'wrongCode' })
          if (!result.moved) continue
          at = result.next
          if (!isRight) counted++
        }
        expect(counted).toBeLessThanOrEqual(OTP_TRIES)
      }),
    )
  })

  it('counts for OTP_MINUTES from when it was sent, also once it was right: no step begins them anew (DDB-02)', () => {
    const { due } = begin(mandate, { mandate: 'd', account: 'anna', ...agreed })
    expect(due.map(({ afterMs }) => afterMs)).toEqual([OTP_MINUTES * MINUTE_MS])
    let at = proposed()
    for (const event of [...wrong(1), right, ...wrong(1), right]) {
      const result = step(mandate, at, event)
      if (!result.moved) throw new Error(result.why)
      expect([result.due, result.cancelled]).toEqual([[], []])
      at = result.next
    }
    const late = walked(at, { type: 'xstate.after.codeLife.mandate.unsigned' })
    expect(late.state).toBe('void')
    expect(whyNot(late, { type: 'agreed', ref: 'mdt_1', reference: 'VNK1' })).toBe('not_now')
  })

  it('that did not go out is none, and the same form sends another', () => {
    const lost = walked(proposed(), { type: 'notSent' })
    expect(whyNot(lost, right)).toBe('code_void')
    const sent = walked(lost, again)
    expect(sent.state).toEqual({ unsigned: 'proposed' })
    const used = walked(proposed(), ...wrong(OTP_TRIES))
    expect(whyNot(used, again)).toBe('code_void')
    expect(whyNot(sent, again)).toBe('not_now')
  })

  it('signs for nobody who may not pay so now (DDB-03)', () => {
    expect(whyNot(proposed(), { ...right, owedMinor: 1 } as Event)).toBe('debit_blocked')
    expect(whyNot(proposed(), { ...right, inTerm: DEBITS_MAX } as Event)).toBe('debit_limit')
  })
})

describe('a signed mandate', () => {
  it('is ordered by for what its code was for first, and then for anything (DDB-05)', () => {
    const other: Event = { type: 'order', ...nothing, bundle: 'credits-25', minor: 999 }
    const dearer: Event = { type: 'order', ...nothing, ...agreed, minor: 500 }
    expect([whyNot(signed(), other), whyNot(signed(), dearer)]).toEqual([
      'price_changed',
      'price_changed',
    ])
    expect(walked(signed(), order, other).state).toBe('active')
  })

  it('is ordered by within the limit, and not while what a bank took back is owed (DDB-03)', () => {
    const last = { ...order, inTerm: DEBITS_MAX - 1 } as Event
    expect(whyNot(signed(), last)).toBe('ok')
    expect(whyNot(signed(), { ...order, inTerm: DEBITS_MAX } as Event)).toBe('debit_limit')
    expect(whyNot(signed(), { ...order, owedMinor: 1 } as Event)).toBe('debit_blocked')
  })

  it.each([
    ['cancel', 'cancelled'],
    ['refused', 'refused'],
    ['replaced', 'cancelled'],
    ['xstate.after.unused.mandate.active', 'lapsed'],
  ] as const)('ends by %s, and takes no order then', (type, state) => {
    const over = walked(signed(), { type } as Event)
    expect(over.state).toBe(state)
    expect(whyNot(over, order)).toBe('mandate_ended')
  })

  it('lapses after MANDATE_UNUSED_DAYS, of which each order begins the count anew', () => {
    const result = step(mandate, signed(), order)
    if (!result.moved) throw new Error(result.why)
    expect(result.due.map(({ afterMs }) => afterMs)).toEqual([MANDATE_UNUSED_DAYS * DAY_MS])
    expect(result.cancelled).toEqual(['xstate.after.unused.mandate.active'])
  })

  it('is told to its member once, by its paper', () => {
    const result = step(mandate, walked(proposed(), right), {
      type: 'agreed',
      ref: 'mdt_1',
      reference: 'VNK1',
    })
    expect(result.moved && result.effects).toEqual([
      { type: 'signed', mandate: 'd', account: 'anna' },
    ])
  })
})
