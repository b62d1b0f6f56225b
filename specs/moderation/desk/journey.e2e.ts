import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as tokens from '#server/platform/tokens.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { message, newMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

let browser: Browser
let server: SpecServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchBrowser(), startServer()])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const moderator = async (name: string) => {
  const one = await newMember(server, { name })
  await (await server.container.getAsync(tokens.accounts)).setStaffRole(one.id, 'moderator')
  return one
}

/** Somebody asks for money, and is reported for it. */
const reported = async (reason: 'fraud' | 'threat') => {
  const [anna, bram] = [await newMember(server, { name: 'Anna' }), await newMember(server)]
  const first = message(anna.id, 'Stuur me 500 euro, dan kom ik')
  await bram.ask('POST /api/message.php', first)
  await anna.ask('POST /api/report.php', {
    body: { subject: 'message', id: first.body.id, reason, passage: '500 euro' },
  })
  return bram
}

describe('who works at the desk', () => {
  it('takes the next case, decides in three keys, and has the next one before them (MOD-03)', async () => {
    const threat = await reported('threat')
    const fraud = await reported('fraud')
    const [eva, finn] = [await moderator('Eva'), await moderator('Finn')]
    const { page, faults, close } = await visitAs(browser, server.url, eva)
    await page.goto('/desk')
    await see(page.locator('[data-case]')).toHaveCount(2)
    await page.keyboard.press('n')
    await see(page.getByRole('heading', { level: 1, name: /Bedreigt/ })).toBeVisible()
    await see(page.locator('mark').first()).toHaveText('500 euro')
    const first = page.url()

    const his = await visitAs(browser, server.url, finn)
    await his.page.goto(first)
    await see(
      his.page.getByRole('heading', { name: 'Een collega is hier al mee bezig' }),
    ).toBeVisible()

    await page.keyboard.press('o')
    await see(page.getByText(/, Gemeld$/)).toBeVisible()
    await page.keyboard.press('5')
    await see(page.getByRole('radio', { name: 'Chat pauzeren' })).toBeChecked()
    await see(page.getByText('Je bedreigde een ander.').first()).toBeVisible()
    await page.keyboard.press('d')
    await see(page.getByRole('radio', { name: '30 dagen' })).toBeChecked()
    await page.keyboard.press('Enter')
    await see(page.getByRole('heading', { level: 1, name: /Vraagt om geld/ })).toBeVisible()
    expect(page.url()).not.toBe(first)
    const { statements } = await threat.ask('GET /api/safety.php')
    expect(statements).toMatchObject([{ decision: 'pause_chat', rule: 'threat' }])

    await his.page.keyboard.press('Enter')
    await see(his.page.getByRole('heading', { name: 'Alles is bekeken' })).toBeVisible()
    await page.getByRole('button', { name: 'Leg terug' }).click()
    await see(page.locator('[data-case]')).toHaveCount(1)
    expect((await fraud.ask('GET /api/safety.php')).statements).toEqual([])
    expect(faults).toEqual([])
    await his.close()
    await close()
  })
})
