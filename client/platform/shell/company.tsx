import { useQuery } from '@tanstack/react-query'
import { LanguageChoice } from '#client/parts/site/language-choice.tsx'
import { companyQuery } from '#client/platform/api/company-query.ts'
import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { footerPaths } from '#client/platform/footer-paths.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { SparkIcon } from '#client/ui/icons.tsx'
import { plainPhone } from '#core/site/phone.ts'
import type { CompanyInfo } from '#core/site/views.ts'
import styles from './footer.module.css'

/** The only language with a footer for the United States (product spec, section 2). */
const ENGLISH = 'en'

const Address = ({ company }: { company: CompanyInfo }) => {
  const { t } = useTranslation()
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

/** Who stands behind the site, and what it promises; no page waits for it. */
export const Company = () => {
  const { t, i18n } = useTranslation()
  const settings = useSettings()
  const user = useUser()
  const { min_age: age, name: site, countries, languages } = settings
  const company = useQuery(companyQuery).data
  const isEnglish = i18n.language.startsWith(ENGLISH)
  return (
    <>
      <nav className={styles.words} aria-label={t('footer.label', { name: site })}>
        <a href={paths.terms()}>{t('footer.terms')}</a>
        <a href={paths.privacy()}>{t('footer.privacy')}</a>
        <a href={footerPaths.cookies()}>{t('footer.cookies')}</a>
        <a href={footerPaths.returns()}>{t('footer.returns')}</a>
        <a href={footerPaths.rules()}>{t('site.rules')}</a>
        <a href={footerPaths.questions()}>{t('footer.questions')}</a>
        <a href={footerPaths.service()}>{t('footer.service')}</a>
        <a href={footerPaths.complaints()}>{t('site.complaints')}</a>
        {(countries.length > 1 || languages.length > 1) && (
          <a href={footerPaths.languages()}>{t('footer.languages')}</a>
        )}
        <LanguageChoice settings={settings} user={user} />
      </nav>
      {isEnglish && <p>{t('unitedStates.note', { age })}</p>}
      <p className={styles.logo}>
        <SparkIcon filled size={28} />
        <span>{site}</span>
      </p>
      {company && <Address company={company} />}
    </>
  )
}
