import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { call } from '#client/platform/api/call.ts'
import { Refused } from '#client/platform/api/call-errors.ts'
import { newId } from '#client/platform/api/ids.ts'
import { sessionBegan } from '#client/platform/api/session.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { ScenePage } from '#client/ui/scene.tsx'
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

/** What the link of the goodbye mail opens. Only the button changes something. */
export const ComeBack = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const navigate = useNavigate()
  const { token = '' } = useParams()
  const [idempotencyKey] = useState(newId)
  const back = useMutation({
    mutationFn: () =>
      call('POST /api/activation.php?return=1', { body: { token }, idempotencyKey }),
    onSuccess: async ({ user }) => {
      sessionBegan(user)
      await navigate(paths.members(), { replace: true })
    },
  })
  const { error } = back
  const isOver = error instanceof Refused && error.refusal.error === 'link_invalid'
  return (
    <ScenePage name="beach" size="form">
      <h1>{t('goodbye.backTitle')}</h1>
      {!isOver && <p>{t('goodbye.backText')}</p>}
      {isOver && <NoWayBack />}
      {back.isError && !isOver && <Notice tone="bad">{of(error)}</Notice>}
      {!isOver && (
        <Button size="lg" loading={back.isPending} onClick={() => back.mutate()}>
          {t('goodbye.back')}
        </Button>
      )}
    </ScenePage>
  )
}
