import { type RefObject, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { lazyPart } from '#client/ui/lazy-part.ts'
import styles from './composer.module.css'
import { SmileyIcon } from './icons.tsx'

const EmojiPicker = lazyPart(async () => (await import('./emoji-picker.tsx')).EmojiPicker)

type Props = {
  box: RefObject<HTMLTextAreaElement | null>
  /** Where the picker is put, above what one writes in. */
  above: HTMLElement | null
  onChange: (text: string) => void
}

/** Opens the emoji, and puts those that are chosen where one was writing. */
export const EmojiButton = ({ box, above, onChange }: Props) => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const pick = (emoji: string) => {
    const { current: field } = box
    if (!field) return
    field.setRangeText(emoji, field.selectionStart, field.selectionEnd, 'end')
    onChange(field.value)
  }
  const close = () => {
    setIsOpen(false)
    box.current?.focus()
  }
  return (
    <>
      <PlainButton
        className={styles.emoji}
        aria-label={t('emoji.label')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SmileyIcon size={24} />
      </PlainButton>
      {isOpen &&
        above &&
        createPortal(
          <Suspense fallback={null}>
            <EmojiPicker onPick={pick} onClose={close} />
          </Suspense>,
          above,
        )}
    </>
  )
}
