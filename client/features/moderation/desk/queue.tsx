import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { KeyCap } from '#client/parts/moderation/key-cap.tsx'
import { queryClient } from '#client/platform/api/client.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Empty, Notice } from '#client/ui/states.tsx'
import type { Role } from '#core/kernel/roles.ts'
import type { QueuedCaseView } from '#core/moderation/desk/contract.ts'
import { isLockAlarm } from '#core/moderation/rules.ts'
import { isObjection } from '#core/moderation/selectors.ts'
import { isolate } from '#core/normalisation/direction.ts'
import { mayVisit } from '#core/site/routes.ts'
import { loadMoreCases, type Queue, queueQuery } from './desk-queries.ts'
import { WithKeys } from './keys-help.tsx'
import styles from './queue.module.css'
import { useKeys } from './use-keys.ts'
import { useNext } from './use-next.ts'
import { useWaited } from './waited.ts'

const looksAtCases = (role: Role) => mayVisit('desk-case', role)

export const loader = async () => {
  const user = queryClient.getQueryData(userQuery.queryKey)
  if (user && looksAtCases(user.role)) await queryClient.fetchQuery(queueQuery)
}

const waits = { 0: 'now', 1: 'today', 2: 'turn' } as const

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-case]')]

/** From row to row, the first where the focus is on none. */
const step = (by: 1 | -1) => {
  const all = rows()
  const at = all.indexOf(document.activeElement as HTMLElement)
  const to = at < 0 ? 0 : Math.min(Math.max(at + by, 0), all.length - 1)
  all[to]?.focus()
}

const Row = ({ one }: { one: QueuedCaseView }) => {
  const { t } = useTranslation('desk')
  const waited = useWaited()
  const [first, ...others] = one.reasons
  const isObjected = isObjection(one.status)
  return (
    <li>
      <Link to={laterPaths.deskCase(one.id)} className={styles.row} data-case="">
        <span className={styles.what}>
          <span className={styles.reason}>
            {isObjected
              ? t('queue.appeal')
              : t(first ? `words.reason.${first}` : `words.subject.${one.subject}`)}
          </span>
          {one.urgency === 0 && <span className={styles.urgent}>{t('queue.waits.now')}</span>}
          {(isObjected ? one.reasons : others).map((reason) => (
            <span key={reason} className={styles.chip}>
              {t(`words.reason.${reason}`)}
            </span>
          ))}
        </span>
        <span className={styles.about}>
          {t(`words.subject.${one.subject}`)}, {isolate(one.name ?? t('queue.unnamed'))}
        </span>
        <span className={styles.count}>
          {one.reports > 0 && t('queue.reports', { count: one.reports })}
        </span>
        <span className={styles.time}>
          <span className="visually-hidden">
            {t('queue.waited', { time: waited(one.opened_at) })}
          </span>
          <span aria-hidden="true">{waited(one.opened_at)}</span>
        </span>
      </Link>
    </li>
  )
}

const Rows = ({ title, cases }: { title: string; cases: readonly QueuedCaseView[] }) => (
  <section>
    <h2 className={styles.heading}>{title}</h2>
    <ul className={styles.list}>
      {cases.map((one) => (
        <Row key={one.id} one={one} />
      ))}
    </ul>
  </section>
)

const Counts = ({ waiting, appeals }: Pick<Queue, 'waiting' | 'appeals'>) => {
  const { t } = useTranslation('desk')
  const of = (urgency: 0 | 1 | 2) => waiting.find((row) => row.urgency === urgency)?.cases ?? 0
  return (
    <dl className={styles.counts} aria-label={t('queue.counts')}>
      {([0, 1, 2] as const).map((urgency) => (
        <div key={urgency} data-urgent={urgency === 0 && of(0) > 0 ? true : undefined}>
          <dt>{t(`queue.waits.${waits[urgency]}`)}</dt>
          <dd>{of(urgency)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('queue.appeals')}</dt>
        <dd>{appeals}</dd>
      </div>
    </dl>
  )
}

const More = ({ after }: { after: string }) => {
  const { t } = useTranslation('desk')
  const { of } = useWords()
  const more = useMutation({ mutationFn: () => loadMoreCases(after) })
  return (
    <div className={styles.more}>
      <Button variant="default" loading={more.isPending} onClick={() => more.mutate()}>
        {t('queue.more')}
      </Button>
      {more.isError && <Notice tone="bad">{of(more.error)}</Notice>}
    </div>
  )
}

const Waiting = ({ help }: { help: ReactNode }) => {
  const { t } = useTranslation('desk')
  const { of } = useWords()
  const queue = useSuspenseQuery(queueQuery).data
  const { cases, mine, next, waiting, appeals, locked_by_notices: profiles } = queue
  const first = useNext()
  const takeNext = () => first.mutate()
  useKeys({ j: () => step(1), k: () => step(-1), n: takeNext })
  return (
    <div className={styles.queue}>
      <div className={styles.head}>
        <h1>{t('queue.title')}</h1>
        <Counts waiting={waiting} appeals={appeals} />
        {help}
        {cases.length > 0 && (
          <Button tall loading={first.isPending} onClick={takeNext}>
            {t('queue.next')}
            <KeyCap after of="n" />
          </Button>
        )}
      </div>
      {first.isError && <Notice tone="bad">{of(first.error)}</Notice>}
      {isLockAlarm(profiles) && (
        <Notice tone="bad">{t('queue.lockedByNotices', { profiles })}</Notice>
      )}
      {mine.length > 0 && <Rows title={t('queue.mine')} cases={mine} />}
      {cases.length > 0 ? (
        <Rows title={t('queue.list')} cases={cases} />
      ) : (
        <Empty title={t('queue.empty')} text={t('queue.emptyText')} place="bar" />
      )}
      {next !== null && <More after={next} />}
    </div>
  )
}

const OtherWork = () => {
  const { t } = useTranslation('desk')
  return (
    <Empty whole title={t('queue.otherWork')} text={t('queue.otherWorkText')} place="evening" />
  )
}

/** What waits at the desk, the most urgent first, of these the oldest (MOD-03). */
export const Component = () =>
  looksAtCases(useMember().role) ? (
    <WithKeys place="queue">{(help) => <Waiting help={help} />}</WithKeys>
  ) : (
    <OtherWork />
  )
