import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Link } from '#client/platform/router/link.tsx'
import { PersonIcon } from '#client/ui/icons.tsx'
import { onScroll } from '#client/ui/on-scroll.ts'
import { BellIcon, CardIcon, DownloadIcon, LightIcon, LockIcon } from './setting-icons.tsx'
import styles from './settings.module.css'
import type { Icon } from './settings-section.tsx'

const groups = {
  privacy: LockIcon,
  notifications: BellIcon,
  money: CardIcon,
  account: PersonIcon,
  display: LightIcon,
  data: DownloadIcon,
} satisfies Record<string, Icon>
type GroupName = keyof typeof groups
const names = Object.keys(groups) as GroupName[]

/** A heading this far from the top of the window, in px, is the one that is read. */
const READING_LINE_PX = 160

const isShown = (name: string) => {
  const box = document.getElementById(name)?.getBoundingClientRect()
  return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight
}

/**
 * The group that is read. At the end of the page the last ones cannot come to the top: there it is
 * the one that the address names, if that is in the window, or else the last.
 */
const groupInView = (): GroupName => {
  const [first = 'privacy'] = names
  const chosen = names.find((name) => `#${name}` === window.location.hash)
  const { scrollHeight } = document.documentElement
  const isAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 1
  if (isAtEnd && window.scrollY > 0) {
    return chosen && isShown(chosen) ? chosen : (names.at(-1) ?? first)
  }
  const isPast = (name: string) =>
    (document.getElementById(name)?.getBoundingClientRect().top ?? 0) <= READING_LINE_PX
  return names.findLast(isPast) ?? first
}

/** Subjects that belong together, under a heading that the address can name. */
export const Group = ({ name, children }: { name: GroupName; children: ReactNode }) => {
  const { t } = useTranslation()
  return (
    <div>
      <h2 id={name} className={styles.heading} tabIndex={-1}>
        {t(`settings.group.${name}`)}
      </h2>
      <div className={styles.card}>{children}</div>
    </div>
  )
}

/** The groups by name. The keyboard goes on where the link leads. */
export const GroupLinks = () => {
  const { t } = useTranslation()
  const current = useSyncExternalStore(onScroll, groupInView)
  return (
    <nav className={styles.contents} aria-label={t('settings.contents')}>
      <ul>
        {names.map((name) => {
          const Icon = groups[name]
          return (
            <li key={name}>
              <Link
                to={{ hash: name }}
                replace
                preventScrollReset
                aria-current={name === current ? 'location' : undefined}
                onClick={() => document.getElementById(name)?.focus()}
              >
                <Icon size={20} />
                {t(`settings.group.${name}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
