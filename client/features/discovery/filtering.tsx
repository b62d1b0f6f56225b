import { useLocation } from 'react-router'
import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { Button, PlainButton } from '#client/ui/button.tsx'
import { CloseIcon } from '#client/ui/icons.tsx'
import { FilterIcon } from '#client/ui/member-icons.tsx'
import { Sheet } from '#client/ui/sheet.tsx'
import { FilterBar } from './filter-bar.tsx'
import { useFilterSheet } from './filter-sheet.ts'
import styles from './filtering.module.css'
import { type FilterName, useFilters, withFilter } from './filters.ts'
import { useTotals } from './totals.ts'

type SheetProps = { total: number; onClose: () => void }

/** All filters, over the members; each change shows at once behind it. */
const FilterSheet = ({ total, onClose }: SheetProps) => {
  const { t } = useTranslation()
  const { isMore, total: words } = useTotals()
  const showWords = () => {
    if (isMore(total)) return t('people.showMore', { total: words(total) })
    return total > 0 ? t('people.show', { count: total }) : t('people.showNone')
  }
  return (
    <Sheet aria-label={t('people.filters')} onClose={onClose}>
      {(close) => (
        <div className={styles.inner}>
          <div className={styles.head}>
            <h2>{t('people.who')}</h2>
            <PlainButton className={styles.close} aria-label={t('people.showNone')} onClick={close}>
              <CloseIcon />
            </PlainButton>
          </div>
          <FilterBar />
          <Button wide onClick={close}>
            {showWords()}
          </Button>
        </div>
      )}
    </Sheet>
  )
}

type ChipProps = { name: FilterName; value: string; text: string }

/** One filter that is often wanted: on with a tap, and off with the next. */
const Chip = ({ name, value, text }: ChipProps) => {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const isOn = useFilters(search)[name] === value
  return (
    <PlainButton
      className={styles.chip}
      aria-pressed={isOn}
      onClick={() =>
        setSearch(withFilter(search, name, isOn ? '' : value), {
          replace: true,
          preventScrollReset: true,
          state,
        })
      }
    >
      {text}
    </PlainButton>
  )
}

/** The filters that are often wanted in one line, and the way to all of them. */
export const Filtering = ({ total }: { total: number }) => {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const user = useUser()
  const { search_fields } = useSettings()
  const { isOpen, open, close } = useFilterSheet()
  const active = Object.keys(useFilters(search)).length
  const region = user?.profile.region
  return (
    <>
      <PlainButton className={styles.all} aria-haspopup="dialog" onClick={open}>
        <FilterIcon size={20} />
        <span className={styles.word}>{t('people.filters')}</span>
        {active > 0 && (
          <>
            <span className={styles.count} aria-hidden="true">
              {active}
            </span>
            <span className="visually-hidden">{t('people.filtersOn', { count: active })}</span>
          </>
        )}
      </PlainButton>
      <div className={styles.chips}>
        {search_fields.includes('gender') && (
          <>
            <Chip name="gender" value="female" text={t('members.women')} />
            <Chip name="gender" value="male" text={t('members.men')} />
          </>
        )}
        <Chip name="only" value="real" text={t('people.real')} />
        {region && search_fields.includes('countryregion') && (
          <Chip name="countryregion" value={region} text={region} />
        )}
      </div>
      {isOpen && <FilterSheet total={total} onClose={close} />}
    </>
  )
}
