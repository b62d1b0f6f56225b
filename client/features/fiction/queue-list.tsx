import { Avatar } from '#client/parts/discovery/avatar.tsx'
import { KeyCap } from '#client/parts/moderation/key-cap.tsx'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { productNow } from '#client/platform/product-clock.ts'
import { Link } from '#client/platform/router/link.tsx'
import type { WaitingTalk } from '#core/fiction/contract.ts'
import { HOUR_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import styles from './answers.module.css'

/** After so long without an answer, waiting is late. */
const LATE_MS = HOUR_MS

const useWaited = () => {
  const { t } = useTranslation('desk')
  return (ms: number) => {
    const minutes = Math.max(0, Math.floor(ms / MINUTE_MS))
    if (minutes < 60) return t('answers.minutes', { count: minutes })
    const rest = String(minutes % 60).padStart(2, '0')
    return t('answers.hours', { hours: Math.floor(minutes / 60), minutes: rest })
  }
}

const useStake = () => {
  const { t } = useTranslation('desk')
  const { t: say } = useTranslation()
  const { moment } = useFormat()
  return ({ answer_by, credits_at_stake: count }: WaitingTalk) =>
    answer_by
      ? t('answers.atStake', { time: moment(answer_by), credits: say('credits', { count }) })
      : t('answers.free')
}

const Row = ({ waits, isOpen }: { waits: WaitingTalk; isOpen: boolean }) => {
  const { t } = useTranslation('desk')
  const waited = useWaited()
  const stake = useStake()
  const { member, profile, claim, since, last_body } = waits
  const ms = productNow() - Date.parse(since)
  return (
    <li>
      <Link
        to={paths.deskAnswers(waits.conversation)}
        className={styles.row}
        aria-current={isOpen ? 'true' : undefined}
      >
        <Avatar member={profile} />
        <span className={styles.words}>
          <span className={styles.line}>
            <strong>{t('answers.to', { member: member.name, profile: profile.name })}</strong>
            <span className={styles.waited} data-late={ms > LATE_MS || undefined}>
              {waited(ms)}
            </span>
          </span>
          {last_body !== '' && <span className={styles.cut}>{last_body}</span>}
          <span className={styles.small}>
            {claim && !claim.own ? t('answers.taken') : stake(waits)}
          </span>
        </span>
      </Link>
    </li>
  )
}

/** Who waits for an answer, the longest first; a colleague's is there and says so. */
export const QueueList = ({ queue, open }: { queue: WaitingTalk[]; open: string | undefined }) => {
  const { t } = useTranslation('desk')
  return (
    <section className={styles.queue} aria-label={t('answers.title')}>
      <header className={styles.head}>
        <h1>{t('answers.title')}</h1>
        <span className={styles.keys} aria-hidden="true">
          <KeyCap of="J" />
          <KeyCap of="K" />
        </span>
      </header>
      <ol>
        {queue.map((waits) => (
          <Row key={waits.conversation} waits={waits} isOpen={waits.conversation === open} />
        ))}
      </ol>
    </section>
  )
}
