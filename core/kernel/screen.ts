/** Measures of the look, whatever a screen is about (product spec, sections 8 and 9). */

/** Widths in px from which the next layout counts. */
export const BREAKPOINTS = { xs: 576, sm: 768, md: 992, lg: 1200 } as const
export const TOAST_MAX_PX = 350
/** What stands side by side on a wide page does so by these. */
export const COLUMNS = 12

/** A badge shows at most this number, then a plus sign. */
export const BADGE_CAP = 99

/** How often a countdown shows what is left. */
export const COUNTDOWN_TICK_MS = 1_000
