import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DemoMail } from '#client/parts/account/demo-mail.tsx'
import { isOver } from '#client/parts/account/link-over.ts'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { Refused } from '#client/platform/api/call-errors.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { newId } from '#client/platform/api/ids.ts'
import { forgetMember, sessionBegan } from '#client/platform/api/session.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Link } from '#client/platform/router/link.tsx'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { Button } from '#client/ui/button.tsx'
import { Page } from '#client/ui/page.tsx'
import { Notice } from '#client/ui/states.tsx'
import { isPasswordNeeded, ProvePassword } from './prove-password.tsx'

const useToken = () => useSearchParams()[0].get('token') ?? ''

/** The words of what went wrong; somebody may have the address by now. */
const Failure = ({ error }: { error: unknown }) => {
  const { t } = useTranslation()
  const { of, field } = useWords()
  const { min_age } = useSettings()
  const taken = error instanceof Refused ? error.refusal.fields?.email : undefined
  return (
    <>
      <Notice tone="bad">{taken ? field(taken, min_age) : of(error)}</Notice>
      {(taken || isOver(error)) && (
        <Button component={Link} to={paths.changeEmail()}>
          {t('mailChange.newLink')}
        </Button>
      )}
    </>
  )
}

const Done = ({ title, text }: { title: string; text: string }) => {
  const { t } = useTranslation()
  return (
    <>
      <div role="status">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <Button component={Link} size="lg" to={paths.settings()}>
        {t('mailChange.doneGo')}
      </Button>
    </>
  )
}

const Confirm = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const token = useToken()
  const keyOf = useActionKey()
  const [asksPassword, setAsksPassword] = useState(false)
  const confirmation = useMutation({
    mutationFn: (proof: { password?: string }) => {
      const body = { token, ...proof }
      return call('PUT /api/mail-change.php', { body, idempotencyKey: keyOf(body) })
    },
    onSuccess: async ({ user }) => {
      if (!user) return queryClient.invalidateQueries({ queryKey: userQuery.queryKey })
      sessionBegan(user)
      await navigate(paths.activateDone(), { replace: true })
    },
  })
  const { isSuccess, isError, isPending, error, mutate } = confirmation
  if (isSuccess) return <Done title={t('mailChange.doneTitle')} text={t('mailChange.doneText')} />
  if (error instanceof Refused && error.refusal.error === 'already_changed') {
    return <Done title={t('mailChange.alreadyTitle')} text={t('mailChange.alreadyText')} />
  }
  if (isPasswordNeeded(error) && !asksPassword) setAsksPassword(true)
  if (asksPassword && !isOver(error)) {
    return (
      <ProvePassword
        why={t('mailChange.proveText')}
        submit={t('mailChange.doSubmit')}
        onProved={(password) => confirmation.mutateAsync({ password })}
      >
        <p>{t('mailChange.proveUnknown')}</p>
      </ProvePassword>
    )
  }
  return (
    <>
      <h1>{t('mailChange.doTitle')}</h1>
      <p>{t('mailChange.doText')}</p>
      {isError && <Failure error={error} />}
      {!isOver(error) && (
        <Button size="lg" loading={isPending} onClick={() => mutate({})}>
          {t('mailChange.doSubmit')}
        </Button>
      )}
    </>
  )
}

const Undo = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const user = useUser()
  const token = useToken()
  const [idempotencyKey] = useState(newId)
  const undo = useMutation({
    mutationFn: () => call('PUT /api/mail-change.php?undo=1', { body: { token }, idempotencyKey }),
    onSuccess: () => user && forgetMember(user.id),
  })
  if (undo.isSuccess) {
    return (
      <>
        <div role="status">
          <h1>{t('mailChange.undoneTitle')}</h1>
          <p>{t('mailChange.undoneText')}</p>
        </div>
        <DemoMail />
      </>
    )
  }
  return (
    <>
      <h1>{t('mailChange.undoTitle')}</h1>
      <p>{t('mailChange.undoText')}</p>
      {undo.isError && <Notice tone="bad">{of(undo.error)}</Notice>}
      {!isOver(undo.error) && (
        <Button size="lg" loading={undo.isPending} onClick={() => undo.mutate()}>
          {t('mailChange.undoSubmit')}
        </Button>
      )}
    </>
  )
}

/** What the mails to a new and to an old address open (ACC-11, ACC-29). */
export const Component = () => {
  const [search] = useSearchParams()
  return <Page width="narrow">{search.has('undo') ? <Undo /> : <Confirm />}</Page>
}
