import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '#client/platform/api/call.ts'
import { sessionBegan } from '#client/platform/api/session.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { ScenePage } from '#client/ui/scene.tsx'
import { Notice } from '#client/ui/states.tsx'

type Props = {
  /** ISO 8601. */
  until: string
  typed: { email: string; password: string }
  onEntered: () => unknown
  onStayAway: () => void
}

/** For who logs in while leaving: how long there is, and the way back at once. */
export const ComeBackOffer = ({ until, typed, onEntered, onStayAway }: Props) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { date, time } = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const back = useMutation({
    mutationFn: () => call('POST /api/user.php?return=1', { body: typed }),
    onSuccess: async ({ user }) => {
      sessionBegan(user)
      await onEntered()
    },
  })
  return (
    <ScenePage name="beach" size="form">
      <h1 ref={heading} tabIndex={-1}>
        {t('goodbye.backTitle')}
      </h1>
      <p>{t('goodbye.offer', { date: date(until), time: time(until) })}</p>
      <p>{t('goodbye.backText')}</p>
      {back.isError && <Notice tone="bad">{of(back.error)}</Notice>}
      <Button size="lg" loading={back.isPending || back.isSuccess} onClick={() => back.mutate()}>
        {t('goodbye.back')}
      </Button>
      <Button size="lg" variant="default" onClick={onStayAway}>
        {t('goodbye.stayAway')}
      </Button>
    </ScenePage>
  )
}
