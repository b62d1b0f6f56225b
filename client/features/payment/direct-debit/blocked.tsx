import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/states.tsx'
import type { Answer } from '#core/contract/contract.ts'
import { isBlank } from '#core/normalisation/text.ts'
import styles from './direct-debit.module.css'

type Debtor = Answer<'GET /api/desk-debits.php'>['blocked'][number]

const blockedQuery = queryOptions({
  queryKey: ['desk-debits'],
  queryFn: async ({ signal }) => (await call('GET /api/desk-debits.php', { signal })).blocked,
  staleTime: 0,
})

export const loader = () => queryClient.fetchQuery(blockedQuery)

const DebtorRow = ({ one, onLifted }: { one: Debtor; onLifted: () => void }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { money, date } = useFormat()
  const [reason, setReason] = useState('')
  const keyOf = useActionKey()
  const lift = useMutation({
    mutationFn: () => {
      const body = { id: one.id, reason }
      return call('POST /api/desk-debits.php', { body, idempotencyKey: keyOf(body) })
    },
    onSuccess: () => {
      onLifted()
      return queryClient.invalidateQueries({ queryKey: blockedQuery.queryKey })
    },
  })
  return (
    <li className={styles.debtor}>
      <h2>{one.name}</h2>
      <p>{t('debit.desk.owed', { money: money(one.owed), date: date(one.since) })}</p>
      <TextField
        label={t('debit.desk.reason')}
        value={reason}
        maxLength={500}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      {lift.isError && <Notice tone="bad">{of(lift.error)}</Notice>}
      <Button
        variant="default"
        tall
        disabled={isBlank(reason)}
        loading={lift.isPending}
        onClick={() => lift.mutate()}
      >
        {t('debit.desk.lift')}
      </Button>
    </li>
  )
}

/** Whose bank took money back, for who looks after money here (DDB-03). */
export const Component = () => {
  const { t } = useTranslation()
  const blocked = useSuspenseQuery(blockedQuery).data
  const [notice, setNotice] = useState('')
  return (
    <div className={styles.desk}>
      <h1>{t('debit.desk.title')}</h1>
      <p>{blocked.length > 0 ? t('debit.desk.text') : t('debit.desk.none')}</p>
      <ul>
        {blocked.map((one) => (
          <DebtorRow key={one.id} one={one} onLifted={() => setNotice(t('debit.desk.lifted'))} />
        ))}
      </ul>
      <p role="status">{notice}</p>
    </div>
  )
}
