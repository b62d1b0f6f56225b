import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { BREAKPOINTS } from '#core/kernel/screen.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { openScreen, prepareTour, type Tour } from '#specs/harness/screens/open-screen.ts'
import { contextFor, settle } from '#specs/harness/screens/screen-page.ts'
import { type Screen, screens } from '#specs/harness/screens/screens.ts'
import { browserAt } from '#specs/harness/server/client.ts'
import { type KeptMail, until } from '#specs/harness/server/server.ts'
import { serverProcess } from '#specs/harness/support/process.ts'
import { buildWhenChanged } from './build.ts'
import { contactPicture } from './contact-picture.ts'
import { contactSheet, type Shot } from './contact-sheet.ts'
import { requireChromium } from './find-chromium.ts'

const root = join(import.meta.dirname, '..')
const forReadme = process.argv.includes('--readme')
const WIDTHS = { 360: 740, 768: 1024, 1280: 800 }
const SCHEMES = ['light', 'dark'] as const
const JPEG_QUALITY = 72

type Look = { width: number; height: number; scheme: (typeof SCHEMES)[number] }

const LOOKS: Look[] = Object.entries(WIDTHS).flatMap(([width, height]) =>
  SCHEMES.map((scheme) => ({ width: Number(width), height, scheme })),
)

/** What the README shows: the main job, on a phone and on a desk. */
const README: { name: string; look: Look }[] = [
  { name: 'home', look: { width: 360, height: 740, scheme: 'light' } },
  { name: 'members', look: { width: 1280, height: 800, scheme: 'light' } },
  { name: 'chat', look: { width: 360, height: 740, scheme: 'dark' } },
  { name: 'chat', look: { width: 1280, height: 800, scheme: 'light' } },
  { name: 'credits', look: { width: 360, height: 740, scheme: 'light' } },
]

const fileOf = (name: string, { width, scheme }: Look) =>
  `${name.replaceAll(' ', '-')}-${width}-${scheme}.jpg`

const lastMailTo = (url: string) => (address: string) =>
  until(async () => {
    const response = await fetch(`${url}/dev/mail.json?${new URLSearchParams({ to: address })}`)
    const [newest] = ((await response.json()) as { mails: KeptMail[] }).mails
    if (!newest) throw new Error(`No mail to ${address} yet`)
    return newest
  })

const moveClock = async (url: string, byMs: number) => {
  const amount = String(Math.round(byMs / HOUR_MS))
  const body = new URLSearchParams({ move: 'custom', amount, unit: 'hours' })
  const headers = { origin: url }
  const { status } = await fetch(`${url}/dev/clock`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  })
  if (status !== 303) throw new Error(`The clock does not move: ${status}`)
}

type Studio = { browser: Browser; url: string; tour: Tour; folder: string }

const dress = async (page: Page, { width, height, scheme }: Look) => {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
}

const takeAll = async (page: Page, screen: Screen, looks: Look[], studio: Studio) => {
  const shots: Shot[] = []
  for (const [index, look] of looks.entries()) {
    await dress(page, look)
    if (index === 0) {
      await openScreen(page, screen, studio.tour)
      await dress(page, look)
    }
    await settle(page)
    const file = fileOf(screen.name, look)
    await page.screenshot({ path: join(studio.folder, file), type: 'jpeg', quality: JPEG_QUALITY })
    shots.push({ ...look, name: screen.name, file })
  }
  return shots
}

/** A screen in its looks. One that does not open is told, and the others are still taken. */
const photograph = async ({ screen, looks }: Wish, studio: Studio): Promise<Shot[]> => {
  const context = await contextFor(screen, studio)
  try {
    return await takeAll(await context.newPage(), screen, looks, studio)
  } catch (error) {
    process.stderr.write(`${screen.name}: ${(error as Error).message}\n`)
    process.exitCode = 1
    return []
  } finally {
    await context.close()
  }
}

type Wish = { screen: Screen; looks: Look[] }

const wanted = (): Wish[] => {
  const only = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  return screens
    .filter(({ name }) => only.length === 0 || only.includes(name))
    .map((screen) => ({
      screen,
      looks: forReadme
        ? README.filter(({ name }) => name === screen.name).map(({ look }) => look)
        : LOOKS.filter(({ width }) => !screen.phoneOnly || width < BREAKPOINTS.sm),
    }))
    .filter(({ looks }) => looks.length > 0)
}

const photographAll = async (url: string, browser: Browser, folder: string) => {
  const tour = await prepareTour({
    browser: () => browserAt(() => url),
    mailTo: lastMailTo(url),
    clock: { forward: (byMs) => moveClock(url, byMs) },
  })
  const shots: Shot[] = []
  for (const wish of wanted()) {
    shots.push(...(await photograph(wish, { browser, url, tour, folder })))
  }
  return shots
}

const folder = join(root, forReadme ? 'docs/screenshots' : 'var/screenshots')
const dataDir = await mkdtemp(join(tmpdir(), 'screenshots-'))
await mkdir(folder, { recursive: true })
buildWhenChanged()
const server = serverProcess({ DATA_DIR: dataDir })
const url = await server.address
if (url === null) throw new Error(`The server did not start: ${server.stderr()}`)
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking'],
})
try {
  const shots = await photographAll(url, browser, folder)
  if (!forReadme) {
    await writeFile(join(folder, 'index.html'), contactSheet(shots))
    for (const { width, scheme } of LOOKS) {
      const alike = shots.filter((shot) => shot.width === width && shot.scheme === scheme)
      await contactPicture(alike, folder, `sheet-${width}-${scheme}.jpg`)
    }
  }
  process.stdout.write(`${shots.length} pictures in ${folder}\n`)
} finally {
  await browser.close()
  server.child.kill('SIGTERM')
  await server.ended
  await rm(dataDir, { recursive: true, force: true })
}
