import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { useForm } from '#client/platform/form/form.ts'
import { formKey } from '#client/platform/form/kept-text.ts'
import { errorsOf } from '#client/platform/form/schema-errors.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { EmailField } from '#client/ui/email-field.tsx'
import { TextField } from '#client/ui/field.tsx'
import form from '#client/ui/form.module.css'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { Notice } from '#client/ui/states.tsx'
import { TaskHead } from '#client/ui/task-head.tsx'
import { avoidedForm } from '#core/discovery/avoided/contract.ts'
import { AVOIDED_MAX, AVOIDED_NOTE_MAX } from '#core/discovery/avoided/rules.ts'
import styles from './avoided.module.css'
import {
  type AvoidedAddress,
  avoidedQuery,
  keepAvoided,
  useRemoveAvoided,
} from './avoided-queries.ts'

export const loader = () => queryClient.ensureQueryData(avoidedQuery)

type Told = { tell: (what: string) => void }

const empty = { email: '', note: '' }

const AvoidForm = ({ tell }: Told) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const keyOf = useActionKey()
  const { id } = useMember()
  const { values, errorOf, failure, sending, ref, set, submit } = useForm({
    initial: empty,
    draft: { key: formKey(id, 'avoided'), without: [] },
    check: (typed) => errorsOf(avoidedForm, typed),
    send: async (body) => {
      tell('')
      keepAvoided(await call('POST /api/avoided.php', { body, idempotencyKey: keyOf(body) }))
      set('email', empty.email)
      set('note', empty.note)
      tell(t('avoided.added'))
    },
  })
  return (
    <form ref={ref} className={form.form} onSubmit={submit} noValidate>
      <EmailField
        label={t('avoided.email')}
        autoComplete="off"
        value={values.email}
        error={errorOf('email')}
        onType={(email) => set('email', email)}
      />
      <TextField
        label={t('avoided.note')}
        description={t('avoided.noteHint')}
        autoComplete="off"
        maxLength={AVOIDED_NOTE_MAX}
        value={values.note}
        error={errorOf('note')}
        onChange={(event) => set('note', event.currentTarget.value)}
      />
      {failure !== null && <Notice tone="bad">{of(failure)}</Notice>}
      <Button type="submit" size="lg" loading={sending}>
        {t('avoided.add')}
      </Button>
    </form>
  )
}

const Address = ({ one, tell }: { one: AvoidedAddress } & Told) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { date } = useFormat()
  const remove = useRemoveAvoided()
  const name = one.note || t('avoided.noNote')
  const onRemove = () =>
    remove.mutate(one, { onSuccess: () => tell(t('avoided.removed', { name })) })
  return (
    <li>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={`${layout.dimmed} ${layout.small}`}>
          {t('avoided.since', { date: date(one.at) })}
        </p>
      </div>
      <Button
        variant="default"
        tall
        loading={remove.isPending}
        aria-label={`${t('avoided.remove')}: ${name}`}
        onClick={onRemove}
      >
        {t('avoided.remove')}
      </Button>
      {remove.isError && <Notice tone="bad">{of(remove.error)}</Notice>}
    </li>
  )
}

/** To whom one is never shown, by their address; one's own view tells nobody's account (MOD-07). */
export const Component = () => {
  const { t } = useTranslation()
  const addresses = useSuspenseQuery(avoidedQuery).data
  const [told, tell] = useState('')
  return (
    <Page width="narrow">
      <TaskHead title={t('avoided.title')} to={paths.settings()} back={t('security.back')} />
      <p>{t('avoided.text')}</p>
      <AvoidForm tell={tell} />
      <p role="status">{told}</p>
      <h2>{t('avoided.list')}</h2>
      {addresses.length === 0 ? (
        <p className={layout.dimmed}>{t('avoided.none')}</p>
      ) : (
        <ul className={styles.list}>
          {addresses.map((one) => (
            <Address key={one.id} one={one} tell={tell} />
          ))}
        </ul>
      )}
      <h2>{t('avoided.know')}</h2>
      <ul className={styles.know}>
        <li>{t('avoided.same')}</li>
        <li>{t('avoided.acts')}</li>
        <li>{t('avoided.talks')}</li>
        <li>{t('avoided.limit', { max: AVOIDED_MAX })}</li>
      </ul>
    </Page>
  )
}
