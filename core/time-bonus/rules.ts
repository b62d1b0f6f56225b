import { ok } from '#core/kernel/verdict.ts'
import type { RouteName } from '#core/site/routes.ts'

/** The welcome offer of the first hours (product spec, sections 5 and 9). */
export const TIME_BONUS_CODE = 'TIMEBONUS25'
export const TIME_BONUS_PERCENT = 25
export const TIME_BONUS_SECONDS = 14_400
/** What the act-fast line of the popup calls the time that is left. */
export const TIME_BONUS_HOURS_LEFT = 4
export const TIME_BONUS_POPUP_MS = 40_000

/** The members area, where banner and popup show (product spec, section 2). */
export const bonusRoutes: readonly RouteName[] = [
  'members',
  'members-id',
  'chats',
  'likes',
  'likes-m-id',
  'premium',
]

export const showsBonus = (route: RouteName | null): boolean =>
  route !== null && bonusRoutes.includes(route)

/** The popup is for who has no credits left and may still have the bonus; once closed, it is gone. */
export const mayPopUp = (facts: { credits: number; running: boolean; dismissed: boolean }) =>
  facts.credits === 0 && facts.running && !facts.dismissed ? ok : 'not_now'
