import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import { TIME_BONUS_POPUP_MS, TIME_BONUS_SECONDS } from '#core/time-bonus/values.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { stillClock } from '#specs/harness/screens/still-clock.ts'
import { type Visit, visit, visitAs } from '#specs/harness/screens/visit.ts'
import {
  buy,
  creditsOf,
  newMember,
  PASSWORD,
  type SpecMember,
  someone,
  write,
} from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let browser: Browser
let server: SpecServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const banner = (page: Page) => page.getByRole('complementary', { name: 'Welkomstkorting' })
const left = (page: Page) => banner(page).locator('time')
const popup = (page: Page) => page.getByRole('dialog', { name: /25% welkomstkorting/ })
const isThere = (page: Page) => see(page.getByRole('article').first()).toBeVisible()

const logIn = async ({ page }: Visit, { email }: SpecMember) => {
  await page.goto('/login')
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click()
  await page.waitForURL('**/members')
}

type Act = (at: Visit, member: SpecMember) => Promise<unknown>
/** What happens to a bonus that shows, or before it would; and what shows of it then. */
const lives: [what: string, act: Act, shows: RegExp | null][] = [
  [
    'is loaded by logging in',
    async (at, member) => {
      await at.context.clearCookies()
      await logIn(at, member)
    },
    /^03:59:\d\d$/,
  ],
  [
    'goes on and does not begin anew on another page, after a reload and after another login',
    async (at, member) => {
      server.clock.forward(HOUR_MS)
      await at.page.goto('/likes')
      await see(left(at.page)).toHaveText(/^02:59:\d\d$/)
      await at.page.reload()
      await see(left(at.page)).toHaveText(/^02:59:\d\d$/)
      await at.context.clearCookies()
      await logIn(at, member)
    },
    /^02:59:\d\d$/,
  ],
  [
    'clears on logout',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Account' }).first().click()
      await page.getByRole('button', { name: 'Uitloggen' }).first().click()
      await page.waitForURL(`${server.url}/`)
      await page.goto('/members')
    },
    null,
  ],
  [
    'clears at zero',
    async ({ page }) => {
      server.clock.forward(TIME_BONUS_SECONDS * 1_000)
      await page.reload()
    },
    null,
  ],
  [
    'clears for a paying user',
    async ({ page }, member) => {
      await buy(member)
      await page.goto('/members')
    },
    null,
  ],
  [
    'is not there any more for who signed up 4 hours ago',
    async (at, member) => {
      await at.context.clearCookies()
      server.clock.forward(TIME_BONUS_SECONDS * 1_000)
      await logIn(at, member)
    },
    null,
  ],
]

describe('the bonus of a new member', () => {
  it.each(lives)('%s (TBN-03)', async (_, act, shows) => {
    const member = await newMember(server)
    const at = await visitAs(browser, server.url, member)
    await at.page.goto('/members')
    await see(left(at.page)).toHaveText(/^03:59:\d\d$/)
    await act(at, member)
    await isThere(at.page)
    if (shows) await see(left(at.page)).toHaveText(shows)
    else await see(banner(at.page)).toHaveCount(0)
    await at.close()
  })
})

describe('the banner of the bonus', () => {
  const inside = ['/members', '/members/{id}', '/chats', '/likes', '/likes/m/{id}', '/premium']
  const outside = ['/credits', '/profile', '/settings', '/transactions', '/likes/given', '/pricing']

  it.each([
    ...inside.map((path) => [path, true] as const),
    ...outside.map((path) => [path, false] as const),
  ])('on the page %s stands at the top: %s (TBN-04)', async (path, shows) => {
    const member = await newMember(server)
    const { id } = await someone(member)
    await member.ask('POST /api/likes.php', { body: { id } })
    const { page, close } = await visitAs(browser, server.url, member)
    await page.goto(path.replace('{id}', id))
    await see(page.getByRole('heading').first()).toBeVisible()
    if (shows) {
      await see(left(page)).toHaveText(/^\d\d:\d\d:\d\d$/)
      await see(banner(page).locator('svg')).toHaveCount(2)
      await see(banner(page).getByRole('link')).toHaveAttribute('href', '/credits')
      const [top, main] = await Promise.all([
        banner(page).boundingBox(),
        page.getByRole('main').boundingBox(),
      ])
      expect(top?.y).toBeLessThan(main?.y ?? 0)
    } else {
      await see(banner(page)).toHaveCount(0)
    }
    await close()
  })

  it('is there for nobody who is not logged in (TBN-04)', async () => {
    const { page, close } = await visit(browser, server.url)
    await page.goto('/members')
    await isThere(page)
    await see(banner(page)).toHaveCount(0)
    await close()
  })
})

describe('the popup of the bonus', () => {
  it('has each of its parts (TBN-06)', async () => {
    const member = await newMember(server)
    await write(member, await someone(member), await creditsOf(member))
    const { page, close } = await visitAs(browser, server.url, member)
    const { comes, forward, goOn } = await stillClock(page)
    await page.goto('/members')
    await comes(async () => expect(await banner(page).isVisible()).toBe(true))
    await comes(async () => {
      await forward(TIME_BONUS_POPUP_MS + 1_000)
      expect(await popup(page).isVisible()).toBe(true)
    })
    await goOn()
    const special = popup(page).getByText('Speciaal voor nieuwe leden')
    const parts = {
      'special-offer banner': special,
      'its stars': special.locator('svg').first(),
      'heading of the welcome bonus': popup(page).getByRole('heading', {
        name: '25% welkomstkorting',
      }),
      'unlock call to action': popup(page).getByText('Pak 25% korting op je eerste bundel credits'),
      'act-fast line, of 4 hours': popup(page).getByText(
        /^Wees er snel bij: je hebt er 4 uur voor/,
      ),
      'offer-valid line': popup(page).getByText(/^Deze korting geldt nog/),
      'its countdown': popup(page).locator('time'),
      'instant-receive description': popup(page).getByText(/^Je ontvangt je credits meteen/),
      'link to credits': popup(page).locator('a[href="/credits"]'),
    }
    for (const [name, part] of Object.entries(parts)) {
      expect(await part.isVisible(), name).toBe(true)
    }
    await popup(page).locator('a[href="/credits"]').click()
    await page.waitForURL('**/credits')
    await close()
  })
})
