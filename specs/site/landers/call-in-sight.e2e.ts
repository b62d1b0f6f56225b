import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { landerNames } from '#core/site/landers/values.ts'
import { inLongRun } from '#specs/harness/long/how-long.ts'
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

const opens = async (lander: string, reducedMotion: 'reduce' | 'no-preference' = 'reduce') => {
  const context = await browser.newContext({ reducedMotion, viewport: { width: 360, height: 740 } })
  onTestFinished(() => context.close())
  await pastTheEntry(context)
  const page = await context.newPage()
  await page.goto(`${server.url}/landers/${lander}`)
  return page
}

describe('a lander on a phone', () => {
  it.each([...landerNames.slice(0, 3), ...inLongRun(...landerNames.slice(3))])(
    '%s has its button and what it costs in the first window (LND-01)',
    async (name) => {
      const page = await opens(name)
      await see(page.locator('[data-call]').last()).toBeInViewport({ ratio: 1 })
      await see(page.getByText(/een bericht kost 1 credit/)).toBeInViewport({ ratio: 1 })
    },
  )
})

describe('the collage', () => {
  const slid = (page: Awaited<ReturnType<typeof opens>>) =>
    page
      .locator('main picture')
      .evaluate((picture) => Math.round(picture.getBoundingClientRect().left))

  it('has a blank person who is the way in', async () => {
    const page = await opens('collagelanding')
    const you = page.getByRole('link', { name: 'Jij?' })
    expect(await you.getAttribute('href')).toBe('/signup?lander=collagelanding&slug=nl')
    const box = await you.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  })

  it('slides 4% sideways over the scroll, and for who wants no motion not at all', async () => {
    for (const [motion, far] of [
      ['no-preference', -14],
      ['reduce', 0],
    ] as const) {
      const page = await opens('collagelanding', motion)
      expect(await slid(page)).toBe(0)
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await see.poll(() => slid(page)).toBe(far)
    }
  })
})
