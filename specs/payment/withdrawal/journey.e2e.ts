import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { mailSaying } from '#specs/harness/server/mails.ts'
import {
  boughtBy,
  buy,
  linkIn,
  newMember,
  type SpecMember,
  someone,
  write,
} from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const HERE = 'Overeenkomst hier herroepen'
const goOn = (page: Page) => page.getByRole('link', { name: 'Verder naar bevestigen' })
const confirm = (page: Page) => page.getByRole('button', { name: 'Herroeping bevestigen' })

/** Credits are spent meanwhile: what is left of them is shown anew, and confirmed anew. */
const isConfirmedForTheSumOfNow = async (page: Page, member: SpecMember) => {
  await write(member, await someone(member), 4)
  await confirm(page).dblclick()
  await see(page.getByText(/^Je saldo is net veranderd/)).toBeVisible()
  await see(page.getByText('€ 4,49', { exact: true })).toBeVisible()
  await confirm(page).dblclick()
  await see(page.getByRole('heading', { name: 'Je herroeping is ontvangen' })).toBeFocused()
}

/** What happens elsewhere is not heard of: the sums that are shown grow old. */
const hearsNothing = (page: Page) => page.route('**/api/events.php*', (route) => route.abort())

describe('withdrawing from an order', () => {
  it('goes in two steps from settings, for the sum of now, and leaves a dated receipt (PAY-11)', async () => {
    const anna = await newMember(server, { name: 'Anna Spijt' })
    const { payment_id } = await buy(anna)
    const { page, faults, close } = await visitAs(browser, server.url, anna, { phone: true })
    await hearsNothing(page)
    await page.goto('/settings')
    const way = page.getByRole('main').getByRole('link', { name: HERE })
    await way.click()
    await page.waitForURL('**/withdraw')
    await see(page.getByText(/^Je krijgt €\s4,99 terug$/)).toBeVisible()
    await see(page.getByText('29 juni 2026')).toBeVisible()
    await goOn(page).click()
    await page.waitForURL(`**/withdraw/${payment_id}?sure=1`)
    await see(
      page.getByText(/^Ik, Anna Spijt, herroep mijn bestelling van 15 juni 2026/),
    ).toBeVisible()
    await page.goBack()
    await see(confirm(page)).toBeHidden()
    await goOn(page).click()

    await isConfirmedForTheSumOfNow(page, anna)
    await see(page.getByText(/^Op 15 jun 2026,? .*12:00/)).toBeVisible()
    await see(page.getByRole('main').getByText('9 credits')).toBeVisible()
    await see(page.getByRole('button', { name: 'Afdrukken of bewaren' })).toBeVisible()

    await page.reload()
    await see(page.getByRole('heading', { name: 'Je herroeping is ontvangen' })).toBeVisible()
    await page.getByRole('link', { name: 'Bekijk de bestelling' }).click()
    await see(page.getByRole('link', { name: /^Herroepen op/ })).toBeVisible()
    expect((await anna.ask('GET /api/withdrawal.php')).orders).toEqual([])
    expect(faults).toEqual([])
    await close()
  })

  it('is for the sum of now while one looks, without a reload (PAY-11)', async () => {
    const anna = await newMember(server)
    const { payment_id } = await buy(anna)
    const { page, close } = await visitAs(browser, server.url, anna)
    const isLive = page.waitForResponse('**/api/events.php')
    await page.goto(`/withdraw/${payment_id}`)
    const main = page.getByRole('main')
    await see(main.getByText('10 credits', { exact: true })).toBeVisible()
    await isLive
    await write(anna, await someone(anna), 4)
    await see(main.getByText('9 gaan van je saldo af')).toBeVisible()
    await see(main.getByText('€ 4,49', { exact: true })).toBeVisible()
    await close()
  })

  it('is offered while leaving and at the order, and says when there is nothing to withdraw from', async () => {
    const bram = await newMember(server)
    const { page, close } = await visitAs(browser, server.url, bram)
    await page.goto('/settings/leave')
    await page.getByRole('main').getByRole('link', { name: HERE }).click()
    await see(page.getByText('Er is niets te herroepen')).toBeVisible()
    const { payment_id } = await buy(bram)
    await page.goto(`/transactions/${payment_id}`)
    await page.getByRole('link', { name: HERE }).click()
    await goOn(page).click()
    await see(confirm(page)).toBeVisible()
    await close()
  })
})

describe('withdrawing without logging in', () => {
  it('goes from the mail of the receipt to a dated receipt, beside somebody else who is logged in (PAY-13)', async () => {
    const [anna, bram] = [await newMember(server, { name: 'Anna Spijt' }), await newMember(server)]
    const { receipt } = await boughtBy(anna, server)
    const mail = (words: string) => mailSaying(server, anna.email, words)
    const way = /\/withdraw\/mail\?receipt=\S+/.exec(
      (await mail('ook zonder in te loggen')).text,
    )?.[0]
    const { page, faults, close } = await visitAs(browser, server.url, bram, { phone: true })
    await page.goto(String(way))
    await see(page.getByLabel('Bonnummer')).toHaveValue(receipt)
    await page.getByLabel('E-mailadres').fill(anna.email)
    await page.getByRole('button', { name: 'Stuur de link' }).dblclick()
    await see(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible()
    const token = linkIn(await mail('Ga naar je herroeping'))

    await page.goto(`/withdraw/mail/do?token=${token}`)
    await goOn(page).click()
    await see(page.getByText(/^Ik, Anna Spijt, herroep mijn bestelling/)).toBeVisible()
    await isConfirmedForTheSumOfNow(page, anna)
    await see(page.getByText(/^Op 15 jun 2026,? .*12:00/)).toBeVisible()
    await mail('Je hebt je aankoop herroepen')
    expect((await bram.ask('GET /api/user.php')).user?.credits).toBe(3)

    await page.reload()
    await see(page.getByText(/^Heb je al bevestigd\?/)).toBeVisible()
    expect(faults.filter((fault) => !fault.includes('410'))).toEqual([])
    await close()
  })
})

describe('a spending limit', () => {
  it('is set in settings, stops an order with its figures, and is raised after a wait (PAY-12)', async () => {
    const anna = await newMember(server)
    const { page, faults, close } = await visitAs(browser, server.url, anna)
    await page.goto('/settings')
    const limits = page.getByRole('region', { name: 'Je bestedingsgrens' })
    await limits.getByRole('heading').click()
    const set = async (amount: string) => {
      await limits.getByRole('button', { name: 'Grens per week aanpassen' }).click()
      await limits.getByLabel('Maximaal per week, in EUR').fill(amount)
      await limits.getByRole('button', { name: 'Opslaan' }).click()
    }
    await set('vijf')
    await see(limits.getByLabel('Maximaal per week, in EUR')).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await limits.getByRole('button', { name: 'Annuleren' }).click()
    await set('2,98')
    await see(limits.getByText('Je grens geldt nu.')).toBeVisible()
    await set('50')
    await see(limits.getByText(/^Je nieuwe keuze gaat in op 22 jun 2026/)).toBeVisible()
    await see(limits.getByText(/^Vanaf 22 jun 2026/)).toBeVisible()
    await page.goto('/credits/credits-10')
    await page.getByRole('button', { name: /^Betaal/ }).click()
    await see(
      page.getByText(/je eigen grens van €\s2,98 per week. Je kunt nog €\s2,98 uitgeven/),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Bekijk je grenzen' }).click()
    await limits.getByRole('heading').click()
    await limits.getByRole('button', { name: 'Grens houden per week' }).click()
    await see(limits.getByText(/^Vanaf 22 jun 2026/)).toBeHidden()
    await see(limits.getByText('€ 2,98', { exact: true })).toBeVisible()
    expect(faults).toEqual([])
    await close()
  })
})
