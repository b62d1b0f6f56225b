import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { openScreen, prepareTour, type Tour } from '#specs/harness/screens/open-screen.ts'
import { contextFor, settle } from '#specs/harness/screens/screen-page.ts'
import { screens } from '#specs/harness/screens/screens.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

/** WCAG 2.2, 1.4.3; large is 24 px, or 18.66 px where bold. */
const LEAST = { small: 4.5, large: 3 }
const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]
/** Where words stand on a member's picture, or on one of the site's own, which stays as it is painted. */
const WITH_PICTURES = [
  'home',
  'login',
  'sign-up',
  'sign-up for a member',
  'not found',
  'members for a visitor',
  'members',
  'profile for a visitor',
  'profile',
  'profile that is fictional',
  'profile with photos',
  'photo in full',
  'likes',
  'likes given',
  'matches',
  'sign-up matches',
  'chat',
  'new chat',
  'own profile',
  'match finder',
  'match finder question',
  'own photo',
]

let browser: Browser
let server: SpecServer
let tour: Tour
let folder: string
/** No portrait and no photo is brighter under a word. */
let white: Buffer

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser({ withPictures: true }), startServer()])
  tour = await prepareTour(server)
  folder = await mkdtemp(join(tmpdir(), 'words-'))
  const create = { width: 600, height: 800, channels: 3, background: '#ffffff' } as const
  white = await sharp({ create }).webp().toBuffer()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

type Word = {
  text: string
  colour: [number, number, number]
  isLarge: boolean
  box: { left: number; top: number; width: number; height: number }
}

/** Every word that stands on a picture, in the window. */
const wordsOnPictures = (page: Page): Promise<Word[]> =>
  page.evaluate(() => {
    const { innerWidth, innerHeight } = window
    const pictures = [
      ...document.querySelectorAll<HTMLImageElement>('img:is([src*="/media/"], [src^="/home/"])'),
    ]
      .map((picture) => picture.getBoundingClientRect())
      .filter(({ width, bottom }) => width >= 100 && bottom > 0)
    const words: Word[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode
      const text = textContent?.trim() ?? ''
      if (text === '' || !parentElement?.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
        const isSeen =
          width > 4 &&
          parentElement.clientWidth !== 1 &&
          top >= 0 &&
          bottom <= innerHeight &&
          right <= innerWidth
        const isOn = pictures.some(
          (picture) =>
            left >= picture.left &&
            right <= picture.right &&
            top >= picture.top &&
            bottom <= picture.bottom,
        )
        const card = parentElement.closest('a, article, section, header, div')
        const isCovered = [left + 1, left + width / 2, right - 1].some((x) =>
          [top + 1, top + height / 2, bottom - 1].some((y) => {
            const at = document.elementFromPoint(x, y)
            return !(at && card?.parentElement?.contains(at))
          }),
        )
        const isBehind = document.querySelector('dialog:modal')?.contains(parentElement) === false
        if (!isSeen || !isOn || isCovered || isBehind) continue
        const { color, fontSize, fontWeight } = getComputedStyle(parentElement)
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
        const px = Number.parseFloat(fontSize)
        const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700)
        words.push({
          text,
          colour: [red, green, blue],
          isLarge,
          box: { left, top, width, height },
        })
      }
    }
    return words
  })

const channel = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** The least contrast that a letter of this word has with what is under it. */
const contrastOf = async (picture: string, { colour, box }: Word) => {
  const { data, info } = await sharp(picture)
    .extract({
      left: Math.floor(box.left),
      top: Math.floor(box.top),
      width: Math.max(1, Math.floor(box.width)),
      height: Math.max(1, Math.floor(box.height)),
    })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const own = luminance(...colour)
  let least = 21
  for (let at = 0; at < data.length; at += info.channels) {
    const under = luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    least = Math.min(least, contrast(own, under))
  }
  return least
}

/** The policy of the page lets no style element in; a sheet of its own script is none. */
const withoutLetters = async (page: Page) => {
  const path = join(folder, 'under.png')
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { color: transparent !important; transition: none !important }')
    document.adoptedStyleSheets = [sheet]
  })
  await page.screenshot({ path, animations: 'disabled' })
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return path
}

/** The words with what is under them, once nothing has moved between the two. */
const stillWords = (page: Page) =>
  until(async () => {
    const words = await wordsOnPictures(page)
    const under = await withoutLetters(page)
    expect(await wordsOnPictures(page)).toEqual(words)
    return { words, under }
  })

const screensWithPictures = screens.filter(({ name }) => WITH_PICTURES.includes(name))

describe('words on a picture', () => {
  test.each(screensWithPictures)(
    'can be read on the brightest, on the screen "$name"',
    async (screen) => {
      const context = await contextFor(screen, { browser, url: server.url, tour })
      await context.route('**/media/**', (route) =>
        route.fulfill({ body: white, contentType: 'image/webp' }),
      )
      const page = await context.newPage()
      await openScreen(page, screen, tour)
      const faint: string[] = []
      let seen = 0
      for (const size of SIZES) {
        await page.setViewportSize(size)
        await settle(page)
        const { words, under } = await stillWords(page)
        seen += words.length
        for (const word of words) {
          const least = await contrastOf(under, word)
          if (least >= LEAST[word.isLarge ? 'large' : 'small']) continue
          faint.push(`${size.width} px: "${word.text}" has ${least.toFixed(2)}`)
        }
      }
      expect(faint).toEqual([])
      expect(seen).toBeGreaterThan(0)
      await context.close()
    },
  )
})
