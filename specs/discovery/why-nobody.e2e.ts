import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyTypes, eyeColors, hairColors } from '#core/discovery/values.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { beginShifts, shiftsSince } from '#specs/harness/screens/shifts.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let browser: Browser
let server: SharedServer
let me: SpecMember
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
  me = await newMember(server)
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** A combination of looks that no member has, although each look alone is found. */
const wishesOfNobody = async () => {
  for (const hair_color of hairColors)
    for (const eye_color of eyeColors)
      for (const body_type of bodyTypes) {
        const query = { gender: 'any', hair_color, eye_color, body_type } as const
        const { total, total_fictional } = await me.ask('GET /api/members.php', { query })
        if (total + total_fictional > 0) continue
        const { widened } = await me.ask('GET /api/members-similar.php', { query })
        if (widened.length > 0) return query
      }
  throw new Error('There is somebody for every wish')
}

describe('filters that find nobody', () => {
  it('show the way to "Waarom niemand?" above their button at 360 x 740, and nothing moves as it comes (DSC-09)', async () => {
    const { page, close } = await visitAs(browser, server.url, me, { phone: true })
    await page.setViewportSize({ width: 360, height: 740 })
    const answers = Promise.withResolvers<void>()
    await page.route('**/api/members-similar.php*', async (route) => {
      await answers.promise
      await route.continue()
    })
    await page.goto(`/members?${new URLSearchParams(await wishesOfNobody())}`)
    await page.getByRole('button', { name: /^Filters/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const foot = sheet.getByRole('button', { name: 'Sluiten', exact: true }).last()
    await see(foot).toBeInViewport({ ratio: 1 })
    const place = await foot.boundingBox()
    await beginShifts(page, 'dialog')
    answers.resolve()
    const way = sheet.getByRole('button', { name: 'Waarom niemand?' })
    await see(way).toBeInViewport({ ratio: 1 })
    const above = await way.boundingBox()
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0)
    expect(await foot.boundingBox()).toEqual(place)
    expect(await shiftsSince(page)).toEqual([])
    await way.click()
    const why = sheet.getByRole('region', { name: 'Waarom niemand?' })
    const widen = why.getByRole('button').last()
    await see(widen).toBeInViewport({ ratio: 1 })
    const last = await widen.boundingBox()
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0)
    await see(way).toHaveCount(0)
    expect(await foot.boundingBox()).toEqual(place)
    await widen.click()
    await see(sheet.getByRole('button', { name: /^Toon \d/ })).toBeVisible()
    await close()
  })
})
