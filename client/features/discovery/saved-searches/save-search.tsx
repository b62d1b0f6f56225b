import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useWords } from '#client/platform/i18n/words.ts'
import { Button } from '#client/ui/button.tsx'
import { Notice } from '#client/ui/states.tsx'
import { isSameSearch } from '#core/discovery/saved-searches/names.ts'
import { SAVED_SEARCHES_MAX } from '#core/discovery/saved-searches/rules.ts'
import { hasFilters } from '../filters.ts'
import { useFiltering } from '../use-filtering.ts'
import styles from './saved-searches.module.css'
import { useSave, useSavedSearches } from './use-saved-searches.ts'

/** Keeps the wishes of now, where there are any and they are not kept already (DSC-11). */
export const SaveSearch = () => {
  const { t } = useTranslation()
  const { of } = useWords()
  const { filters } = useFiltering()
  const searches = useSavedSearches()
  const save = useSave()
  const { sort: _, ...wishes } = filters as Record<string, string>
  const isSaved = searches?.some((one) => isSameSearch(one.wishes, wishes))
  if (!searches || !hasFilters(filters) || isSaved) return null
  if (searches.length >= SAVED_SEARCHES_MAX)
    return <p className={styles.under}>{t('saved.full', { max: SAVED_SEARCHES_MAX })}</p>
  return (
    <div className={styles.save}>
      <Button
        wide
        variant="default"
        loading={save.isPending}
        onClick={() => save.mutate({ wishes })}
      >
        {t('saved.save')}
      </Button>
      <p className={styles.under}>{t('saved.saveText')}</p>
      {save.isError && <Notice tone="bad">{of(save.error)}</Notice>}
    </div>
  )
}
