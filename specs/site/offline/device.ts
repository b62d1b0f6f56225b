import type { Page } from 'playwright'
import { expect } from 'vitest'
import { OFFLINE_KEPT_MS } from '#core/site/offline/values.ts'
import { until } from '#specs/harness/server/server.ts'

/** The worker has come, and answers for this page. */
export const workerThere = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true })
    })
  })

/** As the consent in the settings does. */
export const allowsOffline = (page: Page, account: string) =>
  page.evaluate((id) => {
    window.localStorage.setItem(`vonk.${id}.offline`, JSON.stringify(new Date().toISOString()))
  }, account)

type Aged = { saved?: number; loaded?: number }

/** When the device last saved answers, after making that and their loading this much older. */
const keptAt = (page: Page, aged: Aged = {}) =>
  page.evaluate(async ({ saved = 0, loaded = 0 }) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('vonk-kept'))
    const store = () => database.transaction('answers', 'readwrite').objectStore('answers')
    const kept = await done(store().get('last'))
    for (const { state } of kept.answers.queries) state.dataUpdatedAt -= loaded
    if (saved + loaded > 0) await done(store().put({ ...kept, at: kept.at - saved }, 'last'))
    database.close()
    return Number(kept.at) - saved
  }, aged)

/** Makes what the device saved last older than it may be. */
export const ageKept = (page: Page) => keptAt(page, { saved: OFFLINE_KEPT_MS })

/** Makes each answer older than it may be, as if the device saved others since. */
export const ageAnswers = (page: Page) => keptAt(page, { loaded: OFFLINE_KEPT_MS })

/** The device has saved answers since `act` began, so that it keeps what the page shows. */
export const savesAfter = async (page: Page, act: () => Promise<unknown>) => {
  const before = await keptAt(page)
  await act()
  await until(async () => expect(await keptAt(page)).toBeGreaterThan(before))
}

/** Everything that is kept on the device: stores, databases and caches with what is in them, in words. */
export const keptText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const stores = [localStorage, sessionStorage].map((store) => JSON.stringify({ ...store }))
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const inDatabases: string[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames) {
        const all = await done(database.transaction(store).objectStore(store).getAll())
        inDatabases.push(JSON.stringify(all))
      }
      database.close()
    }
    const inCaches: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        const isText = /html|json/.test(answer?.headers.get('content-type') ?? '')
        inCaches.push(name, request.url, isText ? ((await answer?.text()) ?? '') : '')
      }
    }
    return [...stores, document.cookie, ...inDatabases, ...inCaches].join('\n')
  })
