import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useParams } from 'react-router'
import { queryClient } from '#client/platform/api/client.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { Empty } from '#client/ui/states.tsx'
import styles from './answers.module.css'
import { queueQuery, talkQuery } from './queries.ts'
import { QueueList } from './queue-list.tsx'
import { DeskTalk } from './talk.tsx'
import { useKeys } from './use-keys.ts'

export const loader = async ({ params }: LoaderArgs) => {
  await Promise.all([
    queryClient.fetchQuery(queueQuery),
    params.id && queryClient.fetchQuery(talkQuery(params.id)),
  ])
  return null
}

/** The queue of those who wait for a fictional profile, and the one that is open. */
export const Component = () => {
  const { t } = useTranslation('desk')
  const { id } = useParams()
  const navigate = useNavigate()
  const queue = useSuspenseQuery(queueQuery).data
  const at = queue.findIndex(({ conversation }) => conversation === id)
  const go = (nth: number) => {
    const next = queue[nth]
    if (next) void navigate(paths.deskAnswers(next.conversation))
  }
  useKeys({ j: () => go(at + 1), k: () => go(Math.max(0, at - 1)) })
  const onSent = () => {
    const next = queue.find(({ conversation, claim }) => conversation !== id && !claim)
    void navigate(paths.deskAnswers(next?.conversation ?? null))
  }
  if (queue.length === 0 && !id)
    return <Empty title={t('answers.none')} text={t('answers.noneText')} place="dusk" />
  return (
    <div className={styles.answers} data-open={id !== undefined || undefined}>
      <QueueList queue={queue} open={id} />
      {id ? (
        <Suspense fallback={null}>
          <DeskTalk key={id} conversation={id} onSent={onSent} />
        </Suspense>
      ) : (
        <p className={styles.choose}>{t('answers.choose', { keys: 'J / K' })}</p>
      )}
      <p className="visually-hidden">{t('answers.keys')}</p>
    </div>
  )
}
