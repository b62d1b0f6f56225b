/** The welcome offer of the first hours (product spec, sections 5 and 9). */
export const TIME_BONUS_CODE = 'TIMEBONUS25'
export const TIME_BONUS_PERCENT = 25
export const TIME_BONUS_SECONDS = 14_400

/** What the act-fast line of the popup calls the time that is left. */
export const TIME_BONUS_HOURS_LEFT = 4
export const TIME_BONUS_POPUP_MS = 40_000
