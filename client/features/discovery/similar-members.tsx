import { useQuery } from '@tanstack/react-query'
import { similarQuery } from '#client/parts/discovery/meeting-queries.ts'
import { MemberCard } from '#client/parts/discovery/member-card.tsx'
import type { Filters } from '#client/platform/api/members-query.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { PlainButton } from '#client/ui/button.tsx'
import { CardGrid } from '#client/ui/card-grid.tsx'
import { icon } from '#client/ui/icons.tsx'
import { LikeHeart } from './like-button.tsx'
import { ReportDots } from './report-dots.tsx'
import styles from './similar-members.module.css'
import { useFiltering } from './use-filtering.ts'
import { withWider } from './widen.ts'
import { useWiderWords } from './wider-words.ts'

const ChevronIcon = icon(<path d="m9 6 6 6-6 6" />)

type Props = { filters: Filters; isEmpty: boolean }

/** Who does not fit exactly, below those who do: each group says which wish it leaves out (DSC-02). */
export const SimilarMembers = ({ filters, isEmpty }: Props) => {
  const { t } = useTranslation()
  const { search, setAll } = useFiltering()
  const { nameOf, moreOf } = useWiderWords(filters)
  const { data } = useQuery(similarQuery(filters))
  if (!data || data.similar.length === 0) return null
  const groups = data.widened.flatMap((widened) => {
    const members = data.similar.filter((member) => member.widened === widened.filter)
    return members.length > 0 ? [{ ...widened, members }] : []
  })
  return (
    <section className={styles.similar} aria-labelledby="similar">
      {!isEmpty && <p className={styles.end}>{t('search.allOfThem')}</p>}
      <h2 id="similar">{t('search.almost')}</h2>
      {groups.map(({ members, ...widened }) => (
        <section key={widened.filter} aria-label={nameOf(widened.filter)}>
          <PlainButton
            className={styles.group}
            onClick={() => setAll(withWider(search, filters, widened.filter))}
          >
            <span className={styles.wider}>{nameOf(widened.filter)}</span>
            <span className={styles.more}>{moreOf(widened)}</span>
            <ChevronIcon size={18} />
          </PlainButton>
          <CardGrid>
            {members.map((member) => (
              <li key={member.id}>
                <MemberCard
                  member={member}
                  to={paths.member(member.id)}
                  action={<LikeHeart member={member} />}
                  corner={<ReportDots member={member} />}
                />
              </li>
            ))}
          </CardGrid>
        </section>
      ))}
    </section>
  )
}
