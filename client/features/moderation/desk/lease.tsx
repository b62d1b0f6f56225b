import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Button } from '#client/ui/button.tsx'
import { Countdown } from '#client/ui/countdown.tsx'
import { Notice } from '#client/ui/states.tsx'
import type { DeskCaseView } from '#core/moderation/desk/contract.ts'
import styles from './case.module.css'
import { caseQuery, claim } from './desk-queries.ts'

/** Takes the case once more; what was typed stays where it is, whatever the answer. */
export const useReclaim = (id: string) =>
  useMutation({
    mutationFn: async () => {
      await claim(id)
      const answer = await call('GET /api/desk-case.php', { query: { id } })
      const opened = { bar: null, case: answer.case, isMine: true } as const
      queryClient.setQueryData(caseQuery(id).queryKey, opened)
    },
  })

/** The way back to a case that one has no more. */
export const TakeAgain = ({ again }: { again: ReturnType<typeof useReclaim> }) => {
  const { t } = useTranslation('desk')
  return (
    <Button
      variant="default"
      size="sm"
      tall
      loading={again.isPending}
      onClick={() => again.mutate()}
    >
      {t('case.again')}
    </Button>
  )
}

/** How long one has the case still, and the way to put it back. */
export const Lease = ({ one: { id, claimed_until } }: { one: DeskCaseView }) => {
  const { t } = useTranslation('desk')
  const { of } = useWords()
  const navigate = useNavigate()
  const [over, setOver] = useState<string | null>(null)
  const again = useReclaim(id)
  const release = useMutation({
    mutationFn: () => call('DELETE /api/desk-claim.php', { body: { id } }),
    onSuccess: () => navigate(paths.desk()),
  })
  const isOver = claimed_until === null || over === claimed_until
  const failure = again.error ?? release.error
  return (
    <div className={styles.lease}>
      {isOver ? (
        <>
          <p role="status">{t('case.leaseOver')}</p>
          <TakeAgain again={again} />
        </>
      ) : (
        <>
          <p>
            {t('case.lease')}{' '}
            <Countdown endsAt={claimed_until} onEnd={() => setOver(claimed_until)} />
          </p>
          <Button
            variant="subtle"
            size="sm"
            tall
            loading={release.isPending}
            onClick={() => release.mutate()}
          >
            {t('case.release')}
          </Button>
        </>
      )}
      {failure && <Notice tone="bad">{of(failure)}</Notice>}
    </div>
  )
}
