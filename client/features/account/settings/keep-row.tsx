import { useMember } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { allowOffline, endOffline, useKeepsOffline } from '#client/platform/offline/consent.ts'
import { DeviceIcon } from './setting-icons.tsx'
import { SwitchRow } from './settings-section.tsx'

/** What this device may keep for lack of a connection; taken back, all of it goes at once. */
export const KeepRow = () => {
  const { t } = useTranslation()
  const account = useMember().id
  const keeps = useKeepsOffline(account)
  if (!('serviceWorker' in navigator) || !('indexedDB' in window)) return null
  return (
    <SwitchRow
      icon={DeviceIcon}
      name={t('install.kept')}
      under={keeps ? t('install.keptText') : t('install.keptNot')}
      isTold
      isOn={keeps}
      onSwitch={(on) => (on ? allowOffline(account) : void endOffline(account))}
    />
  )
}
