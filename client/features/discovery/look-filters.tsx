import { useState } from 'react'
import { useShown } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Details } from '#client/ui/details.tsx'
import type { SearchField } from '#core/discovery/showing.ts'
import styles from './filter-bar.module.css'
import { FilterChips } from './filter-chips.tsx'
import { type ListName, wordLists } from './filters.ts'
import { useFiltering } from './use-filtering.ts'

const looks = [
  'body_type',
  'hair_color',
  'eye_color',
  'relationship_status',
  'sexuality',
] as const satisfies ListName[]

/** What somebody looks like and lives like: seldom asked for, and one tap away. */
export const LookFilters = ({ has }: { has: (field: SearchField) => boolean }) => {
  const { t } = useTranslation()
  const { filters, set } = useFiltering()
  const shown = useShown()
  // Once it was opened it stays so: the last wish that goes takes no button from under a finger.
  const [opened, setOpened] = useState<boolean | null>(null)
  const open = looks.filter((look) => has(look) && shown(look))
  const asksTattoos = has('tattoos') && shown('tattoos')
  if (open.length === 0 && !asksTattoos) return null
  const isUsed = [...open, 'tattoos' as const].some((look) => filters[look])
  const isOpen = opened ?? isUsed
  const textOf = (look: (typeof looks)[number], value: string) =>
    t(`${look}.${value}` as 'hair_color.red')
  return (
    <Details
      summary={t('search.looks')}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpened(currentTarget.open)}
    >
      <div className={styles.more}>
        {open.map((look) => (
          <FilterChips
            key={look}
            legend={t(`profile.${look}`)}
            options={wordLists[look].map((value) => ({ value, text: textOf(look, value) }))}
            chosen={filters[look]?.split(',') ?? []}
            onChange={(next) => set(look, next.join(','))}
          />
        ))}
        {asksTattoos && (
          <FilterChips
            legend={t('profile.tattoos')}
            options={[
              { value: 'yes', text: t('profile.yes') },
              { value: 'no', text: t('profile.no') },
            ]}
            chosen={filters.tattoos ? [filters.tattoos] : []}
            onChange={(next) => set('tattoos', next.find((each) => each !== filters.tattoos) ?? '')}
          />
        )}
      </div>
    </Details>
  )
}
