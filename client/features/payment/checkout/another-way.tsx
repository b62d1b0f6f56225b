import { useQuery } from '@tanstack/react-query'
import { Refused } from '#client/platform/api/call-errors.ts'
import { bundleQuery } from '#client/platform/api/payment-queries.ts'
import { methodName } from '#client/platform/i18n/method-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import { countsByItself } from '#core/payment/discount/offers.ts'
import { isAnotherWay, type Method, methods } from '#core/payment/methods.ts'

/** What can be paid by now; until that is known, all that it could be before. */
const useSale = (bundle: string) => {
  const { data, error } = useQuery(bundleQuery(bundle))
  const isGone = error instanceof Refused && error.refusal.error === 'not_found'
  return {
    isGone,
    offers: (method: Method) => data?.methods.includes(method) ?? true,
    otherThan: (failed: Method) => data?.methods.find((one) => isAnotherWay(one, failed)) ?? null,
  }
}

/**
 * After a failure another method is chosen beforehand (requirement PAY-01); a failed card offers the card again or
 * PayPal, each where it can be had. A code that was typed is kept.
 */
export const AnotherWay = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation()
  const { bundle, payment_method: failed, discount_code: code } = order
  const { isGone, offers, otherThan } = useSale(bundle)
  const search =
    code === null || countsByItself(code) ? '' : new URLSearchParams({ code }).toString()
  const to = (method: Method | null = null) => ({ pathname: paths.order(bundle, method), search })
  if (isGone) {
    return (
      <Button component={Link} to={{ pathname: paths.credits(), search }}>
        {t('shop.other')}
      </Button>
    )
  }
  const isCard = methods[failed].kind === 'card' && offers(failed)
  if (!isCard) {
    return (
      <Button component={Link} to={to(otherThan(failed))}>
        {t('payment.again')}
      </Button>
    )
  }
  return (
    <>
      <Button component={Link} to={to(failed)}>
        {failed === 'creditcard'
          ? t('payment.retryCard')
          : t('payment.retryWith', { method: methodName(t, failed) })}
      </Button>
      <Button
        component={Link}
        to={to(offers('paypal') ? 'paypal' : otherThan(failed))}
        variant="default"
      >
        {offers('paypal') ? t('payment.paypal') : t('payment.again')}
      </Button>
    </>
  )
}
