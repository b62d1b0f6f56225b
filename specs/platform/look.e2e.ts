import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Browser, Page, Request } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { areOf, keepPicture, keepsAnew, newIn } from '#specs/harness/screens/kept-pictures.ts'
import { openScreen, prepareTour, type Tour } from '#specs/harness/screens/open-screen.ts'
import { contextFor, settle } from '#specs/harness/screens/screen-page.ts'
import { screens } from '#specs/harness/screens/screens.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const PHONE = { width: 360, height: 740 }
const DESK = { width: 1280, height: 800 }
/** The screens of the main job, from the home to what was paid. */
const MAIN_JOB = [
  'home',
  'sign-up',
  'login',
  'members with a bonus',
  'members',
  'profile that is fictional',
  'likes',
  'chats',
  'chat',
  'credits',
  'order',
  'payment completed',
]
const LOOKS = [
  { look: 'phone-light', size: PHONE, colorScheme: 'light' },
  { look: 'phone-dark', size: PHONE, colorScheme: 'dark' },
  { look: 'desk-light', size: DESK, colorScheme: 'light' },
] as const
const seen = join(import.meta.dirname, '../../var/look')

let browser: Browser
let server: SpecServer
let tour: Tour
let folder: string

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser({ withPictures: true }), startServer()])
  tour = await prepareTour(server)
  folder = await mkdtemp(join(tmpdir(), 'look-'))
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

/** What a page still asks for; its stream of hints never ends. */
const pendingOf = (page: Page) => {
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}

const LOOKS_MAX = 20

/** What the clock says is covered: it is another at each look. */
const see = (page: Page) =>
  page.screenshot({ animations: 'disabled', caret: 'hide', mask: [page.locator('time')] })

/** What comes late, comes before the picture counts: two looks in turn saw the same. */
const photograph = async (page: Page, pending: ReadonlySet<Request>) => {
  await settle(page)
  let before = await see(page)
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    await page.waitForTimeout(150)
    const isAsking = pending.size > 0
    const now = await see(page)
    if (now.equals(before) && !isAsking) break
    before = now
  }
  const path = join(folder, 'now.png')
  await writeFile(path, before)
  return path
}

const screenOf = (name: string) => {
  const found = screens.find((screen) => screen.name === name)
  if (!found) throw new Error(`There is no screen ${name}`)
  return found
}

describe('the main job looks as it was decided to look', () => {
  test.each(MAIN_JOB)('on the screen "%s"', async (name) => {
    const screen = screenOf(name)
    const context = await contextFor(screen, { browser, url: server.url, tour })
    const page = await context.newPage()
    const pending = pendingOf(page)
    // Of one version, the one with windows draws letters otherwise than the one without.
    const chromium = `${browser.version()} ${basename(inject('chromiumShell'))}`
    await openScreen(page, screen, tour)
    const changes: Record<string, string> = {}
    for (const { look, size, colorScheme } of LOOKS) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const file = `${name.replaceAll(' ', '-')}-${look}`
      const picture = await photograph(page, pending)
      if (keepsAnew) await keepPicture(file, picture, chromium)
      const change = areOf(chromium) ? await newIn(file, picture, seen) : null
      if (change) changes[look] = `${change}: look at var/look/${file}.png`
    }
    expect(changes).toEqual({})
    await context.close()
  })
})
