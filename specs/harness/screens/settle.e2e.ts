import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { settle } from './screen-page.ts'

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
const FRAMES = 10

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser({ withPictures: true })
})
afterAll(() => browser.close())

/** One picture, which another one follows as soon as it is there. */
const HTML = `<img src="/first.svg" width="8" height="8" alt=""
  onload="this.onload = null; this.src = '/second.svg'">`

test('a page whose picture becomes another one meanwhile is settled once that one is there', async () => {
  const page = await browser.newPage()
  const held = {
    '/first.svg': Promise.withResolvers<void>(),
    '/second.svg': Promise.withResolvers<void>(),
  }
  await page.route('**/*.svg', async (route) => {
    await held[new URL(route.request().url()).pathname as keyof typeof held].promise
    await route.fulfill({ contentType: 'image/svg+xml', body: SQUARE })
  })
  await page.route('http://settled.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: HTML }),
  )
  const painted = () =>
    page.evaluate(async (frames) => {
      for (let nth = 0; nth < frames; nth += 1) await new Promise(requestAnimationFrame)
    }, FRAMES)
  await page.goto('http://settled.example/', { waitUntil: 'commit' })
  await page.waitForSelector('img')
  const settled = settle(page).then(() => page.evaluate(() => document.images[0]?.complete))
  await painted()
  held['/first.svg'].resolve()
  await painted()
  held['/second.svg'].resolve()
  expect(await settled).toBe(true)
  await page.close()
})
