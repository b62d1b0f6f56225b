import { useSuspenseQuery } from '@tanstack/react-query'
import { InterestIcon } from '#client/parts/discovery/interest-icon.tsx'
import { interestsInOrder } from '#client/parts/discovery/interests-in-order.ts'
import { interestsQuery } from '#client/platform/api/list-queries.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import choice from '#client/ui/choice.module.css'
import { Details } from '#client/ui/details.tsx'
import styles from '#client/ui/form.module.css'
import type { Interest } from '#core/discovery/values.ts'
import own from './own-profile.module.css'

type Props = {
  chosen: readonly Interest[]
  /** Whether the first group is open from the start; the intimate one is opened by the member. */
  isOpen?: boolean
  onChange: (next: Interest[]) => void
}

const useGroups = (interests: readonly Interest[]) => {
  const { t, i18n } = useTranslation()
  const { free, intimate } = interestsInOrder(t, i18n.language, interests)
  return [
    { title: t('profile.freeTime'), of: free },
    { title: t('profile.intimate'), of: intimate },
  ].filter(({ of }) => of.length > 0)
}

const withCount = (title: string, count: number) => (count > 0 ? `${title} · ${count}` : title)

export const Interests = ({ chosen, isOpen = false, onChange }: Props) => {
  const { t } = useTranslation()
  const groups = useGroups(useSuspenseQuery(interestsQuery).data.interests)
  const toggle = (interest: Interest) =>
    onChange(
      chosen.includes(interest)
        ? chosen.filter((other) => other !== interest)
        : [...chosen, interest],
    )
  return (
    <fieldset id="own-interests" className={styles.group}>
      <legend>{t('profile.interests')}</legend>
      {groups.map(({ title, of }, nth) => (
        <Details
          key={title}
          open={isOpen && nth === 0}
          summary={withCount(title, of.filter((one) => chosen.includes(one.interest)).length)}
        >
          <fieldset className={own.interests}>
            <legend className="visually-hidden">{title}</legend>
            {of.map(({ interest, name }) => (
              <label key={interest} className={`${choice.choice} ${own.interest}`}>
                <input
                  type="checkbox"
                  checked={chosen.includes(interest)}
                  onChange={() => toggle(interest)}
                />
                <InterestIcon interest={interest} />
                {name}
              </label>
            ))}
          </fieldset>
        </Details>
      ))}
    </fieldset>
  )
}
