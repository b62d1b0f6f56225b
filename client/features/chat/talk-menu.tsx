import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { BlockButton } from '#client/parts/chat/block-button.tsx'
import { MoreIcon } from '#client/ui/member-icons.tsx'
import type { Card } from '#core/contract/shapes.ts'
import styles from './conversation.module.css'

const MENU = 'talk-menu'

/** What one seldom does in a conversation: the browser's own popover, which Escape closes. */
export const TalkMenu = ({ member }: { member: Card }) => {
  const { t } = useTranslation()
  return (
    <>
      <UnstyledButton className={styles.more} aria-label={t('chat.menu')} popoverTarget={MENU}>
        <MoreIcon />
      </UnstyledButton>
      <div id={MENU} popover="auto" className={styles.menu}>
        <BlockButton member={member} />
      </div>
    </>
  )
}
