import { useLocation } from 'react-router'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { Button, PlainButton } from '#client/ui/button.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import styles from './filter-bar.module.css'
import { FilterBar } from './filter-bar.tsx'
import { hasFilters, useFilters } from './filters.ts'
import { SaveSearch } from './saved-searches/save-search.tsx'
import { SavedList } from './saved-searches/saved-list.tsx'
import { useTotals } from './totals.ts'
import { ToWhyFew, WhyFew } from './why-few.tsx'

/** Takes all filters away, where there are any. */
const Clear = () => {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  if (!hasFilters(useFilters(search))) return null
  return (
    <PlainButton
      className={styles.clear}
      onClick={() => setSearch({}, { replace: true, preventScrollReset: true, state })}
    >
      {t('members.clear')}
    </PlainButton>
  )
}

type Props = { total: number; onClose: () => void }

/** All filters, over the members; each change shows at once behind it. */
export const FiltersSheet = ({ total, onClose }: Props) => {
  const { t } = useTranslation()
  const { isMore, total: words } = useTotals()
  const showWords = () => {
    if (isMore(total)) return t('people.showMore', { total: words(total) })
    return total > 0 ? t('people.show', { count: total }) : t('people.showNone')
  }
  return (
    <Sheet aria-label={t('people.filters')} onClose={onClose}>
      {(close) => (
        <>
          <PlainButton
            className={styles.grabber}
            aria-label={t('people.showNone')}
            onClick={close}
          />
          <div className={styles.inner}>
            <div className={styles.head}>
              <h2>{t('people.who')}</h2>
              <Clear />
            </div>
            <SavedList onOpen={close} />
            <FilterBar />
            <SaveSearch />
            <WhyFew total={total} />
            <div className={styles.show}>
              <ToWhyFew total={total} />
              <Button wide size="lg" onClick={close}>
                {showWords()}
              </Button>
            </div>
          </div>
        </>
      )}
    </Sheet>
  )
}
