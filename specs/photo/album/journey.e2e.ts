import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { buy, newMember } from '#specs/harness/server/members.ts'
import { addPhoto, evening } from '#specs/harness/server/pictures.ts'
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

describe('a private album', () => {
  it('is filled in one’s own photos, asked for on the profile, opened from the menu and taken back from the list (PRF-11)', async () => {
    const anna = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
    const bram = await newMember(server, { name: 'Bram' })
    await buy(bram)
    for (let nth = 0; nth < 2; nth++) await addPhoto(anna, await evening(nth))
    const own = await visitAs(browser, server.url, anna)
    await own.page.goto('/profile')
    await own.page.getByRole('button', { name: /^Foto 2 van/ }).click()
    await own.page.getByRole('button', { name: 'Zet in je privéalbum' }).click()
    await see(own.page.getByText('Privé', { exact: true })).toBeVisible()
    await see(own.page.getByText(/Premium opent ze niet/)).toBeVisible()
    await see(own.page.getByText(/Nu ziet niemand ze/)).toBeVisible()

    const other = await visitAs(browser, server.url, bram)
    const photos = other.page.getByRole('button', { name: /^Open foto/ })
    await other.page.goto(`/members/${anna.id}`)
    await see(other.page.getByText('1 privéfoto')).toBeVisible()
    await see(other.page.getByText(/ook als je Premium hebt/)).toBeVisible()
    await see(other.page.locator('section img[loading=lazy]')).toHaveCount(0)
    await other.page.getByRole('link', { name: 'Vraag het' }).click()
    await see(other.page.getByLabel('Bericht', { exact: true })).toHaveValue(
      'Mag ik je privéfoto’s zien?',
    )

    await own.page.goto(`/members/${bram.id}`)
    await own.page.getByRole('button', { name: 'Meer', exact: true }).click()
    await own.page.getByRole('button', { name: 'Toon mijn privéalbum' }).click()
    await see(own.page.getByText('Bram kan je privéalbum nu zien.')).toBeVisible()
    await other.page.goto(`/members/${anna.id}`)
    await see(other.page.getByText('Voor jou geopend door Anna.')).toBeVisible()
    expect(await photos.count()).toBeGreaterThan(0)
    await photos.last().click()
    const viewer = other.page.getByRole('dialog', { name: /^Foto’s van Anna/ })
    await see(viewer).toBeVisible()

    await own.page.goto('/profile')
    await own.page.getByRole('button', { name: 'Toegang van Bram intrekken' }).click()
    await see(own.page.getByText(/Nu ziet niemand ze/)).toBeVisible()
    await see(viewer).toHaveCount(0)
    await see(other.page.getByText(/ook als je Premium hebt/)).toBeVisible()
    await see(photos).toHaveCount(0)
    await own.page.goto(`/members/${bram.id}`)
    await own.page.getByRole('button', { name: 'Meer', exact: true }).click()
    await own.page.getByRole('button', { name: 'Toon mijn privéalbum' }).click()
    await see(other.page.getByText('Voor jou geopend door Anna.')).toBeVisible()
    await see(photos).toHaveCount(1)
    expect([...own.faults, ...other.faults]).toEqual([])
    await other.close()
    await own.close()
  })
})
