import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { companyQuery } from '#client/api/queries.ts'
import { plainPhone } from '#core/site/phone.ts'
import styles from './footer.module.css'

/** Who stands behind the site; no page waits for it. */
export const Company = () => {
  const { t } = useTranslation()
  const company = useQuery(companyQuery).data
  if (!company) return null
  const { name, address, city, kvk, vat_numbers, support_phone } = company
  return (
    <address className={styles.company}>
      <span>
        {name}, {address} {city}
      </span>
      <span>{t('site.registered', { kvk, vat: vat_numbers.join(', ') })}</span>
      <a href={`tel:${plainPhone(support_phone)}`}>{plainPhone(support_phone)}</a>
    </address>
  )
}
