import type { ReactNode } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Link } from '#client/platform/router/link.tsx'
import { EyeIcon, PersonIcon } from '#client/ui/icons.tsx'
import { BellIcon, CardIcon, DownloadIcon, LightIcon } from './setting-icons.tsx'
import styles from './settings.module.css'
import type { Icon } from './settings-section.tsx'

const groups = {
  privacy: EyeIcon,
  notifications: BellIcon,
  money: CardIcon,
  account: PersonIcon,
  display: LightIcon,
  data: DownloadIcon,
} satisfies Record<string, Icon>
type GroupName = keyof typeof groups

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
  return (
    <nav className={styles.contents} aria-label={t('settings.contents')}>
      <ul>
        {(Object.keys(groups) as GroupName[]).map((name) => {
          const Icon = groups[name]
          return (
            <li key={name}>
              <Link
                to={{ hash: name }}
                replace
                preventScrollReset
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
