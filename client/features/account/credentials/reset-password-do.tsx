import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isOver } from '#client/parts/account/link-over.ts'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { useUser } from '#client/platform/api/hooks.ts'
import { forgetMember } from '#client/platform/api/session.ts'
import { useForm } from '#client/platform/form/form.ts'
import { errorsOf } from '#client/platform/form/schema-errors.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { Button } from '#client/ui/button.tsx'
import styles from '#client/ui/form.module.css'
import { ScenePage } from '#client/ui/scene.tsx'
import { FormSkeleton } from '#client/ui/skeletons.tsx'
import { Notice } from '#client/ui/states.tsx'
import { newPasswordForm } from '#core/account/credentials/contract.ts'
import { NewPasswordFields, twiceErrors } from './new-password-fields.tsx'

/** Before anything is typed; nothing is used up by it. */
const useLinkCheck = (token: string) =>
  useQuery({
    queryKey: ['reset', token],
    queryFn: () => call('POST /api/reset.php?check=1', { body: { token } }),
    gcTime: 0,
  })

const LinkExpired = ({ error }: { error: unknown }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  return (
    <>
      <h1>{t('reset.doTitle')}</h1>
      <Notice tone="bad">{of(error)}</Notice>
      <Button component={Link} to={paths.resetPassword()}>
        {t('reset.newMail')}
      </Button>
    </>
  )
}

const PasswordSet = () => {
  const { t } = useTranslation()
  return (
    <>
      <div role="status">
        <h1>{t('reset.doneTitle')}</h1>
        <p>{t('reset.doneText')}</p>
      </div>
      <Button component={Link} size="lg" to={paths.login()} replace>
        {t('nav.login')}
      </Button>
    </>
  )
}

const NewPasswordForm = ({ token, onDone }: { token: string; onDone: () => void }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const user = useUser()
  const keyOf = useActionKey()
  const { values, errorOf, failure, sending, ref, set, submit } = useForm({
    initial: { password: '', again: '' },
    check: (typed) => ({ ...twiceErrors(typed), ...errorsOf(newPasswordForm, typed) }),
    send: async ({ password }) => {
      const body = { token, password }
      await call('PUT /api/reset.php', { body, idempotencyKey: keyOf(body) })
      onDone()
      if (user) await forgetMember(user.id)
    },
  })
  if (isOver(failure)) return <LinkExpired error={failure} />
  return (
    <>
      <h1>{t('reset.doTitle')}</h1>
      <p>{t('reset.doText')}</p>
      <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
        <NewPasswordFields values={values} errorOf={errorOf} set={set} />
        {failure !== null && <Notice tone="bad">{of(failure)}</Notice>}
        <Button type="submit" size="lg" loading={sending}>
          {t('reset.doSubmit')}
        </Button>
      </form>
    </>
  )
}

/** What the link of the mail for a new password opens (ACC-09). */
export const Component = () => {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const [done, setDone] = useState(false)
  const { isPending, error } = useLinkCheck(token)
  if (isPending) return <FormSkeleton />
  const isBad = !done && isOver(error)
  return (
    <ScenePage name="evening" size="form">
      {isBad && <LinkExpired error={error} />}
      {done && <PasswordSet />}
      {!isBad && !done && <NewPasswordForm token={token} onDone={() => setDone(true)} />}
    </ScenePage>
  )
}
