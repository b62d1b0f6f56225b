import { useSuspenseQuery } from '@tanstack/react-query'
import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { regionsQuery } from '#client/platform/api/region-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { SelectField } from '#client/ui/field.tsx'
import { type SearchField, searchableFields } from '#core/discovery/showing.ts'
import { AgeRange } from './age-range.tsx'
import { DistanceFilter } from './distance-filter.tsx'
import styles from './filter-bar.module.css'
import { FilterChips } from './filter-chips.tsx'
import { useSought } from './filters.ts'
import { InterestFilter } from './interest-filter.tsx'
import { LookFilters } from './look-filters.tsx'
import { Segments } from './segments.tsx'
import { useFiltering } from './use-filtering.ts'

/** The regions of the country that one is in. */
const useRegions = (country: string): string[] => {
  const { regions } = useSuspenseQuery(regionsQuery).data
  const { countries } = useSettings()
  return regions[country] ?? regions[countries[0] ?? ''] ?? []
}

/** Whom one looks for, one of three. */
const Sought = () => {
  const { t } = useTranslation()
  const { search, set } = useFiltering()
  const { sought, unsaid } = useSought(search)
  return (
    <Segments
      legend={t('members.gender')}
      name="sought"
      options={[
        { value: 'female', text: t('members.women') },
        { value: 'male', text: t('members.men') },
        { value: 'any', text: t('members.anyGender') },
      ]}
      value={sought}
      onChange={(value) => set('gender', value === unsaid ? '' : value)}
    />
  )
}

/** Whom they look for, where one wants to know; seldom asked, since who fits is one tap. */
const SeeksFilter = () => {
  const { t } = useTranslation()
  const { filters, set } = useFiltering()
  return (
    <Segments
      legend={t('search.seeks')}
      name="seeks"
      options={[
        { value: 'female', text: t('members.women') },
        { value: 'male', text: t('members.men') },
        { value: '', text: t('search.noMatter') },
      ]}
      value={filters.seeks ?? ''}
      onChange={(value) => set('seeks', value)}
    />
  )
}

/** Wishes that are on or off. */
const quick = ['photo', 'online', 'new', 'only', 'fit'] as const
const onAs = { photo: 'yes', online: 'yes', new: 'yes', only: 'real', fit: 'both' } as const

const QuickFilters = ({ has }: { has: (field: SearchField) => boolean }) => {
  const { t } = useTranslation()
  const { filters, set } = useFiltering()
  const user = useUser()
  const mayAsk = (name: (typeof quick)[number]) => {
    if (name === 'only') return true
    return name === 'fit' ? user !== null : has(name)
  }
  const chosen = quick.filter((name) => filters[name])
  return (
    <FilterChips
      legend={t('search.only')}
      options={quick.filter(mayAsk).map((value) => ({ value, text: t(`search.quick.${value}`) }))}
      chosen={chosen}
      onChange={(next) => {
        const changed = quick.find((name) => next.includes(name) !== chosen.includes(name))
        if (changed) set(changed, next.includes(changed) ? onAs[changed] : '')
      }}
    />
  )
}

const Order = ({ hasTown }: { hasTown: boolean }) => {
  const { t } = useTranslation()
  const { filters, set } = useFiltering()
  const options = [
    { value: '', text: t('search.order.active') },
    { value: 'newest', text: t('search.order.newest') },
    ...(hasTown ? [{ value: 'distance', text: t('search.order.distance') }] : []),
  ]
  return (
    <Segments
      legend={t('search.sort')}
      name="sort"
      options={options}
      value={filters.sort === 'active' ? '' : (filters.sort ?? '')}
      onChange={(value) => set('sort', value)}
    />
  )
}

export const FilterBar = () => {
  const { t } = useTranslation()
  const { filters, set } = useFiltering()
  const user = useUser()
  const settings = useSettings()
  const regions = useRegions(user?.country ?? settings.geoip_selected_country)
  const fields = searchableFields(settings)
  const has = (field: SearchField) => fields.includes(field)
  const ends = (['min_age', 'max_age'] as const).filter(has)
  const hasTown = Boolean(filters.city || user?.city)
  const isNear = filters.city !== undefined && filters.distance !== undefined
  return (
    <search className={styles.bar} aria-label={t('people.filters')}>
      {has('gender') && <Sought />}
      {has('distance') && <DistanceFilter />}
      {ends.length > 0 && (
        <AgeRange min={filters.min_age} max={filters.max_age} ends={ends} onChoose={set} />
      )}
      <QuickFilters has={has} />
      {has('interests') && <InterestFilter own={user?.profile.interests ?? []} />}
      {has('seeks') && <SeeksFilter />}
      {has('countryregion') && !isNear && (
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
      <LookFilters has={has} />
      <Order hasTown={hasTown} />
    </search>
  )
}
