import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as tokens from '#server/platform/tokens.ts'
import { longRunOnly } from '#specs/harness/long/how-long.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit, visitAs } from '#specs/harness/screens/visit.ts'
import { message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let browser: Browser
let server: SpecServer
let eva: SpecMember
let finn: SpecMember

const moderator = async (name: string) => {
  const one = await newMember(server, { name })
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(one.id, 'moderator')
  return one
}

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
  ;[eva, finn] = [await moderator('Eva'), await moderator('Finn')]
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const claim = async (by: SpecMember, number: string) => {
  const { cases } = await by.ask('GET /api/desk.php')
  const id = cases.find((one) => one.number === number)?.id ?? ''
  await by.ask('POST /api/desk-claim.php', { body: { id } })
  return id
}

const decide = async (number: string, decision: 'pause_chat' | 'ban', days: number | null) => {
  const id = await claim(eva, number)
  const said = { decision, days, rule: 'fraud', facts: 'Je vroeg iemand om 150 euro.' } as const
  await eva.ask('POST /api/desk-decision.php', { body: { id, ...said } })
}

const overturn = async (number: string) => {
  const id = await claim(finn, number)
  const facts = 'Het was een grap tussen jullie twee.'
  await finn.ask('POST /api/desk-review.php', { body: { id, outcome: 'overturned', facts } })
}

/** By the keyboard alone; answers the number that it is known by. */
const reportFromWarning = async (page: Page) => {
  await page.getByRole('button', { name: 'Waarom?' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Melden: Vraagt om geld' }).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Meld Bram' })
  await see(sheet.getByRole('heading', { name: 'Vraagt om geld of licht op' })).toBeFocused()
  await sheet.getByRole('button', { name: 'Stuur de melding' }).focus()
  await page.keyboard.press('Enter')
  const sent = page.getByRole('dialog', { name: 'Bedankt. We kijken ernaar.' })
  await see(sent.getByRole('link', { name: 'Fraudehelpdesk' })).toBeVisible()
  const number = (await sent.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/).textContent()) ?? ''
  await page.keyboard.press('Escape')
  await see(sent).toHaveCount(0)
  return number
}

const object = async (page: Page) => {
  await page.getByRole('button', { name: 'Maak bezwaar' }).click()
  await page.getByLabel('Waarom klopt het niet?').fill('Dat was een grap tussen ons.')
  await page.getByRole('button', { name: 'Verstuur je bezwaar' }).click()
  await see(page.getByText(/^Je bezwaar is binnen/)).toBeVisible()
}

const reported = async () => {
  const [anna, bram] = [
    await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' }),
    await newMember(server, { name: 'Bram' }),
  ]
  await bram.ask('POST /api/message.php', message(anna.id, 'Kun je 150 euro voorschieten?'))
  const reporting = await visitAs(browser, server.url, anna, { phone: true })
  await reporting.page.goto(`/members/${bram.id}/chat`)
  const number = await reportFromWarning(reporting.page)
  return { bram, reporting, number }
}

describe('a report', () => {
  it('of a message is decided with reasons that are shown, objected to, and overturned for both to see (MOD-01, MOD-02, PRF-09)', async () => {
    const { bram, reporting, number } = await reported()
    await reporting.page.goto('/safety')
    await see(reporting.page.getByText('Nog niet bekeken.')).toBeVisible()

    await decide(number, 'pause_chat', 3)
    const told = await visitAs(browser, server.url, bram)
    const { page } = told
    await page.goto('/settings')
    await page
      .getByRole('region', { name: 'Besluit over je account' })
      .getByRole('link', { name: 'Lees het' })
      .click()
    await see(page.getByRole('heading', { name: /^Chatten gepauzeerd/ })).toBeVisible()
    await see(page.getByText('Je vroeg iemand om 150 euro.')).toBeVisible()
    await object(page)
    await page.goto('/settings')
    await see(page.getByRole('heading', { name: 'Instellingen' })).toBeVisible()
    await see(page.getByRole('region', { name: /^Besluit over je account/ })).toHaveCount(0)

    await overturn(number)
    await page.goto('/safety')
    await see(page.getByText('Het was een grap tussen jullie twee.')).toBeVisible()
    await see(page.getByText(/kreeg gelijk/)).toBeVisible()
    await reporting.page.reload()
    await see(reporting.page.getByText('Besluit teruggedraaid.')).toBeVisible()
    expect([...told.faults, ...reporting.faults]).toEqual([])
    await told.close()
    await reporting.close()
  })

  it.each(longRunOnly)(
    'that ends in a ban tells why by a link, and takes the objection there (MOD-01, MOD-02)',
    async () => {
      const { bram, reporting, number } = await reported()
      await reporting.close()
      await decide(number, 'ban', null)
      const { text } = await server.mailTo(bram.email, 2)
      const path = /\/decision\?token=[\w-]+/.exec(text)?.[0] ?? ''
      const { page, faults, close } = await visit(browser, server.url, { phone: true })
      await page.goto(path)
      await see(page.getByRole('heading', { name: 'Account geblokkeerd' })).toBeVisible()
      await object(page)
      await page.reload()
      await see(page.getByText(/Het antwoord komt per mail/)).toBeVisible()
      expect(faults).toEqual([])
      await close()
    },
  )
})
