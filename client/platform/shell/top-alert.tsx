import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseIcon } from '#client/ui/icons.tsx'
import { Notice } from '#client/ui/states.tsx'
import styles from './top-alert.module.css'

type Props = { title: string; text: string; onDismiss: () => void; children: ReactNode }

/** An alert above the page, with a way on, that a member may dismiss (NAV-10). */
export const TopAlert = ({ title, text, onDismiss, children }: Props) => {
  const { t } = useTranslation()
  return (
    <section className={styles.alert} aria-label={title}>
      <Notice>
        <UnstyledButton
          className={styles.dismiss}
          aria-label={t('action.dismiss')}
          onClick={onDismiss}
        >
          <CloseIcon size={20} />
        </UnstyledButton>
        <p>
          <strong>{title}.</strong> {text}
        </p>
        {children}
      </Notice>
    </section>
  )
}
