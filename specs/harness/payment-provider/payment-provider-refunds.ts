import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ProviderAway } from '#core/payment/checkout/ports.ts'
import { orderOf, type Play } from './provider-under-spec.ts'

const WHOLE = 999

/** Money that goes back, by the shop's will or by the payer's bank. */
export const moneyBackContract = (play: Play) => {
  const refund = (ref: string, minor = WHOLE, reference: string = randomUUID()) =>
    play.provider().refund({
      ref,
      reference,
      description: '25 credits',
      amount: { minor, currency: 'EUR' },
    })
  const backOf = async (ref: string) =>
    (await play.provider().fetchPayment(ref))?.report.backMinor ?? 0

  describe('giving money back', () => {
    test('gives all of it back, and says so', async () => {
      const ref = await play.paid()
      expect(await refund(ref)).toBe('accepted')
      expect(await play.statusOf(ref)).toBe('refunded')
    })

    test('gives a part back, says how much, and then the rest', async () => {
      const ref = await play.paid()
      expect(await refund(ref, 333)).toBe('accepted')
      expect(await play.statusOf(ref)).toBe('paid')
      expect(await backOf(ref)).toBe(333)
      expect(await refund(ref, WHOLE - 333)).toBe('accepted')
      expect(await play.statusOf(ref)).toBe('refunded')
    })

    test('gives back once what is asked for twice with one reference, at once or much later', async () => {
      const ref = await play.paid()
      const reference = randomUUID()
      const asked = Array.from({ length: 10 }, () => refund(ref, 100, reference))
      expect(new Set(await Promise.all(asked))).toEqual(new Set(['accepted']))
      await play.later()
      expect(await refund(ref, 100, reference)).toBe('accepted')
      expect(await backOf(ref)).toBe(100)
    })

    test('gives each reference its part, and never more than came', () =>
      fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 1, max: WHOLE }), { minLength: 1, maxLength: 6 }),
          async (parts) => {
            const ref = await play.paid()
            let left = WHOLE
            for (const minor of parts) {
              expect(await refund(ref, minor)).toBe(minor <= left ? 'accepted' : 'refused')
              left -= minor <= left ? minor : 0
            }
            expect(await play.statusOf(ref)).toBe(left === 0 ? 'refunded' : 'paid')
            if (left > 0) expect(await backOf(ref)).toBe(WHOLE - left)
          },
        ),
        { numRuns: 10 },
      ))

    test('refuses it of a payment that is not paid, or that it has not made', async () => {
      const { ref } = await play.open(orderOf())
      expect(await refund(ref)).toBe('refused')
      for (const status of ['failed', 'cancelled'] as const) {
        const { ref: ended } = await play.open(orderOf())
        await play.end(ended, status)
        expect(await refund(ended)).toBe('refused')
        expect(await play.statusOf(ended)).toBe(status)
      }
      for (const unknown of [`${ref}x`, ref.slice(0, -1), '', '../../..']) {
        expect(await refund(unknown)).toBe('refused')
      }
    })

    test('refuses it by a value, not by an error, and nothing goes back', async () => {
      const ref = await play.paid()
      await play.suffer('refuses')
      expect(await refund(ref)).toBe('refused')
      await play.suffer(null)
      expect(await play.statusOf(ref)).toBe('paid')
      expect(await backOf(ref)).toBe(0)
    })

    test('says that it is away when it does not answer, and nothing goes back', async () => {
      const ref = await play.paid()
      await play.suffer('away')
      await expect(refund(ref)).rejects.toBeInstanceOf(ProviderAway)
      await play.suffer(null)
      expect(await backOf(ref)).toBe(0)
    })

    test('gives back once though its answer was lost', async () => {
      const ref = await play.paid()
      const reference = randomUUID()
      await play.suffer('lost')
      await expect(refund(ref, 100, reference)).rejects.toBeInstanceOf(ProviderAway)
      await play.suffer(null)
      await play.later()
      expect(await refund(ref, 100, reference)).toBe('accepted')
      expect(await backOf(ref)).toBe(100)
    })
  })

  describe("a chargeback by the payer's bank", () => {
    test('is said, and is said to be undone once it is', async () => {
      const ref = await play.paid()
      await play.end(ref, 'charged_back')
      expect(await play.statusOf(ref)).toBe('charged_back')
      await play.end(ref, 'won_back')
      const answer = await play.provider().fetchPayment(ref)
      expect(answer).toMatchObject({ status: 'won_back', report: { undone: 1 } })
    })

    test('that comes once more is said, with how many were undone, and so is its end', async () => {
      const ref = await play.paid()
      for (const undone of [0, 1, 2]) {
        await play.end(ref, 'charged_back')
        expect(await play.statusOf(ref)).toBe('charged_back')
        expect((await play.provider().fetchPayment(ref))?.report.undone ?? 0).toBe(undone)
        await play.end(ref, 'won_back')
        const answer = await play.provider().fetchPayment(ref)
        expect(answer).toMatchObject({ status: 'won_back', report: { undone: undone + 1 } })
        expect(await backOf(ref)).toBe(0)
      }
    })

    test('of a part is money that went back, until it is undone', async () => {
      const ref = await play.paid()
      expect(await refund(ref, 100)).toBe('accepted')
      await play.chargePart(ref, 333)
      expect(await play.statusOf(ref)).toBe('paid')
      expect(await backOf(ref)).toBe(433)
      await play.end(ref, 'won_back')
      const answer = await play.provider().fetchPayment(ref)
      expect(answer).toMatchObject({ status: 'won_back', report: { undone: 1, backMinor: 100 } })
      await play.chargePart(ref, 333)
      const again = await play.provider().fetchPayment(ref)
      expect(again).toMatchObject({ status: 'won_back', report: { undone: 1, backMinor: 433 } })
      await play.end(ref, 'charged_back')
      expect(await play.statusOf(ref)).toBe('charged_back')
      await play.end(ref, 'won_back')
      expect(await backOf(ref)).toBe(100)
    })

    test('does not come of a payment that is not paid', async () => {
      const { ref } = await play.open(orderOf())
      await play.end(ref, 'cancelled')
      await play.end(ref, 'charged_back')
      expect(await play.statusOf(ref)).toBe('cancelled')
    })

    test('that is undone leaves what the shop had given back before', async () => {
      const ref = await play.paid()
      expect(await refund(ref, 333)).toBe('accepted')
      await play.end(ref, 'charged_back')
      expect(await play.statusOf(ref)).toBe('charged_back')
      await play.end(ref, 'won_back')
      expect(await play.statusOf(ref)).toBe('won_back')
      expect(await backOf(ref)).toBe(333)
    })

    test('that is undone lets the shop give the money back, and stays known', async () => {
      const ref = await play.paid()
      await play.end(ref, 'charged_back')
      await play.end(ref, 'won_back')
      expect(await refund(ref, 333)).toBe('accepted')
      expect(await play.statusOf(ref)).toBe('won_back')
      expect(await backOf(ref)).toBe(333)
      expect(await refund(ref, WHOLE - 333)).toBe('accepted')
      const answer = await play.provider().fetchPayment(ref)
      expect(answer).toMatchObject({ status: 'refunded', report: { undone: 1 } })
    })
  })
}
