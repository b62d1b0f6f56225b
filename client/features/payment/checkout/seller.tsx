import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { sellerOf } from '#core/payment/receipt/contents.ts'
import type { Receipt } from '#core/payment/wallet/contract.ts'
import styles from '../receipt/receipt.module.css'

/** Who sold it, with the numbers that a receipt has to carry. */
export const Seller = ({ seller }: Pick<Receipt, 'seller'>) => {
  const { t } = useTranslation()
  const { country } = useFormat()
  const { name, address, registered, vatNumbers } = sellerOf(seller, country(seller.country))
  return (
    <address className={styles.seller}>
      <strong>{name}</strong>
      <br />
      {address[0]}
      <br />
      {address[1]}
      <br />
      {t('receipt.registered', { number: registered })}
      <br />
      {t('receipt.vatNumber', { number: vatNumbers })}
    </address>
  )
}
