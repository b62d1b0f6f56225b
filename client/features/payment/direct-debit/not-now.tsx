import { useSettings } from '#client/platform/api/hooks.ts'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { Button } from '#client/ui/button.tsx'
import { Empty } from '#client/ui/states.tsx'
import type { DebitTerms } from '#core/payment/direct-debit/contract.ts'
import { DEBIT_TERM_DAYS, DEBITS_MAX } from '#core/payment/direct-debit/rules.ts'
import styles from './direct-debit.module.css'

const OtherWay = ({ bundle }: { bundle: string }) => {
  const { t } = useTranslation()
  return (
    <Button component={Link} to={paths.order(bundle)}>
      {t('debit.other')}
    </Button>
  )
}

export const NotOffered = ({ bundle }: { bundle: string }) => {
  const { t } = useTranslation()
  return (
    <Empty title={t('debit.none')} text={t('debit.noneText')}>
      <OtherWay bundle={bundle} />
    </Empty>
  )
}

/** Why not now, what to do, and how to object (DDB-03, ERR-01). */
export const Stopped = ({ terms, bundle }: { terms: DebitTerms; bundle: string }) => {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { support_email: email } = useSettings()
  const { stopped, owed } = terms
  if (stopped === 'debit_limit') {
    const text = t('debit.limitText', { max: DEBITS_MAX, days: DEBIT_TERM_DAYS })
    return (
      <Empty title={t('debit.limit')} text={text}>
        <OtherWay bundle={bundle} />
      </Empty>
    )
  }
  const sum = owed ? money(owed) : ''
  return (
    <>
      <Empty title={t('debit.blocked')} text={t('debit.blockedText', { money: sum })}>
        <OtherWay bundle={bundle} />
      </Empty>
      <p className={styles.object}>
        <a href={`mailto:${email}`}>{t('debit.object', { email })}</a>
      </p>
    </>
  )
}
