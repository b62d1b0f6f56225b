import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { pastTheEntry } from '#specs/harness/screens/visit.ts'
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

/** A lander on a telephone, with the pictures and films in the order in which they were asked for. */
const opens = async (lander: string, reducedMotion: 'reduce' | 'no-preference') => {
  const context = await browser.newContext({ reducedMotion, viewport: { width: 360, height: 740 } })
  onTestFinished(() => context.close())
  await pastTheEntry(context)
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(webp|mp4)$/.test(pathname)) asked.push(pathname)
  })
  await page.goto(`${server.url}/landers/${lander}/nl`)
  const film = page.locator('video')
  const isPaused = () => film.evaluate((video: HTMLVideoElement) => video.paused)
  const seconds = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
  const press = (name: 'Pauze' | 'Afspelen') => page.getByRole('button', { name }).press('Enter')
  return { page, film, asked, isPaused, seconds, press }
}

describe.each([
  { lander: 'video', name: 'train' },
  { lander: 'transitionsvideolanding', name: 'evening' },
])('the film of the lander $lander (LND-01)', ({ lander, name }) => {
  it('shows its poster first, says what it is, and stands still for who stops it', async () => {
    const { film, asked, isPaused, seconds, press } = await opens(lander, 'no-preference')
    await see(film).toHaveAttribute('aria-label', /^Film: /)
    await see.poll(seconds).toBeGreaterThan(0)
    expect(asked.slice(0, 2)).toEqual([`/landers/${name}.webp`, `/landers/${name}.mp4`])
    await press('Pauze')
    await see.poll(isPaused).toBe(true)
    const stopped = await seconds()
    await press('Afspelen')
    await see.poll(isPaused).toBe(false)
    await see.poll(seconds).not.toBe(stopped)
  })

  it('is its poster alone for who wants no motion, until they ask for the film', async () => {
    const { page, asked, isPaused, seconds, press } = await opens(lander, 'reduce')
    await page.waitForLoadState('networkidle')
    expect(await isPaused()).toBe(true)
    expect(asked).toEqual([`/landers/${name}.webp`])
    await press('Afspelen')
    await see.poll(seconds).toBeGreaterThan(0)
  })
})
