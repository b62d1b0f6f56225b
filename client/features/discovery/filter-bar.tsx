import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { regionsQuery } from '#client/platform/api/queries.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { useNavigation } from '#client/platform/router/hooks.ts'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { Button } from '#client/ui/button.tsx'
import { SelectField } from '#client/ui/field.tsx'
import type { SearchField } from '#core/discovery/showing.ts'
import styles from './filter-bar.module.css'
import { ages, type FilterName, hasFilters, useFilters, withFilter } from './filters.ts'

/** The regions of the country that one is in. */
const useRegions = (country: string): string[] => {
  const { regions } = useSuspenseQuery(regionsQuery).data
  const { countries } = useSettings()
  return regions[country] ?? regions[countries[0] ?? ''] ?? []
}

export const FilterBar = () => {
  const { t } = useTranslation()
  const [current, setSearch] = useSearchParams()
  const next = useNavigation().location
  const { state } = useLocation()
  const search = next?.pathname === paths.members() ? new URLSearchParams(next.search) : current
  const filters = useFilters(search)
  const user = useUser()
  const { geoip_selected_country, search_fields } = useSettings()
  const regions = useRegions(user?.country ?? geoip_selected_country)
  const has = (field: SearchField) => search_fields.includes(field)
  const set = (name: FilterName) => (event: { currentTarget: { value: string } }) =>
    setSearch(withFilter(search, name, event.currentTarget.value), {
      replace: true,
      preventScrollReset: true,
      state,
    })
  return (
    <search className={styles.bar} aria-label={t('members.filter')}>
      {has('gender') && (
        <SelectField
          label={t('members.gender')}
          value={filters.gender ?? ''}
          onChange={set('gender')}
        >
          <option value="">{user ? t('members.preference') : t('members.anyGender')}</option>
          <option value="female">{t('members.women')}</option>
          <option value="male">{t('members.men')}</option>
          {user && <option value="any">{t('members.anyGender')}</option>}
        </SelectField>
      )}
      {has('countryregion') && (
        <SelectField
          label={t('members.region')}
          value={filters.countryregion ?? ''}
          onChange={set('countryregion')}
        >
          <option value="">{t('members.anyRegion')}</option>
          {regions.map((region) => (
            <option key={region}>{region}</option>
          ))}
        </SelectField>
      )}
      {has('min_age') && (
        <AgeSelect name="min_age" value={filters.min_age} onChange={set('min_age')} />
      )}
      {has('max_age') && (
        <AgeSelect name="max_age" value={filters.max_age} onChange={set('max_age')} />
      )}
      <label className={styles.real}>
        <input
          type="checkbox"
          checked={filters.only === 'real'}
          onChange={({ target }) =>
            set('only')({ currentTarget: { value: target.checked ? 'real' : '' } })
          }
        />
        {t('members.onlyReal')}
      </label>
      {hasFilters(filters) && (
        <Button
          variant="subtle"
          onClick={() => setSearch({}, { replace: true, preventScrollReset: true, state })}
        >
          {t('members.clear')}
        </Button>
      )}
    </search>
  )
}

type AgeProps = {
  name: 'min_age' | 'max_age'
  value: string | undefined
  onChange: (event: { currentTarget: { value: string } }) => void
}

const AgeSelect = ({ name, value = '', onChange }: AgeProps) => {
  const { t } = useTranslation()
  const offered = value && !ages.includes(Number(value)) ? [...ages, Number(value)].sort() : ages
  return (
    <SelectField
      label={name === 'min_age' ? t('members.minAge') : t('members.maxAge')}
      value={value}
      onChange={onChange}
    >
      <option value="">–</option>
      {offered.map((age) => (
        <option key={age} value={age}>
          {t('members.age', { age })}
        </option>
      ))}
    </SelectField>
  )
}
