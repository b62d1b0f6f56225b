import { useTranslation } from 'react-i18next'
import { useFormat } from '#client/platform/i18n/format.ts'
import type { Receipt } from '#core/payment/wallet/contract.ts'
import styles from '../receipt/receipt.module.css'

/** Who sold it, with the numbers that a receipt has to carry. */
export const Seller = ({ seller }: Pick<Receipt, 'seller'>) => {
  const { t } = useTranslation()
  const { country } = useFormat()
  const { name, address, city, country: code, kvk, vat_numbers } = seller
  return (
    <address className={styles.seller}>
      <strong>{name}</strong>
      <br />
      {address}
      <br />
      {city}, {country(code)}
      <br />
      {t('receipt.registered', { number: kvk })}
      <br />
      {t('receipt.vatNumber', { number: vat_numbers.join(', ') })}
    </address>
  )
}
