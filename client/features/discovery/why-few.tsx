import { useQuery } from '@tanstack/react-query'
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
/** The wishes that keep most people away, each gone with a tap. */
const SHOWN = 4

/** Where few are found: what each wish costs, and the tap that makes it less strict (DSC-09). */
export const WhyFew = ({ total }: { total: number }) => {
  const { t } = useTranslation()
  const { search, filters, setAll } = useFiltering()
  const { nameOf, moreOf } = useWiderWords(filters)
  const isAsked = isFew(total) && hasFilters(filters)
  const { data } = useQuery({ ...similarQuery(filters), enabled: isAsked })
  if (!isAsked || !data || data.widened.length === 0) return null
  const most = data.widened
    .toSorted((a, b) => b.more - a.more || b.more_fictional - a.more_fictional)
    .slice(0, SHOWN)
  return (
    <section className={styles.why} aria-labelledby="why-few">
      <div className={styles.head}>
        <h3 id="why-few">{total > 0 ? t('search.why', { count: total }) : t('search.whyNone')}</h3>
        <span>{t('search.counted')}</span>
      </div>
      <ul>
        {most.map((widened) => (
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
