import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import styles from './settings.module.css'
import { Section } from './settings-section.tsx'

/** Sections that lead to a page of their own. */
export const Blocks = () => {
  const { t } = useTranslation()
  return (
    <Section title={t('blocks.title')}>
      <p>{t('blocks.text')}</p>
      <p className={styles.links}>
        <Link to={paths.blocked()}>{t('blocks.see')}</Link>
      </p>
    </Section>
  )
}

export const Leaving = () => {
  const { t } = useTranslation()
  return (
    <Section title={t('leaving.title')}>
      <p>{t('leaving.settings')}</p>
      <p className={styles.links}>
        <Link to={paths.leave()}>{t('leaving.title')}</Link>
      </p>
    </Section>
  )
}
