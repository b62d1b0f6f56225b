import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Refused } from '#client/platform/api/call.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { WarningIcon } from './icons.tsx'
import { useOnline, useWhenOnline } from './online.ts'
import styles from './states.module.css'

type Props = {
  title: string
  text?: string | undefined
  children?: ReactNode
  icon?: ReactNode
  /** It is all there is on the page, and its title is that of the page. */
  whole?: boolean
}

/** A screen or a part of one with nothing to show: what happened, and what to do next. */
export const Empty = ({ title, text, children, icon, whole = false }: Props) => {
  const Title = whole ? 'h1' : 'h2'
  return (
    <div className={styles.state}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <Title>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}

type FailedProps = {
  error: unknown
  retry?: () => void
  isTrying?: boolean
  /** Said of the error below its words. */
  text?: string | undefined
  whole?: boolean
  /** Another way on. */
  children?: ReactNode
}

/**
 * Something could not be loaded. Without a connection that is what it says, and it tries again by
 * itself as soon as there is one.
 */
export const Failed = ({ error, retry, isTrying = false, children, ...rest }: FailedProps) => {
  const { t } = useTranslation()
  const { of } = useWords()
  const isOffline = !useOnline() && !(error instanceof Refused)
  useWhenOnline(retry)
  const title = error instanceof Error ? of(error) : t('error.page')
  const said = isOffline
    ? { title: t('states.offline'), text: t('states.offlineText') }
    : { title, text: rest.text }
  return (
    <div role="alert">
      <Empty {...said} whole={rest.whole ?? false} icon={<WarningIcon size={32} />}>
        {retry && (
          <Button loading={isTrying} onClick={retry}>
            {t('action.retry')}
          </Button>
        )}
        {children}
      </Empty>
    </div>
  )
}

/** A line of good or bad news beside what it is about. */
export const Notice = ({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'good' | 'bad'
  children: ReactNode
}) => (
  <div className={`${styles.notice} ${styles[tone]}`} role={tone === 'bad' ? 'alert' : 'status'}>
    {children}
  </div>
)
