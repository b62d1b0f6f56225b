import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
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

describe('a receipt', () => {
  it('is found at its order, printed without what stands around it, and saved with a name (PAY-09)', async () => {
    const anna = await newMember(server)
    const { payment_id } = await buy(anna)
    const { page, faults, close } = await visitAs(browser, server.url, anna)
    await page.addInitScript(() => {
      Object.assign(window, { printed: 0 })
      window.print = () => void Object.assign(window, { printed: 1 })
    })
    await page.goto(`/transactions/${payment_id}`)
    await page.getByRole('link', { name: /^Bon \d{4}-\d{6}$/ }).click()
    const paper = page.getByRole('article')
    await see(paper.getByRole('heading', { name: 'Bon' })).toBeVisible()
    const name = page.getByLabel('Naam op de bon')
    await name.fill('De Vries & Zn')
    await see(paper.getByText('De Vries & Zn')).toBeVisible()
    await page.getByRole('button', { name: 'Afdrukken' }).click()
    expect(await page.evaluate(() => (window as unknown as { printed: number }).printed)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    await see(paper).toBeVisible()
    for (const around of [name, page.getByRole('banner'), page.getByRole('contentinfo')]) {
      await see(around).toBeHidden()
    }
    await page.emulateMedia({ media: 'screen' })
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    const file = await saving
    expect(file.suggestedFilename()).toMatch(/^bon-\d{4}-\d{6}\.html$/)
    const saved = await readFile(await file.path(), 'utf8')
    expect(saved).toContain('De Vries &amp; Zn')
    expect(saved).toMatch(/21%.*€\s0,87/s)
    expect(faults).toEqual([])
    await close()
  })
})
