import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
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

const anna = () =>
  newMember(server, { name: 'Anna', gender: 'female', seeks: 'male', city: 'Zeist' })
const bram = () => newMember(server, { name: 'Bram' })
const loves = (member: SpecMember, about_me: string) =>
  member.ask('PUT /api/profile.php', {
    body: {
      about_me,
      reason: '',
      city: 'Zeist',
      region: 'Utrecht',
      tattoos: null,
      hair_color: null,
      eye_color: null,
      body_type: null,
      relationship_status: null,
      interests: ['biking', 'tea'],
    },
  })

describe('a member', () => {
  it('hides where they live, and others read the region alone', async () => {
    const [me, other] = [await anna(), await bram()]
    const mine = await visitAs(browser, server.url, me)
    const theirs = await visitAs(browser, server.url, other)
    await theirs.page.goto(`/members/${me.id}`)
    const place = theirs.page
      .getByRole('main')
      .getByText(/Utrecht/)
      .first()
    await see(place).toContainText('Zeist, Utrecht · dichtbij')
    await mine.page.goto('/settings')
    const hidden = mine.page.getByRole('switch', { name: 'Mijn woonplaats verbergen' })
    await see(hidden).not.toBeChecked()
    await hidden.click()
    await see(hidden).toBeChecked()
    await see(hidden).toBeEnabled()
    await see(async () => {
      await theirs.page.reload()
      await see(place).toBeVisible()
      expect(await place.textContent()).not.toMatch(/Zeist|dichtbij|km/)
    }).toPass()
    await mine.page.reload()
    await see(hidden).toBeChecked()
    await Promise.all([mine.close(), theirs.close()])
  })

  it('sees their own profile as others do, with nothing to press but the way back', async () => {
    const me = await anna()
    await loves(me, 'Ik fiets graag langs de rivier.')
    const { page, close } = await visitAs(browser, server.url, me)
    await page.goto('/profile')
    await page.getByRole('link', { name: 'Zo zien anderen je' }).click()
    await see(page).toHaveURL(`/members/${me.id}`)
    const main = page.getByRole('main')
    await see(main.getByText('Zo zien anderen je profiel.')).toBeVisible()
    await see(main.getByText('Ik fiets graag langs de rivier.')).toBeVisible()
    await see(main.getByRole('button')).toHaveCount(0)
    await see(main.getByRole('link')).toHaveCount(1)
    await main.getByRole('link', { name: 'Terug naar bewerken' }).click()
    await see(page).toHaveURL('/profile')
    await close()
  })

  it('reads what a gap costs, and begins to tell of themselves', async () => {
    const me = await anna()
    const { page, close } = await visitAs(browser, server.url, me)
    await page.goto('/profile')
    const { ahead } = await me.ask('GET /api/profile.php')
    const missing = page.getByRole('region', { name: 'Zo ben je beter te vinden' })
    await see(missing).toContainText(`${ahead} vrouwen met een foto staan nu vóór jou.`)
    await see(missing).toContainText('Wie op interesses zoekt, vindt jou niet.')
    await missing.getByRole('button', { name: /^Haarkleur, oogkleur/ }).click()
    await see(page.getByLabel('Haarkleur')).toBeFocused()
    await page.getByRole('button', { name: 'Mijn ideale zondag begint met…' }).click()
    const about = page.getByLabel('Over mij')
    await see(about).toBeFocused()
    await page.keyboard.type('koffie.')
    await see(about).toHaveValue('Mijn ideale zondag begint met koffie.')
    await see(page.getByText('37 van 2.000 tekens')).toBeVisible()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await see(page.getByText('Je profiel is opgeslagen.')).toBeVisible()
    const { user } = await me.ask('GET /api/user.php')
    expect(user?.profile.about_me).toBe('Mijn ideale zondag begint met koffie.')
    await close()
  })

  it('begins a message with what both love, which nothing sends by itself, and keeps what they had typed', async () => {
    const [me, other] = [await anna(), await bram()]
    for (const one of [me, other]) await loves(one, 'Dag!')
    const { page, close } = await visitAs(browser, server.url, me)
    const begin = async () => {
      await page.goto(`/members/${other.id}`)
      await page.getByRole('link', { name: /^Jullie houden allebei van fietsen/ }).click()
      return page.getByRole('textbox', { name: 'Bericht' })
    }
    const box = await begin()
    await see(box).toHaveValue('Hoi Bram, jij houdt ook van fietsen?')
    expect((await other.ask('GET /api/chats.php')).chats).toEqual([])
    await box.fill('Hoi Bram, waar fiets jij?')
    await begin()
    await see(box).toHaveValue('Hoi Bram, waar fiets jij?')
    await close()
  })
})
