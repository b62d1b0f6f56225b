import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { longRunOnly } from '#specs/harness/long/how-long.ts'
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
})

describe.each(longRunOnly)('withdrawing without logging in', () => {
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
