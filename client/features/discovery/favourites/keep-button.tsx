import type { MouseEvent } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { BookmarkIcon } from '#client/ui/member-icons.tsx'
import type { Card } from '#core/contract/shapes.ts'
import { type Keepable, useKeep } from './keep.ts'

type Props = { member: Keepable & Pick<Card, 'name'>; className?: string | undefined }

/** A bookmark over a picture. The second click of a double click does nothing. */
export const KeepButton = ({ member, className = '' }: Props) => {
  const { t } = useTranslation()
  const { keep, isPending } = useKeep()
  const { name, kept = false } = member
  const click = ({ detail }: MouseEvent) => {
    if (detail <= 1 && !isPending) void keep(member, !kept)
  }
  return (
    <PlainButton
      className={className}
      aria-pressed={kept}
      aria-label={t('likes.keep', { name })}
      onClick={click}
    >
      <span>
        <BookmarkIcon filled={kept} size={20} />
      </span>
    </PlainButton>
  )
}
