import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { configFrom } from '#server/platform/config/config.ts'
import { start } from '#server/platform/start.ts'
import {
  loadAllMembers,
  thousandMembers,
  workOf,
} from '#specs/harness/database/thousand-members.ts'
import { browserAt } from '#specs/harness/server/client.ts'
import { buildWhenChanged } from '../build.ts'
import { launchBenchBrowser } from './bench-browser.ts'

const FRAME_MS = 1_000 / 60
const PX_PER_S = 2_400
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Scrolls as a finger does, at one speed from top to bottom; answers when each frame came. */
const scroll = async (page: Page) => {
  const { x, y, distance } = await page.evaluate(() => {
    window.scrollTo(0, 0)
    const distance = document.body.scrollHeight - window.innerHeight
    return { x: window.innerWidth / 2, y: window.innerHeight / 2, distance }
  })
  await page.evaluate(() => {
    const times: number[] = []
    const note = (at: number) => {
      times.push(at)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Object.assign(window, { times })
  })
  const session = await page.context().newCDPSession(page)
  await session.send('Input.synthesizeScrollGesture', {
    x,
    y,
    yDistance: -distance,
    speed: PX_PER_S,
    gestureSourceType: 'touch',
    preventFling: true,
  })
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times)
  return { times }
}

/** A frame that comes late has kept those from being shown that were due before it. */
const dropped = (interval: number) => Math.max(0, Math.round(interval / FRAME_MS) - 1)

const figures = (times: number[], workMs: number) => {
  const intervals = times.slice(1).map((at, index) => at - (times[index] ?? at))
  const lost = intervals.reduce((sum, interval) => sum + dropped(interval), 0)
  const due = intervals.length + lost
  const share = ((lost / due) * 100).toFixed(1)
  const longest = Math.max(...intervals).toFixed(0)
  const work = (workMs / times.length).toFixed(2)
  return `${lost} of ${due} frames dropped (${share}%), longest ${longest} ms, ${work} ms of work a frame`
}

/** Dropped frames while a grid of 1,000 loaded cards is scrolled from top to bottom. */
export const benchFrames = async () => {
  buildWhenChanged()
  const dir = await mkdtemp(join(tmpdir(), 'frames-'))
  const running = await start(configFrom({ PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'warn' }))
  const browser = await launchBenchBrowser()
  try {
    const { profiles } = await browserAt(() => running.address).ask('GET /api/members.php')
    for (const [name, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      const page = await browser.newPage({ viewport, hasTouch: true, locale: 'nl-NL' })
      await thousandMembers(page, profiles)
      await page.goto(`${running.address}/members`)
      await page.getByRole('article').first().waitFor()
      await loadAllMembers(page)
      const { times, ms } = await workOf(page, () => scroll(page))
      say(`1,000 cards at ${PX_PER_S} px/s on a ${name}: ${figures(times, ms)}`)
      await page.close()
    }
  } finally {
    await browser.close()
    await running.stop()
    await rm(dir, { recursive: true, force: true })
  }
}
