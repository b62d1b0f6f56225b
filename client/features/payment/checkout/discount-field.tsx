import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { codeQuery, useActiveDiscount } from '#client/parts/payment/discount.ts'
import { Refused } from '#client/platform/api/call-errors.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { methodWithin } from '#client/platform/i18n/method-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { Button } from '#client/ui/button.tsx'
import { Details } from '#client/ui/details.tsx'
import { TextField } from '#client/ui/field.tsx'
import layout from '#client/ui/layout.module.css'
import type { DiscountCode } from '#core/payment/checkout/contract.ts'
import { personalTo } from '#core/payment/discount/offers.ts'
import { codeOf } from '#core/payment/discount/rules.ts'
import type { Method } from '#core/payment/methods.ts'
import styles from './payment.module.css'

const CODE = 'code'
const CODE_LENGTH_MAX = 40
const BASIS_POINTS = 100

/** The discount of an order: a typed code, which stands in the address, before the active one. */
export const useDiscount = (bundle: string, method: Method | undefined) => {
  const [search, setSearch] = useSearchParams()
  const active = useActiveDiscount()
  const typed = codeOf(search.get(CODE) ?? '').slice(0, CODE_LENGTH_MAX)
  const { data, error, isFetching, isLoading, isPlaceholderData } = useQuery({
    ...codeQuery(typed, bundle, method),
    enabled: typed !== '',
    placeholderData: keepPreviousData,
  })
  const type = (code: string) =>
    setSearch(
      (was) => {
        const now = new URLSearchParams(was)
        if (code === '') now.delete(CODE)
        else now.set(CODE, codeOf(code))
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  /** A code that is refused by now counts no more, though it did when it was looked up. */
  const isOut = data?.code !== typed || error instanceof Refused
  const discount = (isOut ? null : data) ?? active
  /** The price may become another in a moment. */
  const isLooking = typed !== '' && (isLoading || isPlaceholderData)
  return {
    discount,
    active,
    typed,
    isFetching,
    isLooking,
    type,
    error: typed === '' ? null : error,
  }
}

type Props = ReturnType<typeof useDiscount>

type AppliedProps = {
  discount: DiscountCode
  /** What counts without it, where a code was typed. */
  instead?: DiscountCode | null
  onRemove?: () => void
}

const Applied = ({ discount, instead = null, onRemove }: AppliedProps) => {
  const { t } = useTranslation()
  const { rate } = useFormat()
  const { code, percentage } = discount
  const why = personalTo(discount)
  return (
    <div className={styles.applied}>
      <div role="status" className={styles.counts}>
        <p>{t('discount.applied', { percent: rate(percentage * BASIS_POINTS), code })}</p>
        {why && <p>{t(`discount.personal.${why}`)}</p>}
        {instead && instead.percentage > percentage && (
          <p>{t('discount.better', { percent: rate(instead.percentage * BASIS_POINTS) })}</p>
        )}
      </div>
      {onRemove && (
        <Button variant="subtle" onClick={onRemove}>
          {t('discount.remove')}
        </Button>
      )}
    </div>
  )
}

/** Why a code does not count, and what it does count for, where one can choose that. */
const useWhyNot = () => {
  const texts = useTranslation()
  const { t, i18n } = texts
  const { of } = useWords()
  const { money } = useFormat()
  return (error: Error) => {
    const { minimum, methods } = error instanceof Refused ? error.refusal : {}
    if (minimum) return t('discount.from', { price: money(minimum) })
    if (!methods) return of(error)
    const names = methods.map((method) => methodWithin(texts, method))
    const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names)
    return t('discount.only', { methods: list })
  }
}

/** A code is looked up before it is ordered with, and why it does not count is said at its field. */
export const DiscountField = ({ discount, active, typed, error, isFetching, type }: Props) => {
  const { t } = useTranslation()
  const whyNot = useWhyNot()
  const [text, setText] = useState(typed)
  if (discount !== null && discount.code === typed) {
    return (
      <Applied
        discount={discount}
        instead={active}
        onRemove={() => {
          setText('')
          type('')
        }}
      />
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    type(text)
  }
  return (
    <div className={layout.tight}>
      {discount && <Applied discount={discount} />}
      <Details summary={t('discount.have')} open={typed !== ''}>
        <form className={styles.code} onSubmit={submit}>
          <TextField
            label={t('discount.label')}
            value={text}
            maxLength={CODE_LENGTH_MAX}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            error={error && whyNot(error)}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" loading={isFetching}>
            {t('discount.use')}
          </Button>
        </form>
      </Details>
    </div>
  )
}
