import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inLongRun, isLongRun, triesOf } from '#specs/harness/long/how-long.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit } from '#specs/harness/screens/visit.ts'
import { message, newMember, type SpecMember, someone } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'
import { allowsOffline, keptText, workerThere } from './device.ts'

let browser: Browser
let server: SpecServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([
    launchBrowser({ withPictures: isLongRun }),
    startServer(),
  ])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

type Owner = { member: SpecMember; conversation: string; traces: string[] }

const owner = async (secret: string): Promise<Owner> => {
  const member = await newMember(server)
  const partner = await someone(member)
  const { conversation } = await member.ask('POST /api/message.php', message(partner.id, secret))
  return { member, conversation, traces: [member.id, member.email, conversation, secret] }
}

type Device = { page: Page; context: BrowserContext }

const comesIn = async ({ page, context }: Device, { member, conversation, traces }: Owner) => {
  const [name = '', value = ''] = member.cookie().split('=')
  await context.addCookies([{ name, value, url: server.url }])
  await page.goto('/members')
  await workerThere(page)
  await allowsOffline(page, member.id)
  await page.goto(`/chats/${conversation}`)
  await see(page.getByRole('main')).toContainText(traces.at(-1) ?? '')
  await until(async () => expect((await keptText(page)).includes(conversation)).toBe(true))
}

/** How somebody's session on this device comes to an end. */
const ends = {
  'logs out': async ({ page }: Device) => {
    await page.getByRole('button', { name: 'Mijn account' }).click()
    await page.getByRole('button', { name: 'Uitloggen' }).click()
    await see(page).toHaveURL('/')
  },
  'loses the session elsewhere, with the app open': async ({ page }: Device, owner: Owner) => {
    await endElsewhere(owner)
    await page.goto('/likes')
    await see(page).toHaveURL(/\/login/)
  },
  'loses the session elsewhere, and the home is opened': async ({ page }: Device, owner: Owner) => {
    await page.goto('/robots.txt')
    await endElsewhere(owner)
    await page.goto('/')
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  'loses the session while offline, and comes back': async (device: Device, owner: Owner) => {
    const { page, context } = device
    await context.setOffline(true)
    await page.goto('/chats')
    await see(page.getByRole('main')).toContainText(owner.traces.at(-1) ?? '')
    await endElsewhere(owner)
    await context.setOffline(false)
    await see(page).toHaveURL(/\/login/)
  },
  'is not logged out, and the next one is there by another cookie': async () => undefined,
} as const

const endElsewhere = ({ member }: Owner) =>
  server.db.query('delete from session where account_id = $1', [member.id])

/** Who comes next, and whether they let the device keep anything. */
const nexts = {
  'another member, who keeps too': comesIn,
  'another member, who keeps nothing': async ({ page, context }: Device, { member }: Owner) => {
    const [name = '', value = ''] = member.cookie().split('=')
    await context.addCookies([{ name, value, url: server.url }])
    await page.goto('/members')
    await see(page.getByRole('button', { name: 'Mijn account' })).toBeVisible()
  },
  'a visitor': async ({ page, context }: Device) => {
    await context.clearCookies()
    await page.goto('/members')
    await see(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible()
  },
} as const

const endings = Object.keys(ends) as (keyof typeof ends)[]
const successors = Object.keys(nexts) as (keyof typeof nexts)[]

/** Each pair once; each end, and each who may come next, stands among the first few. */
const orders = successors.flatMap((_, turn) =>
  endings.map(
    (end, nth) => [end, successors[(nth + turn) % successors.length] ?? 'a visitor'] as const,
  ),
)

const tellsNothing = async (page: Page, traces: string[]) => {
  const [text, kept] = [await page.locator('body').innerText(), await keptText(page)]
  for (const trace of traces) {
    expect(text).not.toContain(trace)
    expect([trace, kept.includes(trace)]).toEqual([trace, false])
  }
}

describe('one device', () => {
  it.each(orders.slice(0, triesOf('site/offline/orders.e2e.ts')))(
    'of which a member %s, and then comes %s, keeps 0 bytes of the first, and opens offline with none (PWA-03, S9)',
    async (end, next) => {
      const [anna, bram] = [await owner('Van Anna alleen'), await owner('Van Bram alleen')]
      const { page, context, close } = await visit(browser, server.url)
      try {
        const device = { page, context }
        await comesIn(device, anna)
        await ends[end](device, anna)
        await nexts[next](device, bram)
        await until(() => tellsNothing(page, anna.traces))
        await context.setOffline(true)
        for (const path of [`/chats/${anna.conversation}`, '/chats', ...inLongRun('/profile')]) {
          await page.goto(path)
          await see(page.locator('main, [role=alert]').first()).toBeVisible()
          await tellsNothing(
            page,
            anna.traces.filter((trace) => !path.includes(trace)),
          )
        }
        expect(/\/api\//.test(await keptText(page))).toBe(false)
      } finally {
        await close()
      }
    },
  )
})
