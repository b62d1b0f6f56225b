import { Refused } from '#client/platform/api/call-errors.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Notice } from '#client/ui/states.tsx'
import type { Currency } from '#core/kernel/money.ts'
import { useEndedMethodText } from './ended-method.ts'

/** `currency`: of the order. */
type Props = { error: unknown; currency: Currency }

const choices = ['payment_method', 'bank', 'keep'] as const

/** What was there to be chosen and is not any more; null where it is something else. */
const goneOf = (error: unknown) => {
  if (!(error instanceof Refused)) return null
  const { error: why, fields = {} } = error.refusal
  return why === 'not_found' ? 'bundle' : (choices.find((choice) => choice in fields) ?? null)
}

/** The box says it itself. */
const isAtBox = (error: unknown) =>
  error instanceof Refused && 'immediate_delivery_consent' in (error.refusal.fields ?? {})

/** Why an order was not placed; of the member's own limit, with its figures. */
export const OrderRefused = ({ error, currency }: Props) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { money, moment } = useFormat()
  const broken = error instanceof Refused ? error.refusal.spending : undefined
  const gone = goneOf(error)
  const ended = useEndedMethodText()(error)
  if (isAtBox(error)) return null
  if (ended) return <Notice tone="bad">{ended}</Notice>
  if (!broken) return <Notice tone="bad">{gone ? t(`shop.gone.${gone}`) : of(error)}</Notice>
  const { period, limit, left, until } = broken
  const words = { limit: money(limit), left: money(left), until: moment(until) }
  const isElsewhere = currency !== limit.currency
  return (
    <Notice tone="bad">
      <p>
        {isElsewhere ? t('spending.brokenElsewhere', words) : t(`spending.broken.${period}`, words)}
      </p>
      <p>
        {!isElsewhere && t('spending.brokenOpen')}{' '}
        <Link to={paths.settings()}>{t('spending.look')}</Link>
      </p>
    </Notice>
  )
}
