import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type PaymentProvider, ProviderAway } from '#core/payment/checkout/ports.ts'
import { checkoutMethods, type Method } from '#core/payment/methods.ts'
import { type Order, orderOf, type Play } from './provider-under-spec.ts'

type Charge = Parameters<NonNullable<PaymentProvider['charge']>>[0]

/** Whose money comes at once, and cannot be taken back without a reason for weeks. */
const KEPT = ['creditcard', 'paypal'] as const satisfies Method[]

const chargeOf = (mandate: string, wishes: Partial<Charge> = {}): Charge => ({
  reference: randomUUID(),
  amount: { minor: 499, currency: 'EUR' },
  method: 'creditcard',
  mandate,
  description: '10 credits',
  webhookUrl: 'https://shop.example/webhook',
  ...wishes,
})

/** What a provider keeps that can take later payments by a mandate. */
export const mandateContract = (play: Play) => {
  const parts = () => {
    const { charge, charged, revoke, savesMethods: keeps = [] } = play.provider()
    if (!charge || !charged || !revoke) throw new Error('The provider keeps no mandates.')
    return { charge, charged, revoke, keeps }
  }
  const charge = (order: Charge) => parts().charge(order)
  const revoke = (mandate: string) => parts().revoke(mandate)

  const keeping = (wishes: Partial<Order> = {}) =>
    orderOf({ method: 'creditcard', keep: { payer: randomUUID() }, ...wishes })
  const leftBy = async (ref: string) => (await play.provider().fetchPayment(ref))?.mandate
  const mandate = async (wishes: Partial<Order> = {}) => {
    const left = await leftBy(await play.paid(keeping(wishes)))
    if (left === undefined) throw new Error('The payment has left no mandate.')
    return left
  }
  const taken = async (order: Charge) => {
    const charged = await charge(order)
    if (typeof charged === 'string') throw new Error('The provider refuses a decent charge.')
    return charged.ref
  }

  describe('a mandate', () => {
    test('is kept by methods whose money comes at once, and by no other', async () => {
      expect([...parts().keeps].sort()).toEqual([...KEPT].sort())
      for (const method of checkoutMethods.filter((one) => !KEPT.some((kept) => kept === one))) {
        expect(await play.provider().open(keeping({ method }))).toBe('refused')
      }
    })

    test.each(KEPT)(
      'is left by a payment by %s once it is paid, and not before',
      async (method) => {
        const { ref } = await play.open(keeping({ method }))
        expect(await leftBy(ref)).toBeUndefined()
        await play.end(ref, 'paid')
        expect(await leftBy(ref)).not.toBe('')
        const charged = await charge(chargeOf((await leftBy(ref)) ?? '', { method }))
        expect(charged).toEqual({ ref: expect.any(String) })
      },
    )

    test('is one for one payment, however often that was opened', async () => {
      const order = keeping()
      const [{ ref }] = await Promise.all([play.open(order), play.open(order), play.open(order)])
      await play.end(ref, 'paid')
      const left = await leftBy(ref)
      expect((await play.open(order)).ref).toBe(ref)
      expect(await leftBy(ref)).toBe(left)
    })

    test.each(['failed', 'cancelled'] as const)(
      'is not left by a payment that is %s',
      async (end) => {
        const { ref } = await play.open(keeping())
        await play.end(ref, end)
        expect(await leftBy(ref)).toBeUndefined()
      },
    )

    test('is not left without the consent of the payer', async () => {
      expect(await leftBy(await play.paid({ method: 'creditcard' }))).toBeUndefined()
    })
  })

  describe('a payment by a mandate', () => {
    test('needs no page, says what was asked for, and leaves no mandate', async () => {
      const order = chargeOf(await mandate())
      const ref = await taken(order)
      const { reference, amount } = order
      const answer = await play.provider().fetchPayment(ref)
      if (!answer) throw new Error('The payment is gone.')
      const { cameMinor = amount.minor, ...report } = answer.report
      expect(cameMinor).toBe(amount.minor)
      const { movements: _, ...rest } = answer
      expect({ ...rest, report }).toEqual({
        status: 'paid',
        report: { reference, amount, live: play.provider().live },
      })
    })

    test('takes an amount and a currency of its own, as often as it is asked for', async () => {
      const left = await mandate()
      const amount = { minor: 2999, currency: 'SEK' } as const
      const refs = [await taken(chargeOf(left)), await taken(chargeOf(left, { amount }))]
      expect(new Set(refs).size).toBe(2)
      expect((await play.provider().fetchPayment(refs[1] ?? ''))?.report.amount).toEqual(amount)
    })

    test('is one for one reference, at once or much later (M16)', async () => {
      const order = chargeOf(await mandate())
      const refs = await Promise.all(Array.from({ length: 10 }, () => taken(order)))
      await play.later()
      expect(new Set([...refs, await taken(order)]).size).toBe(1)
    })

    test('is found again whose answer was lost (M16)', async () => {
      const order = chargeOf(await mandate())
      await play.suffer('lost')
      await expect(charge(order)).rejects.toBeInstanceOf(ProviderAway)
      await play.suffer(null)
      const ref = await taken(order)
      await play.later()
      expect(await taken(order)).toBe(ref)
    })

    test('is refused once the mandate has ended, whoever ended it', async () => {
      const [left, other] = [await mandate(), await mandate()]
      await play.endMandate(left)
      await revoke(other)
      expect(await charge(chargeOf(left))).toBe('ended')
      expect(await charge(chargeOf(other))).toBe('ended')
    })

    test('that was taken stays taken when the mandate has ended since', async () => {
      const left = await mandate()
      const order = chargeOf(left)
      const ref = await taken(order)
      await revoke(left)
      await play.later()
      expect(await taken(order)).toBe(ref)
      expect(await play.statusOf(ref)).toBe('paid')
    })

    test('is found by its reference alone, by which nothing is taken (M9, M16)', async () => {
      const [left, other] = [await mandate(), await mandate()]
      const order = chargeOf(left)
      const { reference } = order
      expect(await parts().charged({ reference, mandate: left })).toBeNull()
      await play.suffer('lost')
      await expect(charge(order)).rejects.toBeInstanceOf(ProviderAway)
      await play.suffer('away')
      await expect(parts().charged({ reference, mandate: left })).rejects.toBeInstanceOf(
        ProviderAway,
      )
      await play.suffer(null)
      const found = await parts().charged({ reference, mandate: left })
      expect(await play.statusOf(found?.ref ?? '')).toBe('paid')
      await revoke(left)
      await play.later()
      expect(await parts().charged({ reference, mandate: left })).toEqual(found)
      for (const none of [
        { reference: randomUUID(), mandate: left },
        ...[other, '', '../../..'].map((unknown) => ({ reference, mandate: unknown })),
      ]) {
        expect(await parts().charged(none), JSON.stringify(none)).toBeNull()
      }
    })

    test('is refused by another method than that of the mandate', async () => {
      expect(await charge(chargeOf(await mandate(), { method: 'paypal' }))).toBe('refused')
    })

    test('is taken by no mandate that there is not', async () => {
      const left = await mandate()
      for (const unknown of [`${left}x`, left.slice(0, -1), '', "' or 1=1 --", '../../..']) {
        expect(await charge(chargeOf(unknown))).toBe('ended')
      }
    })

    test('is refused by a value, not by an error, and its mandate stays', async () => {
      const left = await mandate()
      await play.suffer('refuses')
      expect(await charge(chargeOf(left))).toBe('refused')
      await play.suffer(null)
      await taken(chargeOf(left))
    })

    test('is given back and charged back as any other', async () => {
      const left = await mandate()
      const [given, lost] = [await taken(chargeOf(left)), await taken(chargeOf(left))]
      const amount = { minor: 499, currency: 'EUR' } as const
      const part = { ref: given, reference: randomUUID(), amount, description: '10 credits' }
      expect(await play.provider().refund(part)).toBe('accepted')
      expect(await play.statusOf(given)).toBe('refunded')
      await play.end(lost, 'charged_back')
      expect(await play.statusOf(lost)).toBe('charged_back')
    })
  })

  describe('ending a mandate', () => {
    test('asked for twice, it is ended, and so is one that there is not', async () => {
      const left = await mandate()
      await revoke(left)
      await revoke(left)
      for (const unknown of [`${left}x`, '', '../../..']) await revoke(unknown)
      expect(await charge(chargeOf(left))).toBe('ended')
    })

    test('ends no other one', async () => {
      const [left, other] = [await mandate(), await mandate()]
      await revoke(left)
      expect(await charge(chargeOf(other))).toEqual({ ref: expect.any(String) })
    })

    test('is asked for again when the provider is away or its answer is lost', async () => {
      const left = await mandate()
      for (const fault of ['away', 'lost'] as const) {
        await play.suffer(fault)
        await expect(revoke(left)).rejects.toBeInstanceOf(ProviderAway)
        await expect(charge(chargeOf(left))).rejects.toBeInstanceOf(ProviderAway)
      }
      await play.suffer(null)
      await revoke(left)
      expect(await charge(chargeOf(left))).toBe('ended')
    })
  })
}
