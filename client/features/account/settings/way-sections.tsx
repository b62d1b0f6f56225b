import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { TrashIcon } from '#client/ui/member-icons.tsx'
import { BanIcon, ShieldIcon } from './setting-icons.tsx'
import { Section, Way } from './settings-section.tsx'

/** Sections that lead to a page of their own. */
export const Blocks = () => {
  const { t } = useTranslation()
  return (
    <Section title={t('blocks.title')}>
      <Way icon={BanIcon} to={paths.blocked()}>
        {t('blocks.title')}
      </Way>
    </Section>
  )
}

export const Safety = () => {
  const { t } = useTranslation()
  return (
    <Section title={t('safety.title')}>
      <Way icon={ShieldIcon} to={paths.safety()}>
        {t('safety.title')}
      </Way>
    </Section>
  )
}

export const Leaving = () => {
  const { t } = useTranslation()
  return (
    <Section title={t('leaving.title')}>
      <Way icon={TrashIcon} to={paths.leave()}>
        {t('leaving.title')}
      </Way>
    </Section>
  )
}
