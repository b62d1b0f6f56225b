import type { ReactNode } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Link } from '#client/platform/router/link.tsx'
import styles from './settings.module.css'

const groups = ['account', 'privacy', 'notifications', 'display', 'data'] as const
type GroupName = (typeof groups)[number]

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
        {groups.map((name) => (
          <li key={name}>
            <Link
              to={{ hash: name }}
              replace
              preventScrollReset
              onClick={() => document.getElementById(name)?.focus()}
            >
              {t(`settings.group.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
