import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { KEPT_PICTURES_MAX } from '#core/site/offline/values.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { message, newMember, type SpecMember, someone } from '#specs/harness/server/members.ts'
import { until } from '#specs/harness/server/server.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'
import { allowsOffline, keptText, workerThere } from './device.ts'

const SAID = 'Dit lees ik in de trein'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([
    launchBrowser({ withNotifications: true, withPictures: true }),
    sharedServer(),
  ])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const open = async (member: SpecMember) => {
  const visited = await visitAs(browser, server.url, member)
  onTestFinished(visited.close)
  return visited
}

/** A member who has talked, and who lets this device keep that. */
const keeping = async () => {
  const anna = await newMember(server)
  const partner = await someone(anna)
  const { conversation } = await anna.ask('POST /api/message.php', message(partner.id, SAID))
  const { page, context } = await open(anna)
  await page.goto('/members')
  await workerThere(page)
  await allowsOffline(page, anna.id)
  await page.goto(`/chats/${conversation}`)
  await see(page.getByRole('main')).toContainText(SAID)
  await until(async () => expect(await keptText(page)).toContain(SAID))
  return { anna, partner, conversation, page, context }
}

const offline = async (context: BrowserContext, page: Page, path: string) => {
  await context.setOffline(true)
  await page.goto(path)
}

describe('without a connection', () => {
  it('the app opens, says that it is offline and since when, and shows the last conversations, members and oneself (PWA-03)', async () => {
    const { page, context, conversation, partner } = await keeping()
    await page.goto('/profile')
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto(`/members/${partner.id}`)
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
    await until(async () => expect(await keptText(page)).toContain(`["member","${partner.id}"]`))
    await until(async () => {
      const pictures = await page.evaluate(async () =>
        (await (await caches.open('vonk-pictures')).keys()).map(({ url }) => new URL(url).pathname),
      )
      expect(pictures).not.toEqual([])
      expect(pictures.length).toBeLessThanOrEqual(KEPT_PICTURES_MAX)
      expect(pictures.filter((path) => !/-(thumb|face)\./.test(path))).toEqual([])
    })
    await offline(context, page, '/chats')
    await see(page.getByRole('status').filter({ hasText: 'Je bent offline' })).toContainText(
      /zoals het was om \d\d:\d\d/,
    )
    await see(page.getByRole('main')).toContainText(SAID)
    await page.goto(`/chats/${conversation}`)
    await see(page.getByRole('main')).toContainText(SAID)
    await page.goto(`/members/${partner.id}`)
    await see(page.getByRole('heading', { level: 1 })).toContainText(partner.name)
    await page.goto('/profile')
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/members')
    await see(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await page.goto('/credits')
    await see(page.getByRole('alert')).toContainText('Je bent offline')
  })

  it('a member who lets the device keep nothing finds an app that says it is offline, and nothing of anybody', async () => {
    const anna = await newMember(server)
    const { page, context } = await open(anna)
    await page.goto('/members')
    await workerThere(page)
    await page.goto('/settings')
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
    await offline(context, page, '/settings')
    await see(page.getByRole('alert')).toContainText('Je bent offline')
    expect(await page.locator('body').innerText()).not.toContain(anna.email)
    expect(await keptText(page)).not.toContain(anna.email)
  })

  it('what the member lets the device keep goes the moment they take it back', async () => {
    const { page } = await keeping()
    await page.goto('/settings')
    const keeps = page.getByRole('switch', { name: 'Lezen zonder internet' })
    await see(keeps).toBeChecked()
    await keeps.click()
    await see(page.getByText('We bewaren niets van je op dit apparaat.')).toBeVisible()
    await until(async () => expect((await keptText(page)).includes(SAID)).toBe(false))
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([])
  })
})

/** What this page tells a worker to end another; a name of the window outlives a page. */
const hearTakeOver = () => {
  const post = ServiceWorker.prototype.postMessage
  ServiceWorker.prototype.postMessage = function (this: ServiceWorker, message: unknown) {
    if (message === 'take-over') window.name += ` ${message}`
    post.call(this, message)
  }
}

/** From the new version on, a page asks for the worker of that one. */
const askForItsWorker = () => {
  const { register } = ServiceWorkerContainer.prototype
  ServiceWorkerContainer.prototype.register = function (
    this: ServiceWorkerContainer,
    path,
    options,
  ) {
    const build = sessionStorage.getItem('another-build') ?? ''
    return register.call(this, `${path}${build}`, options)
  }
}

describe('a new version', () => {
  const withNewVersion = async () => {
    const { context, page } = await open(await newMember(server))
    await page.addInitScript(hearTakeOver)
    await page.addInitScript(askForItsWorker)
    await page.goto('/members')
    await workerThere(page)
    // Another address is another worker to the browser, as the worker of another build is.
    await page.evaluate(async () => {
      sessionStorage.setItem('another-build', '?another-build')
      await navigator.serviceWorker.register('/worker.js')
    })
    const notice = page.getByText('Er is een nieuwe versie')
    await see(notice).toBeVisible()
    const loads: string[] = []
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
    })
    return { context, page, notice, loads }
  }
  /** The line brings this worker no page in the time that it waits for one. */
  const losePages = (context: BrowserContext) =>
    context
      .serviceWorkers()
      .find((worker) => worker.url().endsWith('/worker.js'))
      ?.evaluate(() => {
        const ask = globalThis.fetch
        globalThis.fetch = (asked, init) =>
          asked instanceof Request && asked.mode === 'navigate'
            ? Promise.reject(new Error('Slow'))
            : ask(asked, init)
      })
  const nav = (page: Page, name: RegExp) =>
    page.getByRole('banner').getByRole('link', { name }).first()
  const toldToWorkers = (page: Page) => page.evaluate(() => window.name.split(' ').filter(Boolean))

  it('says so and comes with the next page, but not while something is paid (PWA-01)', async () => {
    const { page, notice, loads } = await withNewVersion()
    await nav(page, /Premium/).click()
    await see(page).toHaveURL(/credits|premium/)
    await see(notice).toHaveCount(0)
    expect(loads).toEqual([])
    await page.goBack()
    await see(notice).toBeVisible()
    expect(loads).toEqual([])
    expect(await toldToWorkers(page)).toEqual([])
    await nav(page, /Likes/).click()
    await see.poll(() => loads).toEqual(['/likes'])
    await see(page.getByRole('heading', { level: 1 })).toHaveText('Likes')
    await see.poll(() => toldToWorkers(page)).toEqual(['take-over'])
    await see(notice).toHaveCount(0)
  })

  it('says so again to whom a slow line brought the old page in its stead, and comes with the next (PWA-01)', async () => {
    const { context, page, notice, loads } = await withNewVersion()
    await losePages(context)
    await nav(page, /Likes/).click()
    await see.poll(() => loads).toEqual(['/likes'])
    await see(page.getByRole('heading', { level: 1 })).toHaveText('Likes')
    await see.poll(() => toldToWorkers(page)).toEqual(['take-over'])
    await see(notice).toBeVisible()
    await nav(page, /Leden/).click()
    await see.poll(() => loads).toEqual(['/likes', '/members'])
    await see(page.locator('html')).not.toHaveAttribute('data-shell')
    await see(page.getByRole('heading', { level: 1 })).toBeVisible()
    await see(notice).toHaveCount(0)
    expect(await toldToWorkers(page)).toEqual(['take-over'])
  })

  it('comes at once to who taps it (PWA-01)', async () => {
    const { page, loads } = await withNewVersion()
    await page.evaluate(() => {
      window.location.hash = 'main'
    })
    await page.getByRole('button', { name: 'Laden' }).click()
    await see.poll(() => loads).toEqual(['/members'])
  })
})

describe('the installed app', () => {
  it('starts offline, has a manifest, icons and a worker, as a phone asks before it installs (PWA-01)', async () => {
    const { page, context } = await open(await newMember(server))
    await page.goto('/')
    await workerThere(page)
    const href = await page.locator('link[rel=manifest]').getAttribute('href')
    const manifest = await (await fetch(`${server.url}${href}`)).json()
    expect(manifest).toMatchObject({ display: 'standalone', start_url: '/', scope: '/' })
    expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toContain('512x512')
    await context.setOffline(true)
    const answer = await page.goto(manifest.start_url)
    expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([200, true])
    await see(page.getByRole('alert')).toContainText('Je bent offline')
  })

  it('is offered at the second visit, after a message, away from the first page, and not again (PWA-01)', async () => {
    const anna = await newMember(server)
    await anna.ask('POST /api/message.php', message((await someone(anna)).id, SAID))
    const { page } = await open(anna)
    const offer = () =>
      page.evaluate(() => {
        const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () => ({ outcome: 'accepted' }),
        })
        window.dispatchEvent(event)
      })
    await page.goto('/members')
    await see(page.getByRole('button', { name: 'Mijn account' })).toBeVisible()
    await page.evaluate((id) => localStorage.setItem(`vonk.${id}.visits`, '2'), anna.id)
    const isLive = page.waitForResponse('**/api/events.php')
    await page.goto('/members')
    await isLive
    await offer()
    const sheet = page.getByRole('dialog', { name: 'Zet Vonk op je scherm' })
    await see(sheet).toHaveCount(0)
    await nav(page, /Likes/).click()
    await see(sheet).toBeVisible()
    await sheet.getByRole('button', { name: 'Zet op beginscherm' }).click()
    const asks = page.getByRole('dialog', { name: 'Ook lezen zonder internet?' })
    await asks.getByRole('button', { name: 'Ja, bewaar ze hier' }).click()
    await until(async () => expect((await keptText(page)).includes('vonk-pictures')).toBe(true))
    await page.goto('/members')
    await nav(page, /Likes/).click()
    await offer()
    await see(page.getByRole('heading', { level: 1 })).toHaveText('Likes')
    await see(sheet).toHaveCount(0)
  })
  const nav = (page: Page, name: RegExp) =>
    page.getByRole('banner').getByRole('link', { name }).first()
})
