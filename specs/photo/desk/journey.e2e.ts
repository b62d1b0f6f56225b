import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as tokens from '#server/platform/tokens.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember } from '#specs/harness/server/members.ts'
import { addPhoto, evening } from '#specs/harness/server/pictures.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let browser: Browser
let server: SpecServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser({ withPictures: true }), startServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

it('a photo is refused at the desk by keys, its member reads why, and puts another in its place, which others see (MOD-04)', async () => {
  const eva = await newMember(server, { name: 'Eva' })
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(eva.id, 'moderator')
  const bram = await newMember(server, { name: 'Bram' })
  await addPhoto(bram, await evening(1))

  const desk = await visitAs(browser, server.url, eva)
  await desk.page.goto('/desk/photos')
  await see(desk.page.getByText(/^Bram.*, \d+/)).toBeVisible()
  await see(desk.page.getByAltText('De foto om te beoordelen')).toHaveCount(0)
  await desk.page.keyboard.press('v')
  await see(desk.page.getByAltText('De foto om te beoordelen')).toBeVisible()
  await desk.page.keyboard.press('1')
  const facts = desk.page.getByLabel(/^Wat Bram.* leest/)
  await see(facts).toHaveValue('Op je profielfoto staat iemand anders.')
  await desk.page.keyboard.press('Enter')
  await see(desk.page.getByText('Alles is bekeken')).toBeVisible()

  const anna = await newMember(server, { gender: 'female', seeks: 'male' })
  const other = await visitAs(browser, server.url, anna)
  const pictures = other.page.locator('main img[src*="/media/photos/"]')
  await other.page.goto(`/members/${bram.id}`)
  await see(other.page.getByRole('heading', { name: /^Bram/ }).first()).toBeVisible()
  await see(pictures).toHaveCount(0)

  const home = await visitAs(browser, server.url, bram, { phone: true })
  await home.page.goto('/profile')
  await see(home.page.getByText('Niet geplaatst')).toBeVisible()
  await home.page.getByRole('button', { name: 'Foto 1 van 1' }).click()
  const sheet = home.page.getByRole('dialog', { name: 'Deze foto staat niet op je profiel' })
  await see(sheet.getByText('Op je profielfoto staat iemand anders.')).toBeVisible()
  await see(sheet.getByRole('link', { name: 'Iemand anders kijkt opnieuw' })).toBeVisible()
  const another = { name: 'ik.jpg', mimeType: 'image/jpeg', buffer: await evening(2) }
  await sheet.getByLabel('Kies een andere foto').setInputFiles(another)
  await see(home.page.getByText('Niet geplaatst')).toHaveCount(0)
  const { photos } = await bram.ask('GET /api/photos.php')
  expect(photos).toMatchObject([{ standing: 'shown', main: true }])
  await other.page.reload()
  await see(pictures.first()).toBeVisible()
  expect(await pictures.first().getAttribute('src')).toContain(photos[0]?.id)
  expect([...desk.faults, ...home.faults, ...other.faults]).toEqual([])
  await Promise.all([desk.close(), home.close(), other.close()])
})
