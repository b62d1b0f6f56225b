import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { Price } from '#client/parts/payment/price.tsx'
import { Refused } from '#client/platform/api/call-errors.ts'
import { companyQuery } from '#client/platform/api/company-query.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import layout from '#client/ui/layout.module.css'
import { Notice } from '#client/ui/states.tsx'
import type { LinkedOrder, Withdrawable } from '#core/payment/withdrawal/contract.ts'
import type { Withdrawal } from '#core/payment/withdrawal/rules.ts'
import styles from '../checkout/payment.module.css'
import { Seller } from '../checkout/seller.tsx'
import receipt from '../receipt/receipt.module.css'
import steps from './steps.module.css'
import { Steps, useSteps } from './steps.tsx'

/** Who withdraws, and from what. */
export type WithdrawnOrder = Pick<
  LinkedOrder,
  'name' | 'payment_id' | 'credits' | 'amount' | 'paid_at'
>

const isChanged = (error: unknown) =>
  error instanceof Refused && error.refusal.error === 'withdrawal_changed'

const Declaration = ({ ordered }: { ordered: WithdrawnOrder }) => {
  const { t } = useTranslation()
  const { date, money } = useFormat()
  const { name, credits, amount, paid_at } = ordered
  const words = { name, date: date(paid_at), credits: t('credits', { count: credits }) }
  return <p>{t('withdrawal.declaration', { ...words, amount: money(amount) })}</p>
}

const OrderNumber = ({ of: { payment_id } }: { of: WithdrawnOrder }) => {
  const { t } = useTranslation()
  return (
    <p className={`${layout.dimmed} ${layout.small}`}>
      {t('withdrawal.number')}: {payment_id}
    </p>
  )
}

const WithdrawalSums = ({ credits, back }: { credits: number; back: Withdrawable['back'] }) => {
  const { t } = useTranslation()
  return (
    <>
      <dt>{t('withdrawal.goes')}</dt>
      <dd>{t('credits', { count: credits })}</dd>
      <dt className={styles.total}>{t('withdrawal.back')}</dt>
      <dd className={styles.total}>
        <Price amount={back} />
      </dd>
    </>
  )
}

type ConfirmProps = {
  ordered: WithdrawnOrder
  open: Withdrawable
  /** Where the dated receipt of it goes. */
  proof: string
  confirm: { isPending: boolean; isError: boolean; error: unknown; mutate: () => void }
}

/** What is confirmed, each by its name. */
const Terms = ({ ordered, open, proof }: Omit<ConfirmProps, 'confirm'>) => {
  const { t } = useTranslation()
  const { date } = useFormat()
  const { credits, paid_at, payment_id } = ordered
  const rows: [name: string, value: ReactNode][] = [
    [t('withdrawal.purchase'), `${t('credits', { count: credits })}, ${date(paid_at)}`],
    [t('withdrawal.goes'), t('credits', { count: open.unused })],
    [
      t('withdrawal.back'),
      <strong key="back">
        <Price amount={open.back} />
      </strong>,
    ],
    [t('withdrawal.to'), t('withdrawal.toText')],
    [t('withdrawal.proofTo'), proof],
    [t('withdrawal.number'), payment_id],
  ]
  return (
    <dl className={steps.rows}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The second step: the declaration with the sums of this moment, and the button that makes it. */
export const ConfirmWithdrawal = ({ confirm, ...terms }: ConfirmProps) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { first } = useSteps()
  const { isPending, isError, error, mutate } = confirm
  return (
    <>
      <Steps nth={2} />
      <div>
        <h2 className={steps.hero}>{t('withdrawal.areSure')}</h2>
        <Declaration ordered={terms.ordered} />
      </div>
      <Terms {...terms} />
      {isError && (
        <Notice tone={isChanged(error) ? 'plain' : 'bad'}>
          {isChanged(error) ? t('withdrawal.changed') : of(error)}
        </Notice>
      )}
      <div className={steps.ways}>
        <Button size="lg" wide loading={isPending} onClick={() => mutate()}>
          {t('withdrawal.confirm')}
        </Button>
        <Button component={Link} to={first} variant="subtle">
          {t('shop.back')}
        </Button>
      </div>
    </>
  )
}

/** Why nothing comes back; `open` is what may still be withdrawn from. */
export const NoWithdrawal = ({ open }: { open: Withdrawable | null | undefined }) => {
  const { t } = useTranslation()
  const nothing = open?.unused === 0 ? t('withdrawal.used') : t('withdrawal.tooLittle')
  return (
    <>
      <h1>{t('withdrawal.title')}</h1>
      <Notice>{open ? nothing : t('withdrawal.late')}</Notice>
    </>
  )
}

type ReceivedProps = { ordered: WithdrawnOrder; withdrawal: Withdrawal; mailed: string }

/** The dated receipt of a withdrawal, to print or save; the mail says the same (promise H3). */
export const WithdrawalReceived = ({ ordered, withdrawal, mailed }: ReceivedProps) => {
  const { t } = useTranslation()
  const { moment, money } = useFormat()
  const { at, credits, amount } = withdrawal
  const { data: company } = useQuery(companyQuery)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('withdrawal.done')}
      </h1>
      <p role="status">
        {t('withdrawal.doneText', { at: moment(at), money: money(amount) })} {mailed}
      </p>
      <div className={`${layout.surface} ${layout.stack}`}>
        {company && <Seller seller={company} />}
        <Declaration ordered={ordered} />
        <dl className={styles.lines}>
          <dt>{t('withdrawal.at')}</dt>
          <dd>{moment(at)}</dd>
          <WithdrawalSums credits={credits} back={amount} />
        </dl>
        <OrderNumber of={ordered} />
      </div>
      <p className={layout.dimmed}>{t('withdrawal.way')}</p>
      <div className={`${layout.stack} ${receipt.controls}`}>
        <Button variant="default" onClick={() => window.print()}>
          {t('withdrawal.print')}
        </Button>
      </div>
    </>
  )
}
