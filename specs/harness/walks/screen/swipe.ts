import type { Browser, Page } from 'playwright'
import { see } from '#specs/harness/screens/see.ts'
import { visitAs } from '#specs/harness/screens/visit.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import type { SpecServer } from '#specs/harness/server/server.ts'
import { factsIn, typeOf } from '../walk.ts'
import type { Stage } from './run.ts'

type Player = { page: Page; member: SpecMember; close: () => Promise<void> }

const buttons = {
  like: (page: Page) => page.getByRole('button', { name: /is leuk$/ }),
  skip: (page: Page) => page.getByRole('button', { name: /overslaan$/ }),
  undo: (page: Page) => page.getByRole('button', { name: 'Vorige terug' }),
}
const kinds = Object.keys(buttons) as (keyof typeof buttons)[]
const done = (page: Page) => page.getByRole('heading', { name: '4 likes gegeven' })

const dealt = (member: SpecMember) => member.ask('GET /api/swipe-game.php')
const turn = async (member: SpecMember, like: boolean) => {
  const id = (await dealt(member)).profiles[0]?.id ?? ''
  await member.ask('POST /api/swipe-game.php', { body: { id, like } })
}

/** As another device of hers would give them, or take them back. */
const leave = async (member: SpecMember, left: number) => {
  for (;;) {
    const { likes_left, last } = await dealt(member)
    if (likes_left === left) return
    if (likes_left > left) await turn(member, true)
    else await member.ask('DELETE /api/swipe-game.php', { body: { id: last?.id ?? '' } })
  }
}

const open = async (page: Page) => {
  await page.goto('/swipe-game')
  await see(page.getByRole('heading', { name: 'Swipen' })).toBeVisible()
}

/** Where the likes are given one goes on to look. */
const lookOn = async (page: Page) => {
  const way = page.getByRole('button', { name: /Blijf kijken/ })
  if ((await done(page).count()) > 0) await way.click()
  await see(buttons.skip(page)).toBeVisible()
}

/** The server has heard of the turn. */
const heard = async (page: Page, act: () => Promise<void>) => {
  const answer = page.waitForResponse(
    (response) =>
      response.url().includes('/api/swipe-game.php') && response.request().method() !== 'GET',
  )
  await act()
  await answer
}

/** The last turn was a like, or was none, in the same state. */
const turnLast = async (member: SpecMember, liked: boolean, isSpent: boolean) => {
  if (!liked) return turn(member, false)
  await leave(member, isSpent ? 1 : 3)
  await turn(member, true)
}

export const swipeStage = (browser: Browser, server: SpecServer): Stage<Player> => ({
  asks: (pair) => ['like', 'skip', 'undo'].includes(typeOf(pair)),
  begin: async () => {
    const member = await newMember(server, { gender: 'female', seeks: 'male' })
    await turn(member, false)
    const { page, close } = await visitAs(browser, server.url, member)
    await open(page)
    return { page, member, close }
  },
  send: async ({ page, member }, pair) => {
    const isSpent = pair.at.state === 'spent'
    if (typeOf(pair) === 'like') {
      await leave(member, factsIn<{ left: number }>(pair).left)
      await open(page)
      return heard(page, () => buttons.like(page).click())
    }
    if (typeOf(pair) === 'skip') {
      await lookOn(page)
      return heard(page, () => buttons.skip(page).click())
    }
    await turnLast(member, factsIn<{ liked: boolean }>(pair).liked, isSpent)
    await open(page)
    await heard(page, () => buttons.undo(page).click())
  },
  sees: async ({ page }, { state }) => {
    if (state === 'open') return see(buttons.like(page)).toBeEnabled()
    if ((await buttons.like(page).count()) > 0) return see(buttons.like(page)).toBeDisabled()
    await see(done(page)).toBeVisible()
  },
  offers: async ({ page }, { state }) => {
    if (state === 'spent') await lookOn(page)
    if (await buttons.undo(page).isDisabled()) await buttons.skip(page).click()
    await see(buttons.undo(page)).toBeEnabled()
    const offered: string[] = []
    for (const kind of kinds) if (await buttons[kind](page).isEnabled()) offered.push(kind)
    return offered
  },
  /** Another device has given the last like meanwhile: the server refuses, and the page says why. */
  isRefused: async ({ page, member }) => {
    await leave(member, 0)
    await buttons.like(page).click()
    await see(page.getByText('Je likes van vandaag zijn op.').first()).toBeVisible()
    await see(done(page)).toBeVisible()
    await leave(member, 4)
    await turn(member, false)
    await open(page)
  },
  end: ({ close }) => close(),
})
