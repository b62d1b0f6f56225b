import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { savedSearchesQuery } from '#client/parts/discovery/meeting-queries.ts'
import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { loadAllTexts } from '#client/platform/i18n/i18n.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { lazyPart } from '#client/ui/lazy-part.ts'
import { FilterIcon } from '#client/ui/member-icons.tsx'
import { searchableFields } from '#core/discovery/showing.ts'
import { useFilterSheet } from './filter-sheet.ts'
import styles from './filtering.module.css'
import { countWishes, type FilterName, useFilters, useSought, withFilter } from './filters.ts'

/** With its words, which the members alone do not wait for. */
const FiltersSheet = lazyPart(async () => {
  const [{ FiltersSheet: Loaded }] = await Promise.all([
    import('./filters-sheet.tsx'),
    loadAllTexts(),
  ])
  return Loaded
})

type ChipProps = { name: FilterName; value: string; text: string; isOn: boolean }

/** One filter that is often wanted: on with a tap; `value` is what the tap makes of it. */
const Chip = ({ name, value, text, isOn }: ChipProps) => {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  return (
    <PlainButton
      className={styles.chip}
      aria-pressed={isOn}
      onClick={() =>
        setSearch(withFilter(search, name, value), {
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

const words = { any: 'anyGender', female: 'women', male: 'men' } as const

/** One of three is always on; whom one looks for by one's own profile stands first. */
const SoughtChips = ({ search }: { search: URLSearchParams }) => {
  const { t } = useTranslation()
  const { sought, unsaid } = useSought(search)
  const all: (keyof typeof words)[] = ['any', 'female', 'male']
  const order = unsaid === 'any' ? all : [unsaid, ...all.filter((one) => one !== unsaid)]
  return order.map((one) => (
    <Chip
      key={one}
      name="gender"
      value={one === unsaid ? '' : one}
      text={t(`members.${words[one]}`)}
      isOn={one === sought}
    />
  ))
}

/** Whether anybody new fits what one saved; it takes no room, and is told when it is known. */
const Newcomers = () => {
  const { t } = useTranslation()
  const { data } = useQuery(savedSearchesQuery)
  if (!data?.searches.some(({ fresh }) => fresh > 0)) return null
  return (
    <span className={styles.newcomers}>
      <span className="visually-hidden">, {t('people.newcomers')}</span>
    </span>
  )
}

/** The filters that are often wanted in one line, and the way to all of them. */
export const Filtering = ({ total }: { total: number }) => {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const user = useUser()
  const fields = searchableFields(useSettings())
  const { isOpen, open, close } = useFilterSheet()
  const filters = useFilters(search)
  const active = countWishes(filters)
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
        {user && <Newcomers />}
      </PlainButton>
      <div className={styles.chips}>
        {fields.includes('gender') && <SoughtChips search={search} />}
        <Chip
          name="only"
          value={filters.only ? '' : 'real'}
          text={t('people.real')}
          isOn={filters.only === 'real'}
        />
        {region && fields.includes('countryregion') && (
          <Chip
            name="countryregion"
            value={filters.countryregion === region ? '' : region}
            text={region}
            isOn={filters.countryregion === region}
          />
        )}
      </div>
      {isOpen && (
        <Suspense>
          <FiltersSheet total={total} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
