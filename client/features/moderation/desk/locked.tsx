import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/states.tsx'
import { showMessage } from '#client/ui/toasts.ts'
import type { DeskCaseView } from '#core/moderation/desk/contract.ts'
import { POLICE_NUMBER_MAX, urgencyOf } from '#core/moderation/rules.ts'
import { isBlank } from '#core/normalisation/text.ts'
import styles from './case.module.css'
import { caseQuery } from './desk-queries.ts'

/** Pictures that nobody sees: what is said of them is when, and the hash of the file. */
export const Locked = ({ one: { locked } }: { one: DeskCaseView }) => {
  const { t } = useTranslation('desk')
  const { moment } = useFormat()
  if (locked.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>{t('locked.title')}</h2>
      <Notice>{t('locked.text')}</Notice>
      <ul className={styles.history}>
        {locked.map(({ id, status, sha256, at, until }) => (
          <li key={id}>
            <p className={styles.told}>{t(`locked.status.${status}`, { at: moment(at) })}</p>
            {until && <p className={styles.told}>{t('locked.until', { at: moment(until) })}</p>}
            {sha256 && <p className={styles.hash}>{t('locked.hash', { hash: sha256 })}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

const usePolice = (id: string, onDone: () => void) => {
  const { t } = useTranslation('desk')
  const keyOf = useActionKey()
  return useMutation({
    mutationFn: async (number: string) => {
      const idempotencyKey = keyOf({ id, number })
      await call('POST /api/desk-police.php', { body: { id, number }, idempotencyKey })
      const { case: now } = await call('GET /api/desk-case.php', { query: { id } })
      queryClient.setQueryData(caseQuery(id).queryKey, (was) =>
        was?.case ? { ...was, case: now } : was,
      )
    },
    onSuccess: () => {
      onDone()
      void showMessage(t('police.done'))
    },
  })
}

/** That the police was told of a threat to life, with their number: kept, and never taken back. */
const TellPolice = ({ id }: { id: string }) => {
  const { t } = useTranslation('desk')
  const { of } = useWords()
  const at = useId()
  const [number, setNumber] = useState('')
  const told = usePolice(id, () => setNumber(''))
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBlank(number)) told.mutate(number.trim())
      }}
    >
      <TextField
        id={at}
        label={t('police.number')}
        maxLength={POLICE_NUMBER_MAX}
        value={number}
        onChange={({ currentTarget }) => setNumber(currentTarget.value)}
      />
      <Button type="submit" variant="default" tall loading={told.isPending}>
        {t('police.send')}
      </Button>
      {told.isError && <Notice tone="bad">{of(told.error)}</Notice>}
    </form>
  )
}

/** Where it is urgent, or the police knows already. */
export const Police = ({ one, isMine }: { one: DeskCaseView; isMine: boolean }) => {
  const { t } = useTranslation('desk')
  const { moment } = useFormat()
  const isUrgent = one.reasons.some((reason) => urgencyOf(reason) === 0)
  if (one.police.length === 0 && !(isMine && isUrgent)) return null
  return (
    <section>
      <h2 className={styles.heading}>{t('police.title')}</h2>
      {one.police.map(({ at, by, number }) => (
        <div key={at}>
          <p className={styles.told}>{t('police.told')}</p>
          <p className={styles.quiet}>
            {number}, {by}, {moment(at)}
          </p>
        </div>
      ))}
      {isMine && isUrgent && <TellPolice id={one.id} />}
    </section>
  )
}
