import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import {
  askDiscountsAnew,
  loadDiscounts,
  useActiveDiscount,
} from '#client/parts/payment/discount.ts'
import { Price } from '#client/parts/payment/price.tsx'
import { Refused } from '#client/platform/api/call-errors.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { creditsQuery, orderQuery, reorderQuery } from '#client/platform/api/payment-queries.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { methodName, methodWithin } from '#client/platform/i18n/method-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { Empty, Notice } from '#client/ui/states.tsx'
import type { Money } from '#core/kernel/money.ts'
import type { DiscountCode } from '#core/payment/checkout/contract.ts'
import { priceOf } from '#core/payment/checkout/pricing.ts'
import type { ReorderableOrder } from '#core/payment/reorder/contract.ts'
import { ActiveDiscount } from '../checkout/active-discount.tsx'
import { type DeliveryConsent, useDeliveryConsent } from '../checkout/delivery-consent.ts'
import {
  AgreedSentence,
  ImmediateDeliveryConsent,
} from '../checkout/immediate-delivery-consent.tsx'
import { OrderRefused } from '../checkout/order-refused.tsx'
import styles from '../checkout/payment.module.css'
import { reorderOnce } from '../checkout/pending-order.ts'
import { PriceNote } from '../checkout/price-note.tsx'

export const loader = async () => {
  const user = queryClient.getQueryData(userQuery.queryKey) ?? null
  await Promise.all([queryClient.fetchQuery(reorderQuery), loadDiscounts(user)])
  return null
}

type ReorderDraft = { order: ReorderableOrder; amount: Money; code: string | undefined }

/** What was shown may be of before: the price, the way of paying, and what was ordered since. */
const refetchOffer = async (error: Error) => {
  if (!(error instanceof Refused)) return
  const { queryKey } = reorderQuery
  await Promise.all([queryClient.invalidateQueries({ queryKey }), askDiscountsAnew()])
}

/** Its id came with the offer, so that a second click and a second tab place the same order. */
const useReorder = (consent: DeliveryConsent) => {
  const user = useMember()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async ({ order, amount, code }: ReorderDraft) => {
      const { payment_id, bundle, payment_method: method, bank, mandate } = order
      const way = { method, bank: bank?.id, mandate: mandate ?? undefined }
      const draft = { bundle, amount, code, ...way, consent: consent.sent }
      const placed = await reorderOnce(user.id, payment_id, draft)
      queryClient.setQueryData(orderQuery(placed.payment_id).queryKey, placed)
      await navigate(paths.payment(placed.payment_id))
    },
    onError: (error) => {
      consent.onError(error)
      return refetchOffer(error)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: creditsQuery.queryKey }),
  })
}

/** Why nothing was ordered, or nothing more, and the way on. */
const Failure = ({ error, order }: { error: Error; order: ReorderableOrder }) => {
  const { t } = useTranslation()
  const why = error instanceof Refused ? error.refusal.error : null
  if (why === 'mandate_ended') {
    return (
      <Notice tone="bad">
        <p>{t('repeat.ended')}</p>
        <p>
          <Link to={paths.order(order.bundle, order.payment_method)}>{t('repeat.otherWay')}</Link>
        </p>
      </Notice>
    )
  }
  if (why === 'key_reused') {
    return (
      <Notice tone="bad">
        <p>{t('repeat.placed')}</p>
        <p>
          <Link to={paths.transactions()}>{t('shop.history')}</Link>
        </p>
      </Notice>
    )
  }
  return <OrderRefused error={error} currency={order.price.currency} />
}

const isDebit = ({ payment_method }: ReorderableOrder) => payment_method === 'directdebit'

/** By what, and where, and of a debit when its credits come: said before anything is paid. */
const useMethodText = (order: ReorderableOrder): string => {
  const texts = useTranslation()
  const { t } = texts
  const { payment_method, way, bank } = order
  const name = methodName(t, payment_method)
  if (isDebit(order)) return `${t('repeat.byDebit', { method: name })} ${t('debit.later')}`
  if (way === 'mandate') return t('repeat.byMandate', { method: name })
  const method = methodWithin(texts, payment_method)
  return bank ? t('repeat.byBank', { method, bank: bank.name }) : t('repeat.byRedirect', { method })
}

type CardProps = {
  order: ReorderableOrder
  vatBasisPoints: number
  discount: DiscountCode | null
  isFirst: boolean
  consent: DeliveryConsent
  /** Its credits come later than the sentence above all orders says. */
  hasOwnSentence: boolean
}

const ReorderCard = ({ order, vatBasisPoints, discount, consent, ...card }: CardProps) => {
  const texts = useTranslation()
  const { t } = texts
  const { money, date } = useFormat()
  const place = useReorder(consent)
  const way = useMethodText(order)
  const { bundle, credits: count, payment_method } = order
  const { total } = priceOf(order, { vatBasisPoints, discountPercent: discount?.percentage ?? 0 })
  const credits = t('credits', { count })
  const method = methodWithin(texts, payment_method)
  const price = money(total)
  return (
    <li className={styles.bundle}>
      <h2>{credits}</h2>
      <p className={styles.price}>
        <Price amount={total} />
      </p>
      <p>{way}</p>
      <p className={`${layout.dimmed} ${layout.small}`}>
        {t('repeat.last', { date: date(order.last_at) })}
      </p>
      {card.hasOwnSentence && <AgreedSentence isDebit />}
      {place.isError && <Failure error={place.error} order={place.variables.order} />}
      <Button
        size="lg"
        wide
        variant={card.isFirst ? 'filled' : 'light'}
        loading={place.isPending}
        aria-label={t('repeat.payOf', { price, credits, method })}
        onClick={() =>
          consent.check() && place.mutate({ order, amount: total, code: discount?.code })
        }
      >
        {t('repeat.pay', { price })}
      </Button>
      <Link
        className={styles.otherWay}
        to={paths.order(bundle)}
        aria-label={`${t('repeat.otherWay')}: ${credits}`}
      >
        {t('repeat.otherWay')}
      </Link>
    </li>
  )
}

const NothingToReorder = () => {
  const { t } = useTranslation()
  return (
    <Empty title={t('repeat.none')} text={t('repeat.noneText')} place="sofa">
      <Button component={Link} to={paths.credits()}>
        {t('repeat.toCredits')}
      </Button>
    </Empty>
  )
}

/** What one bought before, to be bought again by one click (PAY-04). */
export const Component = () => {
  const { t } = useTranslation()
  const { credits } = useMember()
  const { orders, vat_basis_points, immediate_delivery_consent } =
    useSuspenseQuery(reorderQuery).data
  const consent = useDeliveryConsent(immediate_delivery_consent)
  const areDebits = orders.every(isDebit)
  const discount = useActiveDiscount()
  return (
    <Page>
      <h1>{t('repeat.title')}</h1>
      <p>{t('repeat.lead')}</p>
      <p>
        <strong>{t('shop.balance', { credits: t('credits', { count: credits }) })}</strong>
      </p>
      {orders.length === 0 ? (
        <NothingToReorder />
      ) : (
        <>
          {discount && <ActiveDiscount discount={discount} />}
          <ImmediateDeliveryConsent consent={consent} isDebit={areDebits} />
          <ul className={styles.reorders}>
            {orders.map((order, index) => (
              <ReorderCard
                key={`${order.bundle} ${order.payment_method}`}
                order={order}
                vatBasisPoints={vat_basis_points}
                discount={discount}
                isFirst={index === 0}
                consent={consent}
                hasOwnSentence={consent.isAgreed && !areDebits && isDebit(order)}
              />
            ))}
          </ul>
          <PriceNote vatBasisPoints={vat_basis_points} />
          <p>
            <Link to={paths.credits()}>{t('shop.other')}</Link>
            {' · '}
            <Link to={paths.settings()}>{t('mandates.title')}</Link>
          </p>
        </>
      )}
    </Page>
  )
}
