import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { DemoMail } from '#client/parts/account/demo-mail.tsx'
import { call } from '#client/platform/api/call.ts'
import { useUser } from '#client/platform/api/hooks.ts'
import { useForm } from '#client/platform/form/form.ts'
import { errorsOf } from '#client/platform/form/schema-errors.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { EmailField } from '#client/ui/email-field.tsx'
import styles from '#client/ui/form.module.css'
import layout from '#client/ui/layout.module.css'
import { ScenePage } from '#client/ui/scene.tsx'
import { Notice } from '#client/ui/states.tsx'
import { resetForm } from '#core/account/credentials/contract.ts'
import { RESET_LINK_MINUTES, RESET_MAILS_PER_DAY } from '#core/account/rules.ts'

const requestResetMail = (email: string) => call('POST /api/reset.php', { body: { email } })

/** It says the same for known and unknown addresses; the mail tells. */
const ResetMailSent = ({ email, onOther }: { email: string; onOther: () => void }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const again = useMutation({ mutationFn: () => requestResetMail(email) })
  return (
    <>
      <div role="status" className={layout.stack}>
        <h1>{t('reset.sentTitle')}</h1>
        <p>{t('reset.sent', { email, minutes: RESET_LINK_MINUTES })}</p>
      </div>
      <p>{t('reset.limit', { max: RESET_MAILS_PER_DAY })}</p>
      <DemoMail />
      {again.isSuccess && <Notice tone="good">{t('mailChange.resent')}</Notice>}
      {again.isError && <Notice tone="bad">{of(again.error)}</Notice>}
      <Button variant="default" loading={again.isPending} onClick={() => again.mutate()}>
        {t('reset.again')}
      </Button>
      <Button variant="subtle" onClick={onOther}>
        {t('reset.other')}
      </Button>
    </>
  )
}

const ResetRequestForm = ({
  email,
  onSent,
}: {
  email: string
  onSent: (email: string) => void
}) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { values, errorOf, failure, sending, ref, set, submit } = useForm({
    initial: { email },
    check: (typed) => errorsOf(resetForm, typed),
    send: async (typed) => {
      await requestResetMail(typed.email)
      onSent(typed.email.trim())
    },
  })
  return (
    <>
      <h1>{t('reset.title')}</h1>
      <p>{t('reset.lead')}</p>
      <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
        <EmailField
          value={values.email}
          error={errorOf('email')}
          onType={(email) => set('email', email)}
        />
        {failure !== null && <Notice tone="bad">{of(failure)}</Notice>}
        <Button type="submit" size="lg" loading={sending}>
          {t('reset.submit')}
        </Button>
      </form>
    </>
  )
}

/** Asks for the mail by which one chooses a new password (ACC-09). */
export const Component = () => {
  const { t } = useTranslation()
  const user = useUser()
  const state = useLocation().state as { email?: string } | null
  const [email, setEmail] = useState(user?.email ?? state?.email ?? '')
  const [sent, setSent] = useState(false)
  const onSent = (to: string) => {
    setEmail(to)
    setSent(true)
  }
  return (
    <ScenePage name="evening" size="form">
      {sent ? (
        <ResetMailSent email={email} onOther={() => setSent(false)} />
      ) : (
        <ResetRequestForm email={email} onSent={onSent} />
      )}
      {!user && (
        <p>
          <Link to={paths.login()}>{t('reset.toLogin')}</Link>
        </p>
      )}
    </ScenePage>
  )
}
