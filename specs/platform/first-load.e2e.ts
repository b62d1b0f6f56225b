import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { pastTheEntry } from '#specs/harness/screens/visit.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

const KB = 1000

let browser: Browser
let server: SharedServer
let anna: SpecMember

beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
  anna = await newMember(server)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

type Script = { name: string; kb: number }

/** Everything that a new browser is sent to run, packed with gzip, until `act` has been answered. */
const scriptsUntil = async (
  path: string,
  who: SpecMember | null,
  act: (page: Page) => Promise<void>,
): Promise<Script[]> => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'nl-NL' })
  await pastTheEntry(context)
  const [name = '', value = ''] = who?.cookie().split('=') ?? []
  if (who) await context.addCookies([{ name, value, url: server.url }])
  const page = await context.newPage()
  const bodies: Promise<Script>[] = []
  let isAnswered = false
  page.on('response', (response) => {
    if (isAnswered || response.request().resourceType() !== 'script') return
    const { pathname } = new URL(response.url())
    bodies.push(
      response.body().then((body) => ({ name: pathname, kb: gzipSync(body).length / KB })),
    )
  })
  await page.goto(path)
  await act(page)
  isAnswered = true
  const scripts = await Promise.all(bodies)
  await context.close()
  return scripts
}

const total = (scripts: Script[]) => scripts.reduce((sum, { kb }) => sum + kb, 0)

describe('the JavaScript of a first visit, until the page answers a click', () => {
  it.each([
    {
      path: '/login',
      who: () => null,
      maxKb: 135,
      act: async (page: Page) => {
        await page.getByRole('button', { name: 'Inloggen' }).click()
        await see(page.getByText('Vul dit nog in')).toBeVisible()
      },
    },
    {
      path: '/signup',
      who: () => null,
      maxKb: 138,
      act: async (page: Page) => {
        await page.getByRole('button', { name: 'Aanmelden' }).click()
        await see(page.getByText('Ongeldige e-mail')).toBeVisible()
      },
    },
    {
      path: '/members',
      who: () => anna,
      maxKb: 160,
      act: async (page: Page) => {
        const like = page.getByRole('button', { name: /^Like / }).first()
        await like.click()
        await see(like).toHaveAttribute('aria-pressed', 'true')
      },
    },
  ])('is at most $maxKb kB on $path, in a few files', async ({ path, who, maxKb, act }) => {
    const scripts = await scriptsUntil(path, who(), act)
    const told = scripts.map(({ name, kb }) => `${kb.toFixed(1)} ${name}`).join('\n')
    process.stdout.write(`${path}: ${total(scripts).toFixed(1)} kB in ${scripts.length} files\n`)
    expect(total(scripts), told).toBeLessThanOrEqual(maxKb)
    expect(scripts.length, told).toBeLessThanOrEqual(23)
  })
})
