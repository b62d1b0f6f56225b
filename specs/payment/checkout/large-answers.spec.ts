import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { mollieProvider } from '#adapters/payments/mollie/provider.ts'
import { stripeProvider } from '#adapters/payments/stripe/provider.ts'
import { ProviderAway } from '#core/payment/checkout/ports.ts'
import { orderOf } from '#specs/harness/payment-provider/provider-under-spec.ts'
import { listening } from '#specs/harness/server/listening.ts'

const MB = 1024 ** 2
const WHOLE = 60 * MB
/** The stated size, and what may be on its way when the connection is closed. */
const SENT_MAX = 16 * MB

/** Answers every request with 60 MB, for as long as somebody reads. */
const startEndless = async (status: number) => {
  let sent = 0
  const piece = Buffer.alloc(64 * 1024, ' ')
  const server = createServer(async (req, res) => {
    req.resume()
    res.writeHead(status, { 'content-type': 'application/hal+json' })
    while (sent < WHOLE && !res.destroyed) {
      sent += piece.length
      if (!res.write(piece)) await Promise.race([once(res, 'drain'), once(res, 'close')])
    }
    res.end('{}')
  })
  const { url, stop } = await listening(server)
  onTestFinished(stop)
  return { url, sent: () => sent }
}

const providers = {
  Mollie: (serverURL: string) => mollieProvider({ apiKey: `test_${'a'.repeat(30)}`, serverURL }),
  Stripe: (serverURL: string) => stripeProvider({ apiKey: `sk_test_${'a'.repeat(24)}`, serverURL }),
}

describe.each(Object.entries(providers))('an answer of %s that is too large', (_, provider) => {
  test.each([200, 404, 422])(
    'with status %i counts as an outage, and is not read to its end (OPS-01)',
    async (status) => {
      const { url, sent } = await startEndless(status)
      const opening = provider(url).open(orderOf())
      await expect(opening).rejects.toBeInstanceOf(ProviderAway)
      expect(sent()).toBeLessThan(SENT_MAX)
    },
  )
})
