import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser } from '#specs/harness/screens/browser.ts'
import { see } from '#specs/harness/screens/see.ts'
import { visit, visitAs } from '#specs/harness/screens/visit.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SharedServer, sharedServer } from '#specs/harness/server/shared-server.ts'

let browser: Browser
let server: SharedServer
beforeAll(async () => {
  ;[browser, server] = await Promise.all([
    launchBrowser({ withNotifications: true }),
    sharedServer(),
  ])
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const anna = () => newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
const called = (name: string) => newMember(server, { name })
const nav = (page: Page) => page.getByRole('banner').getByRole('navigation')
const like = (from: SpecMember, to: SpecMember) =>
  from.ask('POST /api/likes.php', { body: { id: to.id } })

describe('likes', () => {
  it('stand as received, given and mutual, new ones first, and new until their profile is opened (LIK-01, LIK-02, LIK-03)', async () => {
    const me = await anna()
    const [bram, cor, dirk] = [await called('Bram'), await called('Cor'), await called('Dirk')]
    for (const liker of [bram, cor, dirk]) await like(liker, me)
    await like(me, cor)
    const { page, close } = await visitAs(browser, server.url, me)
    await page.goto('/likes')
    const cards = page.getByRole('main').getByRole('article')
    await see(cards).toHaveText([/Dirk.*/s, /Cor.*/s, /Bram.*/s])
    await see(page.getByRole('main').getByText('Nieuw', { exact: true })).toHaveCount(3)
    await see(nav(page).getByRole('link', { name: 'Likes 3 nieuwe likes' })).toBeVisible()

    await cards.first().getByRole('link').first().click()
    await see(page).toHaveURL(`/likes/m/${dirk.id}`)
    await see(nav(page).getByRole('link', { name: 'Likes 2 nieuwe likes' })).toBeVisible()
    await page.goBack()
    await see(cards).toHaveText([/Cor.*/s, /Bram.*/s, /Dirk.*/s])
    await see(cards.last()).not.toContainText('Nieuw')
    const { liked_by, new_likes } = await me.ask('GET /api/likes.php')
    expect(liked_by.map(({ id, like_new }) => [id, like_new])).toEqual([
      [cor.id, true],
      [bram.id, true],
      [dirk.id, false],
    ])
    expect(new_likes).toBe(2)

    await page.getByRole('link', { name: 'Gegeven' }).click()
    await see(page).toHaveURL('/likes/given')
    await see(cards).toHaveText([/Cor/])
    await page.getByRole('link', { name: 'Matches' }).click()
    await see(page).toHaveURL('/likes/matches')
    await see(cards).toHaveText([/Cor/])
    await close()
  })
})

describe('a profile', () => {
  it('is the same view among members and among likes (PRF-04)', async () => {
    const [me, bram] = [await anna(), await called('Bram')]
    const { page, close } = await visitAs(browser, server.url, me)
    const viewAt = async (path: string) => {
      await page.goto(path)
      await see(page.getByRole('heading', { name: /^Bram, \d+$/ })).toBeVisible()
      const view = await page.getByRole('main').innerHTML()
      // Each leads back to its own list.
      return view.replace(/href="\/(likes|members)"/, 'href="/list"')
    }
    await see(async () => {
      expect(await viewAt(`/likes/m/${bram.id}`)).toBe(await viewAt(`/members/${bram.id}`))
    }).toPass({ timeout: 90_000 })
    await close()
  })

  it('of one’s own is where the account menu says (PRF-10)', async () => {
    const me = await anna()
    const { page, close } = await visitAs(browser, server.url, me)
    await page.goto('/likes')
    await page.getByRole('button', { name: 'Mijn account' }).click()
    await page.getByRole('link', { name: 'Mijn profiel' }).click()
    await see(page).toHaveURL('/profile')
    await see(page.getByRole('heading', { name: 'Mijn profiel' })).toBeVisible()
    await see(page.getByRole('main')).toContainText('Anna, 36 jaar')
    await page.getByLabel('Over mij').fill('Ik fiets graag langs de rivier.')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await see(page.getByText('Je profiel is opgeslagen.')).toBeVisible()
    await page.reload()
    await see(page.getByLabel('Over mij')).toHaveValue('Ik fiets graag langs de rivier.')
    await close()
  })

  it('that was loaded is not loaded again when it is opened again (DSC-06)', async () => {
    const { page, close } = await visit(browser, server.url)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/member.php')) asked.push(request.url())
    })
    await page.goto('/members')
    const open = () => page.getByRole('article').first().getByRole('link').first().click()
    await open()
    await see(page).toHaveURL(/\/members\/.+/)
    await see(page.getByRole('heading', { level: 1 })).toHaveText(/, \d+$/)
    await nav(page).getByRole('link', { name: 'Leden' }).click()
    await see(page).toHaveURL('/members')
    await page.route('**/api/member.php*', () => undefined)
    await open()
    await see(page).toHaveURL(/\/members\/.+/)
    await see(page.getByRole('heading', { level: 1 })).toHaveText(/, \d+$/)
    expect(asked).toHaveLength(1)
    await close()
  })
})
