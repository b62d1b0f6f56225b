import { type FormEvent, useState } from 'react'
import { Refused } from '#client/platform/api/call-errors.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/field.tsx'
import { SAVED_NAME_MAX } from '#core/discovery/saved-searches/rules.ts'
import styles from './saved-searches.module.css'
import { type Saved, useChange } from './use-saved-searches.ts'

type Props = { saved: Saved; called: string; onDone: () => void; onRemove: () => void }

/** Another name, where none is that of the wishes again; or the end of it. */
export const EditSaved = ({ saved, called, onDone, onRemove }: Props) => {
  const { t } = useTranslation()
  const { of, field } = useWords()
  const { min_age } = useSettings()
  const [name, setName] = useState(saved.name ?? '')
  const change = useChange()
  const rename = (event: FormEvent) => {
    event.preventDefault()
    change.mutate({ id: saved.id, name: name.trim() || null }, { onSuccess: onDone })
  }
  const wrong = change.error instanceof Refused ? change.error.refusal.fields?.name : undefined
  return (
    <form className={styles.edit} onSubmit={rename}>
      <TextField
        label={t('saved.name')}
        value={name}
        placeholder={called}
        maxLength={SAVED_NAME_MAX}
        error={change.error && (wrong ? field(wrong, min_age) : of(change.error))}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <div className={styles.acts}>
        <Button variant="quiet" tall onClick={onRemove}>
          {t('saved.remove')}
        </Button>
        <Button type="submit" variant="default" tall loading={change.isPending}>
          {t('saved.keep')}
        </Button>
      </div>
    </form>
  )
}
