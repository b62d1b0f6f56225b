import { Market } from '#client/parts/payment/market-sheet.tsx'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import styles from './shop.module.css'

type Props = { vatBasisPoints: number; country?: string }

/** What prices hold, and where that is so. */
export const PriceNote = ({ vatBasisPoints, country }: Props) => {
  const { t } = useTranslation()
  const { rate } = useFormat()
  const words = { rate: rate(vatBasisPoints) }
  if (country === undefined) return <p className={styles.note}>{t('shop.vat', words)}</p>
  return (
    <p className={styles.note}>
      {t('shop.vatIn', words)} <span aria-hidden="true">·</span> <Market country={country} />
    </p>
  )
}
