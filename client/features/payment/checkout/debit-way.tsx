import { useQuery } from '@tanstack/react-query'
import { debitQuery } from '#client/platform/api/payment-queries.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { MethodMark } from './method-marks.tsx'
import styles from './order.module.css'

/** Paying by direct debit is agreed upon at a page of its own. */
export const DebitWay = ({ bundle }: { bundle: string }) => {
  const { t } = useTranslation()
  const { data } = useQuery(debitQuery)
  if (!data?.offered) return null
  return (
    <Link to={laterPaths.directDebit(bundle)} className={`${styles.method} ${styles.apart}`}>
      <span className={styles.brand}>
        <MethodMark method="directdebit" />
        {t('debit.choose')}
      </span>
      <small>{t('debit.chooseText')}</small>
    </Link>
  )
}
