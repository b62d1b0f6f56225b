import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let browser: Browser
let server: SpecServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
  await server.db.query(`update site set settings = settings || '{"age_proof": "before_chat"}'`)
  await server.restart()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** A member on a phone who has typed something to another, and is asked for a proof. */
const typed = async () => {
  const anna = await newMember(server, { gender: 'female', seeks: 'male' })
  const bram = await newMember(server)
  const { page, close } = await visitAs(browser, server.url, anna, { phone: true })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/members/${bram.id}/chat`)
  const box = page.getByRole('textbox', { name: 'Bericht' })
  await box.fill('Dag Bram, leuk dat je er bent')
  await see(page.getByText('Laat eerst één keer zien dat je 18 bent')).toBeVisible()
  await see(page.getByText('Je tekst blijft bewaard.')).toBeVisible()
  await page.getByRole('link', { name: 'Doe de leeftijdscheck' }).tap()
  await page.getByRole('button', { name: 'Naar de leeftijdscheck' }).tap()
  await see(page.getByRole('heading', { name: 'Ben je 18 jaar of ouder?' })).toBeVisible()
  return { page, box, close }
}

describe('a member of a site that wants a proof of age', () => {
  it('proves it once, comes back to what they had typed, and sends it (MOD-08)', async () => {
    const { page, box, close } = await typed()
    await page.getByRole('button', { name: 'Afbreken' }).tap()
    await page.getByRole('button', { name: 'Naar de leeftijdscheck' }).tap()
    await page.getByRole('button', { name: 'Ja, 18 of ouder' }).tap()
    await see(page.getByText('Mooi, dat is geregeld')).toBeVisible()
    await page.getByRole('link', { name: 'Ga verder' }).tap()
    await see(box).toHaveValue('Dag Bram, leuk dat je er bent')
    await page.getByRole('button', { name: /^Verstuur/ }).tap()
    await see(page.getByText('Dag Bram, leuk dat je er bent')).toBeVisible()
    await see(box).toHaveValue('')
    await close()
  })

  it('hears below 18 that they cannot write, and how to object (MOD-08)', async () => {
    const { page, close } = await typed()
    await page.getByRole('button', { name: 'Nee, jonger dan 18' }).tap()
    await see(page.getByText('Je kunt hier niet schrijven')).toBeVisible()
    await see(page.getByRole('link', { name: /^Mail / })).toHaveAttribute('href', /^mailto:/)
    await page.goBack()
    await page.goto('/chats')
    await close()
  })
})
