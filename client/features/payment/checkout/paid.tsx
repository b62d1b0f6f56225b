import { useEffect, useState } from 'react'
import { leftTalk } from '#client/parts/payment/back-to-talk.ts'
import { useMember } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { CheckIcon, SparkIcon } from '#client/ui/icons.tsx'
import type { OrderView } from '#core/payment/checkout/contract.ts'
import { moneyBackOf } from '#core/payment/checkout/order.ts'
import { MailUs } from '../wallet/money-back.tsx'
import styles from './paid.module.css'
import { forgetFirst, isFirst } from './pending-order.ts'
import { Gifts } from './premium-gifts.tsx'

/** Becoming Premium is told at the payment that did it, and once. */
const useBecamePremium = ({ payment_id }: OrderView) => {
  const { id } = useMember()
  const [became] = useState(() => isFirst(id, payment_id))
  useEffect(() => forgetFirst(id, payment_id), [id, payment_id])
  return became
}

type Props = { order: OrderView; title: string; text: string }

/** It is paid: what for, and the way back to where one was. */
export const Paid = ({ order, title, text }: Props) => {
  const { t } = useTranslation()
  const { id } = useMember()
  const became = useBecamePremium(order)
  const isTwice = moneyBackOf(order).paid > order.amount.minor
  return (
    <div>
      <div className={styles.moment}>
        <span className={styles.sun}>
          {became ? <SparkIcon size={56} filled /> : <CheckIcon size={48} />}
        </span>
        <h1>{title}</h1>
        <p>{text}</p>
        {became && (
          <div className={styles.became}>
            <p>
              <strong>{t('payment.becamePremium')}</strong> {t('payment.stays')}
            </p>
            <Gifts className={styles.gifts} />
          </div>
        )}
        <div className={styles.ways}>
          <Button component={Link} to={leftTalk(id) ?? paths.chats()} size="lg">
            {t('payment.chat')}
          </Button>
          <Button component={Link} to={paths.members()} variant="default">
            {t('payment.browse')}
          </Button>
        </div>
      </div>
      <div className={styles.after}>
        {isTwice ? (
          <MailUs order={order} />
        ) : (
          <Link to={paths.repeatOrder()}>{t('repeat.link')}</Link>
        )}
      </div>
    </div>
  )
}
