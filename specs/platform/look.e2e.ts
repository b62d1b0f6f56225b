import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { areOf, keepPicture, keepsAnew, newIn } from '#specs/harness/screens/kept-pictures.ts'
import {
  LOOKS,
  MAIN_JOB,
  pendingOf,
  photograph,
  screenOf,
} from '#specs/harness/screens/main-job.ts'
import { openScreen, prepareTour, type Tour } from '#specs/harness/screens/open-screen.ts'
import { contextFor } from '#specs/harness/screens/screen-page.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

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
      const picture = join(folder, 'now.png')
      await photograph(page, pending, picture)
      if (keepsAnew) await keepPicture(file, picture, chromium)
      const change = areOf(chromium) ? await newIn(file, picture, seen) : null
      if (change) changes[look] = `${change}: look at var/look/${file}.png`
    }
    expect(changes).toEqual({})
    await context.close()
  })
})
