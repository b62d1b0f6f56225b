import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Price } from '#client/parts/payment/price.tsx'
import { transactionQuery } from '#client/parts/payment/wallet.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { download, keepFile } from '#client/platform/api/download.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { orderQuery } from '#client/platform/api/payment-queries.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { methodName, methodWithin } from '#client/platform/i18n/method-name.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/field.tsx'
import { BackIcon, CheckIcon, SparkIcon } from '#client/ui/icons.tsx'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { Notice } from '#client/ui/states.tsx'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import { deliverySentenceOf, deliveryVersionOf } from '#core/payment/checkout/immediate-delivery.ts'
import { correctedBy, receiptFacts, receiptLines } from '#core/payment/receipt/contents.ts'
import { BUYER_LENGTH_MAX, RECEIPT_TYPE } from '#core/payment/receipt/rules.ts'
import type { Receipt } from '#core/payment/wallet/contract.ts'
import { Seller } from '../checkout/seller.tsx'
import { useWithdrawalDays } from '../withdrawal/way-to-withdraw.tsx'
import styles from './receipt.module.css'

export const loader = async ({ params: { id = '', number } }: LoaderArgs) => {
  const order = await queryClient.ensureQueryData(orderQuery(id))
  const { receipts } = await queryClient.ensureQueryData(transactionQuery(order))
  if (!receipts.some((receipt) => receipt.number === number))
    throw new Response(null, { status: 404 })
  return null
}

const ReceiptSums = ({ receipt }: { receipt: Receipt }) => {
  const { t } = useTranslation()
  const { rate } = useFormat()
  const lines = receiptLines(receipt, {
    bundle: (count) => t('credits', { count }),
    discount: t('receipt.discount'),
    refund: (count) => t('receipt.refund', { credits: t('credits', { count }) }),
    total: t('receipt.total'),
    withoutVat: t('receipt.withoutVat'),
    vat: (basisPoints) => t('receipt.vat', { rate: rate(basisPoints) }),
  })
  return (
    <table className={styles.sums}>
      <thead>
        <tr>
          <th scope="col">{t('receipt.what')}</th>
          <th scope="col">{t('receipt.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ kind, name, amount }) => (
          <tr key={kind} className={kind === 'total' ? styles.total : undefined}>
            <td>{name}</td>
            <td>
              <Price amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The sentence that the buyer agreed to, when, and its version; null for an order from before. */
const useConsentText = (order: OrderView): string | null => {
  const { t } = useTranslation()
  const { date } = useFormat()
  const days = useWithdrawalDays()
  const version = deliveryVersionOf(order.immediate_delivery_consent)
  if (version === null) return null
  const name = deliverySentenceOf(order.payment_method)
  const sentence = t(`immediateDelivery.v${version}.${name}`, { days })
  return t('immediateDelivery.receipt', { sentence, version, date: date(order.created_at) })
}

type PaperProps = { order: OrderView; receipt: Receipt; of: string | null; buyer: string }

/** The receipt itself: all that is printed. */
const Paper = ({ order, receipt, of, buyer }: PaperProps) => {
  const texts = useTranslation()
  const { t } = texts
  const { moment } = useFormat()
  const { name } = useSettings()
  const { kind, number, at, payment_method, seller } = receipt
  const method = methodName(t, payment_method)
  const isSale = kind === 'sale'
  const consent = useConsentText(order)
  const facts = receiptFacts(
    {
      number,
      corrects: of,
      date: moment(at),
      buyer,
      order: order.payment_id,
      method: isSale ? null : method,
      consent: isSale ? consent : null,
    },
    {
      number: t('receipt.number'),
      corrects: t('receipt.corrects'),
      date: t('receipt.date'),
      buyer: t('receipt.buyer'),
      order: t('receipt.order'),
      method: t('receipt.method'),
      consent: t('immediateDelivery.agreed'),
    },
  )
  return (
    <article className={styles.paper}>
      <div className={styles.head}>
        <p className={styles.brand}>
          <SparkIcon filled size={20} />
          {name}
        </p>
        <h1>{t(`receipt.${kind}`)}</h1>
      </div>
      <div>
        <p className={styles.amount}>
          <Price amount={receipt.amount} />
        </p>
        {isSale && (
          <p className={styles.method}>
            <CheckIcon size={18} />
            {t('receipt.paidBy', { method: methodWithin(texts, payment_method) })}
          </p>
        )}
      </div>
      <ReceiptSums receipt={receipt} />
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={value === consent ? styles.consent : styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Seller seller={seller} />
    </article>
  )
}

export const Component = () => {
  const { t, i18n } = useTranslation()
  const { of: wordsOf } = useWords()
  const { id = '', number = '' } = useParams()
  const [name, setName] = useState('')
  const { data: order } = useSuspenseQuery(orderQuery(id))
  const { receipts } = useSuspenseQuery(transactionQuery(order)).data
  const receipt = receipts.find((one) => one.number === number)
  const save = useMutation({
    mutationFn: async () => {
      const body = { payment_id: id, number, name }
      const otherwise = `${number}.html`
      const how = { body, type: RECEIPT_TYPE, otherwise, language: i18n.language }
      keepFile(await download('POST /api/receipt.php', how))
    },
  })
  if (!receipt) return <Notice>{t('receipt.gone')}</Notice>
  const of = correctedBy(receipt, receipts)
  return (
    <Page width="reading">
      <div className={styles.dusk} aria-hidden="true" />
      <Link to={paths.payment(id)} className={styles.back}>
        <BackIcon />
        {t('receipt.back')}
      </Link>
      <Paper order={order} receipt={receipt} of={of} buyer={name} />
      <div className={`${layout.stack} ${styles.controls}`}>
        <TextField
          label={t('receipt.name')}
          description={t('receipt.nameHint')}
          value={name}
          maxLength={BUYER_LENGTH_MAX}
          autoComplete="organization"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {save.isError && <Notice tone="bad">{wordsOf(save.error)}</Notice>}
        <div className={layout.row}>
          <Button onClick={() => window.print()}>{t('receipt.print')}</Button>
          <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
            {t('receipt.save')}
          </Button>
        </div>
      </div>
    </Page>
  )
}
