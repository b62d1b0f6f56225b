import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type PaymentProvider, ProviderAway } from '#core/payment/checkout/ports.ts'
import { mandateReference } from '#core/payment/direct-debit/rules.ts'
import type { Play } from './provider-under-spec.ts'

type Signed = Omit<Parameters<NonNullable<PaymentProvider['recordMandate']>>[0], 'customer'>

const signedOf = (wishes: Partial<Signed> = {}): Signed => {
  const reference = randomUUID()
  return {
    reference,
    mandateReference: mandateReference(reference),
    holder: 'K. de Wit',
    email: 'kim@example.nl',
    iban: 'NL13TEST0123456789',
    signedAt: new Date('2026-03-01T12:00:00Z'),
    signedBy: { address: '192.0.2.7', browser: 'Mozilla/5.0' },
    ...wishes,
  }
}

/** What a provider does that collects by SEPA direct debit, over the life of a debit. */
export const debitContract = (
  play: Play,
  webhookOf: (ref: string) => { contentType: string; body: string },
) => {
  const parts = () => {
    const { enrol, recordMandate, findMandate, charge, charged, revoke, refOf } = play.provider()
    if (!enrol || !recordMandate || !findMandate || !charge || !charged || !revoke) {
      throw new Error('It collects nothing.')
    }
    return { enrol, recordMandate, findMandate, charge, charged, revoke, refOf }
  }
  const enrolled = async ({ reference }: Pick<Signed, 'reference'>) => {
    const made = await parts().enrol({ reference, payer: 'payer-7' })
    if (made === 'refused') throw new Error('The provider refuses a decent payer.')
    return made.customer
  }
  const recordedAs = async (signed = signedOf()) => {
    const made = await parts().recordMandate({ ...signed, customer: await enrolled(signed) })
    if (made === 'refused') throw new Error('The provider refuses a decent mandate.')
    return made
  }
  const recorded = async (signed = signedOf()) => (await recordedAs(signed)).mandate
  const orderBy = (mandate: string) => ({
    reference: randomUUID(),
    amount: { minor: 499, currency: 'EUR' } as const,
    method: 'directdebit' as const,
    mandate,
    description: '10 credits',
    webhookUrl: 'https://shop.example/webhook',
  })
  const debited = async (mandate: string) => {
    const taken = await parts().charge(orderBy(mandate))
    if (typeof taken === 'string') throw new Error('The provider refuses a decent debit.')
    return taken.ref
  }
  const paid = async () => {
    const ref = await debited(await recorded())
    await play.end(ref, 'paid')
    return ref
  }

  describe('a mandate for direct debit', () => {
    test('is one for one reference, however often it is sent (M16)', async () => {
      const signed = signedOf()
      const all = await Promise.all([recorded(signed), recorded(signed), recorded(signed)])
      expect(new Set([...all, await recorded(signed)]).size).toBe(1)
    })

    test('is called what the bank calls it, in 35 letters at most (DDB-04)', async () => {
      const signed = signedOf()
      const made = await recordedAs(signed)
      expect(made.reference).toBe(await play.knownAs(made.mandate))
      expect(made.reference.length).toBeLessThanOrEqual(35)
      expect(await recordedAs(signed)).toEqual(made)
      expect((await recordedAs()).reference).not.toBe(made.reference)
    })

    test('is another one for another signature of the same payer', async () => {
      expect(await recorded()).not.toBe(await recorded())
    })

    test('is made once where the answer was lost (M16)', async () => {
      const signed = signedOf()
      const customer = await enrolled(signed)
      await play.suffer('lost')
      await expect(parts().recordMandate({ ...signed, customer })).rejects.toBeInstanceOf(
        ProviderAway,
      )
      await play.suffer(null)
      const mandate = await recorded(signed)
      expect(await recorded(signed)).toBe(mandate)
      expect(await debited(mandate)).not.toBe('')
    })

    test('is found by its reference after a silence, at once or much later, and made by no asking (M16)', async () => {
      const signed = signedOf()
      const named = { ...signed, customer: await enrolled(signed) }
      expect(await parts().findMandate(named)).toBeNull()
      await play.suffer('lost')
      await expect(parts().recordMandate(named)).rejects.toBeInstanceOf(ProviderAway)
      await play.suffer('away')
      await expect(parts().findMandate(named)).rejects.toBeInstanceOf(ProviderAway)
      await play.suffer(null)
      const found = await parts().findMandate(named)
      expect(found).not.toBeNull()
      await play.later()
      expect(await parts().findMandate(named)).toEqual(found)
      expect(await parts().recordMandate(named)).toEqual(found)
      await parts().revoke(found?.mandate ?? '')
      expect(await parts().findMandate(named)).toBeNull()
    })

    test('is one, though its signer asks again from elsewhere (M16)', async () => {
      const signed = signedOf()
      const named = { ...signed, customer: await enrolled(signed) }
      await play.suffer('lost')
      await expect(parts().recordMandate(named)).rejects.toBeInstanceOf(ProviderAway)
      await play.suffer(null)
      const elsewhere = { address: '198.51.100.8', browser: 'Another/1.0' }
      const found = await parts().findMandate(named)
      expect(await parts().recordMandate({ ...named, signedBy: elsewhere })).toEqual(found)
    })

    test.each([
      ['without a browser', { address: '192.0.2.7', browser: '' }],
      ['from an address of another form', { address: '::ffff:192.0.2.7', browser: 'b' }],
      ['from nowhere that is known', { address: '', browser: 'b' }],
    ])('is made %s', async (_, signedBy) => {
      expect(await recorded(signedOf({ signedBy }))).not.toBe('')
    })

    test('is refused by a value, not by an error', async () => {
      const signed = signedOf()
      const customer = await enrolled(signed)
      await play.suffer('refuses')
      expect(await parts().enrol({ reference: randomUUID(), payer: 'payer-7' })).toBe('refused')
      expect(await parts().recordMandate({ ...signed, customer })).toBe('refused')
      await play.suffer(null)
    })

    test('pays for direct debit alone', async () => {
      const order = { ...orderBy(await recorded()), method: 'creditcard' as const }
      expect(await parts().charge(order)).toBe('refused')
    })

    test.each(['its member', 'its bank'])('that %s has ended takes nothing more', async (who) => {
      const mandate = await recorded()
      const ref = await debited(mandate)
      await play.end(ref, 'paid')
      if (who === 'its bank') await play.endMandate(mandate)
      else await parts().revoke(mandate)
      expect(await parts().charge(orderBy(mandate))).toBe('ended')
      expect(await play.statusOf(ref)).toBe('paid')
    })

    test('takes nothing while its provider takes no debits, and does again after that (DDB-05)', async () => {
      const mandate = await recorded()
      await play.suffer('refuses')
      expect(await parts().charge(orderBy(mandate))).toBe('refused')
      await play.suffer(null)
      expect(await debited(mandate)).not.toBe('')
    })
  })

  describe('a debit', () => {
    test('is one for one reference, at once or much later (M16)', async () => {
      const order = orderBy(await recorded())
      const taken = await Promise.all(Array.from({ length: 5 }, () => parts().charge(order)))
      await play.later()
      const refs = [...taken, await parts().charge(order)].map((one) =>
        typeof one === 'string' ? one : one.ref,
      )
      expect(new Set(refs).size).toBe(1)
    })

    test('is open until the bank has paid, which may take days (M14)', async () => {
      const ref = await debited(await recorded())
      expect(await play.statusOf(ref)).toBe('open')
      await play.later()
      expect(await play.statusOf(ref)).toBe('open')
      await play.end(ref, 'paid')
      expect(await play.statusOf(ref)).toBe('paid')
    })

    test('fails days later, and its mandate stays', async () => {
      const mandate = await recorded()
      const ref = await debited(mandate)
      await play.later()
      await play.end(ref, 'failed')
      expect(await play.statusOf(ref)).toBe('failed')
      expect(await debited(mandate)).not.toBe(ref)
    })

    test('that its payer takes back, or disputes as never signed, is charged back whole (M13)', async () => {
      const ref = await paid()
      await play.end(ref, 'charged_back')
      const answer = await play.provider().fetchPayment(ref)
      expect(answer?.status).toBe('charged_back')
      expect(answer?.report.amount).toEqual({ minor: 499, currency: 'EUR' })
    })

    test('whose dispute is won counts again', async () => {
      const ref = await paid()
      await play.end(ref, 'charged_back')
      await play.end(ref, 'won_back')
      expect(await play.statusOf(ref)).toBe('won_back')
    })

    test('says what was ordered, and leaves no mandate of its own (M11)', async () => {
      const order = orderBy(await recorded())
      const taken = await parts().charge(order)
      if (typeof taken === 'string') throw new Error('The provider refuses a decent debit.')
      await play.end(taken.ref, 'paid')
      const answer = await play.provider().fetchPayment(taken.ref)
      const { reference, amount } = order
      expect(answer?.report).toMatchObject({ reference, amount, live: play.provider().live })
      expect(answer?.mandate).toBeUndefined()
    })

    test('is found by its reference after a silence (M9)', async () => {
      const order = orderBy(await recorded())
      await play.suffer('lost')
      await expect(parts().charge(order)).rejects.toBeInstanceOf(ProviderAway)
      await play.suffer(null)
      const { reference, mandate } = order
      const found = await parts().charged({ reference, mandate })
      expect(await parts().charge(order)).toEqual(found)
    })

    test('is named by its webhook, as often as that comes (M1, M7)', async () => {
      const ref = await paid()
      const sent = webhookOf(ref)
      const names = [1, 2, 3].map(() => parts().refOf(sent))
      expect(names).toEqual([ref, ref, ref])
    })
  })
}
