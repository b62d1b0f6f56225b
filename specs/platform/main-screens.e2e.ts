import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { isLongRun } from '#specs/harness/long/how-long.ts'
import {
  bringAxe,
  findings,
  NARROWEST_PX,
  overflow,
  WCAG,
  wearScheme,
} from '#specs/harness/screens/axe.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { areOf, newIn } from '#specs/harness/screens/kept-pictures.ts'
import {
  LOOKS,
  MAIN_JOB,
  pendingOf,
  photograph,
  screenOf,
} from '#specs/harness/screens/main-job.ts'
import { openScreen, prepareTour, type Tour } from '#specs/harness/screens/open-screen.ts'
import { cookiesFor, stillContext } from '#specs/harness/screens/screen-page.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

/** Kinds of layout that the main job does not have. They are checked, and not photographed. */
const OTHERS = ['sign-up with errors', 'receipt', 'settings', 'desk case']
const differences = join(import.meta.dirname, '../../var/look')

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

/** Before a push every eighth screen; the long run opens all of them. */
const isOpened = (nth: number) => isLongRun || nth % 8 === 1

/** Each screen has one of the looks, in turn. */
const rows = [...MAIN_JOB, ...OTHERS].flatMap((name, nth) => {
  if (!isOpened(nth)) return []
  const look = LOOKS[Math.floor(nth / 4) % LOOKS.length] ?? LOOKS[0]
  return [{ name, ...look }]
})

/** A context without the policy of the page, which would refuse the checker's script. */
const openAlone = async (name: string) => {
  const screen = screenOf(name)
  const { url } = server
  const context = await stillContext(browser, url, { bypassCSP: true })
  await context.addCookies(cookiesFor(screen, { url, tour }))
  const page = await context.newPage()
  const pending = pendingOf(page)
  await openScreen(page, screen, tour)
  return { page, pending, close: () => context.close() }
}

/** What differs from the picture that is kept, if it is one of this Chromium. */
const differenceOf = async (page: Page, pending: ReturnType<typeof pendingOf>, file: string) => {
  const chromium = `${browser.version()} ${basename(inject('chromiumShell'))}`
  if (!areOf(chromium)) return null
  const picture = join(folder, 'now.png')
  await photograph(page, pending, picture)
  return newIn(file, picture, differences)
}

describe('a main screen', () => {
  it.each(rows)(
    '$name looks as its picture ($look), has no WCAG 2.2 A or AA fault, and fits 320 px',
    async ({ name, look, size, colorScheme }) => {
      const { page, pending, close } = await openAlone(name)
      await page.setViewportSize(size)
      await wearScheme(page, colorScheme)
      if (MAIN_JOB.includes(name)) {
        const file = `${name.replaceAll(' ', '-')}-${look}`
        expect(await differenceOf(page, pending, file), `var/look/${file}.png`).toBeNull()
      }
      await bringAxe(page)
      expect(await findings(page, WCAG)).toEqual([])
      await page.setViewportSize({ width: NARROWEST_PX, height: 640 })
      await until(async () => expect(await overflow(page)).toEqual([]))
      await close()
    },
  )
})
