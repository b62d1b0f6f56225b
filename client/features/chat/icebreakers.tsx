import { useQuery } from '@tanstack/react-query'
import { memberQuery } from '#client/platform/api/member-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { icebreakersFor } from '#core/chat/icebreakers.ts'
import type { Card } from '#core/contract/shapes.ts'
import styles from './icebreakers.module.css'

type Props = { member: Card; text: string; onPick: (line: string) => void }

/**
 * Opening lines to choose from. A line goes into the text, where it can be changed; it is never
 * sent by itself. They leave as soon as one writes something of one's own.
 */
export const Icebreakers = ({ member, text, onPick }: Props) => {
  const { t } = useTranslation()
  const { t: lineOf } = useTranslation('icebreakers')
  const profile = useQuery(memberQuery(member.id))
  const interests = profile.data?.interests ?? []
  const lines = icebreakersFor({ id: member.id, interests }).map((key) =>
    lineOf(key, { name: member.name }),
  )
  if (profile.isPending || (text !== '' && !lines.includes(text))) return null
  return (
    <fieldset className={styles.lines}>
      <legend className={styles.title}>{t('icebreakers.title')}</legend>
      {lines.map((line) => (
        <PlainButton
          key={line}
          className={styles.line}
          aria-pressed={line === text}
          onClick={() => onPick(line)}
        >
          {line}
        </PlainButton>
      ))}
    </fieldset>
  )
}
