import { useFictionalWords } from '#client/parts/discovery/fictional-label.tsx'
import { useUser } from '#client/platform/api/hooks.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Link } from '#client/platform/router/link.tsx'
import list from '#client/ui/list.module.css'
import { CardsIcon } from '#client/ui/member-icons.tsx'
import { Filtering } from './filtering.tsx'
import { isCounted, UNCOUNTED, useTotals } from './totals.ts'

/** So many pictures are fetched before all others. */
export const FIRST_ROW = 6

type Found = { real: number; fictional: number }

/** How many there are of both kinds, where both have been counted. */
export const totalOf = ({ real, fictional }: Found) =>
  [real, fictional].every(isCounted) ? real + fictional : UNCOUNTED

/** Real and fictional profiles are counted apart, never as one number. */
const Counts = ({ real, fictional }: Found) => {
  const { t } = useTranslation()
  const { isMore, total } = useTotals()
  const own = useFictionalWords()
  const fictionalWords = () => {
    if (own?.plural) return `${total(fictional)} ${fictional === 1 ? own.singular : own.plural}`
    return isMore(fictional)
      ? t('members.fictionalMore', { total: total(fictional) })
      : t('members.fictional', { count: fictional })
  }
  return (
    <p role="status" className={list.counts}>
      {isMore(real)
        ? t('members.membersMore', { total: total(real) })
        : t('members.members', { count: real })}
      , {fictional > 0 ? fictionalWords() : t('members.none')}
    </p>
  )
}

/** What stands above the pictures of the members. */
export const MembersHead = (found: Found) => {
  const { t } = useTranslation()
  const user = useUser()
  return (
    <div className={list.head}>
      <h1>{t('members.title')}</h1>
      <Counts {...found} />
      {user && (
        <Link to={paths.swipe()} className={list.door} aria-label={t('members.swipe')}>
          <CardsIcon />
        </Link>
      )}
      <Filtering total={totalOf(found)} />
    </div>
  )
}
