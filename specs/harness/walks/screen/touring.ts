import type { Browser } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { chartNamed } from '#core/charts/registry.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'
import { withSettings } from '../api/members.ts'
import { report } from '../coverage.ts'
import { isCovered } from '../required.ts'
import { walkOf } from '../walk.ts'
import { type Stage, tour } from './run.ts'

type Making<E> = (browser: Browser, server: SpecServer) => Stage<E>

/** A server and a browser for the tours of one file; `samples` stand in the place of the chart's. */
export const touring = (settings: object) => {
  let browser: Browser
  let server: SpecServer
  beforeAll(async () => {
    ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
    await withSettings(server, settings)
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
  })
  return async <E>(name: string, making: Making<E>, samples: Record<string, object[]> = {}) => {
    const chart = chartNamed(name)
    if (!chart) throw new Error(`There is no chart of ${name}`)
    const coverage = await tour(walkOf(chart, 0, samples), making(browser, server))
    report(coverage)
    isCovered(coverage)
  }
}
