import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { isOver } from '#client/parts/account/link-over.ts'
import { call } from '#client/platform/api/call.ts'
import { Refused } from '#client/platform/api/call-errors.ts'
import { newId } from '#client/platform/api/ids.ts'
import { sessionBegan } from '#client/platform/api/session.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Link } from '#client/platform/router/link.tsx'
import { RetryButton } from '#client/platform/shell/retry-button.tsx'
import { Button } from '#client/ui/button.tsx'
import { ScenePage } from '#client/ui/scene.tsx'
import { FormSkeleton } from '#client/ui/skeletons.tsx'
import { Notice } from '#client/ui/states.tsx'

/** A link that has been used, or whose days are over. */
const NoWayBack = () => {
  const { t } = useTranslation()
  return (
    <Notice tone="bad">
      <p>{t('goodbye.invalid')}</p>
      <p>
        <Link to={paths.login()}>{t('nav.login')}</Link> ·{' '}
        <Link to={paths.signup()}>{t('nav.signup')}</Link>
      </p>
    </Notice>
  )
}

const isBlocked = (error: unknown) =>
  error instanceof Refused && error.refusal.error === 'account_suspended'

const useComeBack = (token: string) => {
  const navigate = useNavigate()
  const [idempotencyKey] = useState(newId)
  return useMutation({
    mutationFn: () =>
      call('POST /api/activation.php?return=1', { body: { token }, idempotencyKey }),
    onSuccess: async ({ user }) => {
      sessionBegan(user)
      await navigate(paths.members(), { replace: true })
    },
  })
}

type OfferProps = { until: string; isSuspended: boolean; back: ReturnType<typeof useComeBack> }

const Offer = ({ until, isSuspended, back }: OfferProps) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { date } = useFormat()
  return (
    <>
      <p>{t('goodbye.backText')}</p>
      <p>{t('goodbye.until', { date: date(until) })}</p>
      {isSuspended && <p>{t('goodbye.backSuspended')}</p>}
      {back.isError && <Notice tone="bad">{of(back.error)}</Notice>}
      <Button size="lg" loading={back.isPending} onClick={() => back.mutate()}>
        {t('goodbye.back')}
      </Button>
    </>
  )
}

/** What the link of the goodbye mail opens: whether it still works. Only the button acts. */
export const ComeBack = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { token = '' } = useParams()
  const looked = useQuery({
    queryKey: ['way-back', token],
    queryFn: () => call('POST /api/activation.php?look=1', { body: { token } }),
    gcTime: 0,
  })
  const back = useComeBack(token)
  if (looked.isPending) return <FormSkeleton />
  const error = back.error ?? looked.error
  if (isBlocked(back.error)) {
    return (
      <ScenePage name="beach" size="form">
        <h1>{t('goodbye.suspendedTitle')}</h1>
        <p>{t('goodbye.suspendedText')}</p>
      </ScenePage>
    )
  }
  return (
    <ScenePage name="beach" size="form">
      <h1>{t('goodbye.backTitle')}</h1>
      {isOver(error) && <NoWayBack />}
      {!isOver(error) && looked.data && (
        <Offer until={looked.data.until} isSuspended={looked.data.suspended} back={back} />
      )}
      {!isOver(error) && !looked.data && (
        <>
          <Notice tone="bad">{of(error)}</Notice>
          <RetryButton isMain isTrying={looked.isFetching} retry={() => void looked.refetch()} />
        </>
      )}
    </ScenePage>
  )
}
