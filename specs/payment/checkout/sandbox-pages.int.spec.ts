import { describe, expect, test } from 'vitest'
import {
  asked,
  bankForNow,
  charged,
  chargedBy,
  chargeOf,
  mandateState,
  opened,
  PUBLIC_URL,
  play,
  playMandate,
  stateOf,
} from '../../harness/payment-provider/sandbox/bank.ts'
import { shop } from '../../harness/payment-provider/sandbox/shop.ts'

type Bank = Awaited<ReturnType<typeof bankForNow>>

const press = ({ pages }: Bank, ref: string, form: Record<string, string>) =>
  asked(pages, `/sandbox/pay/${ref}`, { method: 'POST', body: new URLSearchParams(form) })

const pageOf = async ({ pages }: Bank, ref: string) =>
  (await asked(pages, `/sandbox/pay/${ref}`)).text()

describe('the page of the sandbox bank', () => {
  test('is where the provider sends the payer', async () => {
    const bank = await bankForNow()
    const { ref, checkoutUrl } = await opened(bank)
    expect(checkoutUrl).toBe(`${PUBLIC_URL}/sandbox/pay/${ref}`)
    expect((await asked(bank.pages, checkoutUrl)).status).toBe(200)
  })

  test('says that no real money moves, how much it is about and for which order', async () => {
    const bank = await bankForNow()
    const { ref } = await opened(bank, { reference: 'order-7', method: 'banktransfer' })
    const page = await pageOf(bank, ref)
    expect(page).toContain('Er gaat geen echt geld om')
    expect(page).toContain('€\u00a019,99')
    expect(page).toContain('order-7')
    expect(page).toContain('Overschrijving')
  })

  test.each([
    { choice: 'pay', status: 'paid' },
    { choice: 'fail', status: 'failed' },
    { choice: 'cancel', status: 'cancelled' },
    { choice: 'leave', status: 'open' },
  ])('sends the payer back after "$choice", and the payment is $status', async (ending) => {
    const bank = await bankForNow()
    const { ref } = await opened(bank, { returnUrl: 'https://shop.example/back?id=7' })
    const response = await press(bank, ref, { choice: ending.choice, webhook: 'never' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('https://shop.example/back?id=7')
    expect((await bank.provider.fetchPayment(ref))?.status).toBe(ending.status)
  })

  test('lets the payer pay after having left it open', async () => {
    const bank = await bankForNow()
    const { ref } = await opened(bank)
    await press(bank, ref, { choice: 'leave' })
    await press(bank, ref, { choice: 'pay', webhook: 'never' })
    expect((await bank.provider.fetchPayment(ref))?.status).toBe('paid')
  })

  test('takes a payment for later, and waits with it', async () => {
    const bank = await bankForNow()
    const { ref } = await opened(bank)
    const response = await press(bank, ref, { choice: 'later', seconds: '3600' })
    expect(response.status).toBe(303)
    expect(await stateOf(bank, ref)).toMatchObject({ status: 'open', settling: 'paid' })
    expect(await pageOf(bank, ref)).toContain('De bank is nog bezig')
  })

  test('sends the webhook that the payer chose', async () => {
    const bank = await bankForNow()
    const { heard, url } = await shop()
    const { ref } = await opened(bank, { webhookUrl: url })
    await press(bank, ref, { choice: 'pay', webhook: 'twice' })
    await expect.poll(() => heard.length).toBe(2)
  })

  test('keeps a final status, whatever is pressed afterwards', async () => {
    const bank = await bankForNow()
    const { ref } = await opened(bank)
    await press(bank, ref, { choice: 'cancel', webhook: 'never' })
    for (const choice of ['pay', 'fail', 'later', 'leave', 'nonsense']) {
      const response = await press(bank, ref, { choice, webhook: 'now' })
      expect(response.status).toBe(303)
      expect(await stateOf(bank, ref)).toMatchObject({ status: 'cancelled', deliveries: [] })
    }
    const page = await pageOf(bank, ref)
    expect(page).toContain('Deze betaling is geannuleerd')
    expect(page).not.toContain('value="pay"')
    expect(page).toContain('value="paid"')
  })

  test('takes one decision of twenty clicks at once, and sends one webhook', async () => {
    const bank = await bankForNow()
    const { heard, url } = await shop()
    const { ref } = await opened(bank, { webhookUrl: url })
    await Promise.all(Array.from({ length: 20 }, () => press(bank, ref, { choice: 'pay' })))
    await expect.poll(() => heard.length).toBe(1)
    expect((await stateOf(bank, ref)).deliveries).toHaveLength(1)
  })

  test('leads nowhere but to the stored address, whatever the form says', async () => {
    const bank = await bankForNow()
    const { ref } = await opened(bank)
    const evil = 'https://evil.example/'
    const response = await press(bank, ref, { choice: 'pay', return_url: evil, returnUrl: evil })
    expect(response.headers.get('location')).toBe(`${PUBLIC_URL}/credits/back`)
  })

  test('asks again when it does not understand what was chosen', async () => {
    const bank = await bankForNow()
    const { ref } = await opened(bank)
    for (const choice of ['', 'constructor', '__proto__', 'paid']) {
      const response = await press(bank, ref, { choice })
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('Kies hoe de betaling moet aflopen')
    }
    expect(await stateOf(bank, ref)).toMatchObject({ status: 'open', settling: null })
  })

  test('falls back on what was planned when the webhook chosen is none', async () => {
    const bank = await bankForNow()
    const { ref } = await opened(bank)
    await press(bank, ref, { choice: 'pay', webhook: '../../etc' })
    expect(await stateOf(bank, ref)).toMatchObject({ status: 'paid', webhook: 'now' })
  })

  test('shows what the shop wrote as text, never as markup', async () => {
    const bank = await bankForNow()
    const { ref } = await opened(bank, {
      description: '<script>alert(1)</script>',
      reference: '"><img src=x onerror=alert(1)>',
    })
    const page = await pageOf(bank, ref)
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(page).not.toContain('<script')
    expect(page).not.toContain('<img')
  })

  test('allows no script, no frame around it, and forms that end at the shop', async () => {
    const bank = await bankForNow()
    const { ref } = await opened(bank, { returnUrl: 'https://shop.example:8443/back' })
    const { headers } = await asked(bank.pages, `/sandbox/pay/${ref}`)
    const policy = headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' https://shop.example:8443;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('script-src')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('says that it does not know a payment that there is not', async () => {
    const { pages } = await bankForNow()
    const response = await asked(pages, '/sandbox/pay/sb_AAAAAAAAAAAAAAAAAAAAAA')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('kent de oefenbank niet')
  })

  test('says that a payment leaves a mandate, and lets the payer end it afterwards', async () => {
    const bank = await bankForNow()
    const { ref } = await opened(bank, { method: 'creditcard', keep: { payer: 'payer-7' } })
    expect(await pageOf(bank, ref)).toContain('geef je de winkel toestemming')
    await press(bank, ref, { choice: 'end_mandate' })
    await press(bank, ref, { choice: 'pay', webhook: 'never' })
    const { mandate } = await stateOf(bank, ref)
    expect(await mandateState(bank, mandate ?? '')).toMatchObject({ is_left: true, ended: false })
    expect(await pageOf(bank, ref)).toContain('mag hierna zonder betaalpagina afschrijven')
    const response = await press(bank, ref, { choice: 'end_mandate' })
    expect(response.headers.get('location')).toBe(`${PUBLIC_URL}/credits/back`)
    expect(await mandateState(bank, mandate ?? '')).toMatchObject({ ended: true })
    const page = await pageOf(bank, ref)
    expect(page).toContain('is ingetrokken')
    expect(page).not.toContain('value="end_mandate"')
  })

  test('says nothing of a mandate where none is asked for', async () => {
    const bank = await bankForNow()
    const { ref } = await opened(bank, { method: 'creditcard' })
    await press(bank, ref, { choice: 'pay', webhook: 'never' })
    expect(await pageOf(bank, ref)).not.toContain('toestemming')
    expect(await stateOf(bank, ref)).toMatchObject({ mandate: null, by_mandate: null })
  })

  test('shows a payment by a mandate, which has no shop to go back to', async () => {
    const bank = await bankForNow()
    const { ref } = await chargedBy(bank)
    const page = await pageOf(bank, ref)
    expect(page).toContain('Afgeschreven met een eerdere toestemming')
    expect(page).not.toContain('Terug naar de winkel')
    const response = await press(bank, ref, { choice: 'refunded', webhook: 'never' })
    expect(response.headers.get('location')).toBe(`/sandbox/pay/${ref}`)
    expect((await bank.provider.fetchPayment(ref))?.status).toBe('refunded')
  })

  test('leaves every other address to others', async () => {
    const { pages } = await bankForNow()
    for (const path of ['/', '/sandbox/', '/sandbox/pay/', '/sandbox/pay/a/b', '/credits']) {
      expect(await pages.answer(new Request(new URL(path, PUBLIC_URL)))).toBeNull()
    }
  })
})

describe('the control of the sandbox bank', () => {
  const put = ({ pages }: Bank, path: string, body: string) =>
    asked(pages, `/sandbox/api/${path}`, { method: 'PUT', body })

  test('refuses what it does not understand, and moves nothing', async () => {
    const bank = await bankForNow()
    const { ref } = await opened(bank)
    for (const body of ['', '{', '[]', '{"status":"open"}', '{"webhook":"x"}', '{"after_ms":-1}']) {
      expect((await put(bank, `payments/${ref}`, body)).status).toBe(400)
    }
    expect((await put(bank, 'faults', '{"fault":"gone"}')).status).toBe(400)
    expect(await stateOf(bank, ref)).toMatchObject({ status: 'open', settling: null })
  })

  test('knows no payment and no mandate that there is not', async () => {
    const bank = await bankForNow()
    expect((await put(bank, 'payments/sb_x', '{"status":"paid"}')).status).toBe(404)
    expect((await put(bank, 'mandates/sm_x', '{"ended":true}')).status).toBe(404)
    expect((await asked(bank.pages, '/sandbox/api/mandates/sm_x')).status).toBe(404)
  })

  test('ends a mandate, and refuses what it does not understand of one', async () => {
    const bank = await bankForNow()
    const { mandate } = await chargedBy(bank)
    for (const body of ['', '{', '{"ended":false}', '{"charges":"refunded"}', '{"webhook":"x"}']) {
      expect((await put(bank, `mandates/${mandate}`, body)).status).toBe(400)
    }
    expect(await mandateState(bank, mandate)).toMatchObject({ ended: false, charges: 'paid' })
    await playMandate(bank, mandate, { ended: true })
    expect(await mandateState(bank, mandate)).toMatchObject({ payer: 'payer-7', ended: true })
    expect(await bank.provider.charge?.(chargeOf(mandate))).toBe('ended')
  })

  test.each(['paid', 'failed', 'cancelled', 'open'] as const)(
    'lets the payments by a mandate be %s from then on, and their webhooks come as planned',
    async (charges) => {
      const bank = await bankForNow()
      const { heard, url } = await shop()
      const { mandate } = await chargedBy(bank)
      await playMandate(bank, mandate, { charges, webhook: 'twice' })
      const ref = await charged(bank, mandate, { webhookUrl: url })
      expect((await bank.provider.fetchPayment(ref))?.status).toBe(charges)
      await play(bank, ref, { status: 'paid' })
      await expect.poll(() => heard.map((one) => one.ref)).toEqual([ref, ref])
      expect((await bank.provider.fetchPayment(ref))?.status).toBe(
        charges === 'open' ? 'paid' : charges,
      )
    },
  )

  test('is closed where others than this machine reach the site', async () => {
    const bank = await bankForNow(undefined, { publicUrl: 'https://vonk.example' })
    const { ref } = await opened(bank)
    for (const path of [`payments/${ref}`, 'faults']) {
      const request = new Request(`https://vonk.example/sandbox/api/${path}`, {
        method: 'PUT',
        body: '{"status":"paid","fault":"away"}',
      })
      expect(await bank.pages.answer(request)).toBeNull()
    }
    expect((await bank.provider.fetchPayment(ref))?.status).toBe('open')
  })
})
