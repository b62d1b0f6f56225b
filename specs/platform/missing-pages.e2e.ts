import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { asStaff } from '#specs/harness/server/before-changes.ts'
import { buy, newMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), sharedServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const UNKNOWN = '00000000-0000-4000-8000-00000000dead'
const ofMembers = [
  '/transactions/:order/receipt/2026-999999',
  `/withdraw/${UNKNOWN}`,
  '/credits/credits-1',
  '/credits/credits-25/munten',
]
const ofStaff = ['cases', 'members', 'fictional'].map((what) => `/desk/${what}/${UNKNOWN}`)

describe('the screen of a subject that does not exist', () => {
  it.each([
    ...ofMembers.map((path) => ['a member', path] as const),
    ...ofStaff.map((path) => ['staff', path] as const),
  ])('says so to %s in its title and its text at %s (ERR-02)', async (who, path) => {
    const reader = who === 'staff' ? await asStaff(server) : await newMember(server)
    const order = path.includes(':order') ? await buy(reader) : null
    const { page, faults, close } = await visitAs(browser, server.url, reader)
    const answer = await page.goto(path.replace(':order', order?.payment_id ?? ''))
    expect(answer?.status()).toBe(404)
    await see(page.getByText(/^Deze pagina kon niet worden gevonden\./)).toBeVisible()
    await see(page.getByRole('link', { name: 'Terug naar de startpagina' })).toBeVisible()
    expect(await page.title()).toMatch(/^(\(\d+\) )?Hier woont niemand \| Vonk$/)
    expect(faults).toEqual([])
    await close()
  })
})
