import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#client/platform/api/call.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { newId } from '#client/platform/api/ids.ts'
import { spendingLimitQuery } from '#client/platform/api/payment-queries.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { RetryButton } from '#client/platform/shell/retry-button.tsx'
import { Button } from '#client/ui/button.tsx'
import layout from '#client/ui/layout.module.css'
import { Notice } from '#client/ui/states.tsx'
import type { AskedBody } from '#core/contract/contract.ts'
import type { Currency } from '#core/kernel/money.ts'
import type { SpendingLimitView } from '#core/payment/spending-limit/contract.ts'
import { SPENDING_RAISE_DAYS, type SpendingPeriod } from '#core/payment/spending-limit/rules.ts'
import styles from './limits.module.css'
import rows from './rows.module.css'
import { LimitIcon } from './setting-icons.tsx'
import { Fold } from './settings-section.tsx'
import { SpendingLimitForm } from './spending-limit-form.tsx'

type LimitChange = AskedBody<'PUT /api/spending-limit.php'>

/** Both this section and any order ask by it what counts. */
const setLimit = async (body: LimitChange) => {
  const answer = await call('PUT /api/spending-limit.php', { body, idempotencyKey: newId() })
  queryClient.setQueryData(spendingLimitQuery.queryKey, answer)
  return answer
}

type LimitStatusProps = { one: SpendingLimitView; currency: Currency }

/** What a limit is now, how much of it is spent, and what comes later. */
const LimitStatus = ({ one, currency }: LimitStatusProps) => {
  const { t } = useTranslation()
  const { money, moment } = useFormat()
  const { limit, spent, open, left, until } = one
  const words = { spent: money(spent), until: moment(until) }
  return (
    <div className={`${layout.dimmed} ${layout.small}`}>
      <p>
        {limit && left
          ? t('spending.standing', { ...words, left: money(left) })
          : t('spending.spent', words)}
      </p>
      {limit && limit.currency !== currency && (
        <p>{t('spending.elsewhere', { currency, days: SPENDING_RAISE_DAYS })}</p>
      )}
      {open.minor > 0 && <p>{t('spending.open', { open: money(open) })}</p>}
    </div>
  )
}

/** A raise that has been asked for, and the way to call it off. */
const ScheduledRaise = ({ one: { period, limit, next } }: { one: SpendingLimitView }) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { money, moment } = useFormat()
  const keep = useMutation({ mutationFn: () => setLimit({ period, limit }) })
  if (!next) return null
  const at = moment(next.at)
  return (
    <div className={styles.later}>
      <p>
        {next.limit
          ? t('spending.later', { at, limit: money(next.limit) })
          : t('spending.laterNone', { at })}
      </p>
      <Button
        variant="subtle"
        tall
        loading={keep.isPending}
        aria-label={t(`spending.keepOf.${period}`)}
        onClick={() => keep.mutate()}
      >
        {t('spending.keep')}
      </Button>
      {keep.isError && <Notice tone="bad">{of(keep.error)}</Notice>}
    </div>
  )
}

type RowProps = {
  one: SpendingLimitView
  currency: Currency
  isOpen: boolean
  onOpen: (period: SpendingPeriod | null) => void
  onDone: (notice: string) => void
}

const LimitRow = ({ one, currency, isOpen, onOpen, onDone }: RowProps) => {
  const { t } = useTranslation()
  const { money, moment } = useFormat()
  const { period, limit } = one
  const send = async (newLimit: LimitChange['limit']) => {
    const { limits } = await setLimit({ period, limit: newLimit })
    const next = limits.find((each) => each.period === period)?.next
    onDone(next ? t('spending.raised', { at: moment(next.at) }) : t('spending.now'))
  }
  return (
    <li className={styles.limit}>
      <div className={styles.row}>
        <span>{t(`spending.per.${period}`)}</span>
        <strong className={layout.numbers}>{limit ? money(limit) : t('spending.none')}</strong>
      </div>
      <LimitStatus one={one} currency={currency} />
      <ScheduledRaise one={one} />
      {isOpen ? (
        <SpendingLimitForm
          one={one}
          currency={currency}
          send={send}
          onCancel={() => onOpen(null)}
        />
      ) : (
        <Button
          variant="default"
          tall
          className={rows.action ?? ''}
          aria-label={t(`spending.changeOf.${period}`)}
          onClick={() => onOpen(period)}
        >
          {t('spending.change')}
        </Button>
      )}
    </li>
  )
}

/** The limit that is set, of the longest time; none where none is. */
const useLimitWords = (limits: readonly SpendingLimitView[] | undefined) => {
  const { t } = useTranslation()
  const { money } = useFormat()
  const one = limits?.findLast(({ limit }) => limit !== null)
  if (!limits) return ''
  return one?.limit
    ? `${money(one.limit)} ${t(`spending.per.${one.period}`).toLowerCase()}`
    : t('spending.none')
}

/** What a member wants to spend at most in a day, a week and a month (promise H10). */
export const SpendingLimits = () => {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = useQuery(spendingLimitQuery)
  const [open, setOpen] = useState<SpendingPeriod | null>(null)
  const [notice, setNotice] = useState('')
  const show = (period: SpendingPeriod | null) => {
    setNotice('')
    setOpen(period)
  }
  return (
    <Fold title={t('spending.title')} icon={LimitIcon} value={useLimitWords(data?.limits)}>
      <p>{t('spending.text', { days: SPENDING_RAISE_DAYS })}</p>
      {isError && !data && (
        <Notice tone="bad">
          <p>{t('spending.failed')}</p>
          <RetryButton isTrying={isFetching} retry={() => void refetch()} />
        </Notice>
      )}
      <ul className={styles.limits}>
        {data?.limits.map((one) => (
          <LimitRow
            key={one.period}
            one={one}
            currency={data.currency}
            isOpen={open === one.period}
            onOpen={show}
            onDone={(words) => {
              setOpen(null)
              setNotice(words)
            }}
          />
        ))}
      </ul>
      <p role="status">{notice}</p>
    </Fold>
  )
}
