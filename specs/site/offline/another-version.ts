import type { Browser, Page } from 'playwright'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember } from '#specs/harness/server/members.ts'
import type { SharedServer } from '#specs/harness/server/shared-server.ts'
import { workerThere } from './device.ts'

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

/** A member's page for which another version has come. */
export const withNewVersion = async (browser: Browser, server: SharedServer) => {
  const { context, page, close } = await visitAs(browser, server.url, await newMember(server))
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
  return { context, page, notice, loads, close }
}

/** A link of the navigation. */
export const nav = (page: Page, name: RegExp) =>
  page.getByRole('banner').getByRole('link', { name }).first()

export const toldToWorkers = (page: Page) =>
  page.evaluate(() => window.name.split(' ').filter(Boolean))
