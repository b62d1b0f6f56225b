import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useActionKey } from '#client/platform/api/action-key.ts'
import { useUser } from '#client/platform/api/hooks.ts'
import { formKey, useKeptText } from '#client/platform/form/kept-text.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { TextArea } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/states.tsx'
import { REPORT_WORDS_MAX } from '#core/moderation/rules.ts'
import { isBlank } from '#core/normalisation/text.ts'
import styles from './safety.module.css'

type Props = {
  /** What opens the field, what the field asks, and what sends it. */
  words: { open: string; ask: string; send: string }
  /** The id of what it is about. */
  about: string
  /** There is nothing more important to do here. */
  isMain?: boolean
  send: (words: string, idempotencyKey: string) => Promise<unknown>
}

/** One tap opens a field; what was typed stays there until it has arrived. */
export const Objection = ({ about, words: said, isMain = false, send }: Props) => {
  const { t } = useTranslation('safety')
  const { of } = useWords()
  const keyOf = useActionKey()
  const [isOpen, setIsOpen] = useState(false)
  const account = useUser()?.id ?? 'visitor'
  const [words, setWords] = useKeptText(formKey(account, `objection.${about}`))
  const sending = useMutation({
    mutationFn: () => send(words.trim(), keyOf(words.trim())),
    onSuccess: () => setWords(''),
  })
  if (!isOpen) {
    return (
      <Button variant={isMain ? 'filled' : 'default'} tall onClick={() => setIsOpen(true)}>
        {said.open}
      </Button>
    )
  }
  return (
    <form
      className={styles.objection}
      onSubmit={(event) => {
        event.preventDefault()
        sending.mutate()
      }}
    >
      <TextArea
        ref={(field) => field?.focus()}
        label={said.ask}
        rows={5}
        required
        maxLength={REPORT_WORDS_MAX}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {sending.error && (
        <Notice tone="bad">
          {of(sending.error)} {t('about.kept')}
        </Notice>
      )}
      <div className={styles.ways}>
        <Button type="submit" tall disabled={isBlank(words)} loading={sending.isPending}>
          {said.send}
        </Button>
        <Button variant="subtle" tall onClick={() => setIsOpen(false)}>
          {t('about.cancel')}
        </Button>
      </div>
    </form>
  )
}
