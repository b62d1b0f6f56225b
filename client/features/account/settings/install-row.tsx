import { useInstall } from '#client/parts/site/install.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button } from '#client/ui/button.tsx'
import { DeviceIcon } from './setting-icons.tsx'
import { Row } from './settings-section.tsx'

/** The site on the screen of a phone, where the device lets one. */
export const InstallRow = () => {
  const { t } = useTranslation()
  const { name } = useSettings()
  const { way, install } = useInstall()
  if (way === null) return null
  const under = way === 'button' ? t('settings.installText') : t('settings.installByHand')
  return (
    <Row icon={DeviceIcon} name={t('settings.install', { name })} under={under}>
      {way === 'button' && (
        <Button variant="default" tall onClick={() => void install()}>
          {t('settings.installYes')}
        </Button>
      )}
    </Row>
  )
}
