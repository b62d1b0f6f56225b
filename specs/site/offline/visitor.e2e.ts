import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit } from '#specs/harness/screens/visit.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'
import { workerThere } from './device.ts'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

describe('the first visit of somebody who is logged out', () => {
  it.each(['/', '/members', '/pages/faq'])(
    'to %s registers the service worker once the page has loaded (PSH-09, PWA-01)',
    async (path) => {
      const { page, context, faults, close } = await visit(browser, server.url)
      await page.addInitScript(() => {
        const { register } = ServiceWorkerContainer.prototype
        ServiceWorkerContainer.prototype.register = function (...asked) {
          Object.assign(window, { registeredWhen: document.readyState })
          return register.apply(this, asked)
        }
      })
      await page.goto(path)
      await workerThere(page)
      expect(await page.evaluate('window.registeredWhen')).toBe('complete')
      await context.setOffline(true)
      await page.goto('/login')
      await see(page.getByText('Je bent offline')).toBeVisible()
      await context.setOffline(false)
      expect(faults).toEqual([])
      await close()
    },
  )
})
