import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { similarQuery } from '#client/parts/discovery/meeting-queries.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { icon } from '#client/ui/icons.tsx'
import { hasFilters } from './filters.ts'
import { isFew } from './totals.ts'
import { useFiltering } from './use-filtering.ts'
import styles from './why-few.module.css'
import { withWider } from './widen.ts'
import { useWiderWords } from './wider-words.ts'

const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
const DownIcon = icon(<path d="m6 9 6 6 6-6" />)
/** The wishes that keep most people away, each gone with a tap. */
const SHOWN = 4
const TITLE = 'why-few'
/** The sticky foot of the sheet covers this much, so that what is under it is out of view. */
const FOOT_PX = 96

/** The wishes that keep most people away, where few are found; null elsewhere. */
const useCosts = (total: number) => {
  const { filters } = useFiltering()
  const isAsked = isFew(total) && hasFilters(filters)
  const { data } = useQuery({ ...similarQuery(filters), enabled: isAsked })
  if (!isAsked || !data || data.widened.length === 0) return null
  return data.widened
    .toSorted((a, b) => b.more - a.more || b.more_fictional - a.more_fictional)
    .slice(0, SHOWN)
}

const useTitle = (total: number) => {
  const { t } = useTranslation()
  return total > 0 ? t('search.why', { count: total }) : t('search.whyNone')
}

const useIsInView = (isThere: boolean) => {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    const title = isThere && document.getElementById(TITLE)
    if (!title || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(([at]) => setIsInView(at?.isIntersecting === true), {
      rootMargin: `0px 0px -${FOOT_PX}px`,
    })
    observer.observe(title)
    return () => observer.disconnect()
  }, [isThere])
  return isInView
}

/** Leads to what keeps others away while that is out of view; it lies over the sheet and moves nothing. */
export const ToWhyFew = ({ total }: { total: number }) => {
  const isThere = useCosts(total) !== null
  const isInView = useIsInView(isThere)
  const title = useTitle(total)
  if (!isThere || isInView) return null
  const go = () => {
    const heading = document.getElementById(TITLE)
    heading?.focus({ preventScroll: true })
    heading?.parentElement?.parentElement?.scrollIntoView({ block: 'end' })
  }
  return (
    <PlainButton className={styles.jump} onClick={go}>
      {title}
      <DownIcon size={18} />
    </PlainButton>
  )
}

/** Where few are found: what each wish costs, and the tap that makes it less strict (DSC-09). */
export const WhyFew = ({ total }: { total: number }) => {
  const { t } = useTranslation()
  const { search, filters, setAll } = useFiltering()
  const { nameOf, moreOf } = useWiderWords(filters)
  const costs = useCosts(total)
  const title = useTitle(total)
  if (!costs) return null
  return (
    <section className={styles.why} aria-labelledby={TITLE}>
      <div className={styles.head}>
        <h3 id={TITLE} tabIndex={-1}>
          {title}
        </h3>
        <span>{t('search.counted')}</span>
      </div>
      <ul>
        {costs.map((widened) => (
          <li key={widened.filter}>
            <span>{nameOf(widened.filter)}</span>
            <strong>{moreOf(widened)}</strong>
            <PlainButton
              className={styles.wider}
              aria-label={`${nameOf(widened.filter)}, ${moreOf(widened)}`}
              onClick={() => setAll(withWider(search, filters, widened.filter))}
            >
              <PlusIcon size={18} />
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
