import { useState } from 'react'
import { InterestIcon } from '#client/parts/discovery/interest-icon.tsx'
import { interestsInOrder } from '#client/parts/discovery/interests-in-order.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { type Interest, interests, intimateInterests } from '#core/discovery/values.ts'
import styles from './filter-chips.module.css'
import { FilterChips } from './filter-chips.tsx'
import { useFiltering } from './use-filtering.ts'

/** So many are offered before all of them are asked for. */
const OFFERED = 6

/** Those that were chosen first, then what many like; of the bedroom only with all the others. */
const offered = (chosen: readonly string[], own: readonly Interest[]): Interest[] => {
  const first = interests.filter((each) => chosen.includes(each))
  const liked = own.filter((each) => !intimateInterests.has(each))
  const common = interests.filter((each) => !intimateInterests.has(each))
  return [...new Set([...first, ...liked, ...common])].slice(0, Math.max(OFFERED, first.length))
}

/** What somebody has to like: one of these, or all. */
export const InterestFilter = ({ own }: { own: readonly Interest[] }) => {
  const { t, i18n } = useTranslation()
  const { filters, set } = useFiltering()
  const [showsAll, setShowsAll] = useState(false)
  const chosen = filters.interests?.split(',') ?? []
  const isAll = filters.interests_match === 'all'
  const { free, intimate } = interestsInOrder(t, i18n.language, interests)
  const shown = showsAll
    ? [...free, ...intimate].map(({ interest }) => interest)
    : offered(chosen, own)
  const how = chosen.length > 1 && (
    <PlainButton
      className={styles.how}
      aria-pressed={isAll}
      onClick={() => set('interests_match', isAll ? '' : 'all')}
    >
      {t(isAll ? 'search.allOf' : 'search.oneOf')}
    </PlainButton>
  )
  return (
    <FilterChips
      legend={t('profile.interests')}
      how={how}
      options={shown.map((value) => ({
        value,
        text: t(`interest.${value}`),
        icon: <InterestIcon interest={value} />,
      }))}
      chosen={chosen}
      onChange={(next) => {
        const kept = chosen.filter((each) => !shown.some((one) => one === each))
        set('interests', [...kept, ...next].join(','))
      }}
      more={
        !showsAll && (
          <PlainButton className={styles.chip} onClick={() => setShowsAll(true)}>
            {t('search.moreInterests')}
          </PlainButton>
        )
      }
    />
  )
}
