import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { languages } from '#core/kernel/languages.ts'
import {
  BEFORE_CONSENT,
  deliveryVersionOf,
  immediateDeliveryVersions,
  mayDeliverAtOnce,
  IMMEDIATE_DELIVERY_VERSION as VERSION,
} from '#core/payment/checkout/immediate-delivery.ts'
import { deliveryTextsOf } from '#server/platform/texts.ts'

/** A version and its words, as they were agreed to: what stands here never changes. */
const digests: Record<string, string> = { v1: 'a90b8f941b565ac9' }

/** All sentences of a version, in all languages. */
const digestOf = (version: number) => {
  const words = languages.map((language) => [
    language,
    deliveryTextsOf(language)[`v${version as 1}`],
  ])
  return createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)
}

describe('consent to immediate delivery (PAY-14, H3)', () => {
  it('keeps the words of each version in all twelve languages: other words are a new version', () => {
    expect(languages).toHaveLength(12)
    const found = immediateDeliveryVersions.map((version) => [`v${version}`, digestOf(version)])
    expect(Object.fromEntries(found)).toEqual(digests)
  })

  it('asks for the newest version', () => {
    expect(VERSION).toBe(Math.max(...immediateDeliveryVersions))
    expect(BEFORE_CONSENT).toBeLessThan(Math.min(...immediateDeliveryVersions))
  })

  it.each([
    ['with the tick', { sent: VERSION, agreed: 0 }, 'ok'],
    ['without the tick, after an order by this text', { sent: undefined, agreed: VERSION }, 'ok'],
    [
      'without the tick, as the first one',
      { sent: undefined, agreed: 0 },
      'delivery_consent_needed',
    ],
    [
      'without the tick, after an order by an older text',
      { sent: undefined, agreed: VERSION - 1 },
      'delivery_consent_needed',
    ],
    [
      'with the tick of an older text',
      { sent: VERSION - 1, agreed: 0 },
      'delivery_consent_changed',
    ],
    [
      'with the tick of an older text, after an order by this one',
      { sent: VERSION - 1, agreed: VERSION },
      'delivery_consent_changed',
    ],
    ['with the tick of a newer text', { sent: VERSION + 1, agreed: 0 }, 'delivery_consent_changed'],
  ] as const)('answers an order %s', (_, asked, verdict) => {
    expect(mayDeliverAtOnce(asked)).toBe(verdict)
  })

  it('has no text for an order from before', () => {
    expect(deliveryVersionOf(BEFORE_CONSENT)).toBeNull()
    expect(deliveryVersionOf(VERSION)).toBe(VERSION)
  })
})
