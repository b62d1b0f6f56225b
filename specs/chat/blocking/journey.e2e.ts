import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { sayYes } from '#specs/harness/screens/say-yes.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { message, newMember } from '#specs/harness/server/members.ts'
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

describe('a block', () => {
  it('ends an open chat on both screens, is listed, and can be lifted (PRF-08, CHT-15)', async () => {
    const anna = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
    const bram = await newMember(server, { name: 'Bram' })
    await bram.ask('POST /api/message.php', message(anna.id, 'Hoi Anna'))
    const hers = await visitAs(browser, server.url, anna)
    const his = await visitAs(browser, server.url, bram, { phone: true })
    await his.page.goto(`/members/${anna.id}/chat`)
    await see(his.page.getByRole('textbox', { name: 'Bericht' })).toBeVisible()

    await hers.page.goto(`/members/${bram.id}`)
    await hers.page.getByRole('button', { name: 'Meer', exact: true }).click()
    await hers.page.getByRole('button', { name: 'Bram blokkeren' }).click()
    await sayYes(hers.page, 'Blokkeren')
    await see(hers.page).toHaveURL(/\/members$/)
    await see(his.page.getByRole('heading', { name: 'Dit gesprek is er niet meer' })).toBeVisible()
    await see(his.page.getByText('Hoi Anna')).toHaveCount(0)
    await his.page.goto(`/members/${anna.id}`)
    await see(his.page.getByText('Deze pagina kon niet worden gevonden')).toBeVisible()

    await hers.page.goto(`/members/${bram.id}/chat`)
    await see(hers.page.getByText('Je hebt dit lid geblokkeerd.', { exact: false })).toBeVisible()
    await see(hers.page.getByRole('textbox', { name: 'Bericht' })).toHaveCount(0)
    await hers.page.goto('/settings')
    await hers.page.getByRole('link', { name: 'Geblokkeerde leden' }).click()
    await hers.page.getByRole('button', { name: 'Bram deblokkeren' }).click()
    await see(hers.page.getByRole('heading', { name: 'Je hebt niemand geblokkeerd' })).toBeVisible()

    await his.page.goto(`/members/${anna.id}/chat`)
    await his.page.getByRole('textbox', { name: 'Bericht' }).fill('Hoi weer')
    await his.page.getByRole('button', { name: /^Verstuur/ }).click()
    await hers.page.goto('/chats')
    await see(hers.page.getByText('Hoi weer')).toBeVisible()
    await hers.close()
    await his.close()
  })
})
