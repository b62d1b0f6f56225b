import type { ComponentType } from 'react'
import { Avatar } from '#client/parts/discovery/avatar.tsx'
import { useFormat } from '#client/platform/i18n/format.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { HeartIcon, icon, PersonIcon } from '#client/ui/icons.tsx'
import { BookmarkIcon, CoinIcon } from '#client/ui/member-icons.tsx'
import type { HappeningView } from '#core/push/happenings/contract.ts'
import type { HappeningKind } from '#core/push/happenings/values.ts'
import styles from './happenings.module.css'

const UndoIcon = icon(<path d="M8.5 5.5 4 10l4.5 4.500M4.5 10H14a5 5 0 0 1 0 10h-3" />)
const ShieldIcon = icon(
  <path d="M12 3.500 5 6v6c0 4 3 7 7 8.500 4-1.500 7-4.500 7-8.500V6ZM9 12l2 2 4-4" />,
)

type Drawn = ComponentType<{ size?: number }>

/** Of what nobody did. */
const icons: Partial<Record<HappeningKind, Drawn>> = {
  newMembers: BookmarkIcon,
  paid: CoinIcon,
  refunded: UndoIcon,
  signedIn: ShieldIcon,
}

const leadsTo: Record<HappeningKind, (happening: HappeningView) => string> = {
  messages: ({ about }) => paths.chat(about ?? ''),
  gift: ({ about }) => paths.chat(about ?? ''),
  like: ({ member }) => paths.likedMember(member?.id ?? ''),
  match: ({ member }) => paths.likedMember(member?.id ?? ''),
  visit: ({ member }) => paths.member(member?.id ?? ''),
  newMembers: () => paths.members(),
  paid: ({ about }) => paths.payment(about ?? ''),
  refunded: ({ about }) => paths.payment(about ?? ''),
  signedIn: () => paths.devices(),
}

const UNKNOWN_DEVICE = '?'

const useWhat = ({ kind, member, count, device }: HappeningView): string => {
  const { t } = useTranslation()
  const name = member?.name ?? ''
  const words: Record<HappeningKind, () => string> = {
    messages: () => t('happenings.messages', { name, count: count ?? 1 }),
    gift: () => t('happenings.gift', { name }),
    like: () => t('happenings.like', { name }),
    match: () => t('happenings.match', { name }),
    visit: () => t('happenings.visit', { name }),
    newMembers: () => t('happenings.newMembers'),
    paid: () => t('happenings.paid', { count: count ?? 0 }),
    refunded: () => t('happenings.refunded'),
    signedIn: () =>
      device && device !== UNKNOWN_DEVICE
        ? t('happenings.signedIn', { device })
        : t('happenings.signedInSomewhere'),
  }
  return words[kind]()
}

/** On the day itself by the hour, and what is older too: the day stands above it. */
const useWhen = ({ kind, at, is_new }: HappeningView) => {
  const { time, moment, daysAgo } = useFormat()
  if (kind === 'newMembers') return null
  return is_new && daysAgo(at) > 0 ? moment(at) : time(at)
}

/** What happened, of whom, and when; it leads to its place. */
export const HappeningRow = ({ happening }: { happening: HappeningView }) => {
  const { kind, member, at, is_new } = happening
  const what = useWhat(happening)
  const when = useWhen(happening)
  const Icon = icons[kind] ?? PersonIcon
  return (
    <li>
      <Link className={styles.row} to={leadsTo[kind](happening)}>
        <span className={styles.face}>{member ? <Avatar member={member} /> : <Icon />}</span>
        <span className={styles.words}>
          <span className={styles.what} data-new={is_new || undefined}>
            {what}
          </span>
          {when && (
            <time dateTime={at} className={styles.when}>
              {when}
            </time>
          )}
        </span>
        {(kind === 'match' || kind === 'like') && (
          <span className={styles.heart}>
            <HeartIcon size={18} filled />
          </span>
        )}
      </Link>
    </li>
  )
}
