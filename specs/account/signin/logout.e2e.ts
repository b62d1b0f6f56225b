import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Call } from '#core/contract/call.ts'
import { contract, type Key, partsOf } from '#core/contract/contract.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { message, newMember, PASSWORD, someone } from '#specs/harness/server/members.ts'
import { until } from '#specs/harness/server/server.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

const SECRET = 'Dit is geheim'
const DRAFT = 'Nog niet af'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** Somebody with a past, who has looked around on this device. */
const lived = async () => {
  const anna = await newMember(server)
  const partner = await someone(anna)
  const { conversation } = await anna.ask('POST /api/message.php', message(partner.id, SECRET))
  const { page, context, close } = await visitAs(browser, server.url, anna)
  onTestFinished(close)
  await page.goto(`/members/${partner.id}`)
  await page.goto(`/chats/${conversation}`)
  await page.getByRole('textbox', { name: 'Bericht' }).fill(DRAFT)
  for (const path of ['/likes', '/transactions', '/profile', '/settings']) {
    await page.goto(path)
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(`/chats/${conversation}`)
  await see(page.getByRole('main')).toContainText(SECRET)
  await page.goto('/chats')
  await see(page.getByRole('main')).toContainText(DRAFT)
  const traces = [anna.id, anna.email, partner.id, conversation, SECRET, DRAFT]
  return { anna, page, context, traces }
}

const logOut = async (page: Page) => {
  const answered = page.waitForResponse('**/api/logout.php')
  await page.getByRole('button', { name: 'Mijn account' }).click()
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  const answer = await answered
  await see(page).toHaveURL('/')
  return answer
}

/** Everything that scripts can find on the device, in words. */
const keptOn = (page: Page) =>
  page.evaluate(async () => {
    const stores = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }))
    const databases = await indexedDB.databases()
    // The program itself is there for everybody: `site/offline/orders.e2e.ts` looks into it.
    const caches = (await window.caches.keys()).filter((name) => !name.startsWith('vonk-shell-'))
    return { words: [...stores, document.cookie].join(' '), databases, caches }
  })

/** The GETs of the contract that the browser has kept an answer of. */
const answersKept = (page: Page) => {
  const paths = (Object.keys(contract) as Key[]).flatMap((key) => {
    const { method, path } = partsOf(key)
    return method === 'GET' && !(contract[key] as Call).stream ? [path] : []
  })
  return page.evaluate(async (all) => {
    const kept: string[] = []
    for (const path of all) {
      const init: RequestInit = { cache: 'only-if-cached', mode: 'same-origin' }
      const found = await fetch(path, init).catch(() => null)
      if (found?.ok) kept.push(path)
    }
    return kept
  }, paths)
}

const tellsNothing = async (page: Page, traces: string[]) => {
  const text = await page.locator('body').innerText()
  for (const trace of traces) expect(text).not.toContain(trace)
}

describe('logging out', () => {
  it('leaves nothing of the member on the device (promise S9)', async () => {
    const { page, context, traces } = await lived()
    const before = (await keptOn(page)).words
    expect(traces.filter((trace) => before.includes(trace))).toContain(DRAFT)
    const answer = await logOut(page)
    expect((await answer.allHeaders())['clear-site-data']).toContain('"cache"')
    expect(await context.cookies()).toEqual([])
    const kept = await keptOn(page)
    for (const trace of traces) expect(kept.words).not.toContain(trace)
    expect([kept.databases, kept.caches]).toEqual([[], []])
    expect(await answersKept(page)).toEqual([])
  })

  it('shows nothing by the back button, with a connection or without (promise S9)', async () => {
    const { page, context, traces } = await lived()
    await logOut(page)
    for (const offline of [false, true]) {
      await context.setOffline(offline)
      for (let step = 0; step < 3; step++) {
        await page.goBack({ waitUntil: 'commit' }).catch(() => null)
        await tellsNothing(page, traces)
      }
      await context.setOffline(false)
      await page.goto('/members')
    }
  })

  it('is heard by other tabs, which know nothing of the last member when another logs in', async () => {
    const { page, context, traces } = await lived()
    const tab = await context.newPage()
    await tab.goto('/chats')
    await see(tab.getByRole('main')).toContainText(DRAFT)
    await logOut(page)
    await see(tab).toHaveURL(/\/login/)
    await until(async () => {
      const { words } = await keptOn(tab)
      for (const trace of traces) expect(words).not.toContain(trace)
    })
    const bram = await newMember(server)
    await tab.route('**/api/chats.php', () => undefined)
    await page.goto('/login')
    await page.getByLabel('E-mailadres').fill(bram.email)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
    await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
    await see(page).toHaveURL('/members')
    await see(tab.getByRole('button', { name: 'Mijn account' })).toBeVisible()
    await tab.locator('[data-skeleton]').first().waitFor()
    await tellsNothing(tab, traces)
  })
})

describe('logging out', () => {
  it('goes to the root, and the session is over on the server too (ACC-08)', async () => {
    const anna = await newMember(server)
    const { page, context, close } = await visitAs(browser, server.url, anna)
    await page.goto('/likes')
    await page.getByRole('button', { name: 'Mijn account' }).click()
    await page.getByRole('button', { name: 'Uitloggen' }).click()
    await see(page).toHaveURL('/')
    await see(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()
    expect(await context.cookies()).toEqual([])
    expect(await anna.ask('GET /api/user.php')).toEqual({ user: null })
    await page.goto('/likes')
    await see(page).toHaveURL('/login?next=%2Flikes')
    await close()
  })
})
