/** How much of what happened may stand on a screen that others see too. */
export const lockScreens = ['nothing', 'name', 'text'] as const
export type LockScreen = (typeof lockScreens)[number]

/** Where somebody is taken to live until a device has said it. */
export const FIRST_TIME_ZONE = 'Europe/Amsterdam'

/** Minutes after midnight, by the member's own clock; `to` may be of the next day. */
export type QuietHours = { from: number; to: number }

export type PushChoices = { timeZone: string; quiet: QuietHours | null; lockScreen: LockScreen }

export const firstChoices: PushChoices = {
  timeZone: FIRST_TIME_ZONE,
  quiet: null,
  lockScreen: 'nothing',
}
