import type { ReactNode } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { isTask, layoutOf, layouts, type RouteName } from '#core/site/routes.ts'
import styles from './shell.module.css'

type Props = { name: RouteName | null; isMember: boolean; children: ReactNode }

/** Around every page, whether the browser draws it or the server. */
export const Frame = ({ name, isMember, children }: Props) => {
  const { t } = useTranslation()
  const layout = layoutOf(name)
  return (
    <div
      className={styles.shell}
      data-layout={layout}
      data-page={name}
      data-task={isTask(name) || undefined}
      data-member={isMember && layouts[layout].member}
    >
      <a className={styles.skip} href="#main">
        {t('nav.skip')}
      </a>
      {children}
    </div>
  )
}
