import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { longRunOnly } from '#specs/harness/long/how-long.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { lengthenTalk } from '#specs/harness/server/long-talk.ts'
import { message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let browser: Browser
let server: SharedServer
let anna: SpecMember
let bram: SpecMember

const SAID = 50_000
const REPLIED_TO = SAID - 130
const ROWS_MAX = 60

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
  anna = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
  bram = await newMember(server, { name: 'Bram' })
  const first = await bram.ask('POST /api/message.php', message(anna.id, 'Zin 1.'))
  await lengthenTalk(server.db, first.conversation, { length: SAID, repliedTo: REPLIED_TO })
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const rows = (page: Page) =>
  page.getByRole('region', { name: 'Gesprek met Bram' }).locator('ol > li')
const row = (page: Page, seq: number) => page.locator(`#message-${seq}`)

const atTalk = async () => {
  const { page, close } = await visitAs(browser, server.url, anna, { phone: true })
  await page.goto(`/members/${bram.id}/chat`)
  await see(row(page, SAID)).toBeInViewport()
  return { page, close }
}

type Sight = { id: string; top: number }
type Turn = { before: Sight[]; after: Sight[]; count: number }

/** Scrolls by so many pixels, so many times, and tells of each which rows stood where before and after. */
const turns = (page: Page, by: number, times: number): Promise<Turn[]> =>
  page.evaluate(
    async ([px = 0, often = 0]) => {
      const box = document.querySelector('ol')?.closest('[tabindex]') as HTMLElement
      const inSight = () => {
        const { top, bottom } = box.getBoundingClientRect()
        return [...document.querySelectorAll('ol > li[id]')]
          .map((one) => ({ id: one.id, box: one.getBoundingClientRect() }))
          .filter((one) => one.box.bottom > top && one.box.top < bottom)
          .map((one) => ({ id: one.id, top: one.box.top }))
      }
      const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      const seen = []
      for (let nth = 0; nth < often; nth += 1) {
        const before = inSight()
        box.scrollBy(0, px)
        await frame()
        await frame()
        const count = document.querySelectorAll('ol > li').length
        seen.push({ before, after: inSight(), count })
        for (let wait = 0; wait < 200 && box.querySelector('[data-loading]'); wait += 1)
          await frame()
      }
      return seen
    },
    [by, times],
  )

describe('A conversation of 50,000 messages', () => {
  it('holds at most 60 rows, and moves none in sight, however far one reads up and down', async () => {
    const { page, close } = await atTalk()
    const up = await turns(page, -450, 60)
    const down = await turns(page, 450, 70)
    for (const { before, after, count } of [...up, ...down]) {
      expect(count).toBeLessThanOrEqual(ROWS_MAX)
      expect(after.length).toBeGreaterThan(0)
      const moves = after.flatMap(({ id, top }) => {
        const was = before.find((one) => one.id === id)
        return was ? [top - was.top] : []
      })
      expect(moves.length).toBeGreaterThan(0)
      expect(Math.max(...moves) - Math.min(...moves)).toBeLessThan(2)
      expect(Math.abs(moves[0] ?? 0)).toBeLessThan(452)
    }
    const oldest = Number(up.at(-1)?.after[0]?.id.replace('message-', ''))
    expect(oldest).toBeLessThan(SAID - 100)
    await see(row(page, SAID)).toBeInViewport()
    await see(page.getByRole('button', { name: 'Naar het laatste bericht' })).toHaveCount(0)
    await close()
  })

  it.each(longRunOnly)(
    'goes to what was replied to long ago, and back to the end by one touch',
    async () => {
      const { page, close } = await atTalk()
      const quoted = new RegExp(`^Antwoord op .*Zin ${REPLIED_TO}\\.`)
      await page.getByRole('button', { name: quoted }).click()
      await see(row(page, REPLIED_TO)).toBeInViewport()
      await page.getByRole('button', { name: 'Naar het laatste bericht' }).click()
      await see(row(page, SAID)).toBeInViewport()
      expect(await rows(page).count()).toBeLessThanOrEqual(ROWS_MAX)
      await close()
    },
  )
})
