import { Suspense, useState } from 'react'
import { type Thing, useReport } from '#client/parts/moderation/use-report.tsx'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Button, PlainButton } from '#client/ui/button.tsx'
import { lazyPart } from '#client/ui/lazy-part.ts'
import { MoreIcon } from '#client/ui/member-icons.tsx'
import type { Card } from '#core/contract/shapes.ts'
import { BlockButton } from './block-button.tsx'
import styles from './member-menu.module.css'

const AlbumButton = lazyPart(
  async () => (await import('#client/parts/photo/album-button.tsx')).AlbumButton,
)

const MENU = 'member-menu'

type Props = {
  member: Pick<Card, 'id' | 'name'>
  className: string | undefined
  /** What they have said to each other, where the menu is that of it. */
  conversation?: string | undefined
  /** What of the profile can be reported alone. */
  parts?: Thing[]
  onDone?: () => void
}

/** What one seldom does with a member: the browser's own popover, which Escape closes. */
export const MemberMenu = ({ member, className = '', conversation, parts = [], onDone }: Props) => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const { report, sheet } = useReport()
  const profile = { subject: 'member', id: member.id } as const
  const reportIt = () =>
    report({
      member,
      things: conversation
        ? [{ subject: 'conversation', id: conversation }, profile]
        : [profile, ...parts],
      mayBlock: true,
      ...(onDone && { onBlocked: onDone }),
    })
  return (
    <>
      <PlainButton
        className={`${styles.button} ${className}`}
        aria-label={t('blocks.menu')}
        popoverTarget={MENU}
      >
        <MoreIcon />
      </PlainButton>
      <div
        id={MENU}
        popover="auto"
        className={styles.menu}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen && (
          <Suspense fallback={null}>
            <AlbumButton member={member} />
          </Suspense>
        )}
        <Button
          variant="subtle"
          aria-label={t('members.report', { name: member.name })}
          popoverTarget={MENU}
          popoverTargetAction="hide"
          onClick={reportIt}
        >
          {t('safety.report')}
        </Button>
        <BlockButton member={member} {...(onDone && { onDone })} />
      </div>
      {sheet}
    </>
  )
}
