import type { Page } from 'playwright'
import { allowsOffline, keptText, workerThere } from '#specs/site/offline/device.ts'
import { goOffline, writeOffline } from './screen-acts.ts'
import { type Screen, screen } from './screens.ts'
import { PATIENCE_MS } from './see.ts'

/** The browser of this page runs the site as an app of its own. */
const asInstalled = (page: Page) =>
  page.addInitScript(() => {
    const asked = window.matchMedia.bind(window)
    window.matchMedia = (query) => asked(query.includes('display-mode: standalone') ? 'all' : query)
  })

const asApple = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { get: () => 'Mozilla/5.0 (iPhone) Safari' })
  })

const goTo = (page: Page, path: string) => page.locator(`a[href="${path}"]:visible`).first().click()

/** It is their second time here, and the browser would install the site. */
const comeAgain = async (page: Page) => {
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => /visits$/.test(key)))
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.visits')) ?? ''
    localStorage.setItem(key, '2')
  })
  await page.reload()
  await page.locator('nav[data-bottom]').waitFor({ state: 'attached' })
}

const offerToInstall = (page: Page) =>
  page.evaluate(() => {
    const prompt = async () => ({ outcome: 'dismissed' })
    const event = new Event('beforeinstallprompt', { cancelable: true })
    window.dispatchEvent(Object.assign(event, { prompt }))
  })

const installSheet = async (page: Page) => {
  await goTo(page, '/likes')
  await page.getByRole('dialog', { name: /op je scherm$/ }).waitFor()
}

const installByButton = async (page: Page) => {
  await comeAgain(page)
  await offerToInstall(page)
  await installSheet(page)
}

const installByHand = async (page: Page) => {
  await comeAgain(page)
  await installSheet(page)
}

const askToKeep = async (page: Page) => {
  await goTo(page, '/likes')
  await page.getByRole('dialog', { name: 'Ook lezen zonder internet?' }).waitFor()
}

const showKeepRow = async (page: Page) => {
  const row = page.getByRole('switch', { name: 'Lezen zonder internet' })
  await row.waitFor()
  await row.evaluate((part) => part.scrollIntoView({ block: 'center' }))
}

const findUpdate = async (page: Page) => {
  await workerThere(page)
  // Another address is another worker to the browser, as the worker of another build is.
  await page.evaluate(() => navigator.serviceWorker.register('/worker.js?another-build'))
  await page.getByText('Er is een nieuwe versie').waitFor()
}

const isKept = async (page: Page, account: string) => {
  const until = Date.now() + PATIENCE_MS
  const known = [`"account":"${account}"`, '-thumb.']
  for (let kept = ''; !known.every((part) => kept.includes(part)); kept = await keptText(page)) {
    if (Date.now() > until) throw new Error('Nothing of this page was kept')
  }
}

/** The app is opened again at this place, of which it kept what was seen before, without a connection. */
const openOffline = (path?: string) => async (page: Page) => {
  await workerThere(page)
  const { user } = await (await page.request.get('/api/user.php')).json()
  await allowsOffline(page, user.id)
  await page.reload()
  await isKept(page, user.id)
  await page.context().setOffline(true)
  await page.goto(path ?? page.url())
  await page
    .getByText(/^Je bent offline/)
    .first()
    .waitFor()
}

/** The site as an app: put on the screen, made new, and without a connection, which comes last. */
export const appScreens = (): Screen[] => [
  screen('member', 'install sheet', '/members', installByButton),
  screen('member', 'install sheet by hand', '/members', installByHand, { before: asApple }),
  screen('member', 'question what to keep', '/members', askToKeep, { before: asInstalled }),
  screen('member', 'what this device keeps', '/settings', showKeepRow),
  screen('member', 'new version', '/members', findUpdate, { notified: true }),
  screen(
    'member',
    'app offline with a chat',
    ({ conversation }) => `/chats/${conversation}`,
    openOffline(),
    {
      notified: true,
    },
  ),
  screen('member', 'app offline with members', '/members', openOffline(), { notified: true }),
  screen('member', 'app offline without the page', '/members', openOffline('/credits'), {
    notified: true,
  }),
  screen('member', 'chat offline', ({ conversation }) => `/chats/${conversation}`, writeOffline),
  screen('member', 'offline', '/likes', goOffline),
]
