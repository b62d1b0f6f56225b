import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { TrashIcon } from '#client/ui/member-icons.tsx'
import { BanIcon, ListIcon, MailIcon, ShieldIcon } from './setting-icons.tsx'
import { Section, Way } from './settings-section.tsx'

/** Sections that lead to a page of their own. */
export const Blocks = () => {
  const { t } = useTranslation()
  return (
    <Section title={t('blocks.title')}>
      <Way icon={BanIcon} to={laterPaths.blocked()}>
        {t('blocks.title')}
      </Way>
      <Way icon={MailIcon} to={laterPaths.avoided()}>
        {t('avoided.title')}
      </Way>
      <Way icon={ListIcon} to={laterPaths.rules()}>
        {t('site.rules')}
      </Way>
    </Section>
  )
}

export const Safety = () => {
  const { t } = useTranslation()
  return (
    <Section title={t('safety.title')}>
      <Way icon={ShieldIcon} to={laterPaths.safety()}>
        {t('safety.title')}
      </Way>
    </Section>
  )
}

export const Leaving = () => {
  const { t } = useTranslation()
  return (
    <Section title={t('leaving.title')}>
      <Way icon={TrashIcon} to={laterPaths.leave()}>
        {t('leaving.title')}
      </Way>
    </Section>
  )
}
