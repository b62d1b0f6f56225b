import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { chatsQuery } from '#client/platform/api/chats-query.ts'
import { useUser } from '#client/platform/api/hooks.ts'
import { likesQuery } from '#client/platform/api/likes-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import { CountBadge } from '#client/ui/count-badge.tsx'
import { HeartIcon, PersonIcon } from '#client/ui/icons.tsx'
import { ChatIcon, CoinIcon, GemIcon, PeopleIcon } from '#client/ui/member-icons.tsx'
import type { User } from '#core/contract/shapes.ts'
import { layoutOf, routeOf } from '#core/site/routes.ts'
import { CREDIT_BADGE_AT } from '#core/site/values.ts'
import { AccountMenu } from './account-menu.tsx'
import bottom from './bottom-nav.module.css'
import top from './top-bar.module.css'

type Item = { to: string; icon: ReactNode; text: string; badge?: ReactNode }

const useItems = (user: User | null): Item[] => {
  const { t } = useTranslation()
  const unread = useQuery(chatsQuery).data?.unread ?? 0
  const newLikes = useQuery(likesQuery).data?.new_likes ?? 0
  return [
    { to: paths.members(), icon: <PeopleIcon />, text: t('nav.members') },
    {
      to: paths.chats(),
      icon: <ChatIcon />,
      text: t('around.chats'),
      badge: unread > 0 && (
        <CountBadge count={unread} tone="unread" label={t('fresh.unread', { count: unread })} />
      ),
    },
    {
      to: paths.likes(),
      icon: <HeartIcon />,
      text: t('around.likes'),
      badge: newLikes > 0 && (
        <CountBadge
          count={newLikes}
          tone="likes"
          label={t('fresh.newLikes', { count: newLikes })}
        />
      ),
    },
    {
      to: user?.paid_user ? paths.credits() : paths.premium(),
      icon: user?.paid_user ? <CoinIcon /> : <GemIcon />,
      text: user?.paid_user ? t('around.credits') : t('around.premium'),
      badge: user?.paid_user && user.credits <= CREDIT_BADGE_AT && (
        <CountBadge
          count={user.credits}
          tone={user.credits > 0 ? 'warning' : 'danger'}
          label={t('credits', { count: user.credits })}
        />
      ),
    },
  ]
}

/** What is one's own is reached by the settings, and the game by the members. */
const sectionOf: Record<string, string> = {
  [paths.premium()]: paths.credits(),
  [paths.swipe()]: paths.members(),
  [paths.profile()]: paths.settings(),
  [paths.notifications()]: paths.settings(),
  [paths.transactions()]: paths.settings(),
}

/** Whether a page belongs to an item; a talk with a member is one of the chats, not of the members. */
const useCurrent = () => {
  const { pathname } = useLocation()
  const first = `/${pathname.split('/')[1]}`
  const isChat = layoutOf(routeOf(pathname)) === 'chat'
  const section = isChat ? paths.chats() : (sectionOf[first] ?? first)
  return (to: string) => ((sectionOf[to] ?? to) === section ? 'page' : undefined)
}

export const MemberTop = ({ user }: { user: User }) => {
  const { t } = useTranslation()
  const items = useItems(user)
  const current = useCurrent()
  return (
    <div className={top.member}>
      <nav className={top.wide} aria-label={t('nav.label')}>
        {items.map(({ to, icon, text, badge }) => (
          <Link key={to} to={to} className={top.link} aria-current={current(to)}>
            {icon}
            {text}
            {badge}
          </Link>
        ))}
      </nav>
      <AccountMenu user={user} />
    </div>
  )
}

/** On a phone the way around is within reach of the thumb. */
export const MemberBottom = () => {
  const { t } = useTranslation()
  const items = useItems(useUser())
  const current = useCurrent()
  return (
    <nav className={bottom.nav} data-bottom aria-label={t('nav.label')}>
      {[...items, { to: paths.settings(), icon: <PersonIcon />, text: t('around.own') }].map(
        ({ to, icon, text, badge }: Item) => (
          <Link key={to} to={to} className={bottom.item} aria-current={current(to)}>
            <span className={bottom.icon}>
              {icon}
              {badge && <span className={bottom.badge}>{badge}</span>}
            </span>
            {text}
          </Link>
        ),
      )}
    </nav>
  )
}
