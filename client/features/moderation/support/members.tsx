import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '#client/platform/api/ids.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { laterPaths } from '#client/platform/later-paths.ts'
import { useNavigate } from '#client/platform/router/hooks.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/field.tsx'
import { Notice } from '#client/ui/states.tsx'
import { LOOK_FOR_MAX, LOOK_REASON_MAX } from '#core/moderation/support/rules.ts'
import { isBlank } from '#core/normalisation/text.ts'
import styles from './support.module.css'
import { lookUp } from './support-queries.ts'

/** One member at a time, by what is whole, with a reason that the log keeps (MOD-03). */
export const Component = () => {
  const { t } = useTranslation('desk')
  const { of } = useWords()
  const navigate = useNavigate()
  const [typed, setTyped] = useState({ text: '', reason: '' })
  const [isMissing, setMissing] = useState(false)
  const finding = useMutation({
    mutationFn: () => lookUp(typed, newId()),
    onSuccess: ({ id }) => {
      if (id !== null) void navigate(laterPaths.deskMember(id))
    },
  })
  const missing = (value: string) =>
    isMissing && isBlank(value) ? t('members.missing') : undefined
  return (
    <div className={styles.search}>
      <h1>{t('members.title')}</h1>
      <p className={styles.quiet}>{t('members.text')}</p>
      <form
        className={styles.card}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const isWhole = !isBlank(typed.text) && !isBlank(typed.reason)
          setMissing(!isWhole)
          if (isWhole) finding.mutate()
        }}
      >
        <TextField
          label={t('members.search')}
          error={missing(typed.text)}
          autoComplete="off"
          spellCheck={false}
          maxLength={LOOK_FOR_MAX}
          value={typed.text}
          onChange={({ currentTarget: { value: text } }) => setTyped({ ...typed, text })}
        />
        <TextField
          label={t('members.reason')}
          description={t('members.reasonHint')}
          error={missing(typed.reason)}
          maxLength={LOOK_REASON_MAX}
          value={typed.reason}
          onChange={({ currentTarget: { value: reason } }) => setTyped({ ...typed, reason })}
        />
        {finding.data?.id === null && <Notice>{t('members.nobody')}</Notice>}
        {finding.isError && <Notice tone="bad">{of(finding.error)}</Notice>}
        <Button type="submit" tall loading={finding.isPending}>
          {t('members.find')}
        </Button>
      </form>
    </div>
  )
}
