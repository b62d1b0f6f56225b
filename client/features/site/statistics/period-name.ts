import { useFormat } from '#client/platform/i18n/format.ts'

const DAY_LENGTH = 10
const MONTH_LENGTH = 7

/** `2026-11-25` is a day, `2026-11` a month, `2026` a year, each as people write it. */
export const usePeriodName = () => {
  const { day, month } = useFormat()
  return (period: string): string => {
    if (period.length === DAY_LENGTH) return day(period)
    return period.length === MONTH_LENGTH ? month(`${period}-15`) : period
  }
}
