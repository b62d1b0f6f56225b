import { useMutation } from '@tanstack/react-query'
import { useMember } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Notice } from '#client/ui/states.tsx'
import {
  type Channel,
  channels,
  mayNotify,
  type NoticeKind,
  noticeKinds,
  switchOf,
} from '#core/account/settings/notifications.ts'
import styles from './notifications.module.css'
import { setNotification } from './set-notification.ts'
import { BellIcon } from './setting-icons.tsx'
import { Section } from './settings-section.tsx'

type NoticeChoice = { channel: Channel; kind: NoticeKind }

/** What was chosen last shows while it is on its way; the switches go out one after another. */
const Switch = ({ channel, kind }: NoticeChoice) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { notifications_disabled: disabled } = useMember()
  const change = useMutation({
    scope: { id: 'notifications' },
    mutationFn: (on: boolean) => setNotification(switchOf(channel, kind), on),
  })
  const on = change.isPending ? change.variables : mayNotify(disabled, channel, kind)
  const name = { kind: t(`notifications.${kind}`), channel: t(`notifications.${channel}`) }
  return (
    <td>
      <label className={styles.cell}>
        <span className="visually-hidden">{t('notifications.switch', name)}</span>
        <input
          type="checkbox"
          className={styles.switch}
          checked={on}
          onChange={(event) => change.mutate(event.currentTarget.checked)}
        />
      </label>
      {change.isError && <Notice tone="bad">{of(change.error)}</Notice>}
    </td>
  )
}

/** What one is told of while away, and by which way (product spec, section 3). */
export const Notifications = () => {
  const { t } = useTranslation()
  return (
    <Section title={t('notifications.title')} icon={BellIcon}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('notifications.what')}</span>
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {t(`notifications.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {noticeKinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">{t(`notifications.${kind}`)}</th>
              {channels.map((channel) => (
                <Switch key={channel} channel={channel} kind={kind} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('notifications.always')}</p>
    </Section>
  )
}
