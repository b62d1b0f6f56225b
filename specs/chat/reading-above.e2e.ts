import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

const SAID = 60
const said = (page: Page, nth: number) =>
  page.getByRole('region', { name: 'Gesprek met Bram' }).getByText(`Zin ${nth}.`, { exact: true })

describe('Who reads above', () => {
  it('stays there while messages come, sees how many, and goes to the end by one touch', async () => {
    const anna = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
    const bram = await newMember(server, { name: 'Bram' })
    const first = await bram.ask('POST /api/message.php', message(anna.id, 'Zin 1.'))
    await server.db.query(
      `insert into message (conversation_id, seq, id, side, body, at)
      select $1, n, gen_random_uuid(), 'starter', 'Zin ' || n || '.', now() from generate_series(2, $2) n`,
      [first.conversation, SAID],
    )
    await server.db.query('update conversation set last_seq = $2 where id = $1', [
      first.conversation,
      SAID,
    ])
    const { page, close } = await visitAs(browser, server.url, anna, { phone: true })
    await page.goto(`/members/${bram.id}/chat`)
    await see(said(page, SAID)).toBeInViewport()
    await see(page.getByRole('button', { name: /laatste/ })).toHaveCount(0)

    await said(page, SAID - 25).scrollIntoViewIfNeeded()
    await see(page.getByRole('button', { name: 'Naar het laatste bericht' })).toBeVisible()
    const placeOf = async () => (await said(page, SAID - 25).boundingBox())?.y ?? Number.NaN
    const before = await placeOf()
    for (const nth of [1, 2]) {
      await bram.ask('POST /api/message.php', message(anna.id, `Zin ${SAID + nth}.`))
    }
    const back = page.getByRole('button', { name: '2 nieuwe berichten, naar het laatste' })
    await see(back).toBeVisible()
    expect(Math.abs((await placeOf()) - before)).toBeLessThan(1)

    await back.click()
    await see(said(page, SAID + 2)).toBeInViewport()
    await see(back).toHaveCount(0)
    await close()
  })
})
