import { useState } from 'react'
import { useAllDismissed } from '#client/parts/site/dismissed.ts'
import { LanguageChoice } from '#client/parts/site/language-choice.tsx'
import { useMember, useSettings } from '#client/platform/api/hooks.ts'
import { colorSchemes, useColorScheme } from '#client/platform/color-scheme.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button } from '#client/ui/button.tsx'
import { Choice } from '#client/ui/choice.tsx'
import { languagesOf } from '#core/site/language-shown.ts'
import { InstallRow } from './install-row.tsx'
import { KeepRow } from './keep-row.tsx'
import { DeviceIcon, GlobeIcon, LightIcon } from './setting-icons.tsx'
import { Row, Section } from './settings-section.tsx'

/** In the language and the light that one likes. */
export const Display = () => {
  const { t } = useTranslation()
  const user = useMember()
  const settings = useSettings()
  const { colorScheme, chooseScheme } = useColorScheme()
  return (
    <Section title={t('settings.display')}>
      {languagesOf(settings).length > 1 && (
        <Row icon={GlobeIcon} name={t('settings.language')}>
          <LanguageChoice settings={settings} user={user} />
        </Row>
      )}
      <Row
        icon={LightIcon}
        name={t('settings.appearance')}
        under={t('settings.appearanceText')}
        wraps
      >
        <Choice
          legend={t('settings.appearance')}
          name="appearance"
          shape="segments"
          options={colorSchemes.map((value) => ({ value, text: t(`settings.${value}`) }))}
          value={colorScheme}
          onChange={chooseScheme}
        />
      </Row>
      <InstallRow />
      <KeepRow />
    </Section>
  )
}

export const Alerts = () => {
  const { t } = useTranslation()
  const { count, bringBack } = useAllDismissed(useMember().id)
  const [back, setBack] = useState(false)
  const some = count > 0 ? t('settings.alertsSome', { count }) : t('settings.alertsNone')
  return (
    <Section title={t('settings.alerts')}>
      <Row
        icon={DeviceIcon}
        name={t('settings.alerts')}
        under={<span role="status">{back && count === 0 ? t('settings.alertsShown') : some}</span>}
      >
        {count > 0 && (
          <Button
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
      </Row>
    </Section>
  )
}
