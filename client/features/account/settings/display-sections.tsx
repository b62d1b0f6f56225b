import { useState } from 'react'
import { useAllDismissed } from '#client/parts/site/dismissed.ts'
import { LanguageChoice } from '#client/parts/site/language-choice.tsx'
import { useMember, useSettings } from '#client/platform/api/hooks.ts'
import { colorSchemes, useColorScheme } from '#client/platform/color-scheme.ts'
import { languagesOf } from '#client/platform/i18n/i18n.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button } from '#client/ui/button.tsx'
import { Choice } from '#client/ui/choice.tsx'
import { DeviceIcon, LightIcon } from './setting-icons.tsx'
import styles from './settings.module.css'
import { Section } from './settings-section.tsx'

/** In the language and the light that one likes. */
export const Display = () => {
  const { t } = useTranslation()
  const user = useMember()
  const settings = useSettings()
  const { colorScheme, chooseScheme } = useColorScheme()
  return (
    <Section title={t('settings.display')} icon={LightIcon}>
      {languagesOf(settings).length > 1 && (
        <div className={styles.row}>
          <span aria-hidden="true">{t('settings.language')}</span>
          <LanguageChoice settings={settings} user={user} />
        </div>
      )}
      <Choice
        legend={t('settings.appearance')}
        name="appearance"
        options={colorSchemes.map((value) => ({ value, text: t(`settings.${value}`) }))}
        value={colorScheme}
        onChange={chooseScheme}
      />
      <p>{t('settings.appearanceText')}</p>
    </Section>
  )
}

export const Alerts = () => {
  const { t } = useTranslation()
  const { count, bringBack } = useAllDismissed(useMember().id)
  const [back, setBack] = useState(false)
  const some = count > 0 ? t('settings.alertsSome', { count }) : t('settings.alertsNone')
  return (
    <Section title={t('settings.alerts')} icon={DeviceIcon}>
      <p role="status">{back && count === 0 ? t('settings.alertsShown') : some}</p>
      {count > 0 && (
        <Button
          className={styles.action ?? ''}
          variant="default"
          tall
          onClick={() => {
            bringBack()
            setBack(true)
          }}
        >
          {t('settings.alertsBack')}
        </Button>
      )}
    </Section>
  )
}
