import { Button } from '@mantine/core'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  data,
  Link,
  type LoaderFunctionArgs,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router'
import { queryClient } from '#client/api/client.ts'
import { useMember } from '#client/api/hooks.ts'
import { creditsQuery, orderQuery } from '#client/api/queries.ts'
import { useFormat } from '#client/i18n/format.ts'
import { paths } from '#client/paths.ts'
import form from '#client/ui/form.module.css'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { Notice } from '#client/ui/states.tsx'
import { type Method, methodNames, methods } from '#core/payment/methods.ts'
import { priceOf } from '#core/payment/pricing.ts'
import { DiscountField, useDiscount } from './discount-field.tsx'
import { methodName } from './method-name.ts'
import { OrderRefused } from './order-refused.tsx'
import styles from './payment.module.css'
import { orderOnce } from './pending-order.ts'
import { PriceLines } from './price-lines.tsx'

const methodOf = (name: string | undefined): Method | undefined =>
  methodNames.find((known) => known === name)

export const loader = async ({ params }: LoaderFunctionArgs) => {
  const { bundles } = await queryClient.ensureQueryData(creditsQuery)
  const isKnown = !params.paymentmethod || methodOf(params.paymentmethod)
  if (!isKnown || !bundles.some(({ id }) => id === params.id)) throw data(null, { status: 404 })
  return null
}

const useOrder = (bundle: string, method: Method | undefined, code: string | undefined) => {
  const user = useMember()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async () => {
      if (!method) return
      const order = await orderOnce(user.id, { bundle, method, code })
      queryClient.setQueryData(orderQuery(order.payment_id).queryKey, order)
      await navigate(paths.payment(order.payment_id))
    },
  })
}

type MethodsProps = { bundle: string; offered: Method[]; chosen: Method | undefined }

const Methods = ({ bundle, offered, chosen }: MethodsProps) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <fieldset className={form.group}>
      <legend>{t('shop.method')}</legend>
      <div className={styles.methods}>
        {offered.map((method) => (
          <label key={method} className={`${form.choice} ${styles.method}`}>
            <input
              type="radio"
              name="method"
              checked={method === chosen}
              onChange={() =>
                navigate(
                  { pathname: paths.order(bundle, method), search },
                  { replace: true, preventScrollReset: true },
                )
              }
            />
            <span className={layout.tight}>
              {methodName(t, method)}
              <span className={`${layout.dimmed} ${layout.small}`}>
                {t(`methodHint.${methods[method].kind}`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The order before it is paid: what it costs, how, and one button. */
export const Component = () => {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { id = '', paymentmethod } = useParams()
  const { bundles, vat_basis_points } = useSuspenseQuery(creditsQuery).data
  const field = useDiscount(id)
  const { discount } = field
  const wanted = methodOf(paymentmethod)
  const bundle = bundles.find((known) => known.id === id)
  const offered = bundle?.methods ?? []
  const method = wanted && offered.includes(wanted) ? wanted : offered[0]
  const order = useOrder(id, method, discount?.code)
  if (!bundle) return <Notice>{t('shop.unknown')}</Notice>
  const discountPercent = discount?.percentage ?? 0
  const price = priceOf(bundle, { vatBasisPoints: vat_basis_points, discountPercent })
  return (
    <Page width="narrow">
      <h1>{t('shop.orderTitle')}</h1>
      <div className={layout.surface}>
        <PriceLines credits={bundle.credits} price={price} />
      </div>
      <DiscountField {...field} />
      <Methods bundle={id} offered={offered} chosen={method} />
      {order.isError && <OrderRefused error={order.error} />}
      <Button size="lg" loading={order.isPending} onClick={() => order.mutate()}>
        {t('shop.pay', { price: money(price.total) })}
      </Button>
      <p className={layout.dimmed}>{t('shop.safe')}</p>
      <p>
        <Link to={paths.credits()}>{t('shop.other')}</Link>
      </p>
    </Page>
  )
}
