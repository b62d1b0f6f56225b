import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { longRunOnly } from '#specs/harness/long/how-long.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { nextMoment } from '#specs/harness/screens/keyboard.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { addPhoto, evening, html } from '#specs/harness/server/pictures.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser({ withPictures: true }), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const idsOf = async (member: SpecMember) =>
  (await member.ask('GET /api/photos.php')).photos.map(({ id }) => id)
const file = async (nth: number, name = `avond-${nth}.jpg`) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await evening(nth),
})
const photos = (page: Page) => page.getByRole('button', { name: /^Foto \d van/ })
const withPhotos = async (count: number) => {
  const member = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
  for (let nth = 0; nth < count; nth++) await addPhoto(member, await evening(nth))
  return member
}

describe("one's own photos", () => {
  it('are sent with their progress, from the camera too, and put in order by dragging and by the keyboard (PHO-07)', async () => {
    const anna = await withPhotos(0)
    const { page, faults, close } = await visitAs(browser, server.url, anna, { phone: true })
    await page.goto('/profile')
    const camera = page.getByLabel('Maak een foto')
    await see(camera).toHaveAttribute('capture', 'user')
    await see(camera).toHaveAttribute('accept', 'image/*')

    const { promise: held, resolve: goOn } = Promise.withResolvers<void>()
    await page.route('**/api/photos.php?id=*', async (route) => {
      await held
      await route.continue()
    })
    await page.getByLabel('Foto toevoegen').setInputFiles([await file(0), await file(1)])
    await see(page.getByRole('progressbar').first()).toBeVisible()
    goOn()
    await see(photos(page)).toHaveCount(2)
    await camera.setInputFiles(await file(2))
    await see(photos(page)).toHaveCount(3)
    await see(page.getByText('Je zit aan het maximum aantal foto’s.')).toBeVisible()
    const [a, b, c] = await idsOf(anna)

    await photos(page).nth(0).focus()
    await page.keyboard.press('Space')
    await see(page.getByText('Plaats 1 van 3.')).toBeAttached()
    await nextMoment(page)
    await page.keyboard.press('ArrowRight')
    await see(page.getByText('Plaats 2 van 3.')).toBeAttached()
    await page.keyboard.press('Space')
    await see.poll(() => idsOf(anna)).toEqual([b, a, c])
    await close()

    const desk = await visitAs(browser, server.url, anna)
    await desk.page.goto('/profile')
    await photos(desk.page).nth(2).hover()
    const to = await photos(desk.page).nth(0).boundingBox()
    if (!to) throw new Error('The photos are not there')
    await desk.page.mouse.down()
    await desk.page.mouse.move(to.x + 40, to.y + 40, { steps: 8 })
    await see(desk.page.getByText('Plaats 1 van 3.')).toBeAttached()
    await desk.page.mouse.up()
    await see.poll(() => idsOf(anna)).toEqual([c, b, a])
    expect([...faults, ...desk.faults]).toEqual([])
    await desk.close()
  })

  it.each(longRunOnly)(
    'are moved, made the main one and removed without dragging, and removing says so',
    async () => {
      const anna = await withPhotos(2)
      const [a, b] = await idsOf(anna)
      const { page, close } = await visitAs(browser, server.url, anna, { phone: true })
      await page.goto('/profile')
      await photos(page).nth(1).click()
      await page.getByRole('button', { name: 'Naar voren' }).click()
      await see.poll(() => idsOf(anna)).toEqual([b, a])
      await page.getByRole('button', { name: 'Maak dit mijn hoofdfoto' }).click()
      await see(page.getByRole('button', { name: 'Foto 1 van 2, je hoofdfoto' })).toBeVisible()

      await photos(page).nth(1).click()
      await page.getByRole('button', { name: 'Verwijder deze foto' }).click()
      await page.getByRole('button', { name: 'Toch bewaren' }).click()
      await page.getByRole('button', { name: 'Verwijder deze foto' }).click()
      await page.getByRole('button', { name: 'Verwijder deze foto' }).click()
      await see(page.getByText('Foto verwijderd')).toBeVisible()
      await see(photos(page)).toHaveCount(1)
      expect(await idsOf(anna)).toEqual([b])
      await close()
    },
  )

  it.each(longRunOnly)('that fail say why, and are tried again as the same photo', async () => {
    const anna = await withPhotos(0)
    const { page, close } = await visitAs(browser, server.url, anna)
    await page.goto('/profile')
    const choose = page.getByLabel('Foto toevoegen')
    await choose.setInputFiles({ name: 'pagina.jpg', mimeType: 'image/jpeg', buffer: html })
    await see(page.getByRole('alert')).toContainText('pagina.jpg')
    await see(page.getByRole('alert')).toContainText('Deze foto kunnen we niet lezen.')
    await page.getByRole('alert').getByRole('button', { name: 'Sluiten' }).click()
    await see(page.getByRole('alert')).toHaveCount(0)

    // The answer is lost twice on its way back: the photo is there once all the same.
    let lost = 0
    await page.route('**/api/photos.php?id=*', async (route) => {
      const response = await route.fetch()
      lost += 1
      if (lost <= 2) await route.abort()
      else await route.fulfill({ response })
    })
    await choose.setInputFiles(await file(1))
    await see(photos(page)).toHaveCount(1)
    expect(lost).toBe(3)
    expect(await idsOf(anna)).toHaveLength(1)
    await close()
  })
})

describe('the photos of somebody else', () => {
  it('open one by one, and one that was removed since says so (PHO-04)', async () => {
    const anna = await withPhotos(3)
    const bram = await newMember(server, { name: 'Bram' })
    const { page, close } = await visitAs(browser, server.url, bram, { phone: true })
    await page.goto(`/members/${anna.id}`)
    await page.getByRole('button', { name: 'Open foto 2 van Anna' }).click()
    await see(page.getByRole('img', { name: 'Foto 2 van Anna' })).toBeVisible()
    const [, , third = ''] = await idsOf(anna)
    await anna.ask('DELETE /api/photos.php', { body: { id: third } })
    await page.keyboard.press('ArrowRight')
    await see(page.getByRole('alert')).toHaveText('Deze foto is verwijderd.')
    await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click()
    await see(page.getByRole('button', { name: 'Open foto 3 van Anna' })).toHaveCount(0)

    const own = await visitAs(browser, server.url, anna)
    await own.page.goto('/profile')
    await photos(own.page).nth(1).click()
    await own.page.getByRole('button', { name: 'Verwijder deze foto' }).click()
    await own.page.getByRole('button', { name: 'Verwijder deze foto' }).click()
    await see(own.page.getByText('Foto verwijderd')).toBeVisible()
    await own.close()
    await close()
  })
})

describe.each(longRunOnly)('the question for a photo', () => {
  it('stands above a page until there is a main photo, or until it is dismissed', async () => {
    const anna = await withPhotos(0)
    const { page, close } = await visitAs(browser, server.url, anna)
    await page.goto('/likes')
    const go = (name: string) =>
      page.getByRole('link', { name, exact: true }).and(page.locator(':visible')).first().click()
    await go('Leden')
    const alert = page.getByRole('region', { name: 'Laat zien wie je bent' })
    await alert.getByRole('link', { name: 'Voeg een foto toe' }).click()
    await see(page).toHaveURL(/\/profile$/)
    await see(alert).toHaveCount(0)
    await page.getByLabel('Foto toevoegen').setInputFiles(await file(3))
    await see(photos(page)).toHaveCount(1)
    await go('Likes')
    await see(page.getByRole('heading', { level: 1, name: 'Likes' })).toBeVisible()
    await see(alert).toHaveCount(0)
    await close()
  })
})
