import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { regionsQuery } from '#client/platform/api/queries.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigation } from '#client/platform/router/hooks.ts'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { SelectField } from '#client/ui/field.tsx'
import type { SearchField } from '#core/discovery/showing.ts'
import { AgeRange } from './age-range.tsx'
import styles from './filter-bar.module.css'
import { type FilterName, useFilters, useSought, withFilter } from './filters.ts'

/** The regions of the country that one is in. */
const useRegions = (country: string): string[] => {
  const { regions } = useSuspenseQuery(regionsQuery).data
  const { countries } = useSettings()
  return regions[country] ?? regions[countries[0] ?? ''] ?? []
}

type SoughtProps = { search: URLSearchParams; onChoose: (value: string) => void }

/** Whom one looks for, one of three. */
const Sought = ({ search, onChoose }: SoughtProps) => {
  const { t } = useTranslation()
  const { sought, unsaid } = useSought(search)
  const options = [
    { value: 'female', text: t('members.women') },
    { value: 'male', text: t('members.men') },
    { value: 'any', text: t('members.anyGender') },
  ]
  return (
    <fieldset>
      <legend className={styles.legend}>{t('members.gender')}</legend>
      <div className={styles.segments}>
        {options.map(({ value, text }) => (
          <label key={value}>
            <input
              type="radio"
              name="sought"
              checked={sought === value}
              onChange={() => onChoose(value === unsaid ? '' : value)}
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The address that counts, one that is on its way included. */
const useSearch = () => {
  const [current, setSearch] = useSearchParams()
  const next = useNavigation().location
  const { state } = useLocation()
  const search = next?.pathname === paths.members() ? new URLSearchParams(next.search) : current
  const set = (name: FilterName, value: string) =>
    setSearch(withFilter(search, name, value), {
      replace: true,
      preventScrollReset: true,
      state,
    })
  return { search, set }
}

export const FilterBar = () => {
  const { t } = useTranslation()
  const { search, set } = useSearch()
  const filters = useFilters(search)
  const user = useUser()
  const { geoip_selected_country, search_fields } = useSettings()
  const regions = useRegions(user?.country ?? geoip_selected_country)
  const has = (field: SearchField) => search_fields.includes(field)
  const ends = (['min_age', 'max_age'] as const).filter(has)
  return (
    <search className={styles.bar} aria-label={t('members.filter')}>
      {has('gender') && <Sought search={search} onChoose={(value) => set('gender', value)} />}
      {ends.length > 0 && (
        <AgeRange min={filters.min_age} max={filters.max_age} ends={ends} onChoose={set} />
      )}
      {has('countryregion') && (
        <SelectField
          label={t('members.region')}
          value={filters.countryregion ?? ''}
          onChange={({ currentTarget }) => set('countryregion', currentTarget.value)}
        >
          <option value="">{t('members.anyRegion')}</option>
          {regions.map((region) => (
            <option key={region}>{region}</option>
          ))}
        </SelectField>
      )}
      <label className={styles.real}>
        {t('members.onlyReal')}
        <input
          type="checkbox"
          role="switch"
          aria-checked={filters.only === 'real'}
          checked={filters.only === 'real'}
          onChange={({ currentTarget }) => set('only', currentTarget.checked ? 'real' : '')}
        />
      </label>
    </search>
  )
}
