import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Avatar } from '#client/parts/discovery/avatar.tsx'
import { leftTalk } from '#client/parts/payment/back-to-talk.ts'
import { transactionQuery } from '#client/parts/payment/wallet.ts'
import { chatsQuery } from '#client/platform/api/chats-query.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { CheckIcon, SparkIcon } from '#client/ui/icons.tsx'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import { moneyBackOf } from '#core/payment/checkout/order.ts'
import { MailUs } from '../wallet/money-back.tsx'
import styles from './paid-scene.module.css'
import { PaidScene } from './paid-scene.tsx'
import { forgetFirst, isFirst } from './pending-order.ts'
import { Gains } from './premium-gifts.tsx'

/** Becoming Premium is told at the payment that did it, and once. */
const useBecamePremium = ({ payment_id }: OrderView) => {
  const { id } = useMember()
  const [became] = useState(() => isFirst(id, payment_id))
  useEffect(() => forgetFirst(id, payment_id), [id, payment_id])
  return became
}

/** The conversation that was left for credits, and who it is with. */
const useTalk = () => {
  const { id } = useMember()
  const left = leftTalk(id)
  const { data } = useQuery({ ...chatsQuery, enabled: left !== null })
  const isIt = (path: string) => path === left
  const other = data?.chats.find(
    ({ conversation, profile }) =>
      isIt(paths.chat(conversation)) || isIt(paths.memberChat(profile)),
  )
  return { to: left ?? paths.chats(), member: other?.member }
}

/** What is on the balance now, and the proof of what was paid. */
const Balance = ({ order }: { order: OrderView }) => {
  const { t } = useTranslation()
  const { credits } = useMember()
  const { data } = useQuery(transactionQuery(order))
  const sale = data?.receipts.find(({ kind }) => kind === 'sale')
  return (
    <p className={styles.balance}>
      <span>{t('payment.onBalance', { credits: t('credits', { count: credits }) })}</span>
      {sale && (
        <Link to={paths.receipt(order.payment_id, sale.number)}>{t('payment.toReceipt')}</Link>
      )}
    </p>
  )
}

type Props = { order: OrderView; title: string; text: string }

/** It is paid: what for, and the way back to where one was. */
export const Paid = ({ order, title, text }: Props) => {
  const { t } = useTranslation()
  const talk = useTalk()
  const became = useBecamePremium(order)
  const isTwice = moneyBackOf(order).paid > order.amount.minor
  return (
    <div>
      <PaidScene mark={became ? <SparkIcon size={76} filled /> : <CheckIcon size={64} />}>
        <div className={styles.said} data-small={became || undefined}>
          <h1>{title}</h1>
          {became && <p className={styles.became}>{t('payment.becamePremium')}</p>}
          {became && <p>{t('payment.stays')}</p>}
          <p>{text}</p>
        </div>
        {became && <Gains className={styles.gains} />}
        <div className={styles.ways}>
          <Button
            component={Link}
            to={talk.to}
            size="lg"
            wide
            before={talk.member && <Avatar member={talk.member} />}
          >
            {talk.member ? t('payment.chatWith', { name: talk.member.name }) : t('payment.chat')}
          </Button>
          <Balance order={order} />
        </div>
      </PaidScene>
      <p className={styles.after}>
        <Link to={paths.members()}>{t('payment.browse')}</Link>
        {!isTwice && <Link to={paths.repeatOrder()}>{t('repeat.link')}</Link>}
      </p>
      {isTwice && <MailUs order={order} />}
    </div>
  )
}
