import axe from 'axe-core'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as tokens from '#server/platform/tokens.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { sayYes } from '#specs/harness/screens/say-yes.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { fictionalForm } from '#specs/harness/server/fictional.ts'
import { message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { jpeg } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let browser: Browser
let server: SpecServer
let eva: SpecMember
beforeAll(async () => {
  ;[browser, server] = await Promise.all([
    launchBrowser({ withPictures: process.env.DESK_PICTURES !== undefined }),
    startServer(),
  ])
  eva = await newMember(server, { name: 'Eva' })
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(eva.id, 'moderator')
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const looks = async (page: Page, name: string) => {
  const folder = process.env.DESK_PICTURES
  if (!folder) return
  for (const width of [360, 768, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await page.waitForTimeout(400)
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` })
    }
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** Nothing that a checker for accessibility finds, and nothing wider than a phone. */
const isSound = async (page: Page) => {
  await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
  })
  expect(found).toEqual([])
  await page.setViewportSize({ width: 320, height: 740 })
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
}

const asked = async (name: string, body: string) => {
  const member = await newMember(server, { name, gender: 'male', seeks: 'female' })
  const form = fictionalForm({ name: `Luna van ${name}` })
  await eva.ask('POST /api/fictional.php', { body: form })
  await member.ask('POST /api/message.php', message(form.id, body))
  return { member, form }
}

describe('the desk of fictional profiles', () => {
  it('makes a profile by its form, which members see with its label (MOD-06)', async () => {
    const { page, close } = await visitAs(browser, server.url, eva)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/desk/fictional-profiles')
    await page.getByRole('heading', { name: 'Fictieve profielen' }).waitFor()
    await page.keyboard.press('n')
    await page.getByLabel('Naam').fill('Sanne Verzonnen')
    await page.getByLabel('Plaats').fill('baarn')
    await page.getByRole('option', { name: /^Baarn/ }).click()
    await see(page.getByLabel('Provincie')).toHaveValue('Utrecht')
    await page.getByRole('button', { name: 'Bewaar' }).click()
    await see(page.getByText('Vul dit nog in')).toBeVisible()
    await page.getByLabel('Reden om er te zijn').fill('Voor wie nog niemand kent')
    await page.getByLabel('Over mij').fill('Wandelt graag')
    await isSound(page)
    await looks(page, 'form')
    await page.getByRole('button', { name: 'Bewaar' }).click()
    await see(page.getByRole('button', { name: /Sanne Verzonnen/ })).toBeVisible()
    await isSound(page)
    await looks(page, 'profiles')
    const { profiles } = await eva.ask('GET /api/fictional.php')
    const made = profiles.find(({ member }) => member.name === 'Sanne Verzonnen')
    expect(made?.member).toMatchObject({ fictional: true, answered_by: 'staff' })
    expect(made?.form).toMatchObject({ city: 'Baarn', region: 'Utrecht' })
    await page.getByRole('button', { name: /Sanne Verzonnen/ }).click()
    await page.getByRole('button', { name: 'Beëindig' }).click()
    await sayYes(page, 'Beëindig')
    await see(page.getByRole('button', { name: /Sanne Verzonnen/ })).toBeHidden()
    await close()
  })

  it('chooses its pictures from the collection, and uploads one with its source (MOD-11)', async () => {
    const form = fictionalForm({ name: 'Femke Getekend' })
    await eva.ask('POST /api/fictional.php', { body: form })
    const { page, close } = await visitAs(browser, server.url, eva)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/desk/fictional-profiles')
    await page.getByRole('button', { name: /Femke Getekend/ }).click()
    const pictures = page.getByRole('region', { name: 'Foto’s' })
    await see(pictures.getByRole('img', { name: 'Tekening van Femke Getekend' })).toHaveCount(3)
    await see(pictures.getByText('Verwijder eerst een foto: er passen er 3.')).toBeVisible()
    await pictures.getByRole('button', { name: 'Kies uit de collectie' }).click()
    const people = page.getByRole('dialog').getByRole('button', { name: /^Persoon/ })
    await see(people).toHaveCount(24)
    await isSound(page)
    await looks(page, 'collection')
    await people.nth(3).click()
    await see(page.getByText('De foto’s zijn gewijzigd.')).toBeVisible()
    await pictures.getByRole('button', { name: 'Verwijder' }).last().click()
    await see(pictures.getByRole('img')).toHaveCount(2)
    const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await jpeg() }
    await see(pictures.locator('input[type=file]')).toBeDisabled()
    await pictures.getByLabel('Hoe is deze foto gemaakt?').selectOption('Met AI gemaakt')
    await pictures.locator('input[type=file]').setInputFiles(file)
    await see(pictures.getByRole('img')).toHaveCount(3)
    await see(pictures.getByText('Met AI gemaakt')).toBeVisible()
    await isSound(page)
    await pictures.scrollIntoViewIfNeeded()
    await looks(page, 'pictures')
    await close()
  })

  it('answers who waits by keys alone, the oldest first, with the story beside it (MOD-06)', async () => {
    const first = await asked('Karel', 'Dan ruil ik voor de pasta')
    const second = await asked('Bram', 'Heb je dat concert nog gezien?')
    const { page, close } = await visitAs(browser, server.url, eva)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/desk/fictional')
    await page.getByRole('heading', { name: 'Wacht op antwoord' }).waitFor()
    await looks(page, 'queue')
    await page.keyboard.press('j')
    await see(page.getByRole('heading', { name: 'Karel' })).toBeVisible()
    await see(page.getByText('Juf van groep zes. Heeft een teckel, Bo.')).toBeVisible()
    await see(page.getByText('Dan ruil ik voor de pasta')).toHaveCount(0)
    await page.keyboard.press('j')
    await see(page.getByRole('heading', { name: 'Bram' })).toBeVisible()
    await page.keyboard.press('k')
    await see(page.getByRole('heading', { name: 'Karel' })).toBeVisible()
    await page.keyboard.press('Enter')
    const field = page.getByLabel('Antwoord als Luna van Karel')
    await see(field).toBeFocused()
    await see(page.getByText('Dan ruil ik voor de pasta').first()).toBeVisible()
    await field.fill('Eerst de knoflook, heel zacht.')
    await isSound(page)
    await looks(page, 'talk')
    await field.press('Enter')
    await see(page.getByRole('heading', { name: 'Bram' })).toBeVisible()
    const said = await first.member.ask('GET /api/chat.php', { query: { profile: first.form.id } })
    expect(said.conversation.messages.at(-1)).toMatchObject({
      from: first.form.id,
      body: 'Eerst de knoflook, heel zacht.',
    })
    await page.keyboard.press('Enter')
    await page.getByLabel(`Antwoord als ${second.form.name}`).press('Escape')
    await see(page.getByRole('button', { name: /Neem in handen/ })).toBeVisible()
    await close()
  })

  it('is not there for members', async () => {
    const anna = await newMember(server)
    const { page, close } = await visitAs(browser, server.url, anna)
    for (const path of ['/desk/fictional', '/desk/fictional-profiles']) {
      await page.goto(path)
      await see(page.getByRole('heading', { name: 'Hier woont niemand' })).toBeVisible()
    }
    await close()
  })
})
