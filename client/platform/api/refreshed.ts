import { REFRESH_FIRST_MS, REFRESH_MS, REFRESH_PUSHED_MS } from '#core/site/values.ts'

/** Of this device: one of the member's others may get push messages while this one gets none. */
let isPushedTo = () => false

/** `isSubscribed`: whether push messages come to this device at that moment. */
export const lookLessWhile = (isSubscribed: () => boolean) => {
  isPushedTo = isSubscribed
}

/** With push messages there is less to look for (product spec, section 9). */
const intervalMs = () => (isPushedTo() ? REFRESH_PUSHED_MS : REFRESH_MS)

/**
 * Asked anew while a member looks: soon after the first time, then every minute. Null is a
 * visitor, of whom nothing is asked.
 */
export const refreshed = {
  refetchInterval: ({ state }: { state: { data: unknown; dataUpdateCount: number } }) => {
    if (!state.data) return false
    return state.dataUpdateCount <= 1 ? REFRESH_FIRST_MS : intervalMs()
  },
}
