import type { Page } from 'playwright'
import type { Answer } from '#core/contract/contract.ts'
import { SWIPE_LIKES_PER_DAY } from '#core/discovery/swipe/rules.ts'

type Dealt = Answer<'GET /api/swipe-game.php'>

const change = (page: Page, changed: (dealt: Dealt) => Dealt) =>
  page.route('**/api/swipe-game.php', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, json: changed(await response.json()) })
  })

/** Everybody who fits has been turned. */
export const dealNobody = (page: Page) => change(page, (dealt) => ({ ...dealt, profiles: [] }))

/** All likes of the day are given, to those on top of the stack. */
export const spendLikes = (page: Page) =>
  change(page, (dealt) => {
    const given = dealt.profiles.slice(0, SWIPE_LIKES_PER_DAY)
    return {
      ...dealt,
      profiles: dealt.profiles.slice(SWIPE_LIKES_PER_DAY),
      likes_left: 0,
      given,
      last: given[0] ? { id: given[0].id, liked: true } : null,
    }
  })

export const lookUnseen = (page: Page) =>
  page.route('**/api/visitors.php', (route) =>
    route.fulfill({ json: { visitors: [], unseen: true } }),
  )
