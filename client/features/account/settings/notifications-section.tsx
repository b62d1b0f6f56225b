import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useMember } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { paths } from '#client/platform/paths.ts'
import { CheckIcon, EyeIcon, HeartIcon, icon } from '#client/ui/icons.tsx'
import { ChatIcon, CoinIcon, FilterIcon, PeopleIcon } from '#client/ui/member-icons.tsx'
import { Notice } from '#client/ui/states.tsx'
import { Switch } from '#client/ui/switch.tsx'
import {
  type Channel,
  channels,
  isAlwaysMailed,
  isChosen,
  mayNotify,
  switchOf,
} from '#core/account/settings/notifications.ts'
import { type NoticeKind, noticeKinds } from '#core/push/values.ts'
import styles from './notifications.module.css'
import { setNotification } from './set-notification.ts'
import { ListIcon, LockIcon } from './setting-icons.tsx'
import { type Icon, Section, Way } from './settings-section.tsx'

type NoticeChoice = { channel: Channel; kind: NoticeKind }

const GiftIcon = icon(
  <path d="M4 9h16v3.500H4zM5.500 12.500V20h13v-7.500M12 9v11M12 9C9 9 7 7.500 8 5.500S12 6 12 9Zm0 0c3 0 5-1.500 4-3.500S12 6 12 9Z" />,
)

const icons = {
  newMessages: ChatIcon,
  newLikes: HeartIcon,
  matches: PeopleIcon,
  newMembers: FilterIcon,
  gifts: GiftIcon,
  visits: EyeIcon,
  payments: CoinIcon,
  account: LockIcon,
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

/** By mail: what always comes, and what never does. */
const NoChoice = ({ kind }: { kind: NoticeKind }) => {
  const { t } = useTranslation()
  const named = { kind: t(`notifications.${kind}`) }
  const isAlways = isAlwaysMailed(kind)
  return (
    <td className={styles.fixed}>
      <span aria-hidden="true">{isAlways ? <CheckIcon size={18} /> : '–'}</span>
      <span className="visually-hidden">
        {isAlways ? t('notifications.alwaysMailed', named) : t('notifications.notMailed', named)}
      </span>
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
              {channels.map((channel) =>
                isChosen(channel, kind) ? (
                  <KindSwitch key={channel} channel={channel} kind={kind} />
                ) : (
                  <NoChoice key={channel} kind={kind} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Way icon={ListIcon} to={paths.notifications()}>
        {t('notifications.happened')}
      </Way>
      <p className={styles.always}>{t('notifications.always')}</p>
    </Section>
  )
}
