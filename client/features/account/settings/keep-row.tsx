import { useId } from 'react'
import { useMember } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { allowOffline, endOffline, useKeepsOffline } from '#client/platform/offline/consent.ts'
import { Switch } from '#client/ui/switch.tsx'
import styles from './rows.module.css'
import { DeviceIcon } from './setting-icons.tsx'

/** What this device may keep for lack of a connection; taken back, all of it goes at once. */
export const KeepRow = () => {
  const { t } = useTranslation()
  const account = useMember().id
  const id = useId()
  const keeps = useKeepsOffline(account)
  if (!('serviceWorker' in navigator) || !('indexedDB' in window)) return null
  return (
    <label className={styles.line} htmlFor={`${id}-switch`}>
      <DeviceIcon size={20} />
      <span>
        <span id={id} className={styles.label}>
          {t('install.kept')}
        </span>
        <small role="status" className={styles.under}>
          {keeps ? t('install.keptText') : t('install.keptNot')}
        </small>
      </span>
      <Switch
        id={`${id}-switch`}
        role="switch"
        aria-labelledby={id}
        checked={keeps}
        onSwitch={(on) => (on ? allowOffline(account) : void endOffline(account))}
      />
    </label>
  )
}
