import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useMember } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { HeartIcon } from '#client/ui/icons.tsx'
import { ChatIcon, FilterIcon, PeopleIcon } from '#client/ui/member-icons.tsx'
import { Notice } from '#client/ui/states.tsx'
import { Switch } from '#client/ui/switch.tsx'
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
import { type Icon, Section } from './settings-section.tsx'

type NoticeChoice = { channel: Channel; kind: NoticeKind }

const icons = {
  newMessages: ChatIcon,
  newLikes: HeartIcon,
  matches: PeopleIcon,
  newMembers: FilterIcon,
} satisfies Record<NoticeKind, Icon>

/** What was chosen last shows while it is on its way; the switches go out one after another. */
const KindSwitch = ({ channel, kind }: NoticeChoice) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { notifications_disabled: disabled } = useMember()
  const id = useId()
  const change = useMutation({
    scope: { id: 'notifications' },
    mutationFn: (on: boolean) => setNotification(switchOf(channel, kind), on),
  })
  const on = change.isPending ? change.variables : mayNotify(disabled, channel, kind)
  const name = { kind: t(`notifications.${kind}`), channel: t(`notifications.${channel}`) }
  return (
    <td>
      <label className={styles.cell} htmlFor={id}>
        <span className="visually-hidden">{t('notifications.switch', name)}</span>
        <Switch id={id} checked={on} onSwitch={(to) => change.mutate(to)} />
      </label>
      {change.isError && <Notice tone="bad">{of(change.error)}</Notice>}
    </td>
  )
}

const KindIcon = ({ kind }: { kind: NoticeKind }) => {
  const Drawn = icons[kind]
  return <Drawn size={20} />
}

/** What one is told of while away, and by which way (product spec, section 3). */
export const Notifications = () => {
  const { t } = useTranslation()
  return (
    <Section title={t('notifications.title')}>
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
              <th scope="row">
                <span className={styles.kind}>
                  <KindIcon kind={kind} />
                  {t(`notifications.${kind}`)}
                </span>
              </th>
              {channels.map((channel) => (
                <KindSwitch key={channel} channel={channel} kind={kind} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.always}>{t('notifications.always')}</p>
    </Section>
  )
}
