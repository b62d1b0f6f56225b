import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

/** Anna and Bram each have their conversation open, on a page of their own. */
const bothTalk = async () => {
  const anna = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
  const bram = await newMember(server, { name: 'Bram' })
  await bram.ask('POST /api/message.php', message(anna.id, 'Zullen we zondag naar zee?'))
  const hers = await visitAs(browser, server.url, anna)
  const his = await visitAs(browser, server.url, bram)
  await hers.page.goto(`/members/${bram.id}/chat`)
  await his.page.goto(`/members/${anna.id}/chat`)
  for (const { page } of [hers, his]) await see(said(page, 'naar zee')).toBeVisible()
  const close = async () => {
    await hers.close()
    await his.close()
  }
  return { anna, bram, hers: hers.page, his: his.page, close }
}
const said = (page: Page, text: string) => page.locator('ol > li', { hasText: text })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Opties bij dit bericht' })
const choose = (page: Page, entry: string) =>
  menu(page).getByRole('button', { name: entry, exact: true }).click()

describe('One message among others', () => {
  it('is replied to and gets a heart, which the other sees come', async () => {
    const { hers, his, close } = await bothTalk()
    await said(hers, 'naar zee').getByText('naar zee').click({ button: 'right' })
    await choose(hers, 'Antwoord')
    await see(hers.getByText('Antwoord aan Bram')).toBeVisible()
    await see(hers.getByRole('textbox', { name: 'Bericht' })).toBeFocused()
    await hers.keyboard.type('Heel graag')
    await hers.getByRole('button', { name: /^Verstuur/ }).click()
    await see(hers.getByText('Antwoord aan Bram')).toHaveCount(0)
    const reply = said(his, 'Heel graag')
    await see(reply.getByRole('button', { name: /^Antwoord op Jij Zullen we/ })).toBeVisible()

    await said(hers, 'naar zee').first().getByText('naar zee').dblclick()
    await see(said(hers, 'Jij gaf een hartje')).toHaveCount(1)
    await see(said(his, 'Kreeg een hartje')).toHaveCount(1)
    await close()
  })

  it('is removed by who said it, and is gone for the other too, where it is replied to as well', async () => {
    const { bram, anna, hers, his, close } = await bothTalk()
    const { conversation } = await anna.ask('GET /api/chat.php', { query: { profile: bram.id } })
    const [first] = conversation.messages
    await anna.ask('POST /api/message.php', {
      body: { ...message(bram.id, 'Ja!').body, reply_to: first?.seq ?? 0 },
    })
    await see(said(his, 'Ja!')).toBeVisible()
    await said(his, 'naar zee').first().hover()
    await said(his, 'naar zee')
      .first()
      .getByRole('button', { name: /^Opties/ })
      .click()
    await see(menu(his).getByRole('button', { name: 'Geef een hartje' })).toHaveCount(0)
    await choose(his, 'Verwijder')
    await sayYes(his, 'Verwijder')
    for (const page of [his, hers]) {
      await see(said(page, 'naar zee')).toHaveCount(0)
      await see(page.getByText('Dit bericht is gewist.')).toHaveCount(2)
    }
    await close()
  })

  it('is reached by keys alone: from the box to the last one, and up', async () => {
    const { anna, bram, hers, close } = await bothTalk()
    await bram.ask('POST /api/message.php', message(anna.id, 'Of naar het bos?'))
    await see(said(hers, 'bos')).toBeVisible()
    await hers.getByRole('textbox', { name: 'Bericht' }).focus()
    // Between the two stand a photo and what one can give.
    for (let nth = 0; nth < 3; nth += 1) await hers.keyboard.press('Shift+Tab')
    const options = (text: string) => said(hers, text).getByRole('button', { name: /^Opties/ })
    await see(options('bos')).toBeFocused()
    await hers.keyboard.press('ArrowUp')
    await see(options('naar zee')).toBeFocused()
    await hers.keyboard.press('Enter')
    await see(menu(hers)).toBeVisible()
    await hers.keyboard.press('Escape')
    await see(menu(hers)).toHaveCount(0)
    await see(options('naar zee')).toBeFocused()
    await close()
  })

  it('opens its menu to a long touch, and not to one that scrolls', async () => {
    const anna = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
    const bram = await newMember(server, { name: 'Bram' })
    await bram.ask('POST /api/message.php', message(anna.id, 'Hoi Anna'))
    const { page, close } = await visitAs(browser, server.url, anna, { phone: true })
    await page.goto(`/members/${bram.id}/chat`)
    const words = said(page, 'Hoi Anna').getByText('Hoi Anna')
    const touch = { pointerType: 'touch', clientX: 60, clientY: 120, bubbles: true }
    await words.dispatchEvent('pointerdown', touch)
    await words.dispatchEvent('pointermove', { ...touch, clientY: 160 })
    await words.dispatchEvent('contextmenu')
    await see(menu(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await see(menu(page)).toHaveCount(0)
    await words.dispatchEvent('pointerdown', touch)
    await see(menu(page)).toBeVisible()
    expect(await menu(page).getByRole('button').allTextContents()).toEqual([
      'Kopieer',
      'Antwoord',
      'Geef een hartje',
      'Melden',
      'Sluiten',
    ])
    await close()
  })
})
