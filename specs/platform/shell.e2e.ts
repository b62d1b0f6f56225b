import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ONLINE_MS } from '#core/discovery/search.ts'
import { REFRESH_FIRST_MS, REFRESH_MS, REFRESH_PUSHED_MS } from '#core/site/values.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { offlineLineThere } from '#specs/harness/screens/offline-line.ts'
import { sayYes } from '#specs/harness/screens/say-yes.ts'
import { see } from '#specs/harness/screens/see.ts'
import { stillClock } from '#specs/harness/screens/still-clock.ts'
import { type Visit, visit, visitAs } from '#specs/harness/screens/visit.ts'
import { message, newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer, until } from '#specs/harness/server/server.ts'

let browser: Browser
let server: SpecServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([
    launchBrowser({ withNotifications: true }),
    startServer(),
  ])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const anna = () => newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
const called = (name: string) => newMember(server, { name })
const nav = (page: Page) => page.getByRole('banner').getByRole('navigation')

/** How often each call of the page has been answered. */
const countCalls = (page: Page) => {
  const counts: Record<string, number> = {}
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url())
    counts[pathname] = (counts[pathname] ?? 0) + 1
  })
  return (...names: string[]) => names.map((name) => counts[`/api/${name}.php`] ?? 0)
}

describe('chats', () => {
  it('are listed with what is unread, and open under both addresses with a bar of their own (CHT-02, CHT-12, CHT-17)', async () => {
    const me = await anna()
    const [bram, cor] = [await called('Bram'), await called('Cor')]
    for (const body of ['Hoi', 'Ben je er?']) {
      await bram.ask('POST /api/message.php', message(me.id, body))
    }
    await cor.ask('POST /api/message.php', message(me.id, 'Goedemorgen'))
    const { chats } = await me.ask('GET /api/chats.php')
    const { page, close } = await visitAs(browser, server.url, me)
    await page.goto('/chats')
    const list = page.getByRole('region', { name: 'Berichten' })
    await see(list.getByRole('listitem')).toHaveText([
      /Cor.*1 ongelezen bericht/s,
      /Bram.*2 ongelezen berichten/s,
    ])
    await see(
      nav(page).getByRole('link', { name: 'Berichten 3 ongelezen berichten' }),
    ).toBeVisible()

    await list.getByRole('link', { name: /Bram/ }).click()
    const withBram = chats.find(({ profile }) => profile === bram.id)
    await see(page).toHaveURL(`/chats/${withBram?.conversation}`)
    const talk = page.getByRole('region', { name: 'Gesprek met Bram' })
    const bar = talk.getByRole('banner').or(talk.locator('header'))
    await see(bar.getByRole('heading', { name: 'Bram, 36' })).toBeVisible()
    await see(bar.getByRole('link', { name: /Bram/ })).toHaveAttribute(
      'href',
      `/members/${bram.id}`,
    )
    await see(talk).toContainText('Ben je er?')
    await see(list.getByRole('link', { name: /Bram/ })).not.toContainText('ongelezen')
    await see(nav(page).getByRole('link', { name: 'Berichten 1 ongelezen bericht' })).toBeVisible()
    await until(async () => expect((await me.ask('GET /api/chats.php')).unread).toBe(1))

    await page.goto(`/members/${cor.id}/chat`)
    const withCor = page.getByRole('region', { name: 'Gesprek met Cor' })
    await see(withCor).toContainText('Goedemorgen')
    await until(async () => expect((await me.ask('GET /api/chats.php')).unread).toBe(0))
    await close()
  })

  it('go from the list at once when removed, and come back with an alert when that fails (CHT-03)', async () => {
    const [me, bram] = [await anna(), await called('Bram')]
    const { conversation } = await bram.ask('POST /api/message.php', message(me.id, 'Hoi'))
    const { page, close } = await visitAs(browser, server.url, me)
    await page.goto('/chats')
    const entry = page.getByRole('link', { name: /Bram/ })
    const remove = page.getByRole('button', { name: 'Gesprek met Bram verwijderen' })
    await see(entry).toBeVisible()

    let refuse = () => undefined as unknown
    await page.route('**/api/chat.php', (route) => {
      refuse = () => route.fulfill({ status: 429, json: { error: 'too_many_requests' } })
    })
    const asked = page.waitForRequest((request) => request.method() === 'DELETE')
    await remove.click()
    await sayYes(page, 'Verwijder')
    expect((await asked).postDataJSON()).toEqual({ conversation })
    await see(page.getByText('Nog geen gesprekken')).toBeVisible()
    await refuse()
    await see(page.getByRole('alert')).toContainText('Het gesprek verwijderen is niet gelukt.')
    await see(entry).toBeVisible()

    await page.unroute('**/api/chat.php')
    await remove.click()
    await sayYes(page, 'Verwijder')
    await see(page.getByText('Nog geen gesprekken')).toBeVisible()
    await until(async () => expect((await me.ask('GET /api/chats.php')).chats).toEqual([]))
    await close()
  })
})

describe('what a page knows', () => {
  const refreshed = ['user', 'chats', 'likes']
  /** What was answered has been taken in: the page comes to an answer that was asked for later. */
  const takenIn = (page: Page) => page.evaluate(async () => (await fetch('/healthz')).text())
  const open = async (who: SpecMember | null, prepare?: (visited: Visit) => Promise<void>) => {
    const visited = who ? await visitAs(browser, server.url, who) : await visit(browser, server.url)
    await prepare?.(visited)
    const { page } = visited
    const clock = await stillClock(page)
    const counts = countCalls(page)
    await page.goto('/activate/done')
    const title = page.getByRole('heading', { level: 1 })
    await clock.comes(async () => expect(await title.count()).toBe(1))
    // The foot of the page comes after it, by timers of its own, and asks who is there.
    for (let nth = 0; nth < 4; nth += 1) {
      await clock.forward(500)
      await takenIn(page)
    }
    return { ...visited, ...clock, answered: () => counts(...refreshed) }
  }
  /** More than the looks for what comes. */
  const SLACK_MS = 5_000
  /** Who is logged in came with the page, which counts as the first time. */
  const times = (count: number) => [count - 1, ...refreshed.slice(1).map(() => count)]

  const phone = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/1',
    expirationTime: null,
    keys: { p256dh: 'cA', auth: 'YQ' },
  }
  /** The browser has been subscribed on another visit. */
  const subscribed = async ({ context }: Visit) => {
    await context.grantPermissions(['notifications'], { origin: server.url })
    await context.addInitScript((kept) => {
      const toJSON = () => kept
      const pushManager = {
        getSubscription: async () => {
          document.documentElement.dataset.push = 'known'
          return { toJSON }
        },
      }
      ServiceWorkerContainer.prototype.getRegistration = async () =>
        ({ pushManager }) as unknown as ServiceWorkerRegistration
    }, phone)
  }
  it.each([
    ['minute', { account: null, here: false }, REFRESH_MS, 60_000],
    [
      'minute while push comes to another device',
      { account: phone, here: false },
      REFRESH_MS,
      60_000,
    ],
    [
      'five minutes while it comes to this one',
      { account: phone, here: true },
      REFRESH_PUSHED_MS,
      300_000,
    ],
  ])(
    'is asked anew after five seconds, then every %s (PSH-04, LIK-07)',
    async (_, { account, here }, everyMs, figure) => {
      expect([REFRESH_FIRST_MS, everyMs]).toEqual([5_000, figure])
      const me = await anna()
      await server.db.query('update account set push_subscription = $2 where id = $1', [
        me.id,
        account,
      ])
      const { page, answered, comes, forward, close } = await open(
        me,
        here ? subscribed : undefined,
      )
      await comes(() => expect(answered()).toEqual(times(1)))
      await takenIn(page)
      await forward(REFRESH_FIRST_MS)
      await comes(() => expect(answered()).toEqual(times(2)))
      if (here)
        await comes(async () => {
          const known = () => document.documentElement.dataset.push
          expect(await page.evaluate(known)).toBe('known')
        })
      await takenIn(page)
      for (const round of [3, 4]) {
        await forward(everyMs - SLACK_MS)
        await takenIn(page)
        expect(answered()).toEqual(times(round - 1))
        await forward(SLACK_MS)
        await comes(() => expect(answered()).toEqual(times(round)))
        await takenIn(page)
      }
      await close()
    },
  )

  it('is asked anew of no visitor (PSH-04)', async () => {
    const { page, answered, forward, close } = await open(null)
    await forward(REFRESH_FIRST_MS)
    for (let minutes = 0; minutes < 10; minutes++) await forward(REFRESH_MS)
    await takenIn(page)
    expect(answered()).toEqual([0, 0, 0])
    await close()
  })

  it('tells who is online, and when the browser itself is not (PSH-06)', async () => {
    const [me, bram] = [await anna(), await called('Bram')]
    await bram.ask('GET /api/user.php')
    const { page, context, close } = await visitAs(browser, server.url, me)
    await page.goto(`/members/${bram.id}`)
    await see(page.getByRole('main').getByText('Nu online')).toBeVisible()
    await offlineLineThere(page)
    await context.setOffline(true)
    await see(page.getByText('Je bent offline.')).toBeVisible()
    await context.setOffline(false)
    await see(page.getByText('Je bent offline.')).toHaveCount(0)
    server.clock.forward(ONLINE_MS)
    await page.reload()
    await see(page.getByRole('heading', { name: 'Bram, 36' })).toBeVisible()
    await see(page.getByRole('main').getByText('Nu online')).toHaveCount(0)
    await close()
  })
})
