import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { shareOf } from '#core/site/statistics/rules.ts'
import type { Share } from '#core/site/statistics/values.ts'
import { Bars } from './bars.tsx'
import styles from './card.module.css'
import { Card } from './card.tsx'
import { usePeriodName } from './period-name.ts'
import type { Period } from './statistics.tsx'

type Props = { periods: readonly Period[] }
const BASIS_POINTS = 10_000
const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES
const kinds = ['profiles', 'conversations', 'paid'] as const

const sumOf = (periods: readonly Period[], of: (period: Period) => number) =>
  periods.reduce((all, period) => all + of(period), 0)

const usePercent = () => {
  const { rate } = useFormat()
  const { t } = useTranslation('desk')
  return (share: number | null) =>
    share === null ? t('statistics.unknown') : rate(Math.round(share * BASIS_POINTS))
}

/** How much of what one meets here is made up. */
export const Fiction = ({ periods, last }: Props & { last: Period }) => {
  const { t } = useTranslation('desk')
  const { number } = useFormat()
  const percent = usePercent()
  const shares: Record<(typeof kinds)[number], Share> = {
    profiles: last.fiction.profiles,
    conversations: {
      fictional: sumOf(periods, ({ fiction }) => fiction.conversations.fictional),
      all: sumOf(periods, ({ fiction }) => fiction.conversations.all),
    },
    paid: {
      fictional: sumOf(periods, ({ fiction }) => fiction.paid.fictional),
      all: sumOf(periods, ({ fiction }) => fiction.paid.all),
    },
  }
  return (
    <Card
      title={t('statistics.fiction.title')}
      figure={percent(shareOf(shares.profiles))}
      note={t('statistics.fiction.note')}
      table={{
        head: [t('statistics.period'), ...kinds.map((kind) => t(`statistics.fiction.${kind}`))],
        rows: periods.map(({ period, fiction }) => [
          period,
          ...kinds.map((kind) => shareOf(fiction[kind])),
        ]),
      }}
      name="fiction"
      format={(cell) => percent(typeof cell === 'number' ? cell : null)}
    >
      <dl className={styles.rows}>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>
              {t(`statistics.fiction.${kind}`)}{' '}
              <small>
                {t('statistics.fiction.of', {
                  fictional: number(shares[kind].fictional),
                  all: number(shares[kind].all),
                })}
              </small>
            </dt>
            <dd>{percent(shareOf(shares[kind]))}</dd>
            <span className={styles.meter} aria-hidden="true">
              <span style={{ width: `${(shareOf(shares[kind]) ?? 0) * 100}%` }} />
            </span>
          </div>
        ))}
      </dl>
    </Card>
  )
}

const useDuration = () => {
  const { t } = useTranslation('desk')
  return (minutes: number | null): string => {
    if (minutes === null) return t('statistics.unknown')
    const whole = Math.round(minutes)
    if (whole < HOUR_MINUTES) return t('statistics.decisions.minutes', { count: whole })
    if (whole >= DAY_MINUTES) {
      return t('statistics.decisions.days', { count: Math.round(whole / DAY_MINUTES) })
    }
    const rest = String(whole % HOUR_MINUTES).padStart(2, '0')
    const hours = Math.floor(whole / HOUR_MINUTES)
    return t('statistics.decisions.hours', { hours, minutes: rest })
  }
}

/** How long somebody waits for a decision, and how often it was wrong. */
export const Decisions = ({ periods, median }: Props & { median: number | null }) => {
  const { t } = useTranslation('desk')
  const nameOf = usePeriodName()
  const duration = useDuration()
  const { number } = useFormat()
  const decided = periods.filter(({ median_minutes: median }) => median !== null)
  const lodged = sumOf(periods, ({ appeals }) => appeals.lodged)
  const overturned = sumOf(periods, ({ appeals }) => appeals.overturned)
  const title = t('statistics.decisions.title')
  return (
    <Card
      title={title}
      figure={duration(median)}
      note={median === null ? undefined : t('statistics.decisions.note')}
      table={{
        head: [
          t('statistics.period'),
          t('statistics.decisions.decided'),
          t('statistics.decisions.median'),
          t('statistics.report.lodged'),
          t('statistics.report.overturned'),
        ],
        rows: periods.map(({ period, decided: count, median_minutes: one, appeals }) => [
          period,
          count,
          one,
          appeals.lodged,
          appeals.overturned,
        ]),
      }}
      name="decisions"
      format={(cell) => (typeof cell === 'number' ? number(cell) : '')}
    >
      {decided.length === 0 ? (
        <p className={styles.below}>{t('statistics.decisions.nothing')}</p>
      ) : (
        <Bars
          label={`${title}: ${duration(median)}`}
          bars={periods.map(({ period, median_minutes: one }) => ({
            name: nameOf(period),
            parts: [one ?? 0],
          }))}
          series={[t('statistics.decisions.median')]}
          format={number}
        />
      )}
      <p className={styles.below}>
        {lodged === 0
          ? t('statistics.decisions.noAppeals')
          : t('statistics.decisions.appeals', { lodged, overturned })}
      </p>
    </Card>
  )
}

const counts = ['daily', 'monthly', 'joined', 'confirmed', 'buyers'] as const

/** Who is there, who comes, and who of them buys. */
export const Members = ({ periods }: Props) => {
  const { t } = useTranslation('desk')
  const { number } = useFormat()
  const known = periods.filter(({ members }) => members.monthly !== null)
  const monthly = known.at(-1)?.members.monthly ?? null
  const daily = known.at(-1)?.members.daily ?? null
  const flows = {
    joined: sumOf(periods, ({ members }) => members.joined),
    confirmed: sumOf(periods, ({ members }) => members.confirmed),
    buyers: sumOf(periods, ({ members }) => members.buyers),
  }
  const said = (value: number | null) => (value === null ? t('statistics.unknown') : number(value))
  const rows = [
    ['daily', daily],
    ['joined', flows.joined],
    ['confirmed', flows.confirmed],
    ['buyers', flows.buyers],
  ] as const
  return (
    <Card
      title={t('statistics.members.title')}
      figure={said(monthly)}
      note={t('statistics.members.note')}
      table={{
        head: [t('statistics.period'), ...counts.map((kind) => t(`statistics.members.${kind}`))],
        rows: periods.map(({ period, members }) => [
          period,
          ...counts.map((kind) => members[kind]),
        ]),
      }}
      name="members"
      format={(cell) => said(typeof cell === 'number' ? cell : null)}
    >
      <dl className={styles.rows}>
        {rows.map(([kind, value]) => (
          <div key={kind}>
            <dt>{t(`statistics.members.${kind}`)}</dt>
            <dd>{said(value)}</dd>
          </div>
        ))}
      </dl>
      {flows.joined > 0 && (
        <p className={styles.below}>
          {t('statistics.members.conversion', {
            buyers: number(flows.buyers),
            joined: number(flows.joined),
          })}
        </p>
      )}
    </Card>
  )
}
