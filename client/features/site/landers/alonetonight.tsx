import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import styles from './alonetonight.module.css'
import frame from './frame.module.css'
import { Call, Costs, Kicker, Label, Stage, useLander } from './frame.tsx'

const ZONE = 'Europe/Amsterdam'

const partOf = (hour: number) => {
  if (hour < 6) return 'night'
  if (hour < 12) return 'morning'
  return hour < 18 ? 'noon' : 'evening'
}

/** What time it is where most read it; the script says it by the clock of the device. */
const useHour = () => {
  const { t } = useTranslation('landers')
  const { now, language } = useLander()
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: ZONE, ...options }).format(new Date(now))
  const time = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const words = (day: string, hour: number) => t(`alonetonight.parts.${partOf(hour)}`, { day })
  return {
    time,
    day: words(part({ weekday: 'long' }), Number(time.slice(0, 2))),
    /** By the quarter of the day; `…` is the weekday. */
    parts: [0, 6, 12, 18].map((hour) => words('…', hour)),
  }
}

/** One window, one clock, one hour. */
export const Alonetonight = () => {
  const { t } = useTranslation('landers')
  const { time, day, parts } = useHour()
  return (
    <Stage className={styles.alone}>
      <picture>
        <source media="(min-width: 992px)" srcSet="/landers/alone.webp" />
        <img
          src="/landers/alone-phone.webp"
          alt=""
          className={styles.window}
          fetchPriority="high"
        />
      </picture>
      <p className={styles.clock}>
        <time data-clock="">{time}</time>
        <span data-day={parts.join('|')}>{day}</span>
      </p>
      <span className={styles.label}>
        <Label whole />
      </span>
      <div className={`${frame.words} ${styles.words}`}>
        <Kicker />
        <h1 className={frame.title}>{t('alonetonight.title')}</h1>
        <p className={frame.text}>{t('alonetonight.text')}</p>
        <div className={styles.act}>
          <Call>{t('alonetonight.call')}</Call>
          <Costs />
        </div>
      </div>
    </Stage>
  )
}
