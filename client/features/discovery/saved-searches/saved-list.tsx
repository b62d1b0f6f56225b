import { useState } from 'react'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { SavedRow } from './saved-row.tsx'
import styles from './saved-searches.module.css'
import { useSearchName } from './search-name.ts'
import { type Saved, useRemove, useSave, useSavedSearches } from './use-saved-searches.ts'

/** The others come with a tap: the filters stay in sight. */
const SHOWN = 3

/** Those with news first, and else as they were saved. */
const inOrder = (searches: readonly Saved[]) =>
  searches.toSorted((a, b) => Number(b.fresh > 0) - Number(a.fresh > 0))

/** The searches that one saved; a tap looks for what they wish (DSC-11). */
export const SavedList = ({ onOpen }: { onOpen: () => void }) => {
  const { t } = useTranslation()
  const nameOf = useSearchName()
  const searches = useSavedSearches()
  const [isWhole, setWhole] = useState(false)
  const [gone, setGone] = useState<Saved | null>(null)
  const [remove, save] = [useRemove(), useSave()]
  if (!searches || (searches.length === 0 && !gone)) return null
  const shown = isWhole ? inOrder(searches) : inOrder(searches).slice(0, SHOWN)
  const putBack = ({ name, wishes, notify }: Saved) =>
    save.mutate({ name, wishes, notify }, { onSuccess: () => setGone(null) })
  return (
    <section aria-labelledby="saved-searches">
      <h3 className={styles.title} id="saved-searches">
        {t('saved.title')}
      </h3>
      <ul className={styles.list}>
        {shown.map((saved) => (
          <SavedRow
            key={saved.id}
            saved={saved}
            onOpen={onOpen}
            onRemove={() => remove.mutate(saved.id, { onSuccess: () => setGone(saved) })}
          />
        ))}
      </ul>
      {shown.length < searches.length && (
        <PlainButton className={styles.all} onClick={() => setWhole(true)}>
          {t('saved.all', { count: searches.length })}
        </PlainButton>
      )}
      <div role="status">
        {gone && (
          <p className={styles.gone}>
            <span>{t('saved.removed', { name: nameOf(gone) })}</span>
            <PlainButton className={styles.all} onClick={() => putBack(gone)}>
              {t('saved.undo')}
            </PlainButton>
          </p>
        )}
      </div>
    </section>
  )
}
