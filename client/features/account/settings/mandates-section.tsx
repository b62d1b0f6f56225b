import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { newId } from '#client/platform/api/ids.ts'
import { reorderQuery } from '#client/platform/api/payment-queries.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { methodName, methodWithin } from '#client/platform/i18n/method-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { RetryButton } from '#client/platform/shell/retry-button.tsx'
import { Button } from '#client/ui/button.tsx'
import layout from '#client/ui/layout.module.css'
import { Notice } from '#client/ui/states.tsx'
import type { MandateView } from '#core/payment/reorder/contract.ts'
import styles from './limits.module.css'
import { CardIcon } from './setting-icons.tsx'
import { Fold } from './settings-section.tsx'

const MandateRow = ({ mandate, onGone }: { mandate: MandateView; onGone: () => void }) => {
  const texts = useTranslation()
  const { t } = texts
  const { of } = useWords()
  const { date } = useFormat()
  const { id, payment_method, given_at, debit } = mandate
  const [key] = useState(newId)
  const remove = useMutation({
    mutationFn: () => call('DELETE /api/mandate.php', { body: { id }, idempotencyKey: key }),
    onSuccess: (left) => {
      onGone()
      queryClient.setQueryData(reorderQuery.queryKey, left)
    },
  })
  const method = methodName(t, payment_method)
  return (
    <li className={styles.limit}>
      <div className={styles.row}>
        <span>
          <strong>{method}</strong>
          <span className={`${layout.dimmed} ${layout.small} ${styles.given}`}>
            {t('mandates.given', { date: date(given_at) })}
          </span>
          {debit && (
            <span
              className={`${layout.dimmed} ${layout.small} ${styles.given} ${styles.reference}`}
            >
              {t('mandateOf.paper', { reference: debit.reference, end: debit.iban_end })}
            </span>
          )}
          {debit && (
            <Link to={laterPaths.mandate(id)} className={styles.paper}>
              {t('mandatePaper.open')}
            </Link>
          )}
        </span>
        <Button
          variant="default"
          tall
          loading={remove.isPending}
          aria-label={t('mandates.removeOf', { method: methodWithin(texts, payment_method) })}
          onClick={() => remove.mutate()}
        >
          {t('mandates.remove')}
        </Button>
      </div>
      {remove.isError && <Notice tone="bad">{of(remove.error)}</Notice>}
    </li>
  )
}

/** The ways of paying that are kept for orders by one click, and the end of each (PAY-04). */
export const Mandates = () => {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useQuery(reorderQuery)
  const [notice, setNotice] = useState('')
  const mandates = data?.mandates ?? []
  return (
    <Fold
      title={t('mandates.title')}
      icon={CardIcon}
      value={mandates.map(({ payment_method }) => methodName(t, payment_method)).join(', ')}
    >
      {isError && !data && (
        <Notice tone="bad">
          <p>{t('mandates.failed')}</p>
          <RetryButton isTrying={isFetching} retry={() => void refetch()} />
        </Notice>
      )}
      {data && <p>{mandates.length > 0 ? t('mandates.text') : t('mandates.none')}</p>}
      <ul className={styles.limits}>
        {mandates.map((one) => (
          <MandateRow key={one.id} mandate={one} onGone={() => setNotice(t('mandates.removed'))} />
        ))}
      </ul>
      <p role="status">{notice}</p>
    </Fold>
  )
}
