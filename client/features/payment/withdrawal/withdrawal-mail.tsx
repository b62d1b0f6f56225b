import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { DemoMail } from '#client/parts/account/demo-mail.tsx'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { newId } from '#client/platform/api/ids.ts'
import { useForm } from '#client/platform/form/form.ts'
import { errorsOf } from '#client/platform/form/schema-errors.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { Button } from '#client/ui/button.tsx'
import { EmailField } from '#client/ui/email-field.tsx'
import { TextField } from '#client/ui/field.tsx'
import styles from '#client/ui/form.module.css'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { Notice } from '#client/ui/states.tsx'
import { WITHDRAWAL_LINK_MINUTES, WITHDRAWAL_MAILS_PER_DAY } from '#core/account/rules.ts'
import { withdrawalAskForm } from '#core/payment/withdrawal/contract.ts'
import { useWithdrawalDays } from './way-to-withdraw.tsx'

type FormValues = { email: string; receipt: string }

const requestLink = (body: FormValues, idempotencyKey: string) =>
  call('POST /api/withdrawal.php?ask=1', { body, idempotencyKey })

/** It says the same whether the two fit or not; the mail tells. */
const LinkSent = ({ typed, onOther }: { typed: FormValues; onOther: () => void }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const again = useMutation({ mutationFn: () => requestLink(typed, newId()) })
  return (
    <>
      <div role="status" className={layout.stack}>
        <h1>{t('withdrawalMail.sentTitle')}</h1>
        <p>{t('withdrawalMail.sent', { ...typed, minutes: WITHDRAWAL_LINK_MINUTES })}</p>
      </div>
      <p>{t('withdrawalMail.limit', { max: WITHDRAWAL_MAILS_PER_DAY })}</p>
      <DemoMail />
      {again.isSuccess && <Notice tone="good">{t('withdrawalMail.sentAgain')}</Notice>}
      {again.isError && <Notice tone="bad">{of(again.error)}</Notice>}
      <Button variant="default" loading={again.isPending} onClick={() => again.mutate()}>
        {t('withdrawalMail.again')}
      </Button>
      <Button variant="subtle" onClick={onOther}>
        {t('withdrawalMail.other')}
      </Button>
    </>
  )
}

type FormProps = { typed: FormValues; onSent: (typed: FormValues) => void }

const WithdrawalLinkForm = ({ typed: initial, onSent }: FormProps) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const keyOf = useActionKey()
  const { values, errorOf, failure, sending, ref, set, submit } = useForm({
    initial,
    check: (typed) => errorsOf(withdrawalAskForm, typed),
    send: async (typed) => {
      await requestLink(typed, keyOf(typed))
      onSent({ email: typed.email.trim(), receipt: typed.receipt.trim() })
    },
  })
  return (
    <>
      <h1>{t('withdrawalMail.title')}</h1>
      <p>{t('withdrawalMail.lead', { days: useWithdrawalDays() })}</p>
      <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
        <EmailField
          description={t('withdrawalMail.emailHint')}
          value={values.email}
          error={errorOf('email')}
          onType={(email) => set('email', email)}
        />
        <TextField
          label={t('withdrawalMail.receipt')}
          description={t('withdrawalMail.receiptHint')}
          autoComplete="off"
          value={values.receipt}
          error={errorOf('receipt')}
          onChange={(event) => set('receipt', event.currentTarget.value)}
        />
        {failure !== null && <Notice tone="bad">{of(failure)}</Notice>}
        <Button type="submit" size="lg" loading={sending}>
          {t('withdrawalMail.submit')}
        </Button>
      </form>
    </>
  )
}

/** Asks for the mail by which one withdraws without logging in (PAY-13, promise H3). */
export const Component = () => {
  const { t } = useTranslation()
  const user = useUser()
  const { support_email: email } = useSettings()
  const [search] = useSearchParams()
  const [typed, setTyped] = useState<FormValues>({
    email: user?.email ?? '',
    receipt: search.get('receipt') ?? '',
  })
  const [isSent, setSent] = useState(false)
  const onSent = (sent: FormValues) => {
    setTyped(sent)
    setSent(true)
  }
  return (
    <Page width="narrow">
      {isSent ? (
        <LinkSent typed={typed} onOther={() => setSent(false)} />
      ) : (
        <WithdrawalLinkForm typed={typed} onSent={onSent} />
      )}
      <p className={layout.dimmed}>
        {t('withdrawalMail.help')} <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>
        {user ? (
          <Link to={paths.withdraw()}>{t('withdrawalMail.toOrders')}</Link>
        ) : (
          <Link to={paths.login(paths.withdraw())}>{t('withdrawalMail.toLogin')}</Link>
        )}
      </p>
    </Page>
  )
}
