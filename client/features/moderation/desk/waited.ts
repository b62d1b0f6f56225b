import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { productNow } from '#client/platform/product-clock.ts'

const MINUTE_MS = 60_000
const HOUR_MIN = 60
const DAY_MIN = 24 * HOUR_MIN

/** How long ago something was, in the largest whole unit. */
export const agoOf = (iso: string, now: number) => {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / MINUTE_MS))
  if (minutes < HOUR_MIN) return { unit: 'minutes', count: minutes } as const
  if (minutes < DAY_MIN) return { unit: 'hours', count: Math.floor(minutes / HOUR_MIN) } as const
  return { unit: 'days', count: Math.floor(minutes / DAY_MIN) } as const
}

/** How long a case waits, in words. */
export const useWaited = () => {
  const { t } = useTranslation('desk')
  return (iso: string) => {
    const { unit, count } = agoOf(iso, productNow())
    return t(`queue.${unit}`, { count })
  }
}
