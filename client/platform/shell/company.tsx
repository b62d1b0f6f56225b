import { useQuery } from '@tanstack/react-query'
import { useSettings } from '#client/platform/api/hooks.ts'
import { companyQuery } from '#client/platform/api/list-queries.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { plainPhone } from '#core/site/phone.ts'
import styles from './footer.module.css'

/** The only language with a footer for the United States (product spec, section 2). */
const ENGLISH = 'en'

/** Who stands behind the site; no page waits for it. */
export const Company = () => {
  const { t, i18n } = useTranslation()
  const { min_age: age } = useSettings()
  const company = useQuery(companyQuery).data
  if (!company) return null
  const { name, address, city, kvk, vat_numbers, support_phone } = company
  const isEnglish = i18n.language.startsWith(ENGLISH)
  return (
    <>
      <p>
        <a href={laterPaths.rules()}>{t('site.rules')}</a>
      </p>
      {isEnglish && <p>{t('footer.unitedStates', { age })}</p>}
      <address className={styles.company}>
        <span>
          {name}, {address} {city}
        </span>
        <span>{t('site.registered', { kvk, vat: vat_numbers.join(', ') })}</span>
        <a href={`tel:${plainPhone(support_phone)}`}>{plainPhone(support_phone)}</a>
      </address>
    </>
  )
}
