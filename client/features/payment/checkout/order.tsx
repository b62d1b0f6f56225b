import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { askDiscountsAnew } from '#client/parts/payment/discount.ts'
import { Refused } from '#client/platform/api/call-errors.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { bundleQuery, creditsQuery, orderQuery } from '#client/platform/api/payment-queries.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { methodWithin } from '#client/platform/i18n/method-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { Button } from '#client/ui/button.tsx'
import { icon } from '#client/ui/icons.tsx'
import { Page } from '#client/ui/page.tsx'
import { TaskHead } from '#client/ui/task-head.tsx'
import { discountRefusals } from '#core/contract/codes.ts'
import type { Answer } from '#core/contract/contract.ts'
import type { Money } from '#core/kernel/money.ts'
import { priceOf } from '#core/payment/checkout/pricing.ts'
import { type Method, methodNames } from '#core/payment/methods.ts'
import { DebitWay } from './debit-way.tsx'
import { type DeliveryConsent, noteAgreed, useDeliveryConsent } from './delivery-consent.ts'
import { DiscountField, useDiscount } from './discount-field.tsx'
import { ImmediateDeliveryConsent } from './immediate-delivery-consent.tsx'
import { BankChoice, MethodChoice } from './method-choice.tsx'
import styles from './order.module.css'
import { OrderRefused } from './order-refused.tsx'
import { OrderSummary } from './order-summary.tsx'
import { noteFirst, orderOnce } from './pending-order.ts'
import { SaveMethodChoice } from './save-method-choice.tsx'

const LockIcon = icon(<path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />)

type Bundle = Answer<'GET /api/credits.php'>['bundles'][number]

const methodOf = (name: string | undefined): Method | undefined =>
  methodNames.find((known) => known === name)

export const loader = async ({ params }: LoaderArgs) => {
  const { bundles } = await queryClient.ensureQueryData(creditsQuery)
  const { id = '', paymentmethod } = params
  if (paymentmethod && !methodOf(paymentmethod)) throw new Response(null, { status: 404 })
  if (bundles.some((known) => known.id === id)) return null
  try {
    await queryClient.ensureQueryData(bundleQuery(id))
  } catch (error) {
    if (error instanceof Refused && error.refusal.error === 'not_found')
      throw new Response(null, { status: 404 })
    throw error
  }
  return null
}

type PartialOrder = Omit<Parameters<typeof orderOnce>[1], 'method'> & { method: Method | undefined }

const changed: readonly string[] = ['price_changed', 'invalid', 'method_ended', ...discountRefusals]

/** What is another by now is shown before anything is ordered: the price, a way to pay, a code. */
const refetchOffer = (error: Error) => {
  if (error instanceof Refused && changed.includes(error.refusal.error)) {
    void queryClient.invalidateQueries({ queryKey: creditsQuery.queryKey })
    void askDiscountsAnew()
  }
}

const useOrder = ({ method, ...draft }: PartialOrder, consent: DeliveryConsent) => {
  const user = useMember()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      if (!method) return
      const order = await orderOnce(user.id, { ...draft, method, consent: consent.sent })
      if (!user.paid_user) noteFirst(user.id, order.payment_id)
      queryClient.setQueryData(orderQuery(order.payment_id).queryKey, order)
      await navigate(paths.payment(order.payment_id))
      noteAgreed(order)
    },
    onError: (error) => {
      consent.onError(error)
      refetchOffer(error)
    },
  })
}

type OrderProps = {
  bundle: Bundle
  vatBasisPoints: number
  keeps: readonly Method[]
  agreed: number
}

type PayBarProps = {
  amount: Money
  method: Method | undefined
  consent: DeliveryConsent
  isLoading: boolean
  onPay: () => void
}

/** The consent and the button, which stay in view on a phone. */
const PayBar = ({ amount, method, consent, isLoading, onPay }: PayBarProps) => {
  const texts = useTranslation()
  const { t } = texts
  const { money } = useFormat()
  const price = money(amount)
  return (
    <div className={styles.pay}>
      <ImmediateDeliveryConsent consent={consent} />
      <Button size="lg" wide loading={isLoading} disabled={!method} onClick={onPay}>
        {method
          ? t('shop.payWith', { price, method: methodWithin(texts, method) })
          : t('shop.pay', { price })}
      </Button>
    </div>
  )
}

/** The order before it is paid: what it costs, how, and one button. */
const Order = ({ bundle, vatBasisPoints, keeps, agreed }: OrderProps) => {
  const { t } = useTranslation()
  const { id, credits, methods: offered, banks } = bundle
  const wanted = methodOf(useParams().paymentmethod)
  const { search } = useLocation()
  const method = wanted && offered.includes(wanted) ? wanted : offered[0]
  const choice = (method && banks[method]) ?? []
  const [chosen, setBank] = useState<string>()
  const [isAsked, setIsAsked] = useState(false)
  const bank = choice.find((one) => one.id === chosen)?.id
  const field = useDiscount(id, method)
  const { discount } = field
  const price = priceOf(bundle, { vatBasisPoints, discountPercent: discount?.percentage ?? 0 })
  const canKeep = method !== undefined && keeps.includes(method)
  const [kept, setKept] = useState<Method>()
  const keep = canKeep && kept === method
  const draft = { bundle: id, method, amount: price.total, code: discount?.code, bank, keep }
  const consent = useDeliveryConsent(agreed)
  const order = useOrder(draft, consent)
  const isBankMissing = choice.length > 0 && !bank
  const pay = () => {
    setIsAsked(true)
    if (consent.check() && !isBankMissing) order.mutate()
  }
  return (
    <Page width="narrow">
      <TaskHead
        title={t('shop.orderTitle')}
        to={{ pathname: paths.credits(), search }}
        back={t('shop.other')}
        hasButton
      >
        <LockIcon size={16} />
        {t('shop.secure')}
      </TaskHead>
      <OrderSummary credits={credits} price={price} />
      <div className={styles.choices}>
        <MethodChoice bundle={id} wanted={wanted} offered={offered} chosen={method} />
        <DebitWay bundle={id} />
        {choice.length > 0 && (
          <BankChoice
            key={method}
            banks={choice}
            chosen={bank}
            isMissing={isAsked && isBankMissing}
            onChoose={setBank}
          />
        )}
        {canKeep && (
          <SaveMethodChoice
            isKept={keep}
            onChange={(isKept) => setKept(isKept ? method : undefined)}
          />
        )}
        <DiscountField {...field} />
        {order.isError && <OrderRefused error={order.error} currency={price.total.currency} />}
        <p className={styles.safe}>{t('shop.safe')}</p>
      </div>
      <PayBar
        amount={price.total}
        method={method}
        consent={consent}
        isLoading={order.isPending || field.isLooking}
        onPay={pay}
      />
    </Page>
  )
}

/** So much of a free amount: it is asked for by its name. */
const FreeOrder = ({ name, ...terms }: { name: string } & Omit<OrderProps, 'bundle'>) => (
  <Order bundle={useSuspenseQuery(bundleQuery(name)).data} {...terms} />
)

export const Component = () => {
  const { id = '' } = useParams()
  const { bundles, vat_basis_points, keeps, immediate_delivery_consent } =
    useSuspenseQuery(creditsQuery).data
  const bundle = bundles.find((known) => known.id === id)
  const terms = { vatBasisPoints: vat_basis_points, keeps, agreed: immediate_delivery_consent }
  return bundle ? <Order bundle={bundle} {...terms} /> : <FreeOrder name={id} {...terms} />
}
