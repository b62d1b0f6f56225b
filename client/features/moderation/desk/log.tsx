import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { queryClient } from '#client/platform/api/client.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states.tsx'
import { decisions } from '#core/moderation/values.ts'
import { numberOf } from '#core/moderation/views.ts'
import { DEBIT_LIFTED } from '#core/payment/direct-debit/values.ts'
import { type Log, loadOlderActs, logQuery } from './desk-queries.ts'
import styles from './log.module.css'

export const loader = () => queryClient.fetchQuery(logQuery)

const known = [
  'look',
  'read',
  'picture',
  'claim',
  'release',
  'decide',
  'uphold',
  'overturn',
  'lift',
  'police',
  'photo_claim',
  'photo_approve',
  'photo_refuse',
  'hand_over',
  'destroy',
  'find',
  'member',
  'address',
  'log_out',
  'resend',
  'retry_mail',
  'propose',
  'confirm',
  'refuse',
  'withdraw',
  'decideAlone',
  'expire',
  'erase',
  'refund',
  'appoint',
  'dismiss',
  'fiction_made',
  'fiction_changed',
  'fiction_ended',
  'fiction_taken',
  'fiction_released',
  'fiction_answered',
] as const

const ActRow = ({ one }: { one: Log['acts'][number] }) => {
  const { t } = useTranslation('desk')
  const { moment } = useFormat()
  const act = known.find((name) => name === one.act) ?? 'other'
  const decision = decisions.find((name) => name === one.about)
  return (
    <tr>
      <td className={styles.at}>{moment(one.at)}</td>
      <td>{one.actor}</td>
      <td>
        {t(`log.acts.${act}`)}
        {decision && `: ${t(`words.decision.${decision}`)}`}
        {one.act === 'lift' && one.about === DEBIT_LIFTED && `: ${t('frame.debits')}`}
        {one.act === 'find' && `: ${one.about}`}
      </td>
      <td>
        {one.case && <Link to={laterPaths.deskCase(one.case)}>{numberOf(one.case)}</Link>}
        {one.account && !one.case && (
          <Link to={laterPaths.deskMember(one.account)}>{t('log.member')}</Link>
        )}
      </td>
    </tr>
  )
}

const Older = ({ before }: { before: string }) => {
  const { t } = useTranslation('desk')
  const { of } = useWords()
  const older = useMutation({ mutationFn: () => loadOlderActs(before) })
  return (
    <div className={styles.more}>
      <Button variant="default" loading={older.isPending} onClick={() => older.mutate()}>
        {t('log.more')}
      </Button>
      {older.isError && <Notice tone="bad">{of(older.error)}</Notice>}
    </div>
  )
}

/** Every look and act of those who work here, the latest first (MOD-03). */
export const Component = () => {
  const { t } = useTranslation('desk')
  const { acts, next } = useSuspenseQuery(logQuery).data
  return (
    <div className={styles.log}>
      <h1>{t('log.title')}</h1>
      <p>{t('log.text')}</p>
      {acts.length === 0 ? (
        <p>{t('log.empty')}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {(['at', 'who', 'what', 'case'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`log.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {acts.map((one) => (
              <ActRow key={one.id} one={one} />
            ))}
          </tbody>
        </table>
      )}
      {next !== null && <Older before={next} />}
    </div>
  )
}
