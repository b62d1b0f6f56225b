import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Combobox.css'
import { Combobox, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { placesQuery } from '#client/platform/api/list-queries.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { TextField } from '#client/ui/field.tsx'
import layout from '#client/ui/layout.module.css'
import { WithMantine } from '#client/ui/mantine.tsx'
import { isSameName } from '#core/normalisation/search-name.ts'
import type { Place } from '#core/site/geolocation/position.ts'
import styles from './town-field.module.css'

/** So long nothing is typed before towns are asked for. */
const TYPING_PAUSE_MS = 200
/** One letter begins too many towns to say that there is none. */
const LETTERS_MIN = 2

type Props = {
  /** Where it is not about one's own town. */
  label?: string
  country: string
  value: string
  error: string | undefined
  /** What stands in the field, as it is typed. */
  onType: (city: string) => void
  /** One of the towns that were offered, with its region. */
  onChoose: (place: Place) => void
}

/** Towns that begin with what has been typed; nothing is asked of what stood there before. */
const useTowns = (country: string, value: string) => {
  const [isTyped, setTyped] = useState(false)
  const [typed] = useDebouncedValue(value.trim(), TYPING_PAUSE_MS)
  const query = { ...placesQuery(country, typed), placeholderData: keepPreviousData }
  const { data, isPlaceholderData } = useQuery({ ...query, enabled: isTyped && typed !== '' })
  const places = isTyped && value.trim() !== '' ? (data ?? []) : []
  const isAnswered = data !== undefined && !isPlaceholderData && typed === value.trim()
  const isUnknown = isTyped && isAnswered && places.length === 0 && typed.length >= LETTERS_MIN
  return { places, isUnknown, setTyped }
}

/**
 * A town as one types it, completed by the towns of the country. Another may be kept: a list knows
 * towns, and not every hamlet.
 */
export const TownField = ({ label, country, value, error, onType, onChoose }: Props) => {
  const { t } = useTranslation()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const { places, isUnknown, setTyped } = useTowns(country, value)
  const choose = (place: Place | undefined) => {
    if (!place) return
    onChoose(place)
    setTyped(false)
    combobox.closeDropdown()
  }
  const leave = () => {
    combobox.closeDropdown()
    const named = places.filter(({ city }) => isSameName(city, value))
    if (named.length === 1) choose(named[0])
  }
  return (
    <div>
      <WithMantine>
        <Combobox
          store={combobox}
          withinPortal={false}
          onOptionSubmit={(nth) => choose(places[Number(nth)])}
        >
          <Combobox.Target withExpandedAttribute autoComplete="off">
            <TextField
              label={label ?? t('place.city')}
              value={value}
              error={error}
              onChange={({ currentTarget }) => {
                onType(currentTarget.value)
                setTyped(true)
                combobox.openDropdown()
                combobox.resetSelectedOption()
              }}
              onBlur={leave}
            />
          </Combobox.Target>
          {/* A hidden list would be placed by the window, and jump when it appears. */}
          {places.length > 0 && (
            <Combobox.Dropdown className={styles.list ?? ''}>
              <Combobox.Options className={styles.towns ?? ''} aria-label={t('place.towns')}>
                {places.map(({ city, region }, nth) => (
                  <Combobox.Option
                    key={`${city}, ${region}`}
                    value={`${nth}`}
                    className={styles.town ?? ''}
                  >
                    {city}
                    <span className={`${layout.dimmed} ${layout.small}`}>{region}</span>
                  </Combobox.Option>
                ))}
              </Combobox.Options>
            </Combobox.Dropdown>
          )}
        </Combobox>
      </WithMantine>
      <p className={`${layout.dimmed} ${layout.small}`} role="status">
        {isUnknown && t('place.noTown')}
      </p>
    </div>
  )
}
