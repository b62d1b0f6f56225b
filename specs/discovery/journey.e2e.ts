import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { thousandMembers } from '#specs/harness/database/thousand-members.ts'
import { longRunOnly } from '#specs/harness/long/how-long.ts'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { firstAct, visit, visitAs } from '#specs/harness/screens/visit.ts'
import { message, newMember, someone } from '#specs/harness/server/members.ts'
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

const manyMembers = async (page: Page) =>
  thousandMembers(page, (await server.browser().ask('GET /api/members.php')).profiles)

describe('members', () => {
  it.each(longRunOnly)(
    'stop coming by themselves after some pages, so that the end of the page can be reached',
    async () => {
      const { page, close } = await visit(browser, server.url)
      await manyMembers(page)
      await page.goto('/members')
      await see(page.getByRole('article').first()).toBeVisible()
      const footer = page.getByRole('contentinfo')
      for (const shown of ['200', '300']) {
        await see
          .poll(async () => {
            await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
            return page.getByText(`${shown} van 1.000 getoond`).count()
          })
          .toBe(1)
      }
      await footer.scrollIntoViewIfNeeded()
      await see(footer).toBeInViewport()
      await page.getByRole('button', { name: 'Toon meer' }).click()
      await see(page.getByText('400 van 1.000 getoond')).toBeAttached()
      await close()
    },
  )

  it('are where they were when one comes back from a profile (DSC-06)', async () => {
    const { page, close } = await visit(browser, server.url, { phone: true })
    await page.goto('/members')
    await see(page.getByRole('article').first()).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 3_000))
    await see(page.locator('[aria-posinset="30"]')).toBeVisible()
    const card = page.locator('[aria-posinset="30"]')
    await card.scrollIntoViewIfNeeded()
    const name = await card.innerText()
    const y = await page.evaluate(() => window.scrollY)
    await card.getByRole('link').click()
    await see(page).toHaveURL(/\/members\/.+/)
    await page.goBack()
    await see(card).toBeInViewport()
    await see(card).toHaveText(name, { useInnerText: true })
    await see
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - y))
      .toBeLessThan(200)
    await close()
  })

  it.each(longRunOnly)('keep the card that has the keyboard, however far one scrolls', async () => {
    const { page, close } = await visit(browser, server.url, { phone: true })
    await page.goto('/members')
    await firstAct(page)
    const link = page.locator('[aria-posinset="3"]').getByRole('link')
    await link.focus()
    await page.evaluate(() => window.scrollTo(0, 3_000))
    await see(page.locator('[aria-posinset="30"]')).toBeVisible()
    await see(page.locator('[aria-posinset="5"]')).toHaveCount(0)
    await see(link).toBeFocused()
    await close()
  })

  it('are filtered in a drawer on a phone, whose button says how many filters are on', async () => {
    const { page, close } = await visit(browser, server.url, { phone: true })
    // The drawn page has the button too, but it does not open the drawer yet.
    await page.goto('/members', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await drawer.getByRole('button', { name: 'Echte leden' }).click()
    await see(page).toHaveURL('/members?only=real')
    await drawer.getByRole('button', { name: /^Toon \d+ profielen$/ }).click()
    await see(drawer).toBeHidden()
    await see(page.getByRole('button', { name: /^Filters\s*1 actief/ })).toBeVisible()
    await see(page.getByRole('main')).toContainText('geen fictieve profielen')
    await close()
  })
})

describe('a conversation', () => {
  it('that is new offers opening lines, and one of them fills the composer unsent (CHT-09)', async () => {
    const anna = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
    const other = await someone(anna)
    const { page, close } = await visitAs(browser, server.url, anna, { phone: true })
    await page.goto(`/members/${other.id}/chat`)
    const lines = page.getByRole('group', { name: /^Een eerste zin nodig/ }).getByRole('button')
    await see(lines).toHaveCount(3)
    const line = (await lines.first().innerText()).trim()
    await lines.first().click()
    await see(page.getByLabel('Bericht', { exact: true })).toHaveValue(line)
    await see(page.getByLabel('Bericht', { exact: true })).toBeFocused()
    await see(page.getByText('Wordt verstuurd')).toHaveCount(0)
    const { conversation } = await anna.ask('GET /api/chat.php', { query: { profile: other.id } })
    expect(conversation.messages).toEqual([])
    await page.getByLabel('Bericht', { exact: true }).fill('Zelf bedacht')
    await see(lines).toHaveCount(0)
    await close()
  })

  it.each(longRunOnly)('belongs to the chats, by either of its addresses', async () => {
    const anna = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
    const other = await someone(anna)
    const { page, close } = await visitAs(browser, server.url, anna)
    await page.goto(`/members/${other.id}/chat`)
    const current = page.getByRole('banner').locator('[aria-current="page"]')
    await see(current).toHaveText(/Berichten/)
    await close()
  })

  it.each(longRunOnly)(
    'of 5,000 messages shows the last ones at once, and asks for no others',
    async () => {
      const [anna, bram] = await Promise.all([
        newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' }),
        newMember(server, { name: 'Bram' }),
      ])
      const sent = await bram.ask('POST /api/message.php', message(anna.id, 'Het eerste'))
      await server.db.query(
        `insert into message (conversation_id, seq, id, side, body, at)
       select conversation_id, n, gen_random_uuid(), side, 'Bericht ' || n, at
       from message, generate_series(2, 5000) n where conversation_id = $1`,
        [sent.conversation],
      )
      await server.db.query('update conversation set last_seq = 5000 where id = $1', [
        sent.conversation,
      ])
      const { page, close } = await visitAs(browser, server.url, anna)
      let asked = 0
      page.on('request', (one) => {
        if (one.url().includes('/api/chat.php?')) asked += 1
      })
      await page.goto(`/chats/${sent.conversation}`)
      await see(page.getByText('Bericht 5000', { exact: true }).last()).toBeInViewport()
      expect(await page.locator('ol > li:has(time)').count()).toBeLessThanOrEqual(50)
      expect(asked).toBe(1)
      await close()
    },
  )
})
