import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { mailbox } from '#adapters/mail/mailbox.ts'
import { nlMailboxTexts } from '#core/texts/nl/platform/mailbox.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { bankForNow, databaseForNow, opened } from '../../harness/payment-provider/sandbox/bank.ts'
import { serve } from '../../harness/server/serve.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const visitor = async ({ colorScheme = 'light' as 'light' | 'dark', width = 360 } = {}) => {
  const viewport = { width, height: 740 }
  const context = await browser.newContext({ javaScriptEnabled: false, colorScheme, viewport })
  onTestFinished(() => context.close())
  return context.newPage()
}

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

describe('the practice bank in a browser without scripts', () => {
  const payment = async () => {
    const { url: databaseUrl } = await databaseForNow()
    let bank: Awaited<ReturnType<typeof bankForNow>> | undefined
    const site = await serve(async (publicUrl) => {
      bank = await bankForNow(databaseUrl, { publicUrl })
      return bank.pages
    })
    onTestFinished(site.close)
    if (!bank) throw new Error('There is no bank.')
    const returnUrl = `${site.elsewhere}/credits/back`
    return { bank, returnUrl, ...(await opened(bank, { returnUrl })) }
  }

  test.each([
    { button: 'Betalen', status: 'paid' },
    { button: 'Betaling laten mislukken', status: 'failed' },
    { button: 'Annuleren', status: 'cancelled' },
    { button: 'Open laten', status: 'open' },
  ])('goes back to the shop, on another origin, after "$button"', async ({ button, status }) => {
    const { bank, ref, checkoutUrl, returnUrl } = await payment()
    const page = await visitor()
    await page.goto(checkoutUrl)
    await page.getByLabel('Nooit').check()
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.waitForURL(returnUrl)
    expect((await bank.provider.fetchPayment(ref))?.status).toBe(status)
  })

  test('offers the way back, once it is decided, and what may still come of it', async () => {
    const { checkoutUrl, returnUrl } = await payment()
    const page = await visitor()
    await page.goto(checkoutUrl)
    await page.getByRole('button', { name: 'Annuleren' }).click()
    await page.waitForURL(returnUrl)
    await page.goto(checkoutUrl)
    expect(await page.getByRole('button').allTextContents()).toEqual(['Alsnog betalen'])
    await page.getByRole('link', { name: 'Terug naar de winkel' }).click()
    await page.waitForURL(returnUrl)
  })

  test.each([320, 360, 1280])('fits into a window of %i px', async (width) => {
    const { checkoutUrl } = await payment()
    const page = await visitor({ width })
    await page.goto(checkoutUrl)
    expect(await overflows(page)).toBe(false)
  })
})

describe('the mailbox in a browser', () => {
  const post = async () => {
    const dir = await mkdtemp(join(tmpdir(), 'mailbox-'))
    const { mailer, pages } = mailbox({ dir, texts: nlMailboxTexts })
    const site = await serve(async () => pages)
    onTestFinished(async () => {
      await site.close()
      await rm(dir, { recursive: true, force: true })
    })
    await mailer.send({
      to: 'een.heel.lang.adres.dat.nergens.past@een-heel-lang-domein.vonk.example',
      key: 'activation:1',
      subject: 'Bevestig je e-mailadres',
      text: `Open ${site.url}/as-text.`,
      html: `<p><a href="${site.url}/as-shown">Bevestigen</a></p><script>document.body.remove()</script>`,
    })
    return site
  }

  test('opens the link of a mail as it is shown, in place of the whole page', async () => {
    const { url } = await post()
    const page = await visitor()
    await page.goto(`${url}/dev/mail`)
    await page.getByRole('link', { name: 'Bevestig je e-mailadres' }).click()
    await page.frameLocator('iframe').getByRole('link', { name: 'Bevestigen' }).click()
    await page.waitForURL(`${url}/as-shown`)
  })

  test('opens the link of the plain text of a mail', async () => {
    const { url } = await post()
    const page = await visitor()
    await page.goto(`${url}/dev/mail`)
    await page.getByRole('link', { name: 'Bevestig je e-mailadres' }).click()
    await page.getByRole('link', { name: 'Alleen tekst' }).click()
    await page.getByRole('link', { name: `${url}/as-text` }).click()
    await page.waitForURL(`${url}/as-text`)
  })

  test('runs no script of a mail, though the browser would', async () => {
    const { url } = await post()
    const context = await browser.newContext()
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto(`${url}/dev/mail`)
    await page.getByRole('link', { name: 'Bevestig je e-mailadres' }).click()
    await page.frameLocator('iframe').getByRole('link', { name: 'Bevestigen' }).waitFor()
  })

  test.each([320, 360, 1280])('fits into a window of %i px', async (width) => {
    const { url } = await post()
    const page = await visitor({ width, colorScheme: 'dark' })
    await page.goto(`${url}/dev/mail`)
    expect(await overflows(page)).toBe(false)
    await page.getByRole('link', { name: 'Bevestig je e-mailadres' }).click()
    await page.waitForURL(/\/dev\/mail\/[0-9a-f]{32}$/)
    expect(await overflows(page)).toBe(false)
  })
})
