import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let browser: Browser
let server: SharedServer
let anna: SpecMember
let bram: SpecMember
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
  anna = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
  bram = await newMember(server, { name: 'Bram' })
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const box = (page: Page) => page.getByRole('textbox', { name: 'Bericht' })
const opener = (page: Page) => page.getByRole('button', { name: 'Emoji' })

const writing = async (words: string) => {
  const visited = await visitAs(browser, server.url, anna)
  const asked: string[] = []
  visited.page.on('request', (request) => asked.push(request.url()))
  await visited.page.goto(`/members/${bram.id}/chat`)
  await box(visited.page).fill(words)
  return { ...visited, asked }
}

describe('The emoji', () => {
  it('come when they are asked for, from the site itself and with Dutch names', async () => {
    const { page, asked, close } = await writing('')
    expect(asked.filter((url) => url.includes('/emoji/'))).toEqual([])
    await opener(page).click()
    await page.getByRole('searchbox', { name: 'Zoek een emoji' }).fill('knipoog')
    await see(page.getByRole('gridcell', { name: 'knipogend gezicht' }).first()).toBeVisible()
    expect(asked.filter((url) => !url.startsWith(server.url))).toEqual([])
    expect(asked.filter((url) => url.includes('/emoji/'))).toEqual([`${server.url}/emoji/nl.json`])
    await close()
  })

  it('are gone once the message is sent', async () => {
    const { page, close } = await writing('Tot straks')
    await opener(page).click()
    await see(page.getByRole('searchbox', { name: 'Zoek een emoji' })).toBeVisible()
    await page.getByRole('button', { name: /^Verstuur/ }).click()
    await see(page.getByRole('searchbox', { name: 'Zoek een emoji' })).toHaveCount(0)
    await close()
  })

  it('go by keys alone to where one was writing, one after the other', async () => {
    const { page, close } = await writing('Hoi, zin in zee?')
    await box(page).press('Home')
    for (let nth = 0; nth < 3; nth += 1) await box(page).press('ArrowRight')
    await opener(page).focus()
    await page.keyboard.press('Enter')
    const search = page.getByRole('searchbox', { name: 'Zoek een emoji' })
    await see(search).toBeFocused()
    for (const [name, emoji] of [
      ['rood hart', '❤️'],
      ['golf', '🌊'],
    ] as const) {
      await search.fill(name)
      await see(page.getByRole('gridcell', { name }).first()).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await see(box(page)).toHaveValue(new RegExp(emoji))
    }
    await see(box(page)).toHaveValue('Hoi❤️🌊, zin in zee?')
    await page.keyboard.press('Escape')
    await see(search).toHaveCount(0)
    await see(box(page)).toBeFocused()
    await close()
  })

  it('that do not come through say so, and leave what was typed', async () => {
    const { page, close } = await writing('Hoi')
    await page.route('**/emoji/*.json', (route) => route.abort())
    await opener(page).click()
    await see(page.getByText('De emoji komen nu niet door. Probeer het zo nog eens.')).toBeVisible()
    await see(opener(page)).toHaveAttribute('aria-expanded', 'false')
    await see(box(page)).toHaveValue('Hoi')
    await close()
  })
})
