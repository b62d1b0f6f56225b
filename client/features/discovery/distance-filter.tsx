import { useState } from 'react'
import { TownField } from '#client/parts/site/town-field.tsx'
import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { distances } from '#core/discovery/distance.ts'
import type { Place } from '#core/site/geolocation/position.ts'
import styles from './filter-bar.module.css'
import { withFilter, withoutDistance, withTown } from './filters.ts'
import { Segments } from './segments.tsx'
import { useFiltering } from './use-filtering.ts'

/** How near one begins to look, once a town is named. */
const NEAR_KM = '25'

/** Another town than one's own, or the first where one has none. */
const TownToType = ({ onChoose }: { onChoose: (place: Place) => void }) => {
  const { t } = useTranslation()
  const user = useUser()
  const settings = useSettings()
  const [typed, setTyped] = useState('')
  return (
    <TownField
      label={t('search.nearTown')}
      country={user?.country ?? settings.geoip_selected_country}
      value={typed}
      error={undefined}
      onType={setTyped}
      onChoose={onChoose}
    />
  )
}

/** How far from one's own town, or from another that one names. */
export const DistanceFilter = () => {
  const { t } = useTranslation()
  const { search, filters, set, setAll } = useFiltering()
  const [isTyping, setTyping] = useState(false)
  const own = useUser()?.city ?? ''
  const city = filters.city ?? own
  const chooseTown = (place: Place) => {
    setTyping(false)
    setAll(withFilter(withTown(search, place), 'distance', filters.distance ?? NEAR_KM))
  }
  const chooseDistance = (distance: string) =>
    distance === '' ? setAll(withoutDistance(search, filters)) : set('distance', distance)
  if (city === '') return <TownToType onChoose={chooseTown} />
  const options = distances.map((distance) => ({
    value: String(distance),
    text: distance === distances.at(-1) ? t('search.km', { distance }) : String(distance),
    spoken: t('search.within', { distance }),
  }))
  return (
    <div>
      <Segments
        legend={t('search.distance')}
        aside={t('search.from', { city })}
        name="distance"
        options={[
          ...options,
          { value: '', text: t('search.anywhere'), spoken: t('search.anywhere') },
        ]}
        value={filters.distance ?? ''}
        onChange={chooseDistance}
      />
      {isTyping ? (
        <TownToType onChoose={chooseTown} />
      ) : (
        <PlainButton className={styles.otherTown} onClick={() => setTyping(true)}>
          {t('search.otherTown')}
        </PlainButton>
      )}
    </div>
  )
}
