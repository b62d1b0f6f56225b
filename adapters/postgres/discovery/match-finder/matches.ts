import type { QuestionId } from '#core/discovery/match-finder/questions.ts'
import {
  CANDIDATES_MAX,
  COMMON_MIN,
  MATCHES_PER_PAGE,
  NAMED_MAX,
  PRIOR_ASKED,
  PRIOR_MET,
  STEP_PERCENT,
} from '#core/discovery/match-finder/rules.ts'
import type { Match, Matches } from '#core/discovery/match-finder/views.ts'
import { genders } from '#core/discovery/values.ts'
import { cardColumns, cardOf, cardRow } from '../../platform/cards.ts'
import { type RowOf, sqlType } from '../../platform/sql-types.ts'
import { type Queryable, statement } from '../../platform/statement.ts'
import { isShownTo } from '../../platform/visibility.ts'

export type MatchesRequest = {
  site: string
  viewer: string
  only?: 'real' | undefined
  page: number
  now: Date
}

const matchRow = {
  ...cardRow,
  percent: sqlType.integer(),
  met: sqlType.integer(),
  wished: sqlType.integer(),
  met_by_me: sqlType.integer(),
  wished_of_me: sqlType.integer(),
  questions: sqlType.text<QuestionId>().array(),
  answers: sqlType.text().array(),
  total: sqlType.integer(),
  total_fictional: sqlType.integer(),
}
type MatchRow = RowOf<typeof matchRow>

/** Of one gender, by the index that search goes by: nobody without an answer is a candidate. */
const ofGender = (gender: string, isReal: boolean) => `
  (select p.account_id, p.pictured, p.last_seen, p.fictional from profile p
  where ${isShownTo(':viewer', ':site')} and p.gender = '${gender}'
    ${isReal ? 'and not p.fictional' : ''}
    and coalesce(me.seeks, '${gender}') = '${gender}'
    and (p.seeks is null or p.seeks = me.gender)
    and exists (
      select from finder_answer a where a.account_id = p.account_id and not a.private
    )
  order by p.pictured desc, p.last_seen desc, p.account_id limit ${CANDIDATES_MAX})`

const STEPS = 100 / STEP_PERCENT

/** The twin of `percentOf`, in whole numbers. */
const percent = `
  (${STEP_PERCENT} * ((4 * ${STEPS} * a.met * b.met + a.met * b.asked + b.met * a.asked)
    / (2 * (a.met * b.asked + b.met * a.asked))))::int`

const isMet = 'theirs.answer = any(mine.accepts)'
const isMetByMe = 'mine.answer = any(theirs.accepts)'
const named = (column: string) => `
  (array_agg(mine.${column} order by mine.weight + theirs.weight desc, mine.question)
    filter (where mine.answer = theirs.answer))[1:${NAMED_MAX}]`

/**
 * One read: who may be shown, what of their answers is shared, and the score of these by the rule of
 * the core. Those of one score in the order of who was here last. The answers are read candidate by
 * candidate (`offset 0`), however many others there are.
 */
const matchesBy = (isReal: boolean) =>
  statement({
    name: `finder_matches${isReal ? '_real' : ''}`,
    isPrepared: false,
    values: { viewer: sqlType.uuid(), site: sqlType.text(), offset: sqlType.bigint() },
    columns: matchRow,
    text: `with mine as (
      select question, answer, accepts, weight from finder_answer
      where account_id = :viewer and not private
    ), candidates as (
      select found.* from profile me cross join lateral (
        ${genders.map((gender) => ofGender(gender, isReal)).join(' union all ')}
      ) found
      where me.account_id = :viewer
      order by found.pictured desc, found.last_seen desc, found.account_id
      limit ${CANDIDATES_MAX}
    ), sums as (
      select c.account_id, c.last_seen, c.fictional,
        coalesce(sum(mine.weight) filter (where ${isMet}), 0) as met,
        sum(mine.weight) as asked,
        coalesce(sum(theirs.weight) filter (where ${isMetByMe}), 0) as met_by_me,
        sum(theirs.weight) as asked_of_me,
        (count(*) filter (where mine.weight > 0 and ${isMet}))::int as wishes_met,
        (count(*) filter (where mine.weight > 0))::int as wishes,
        (count(*) filter (where theirs.weight > 0 and ${isMetByMe}))::int as wishes_met_by_me,
        (count(*) filter (where theirs.weight > 0))::int as wishes_of_me,
        ${named('question')} as questions, ${named('answer')} as answers
      from candidates c
      cross join lateral (
        select a.question, a.answer, a.accepts, a.weight from finder_answer a
        where a.account_id = c.account_id and not a.private offset 0
      ) theirs
      join mine on mine.question = theirs.question
      group by c.account_id, c.last_seen, c.fictional
      having count(*) >= ${COMMON_MIN} and bool_or(mine.answer = theirs.answer)
    ), scored as (
      select sums.account_id, sums.last_seen, wishes_met, wishes, wishes_met_by_me, wishes_of_me,
        questions, answers, ${percent} as percent, 
        (count(*) filter (where not sums.fictional) over ())::int as total,
        (count(*) filter (where sums.fictional) over ())::int as total_fictional
      from sums
      cross join lateral (
        select sums.met + ${PRIOR_MET} as met, sums.asked + ${PRIOR_ASKED} as asked
      ) a
      cross join lateral (
        select sums.met_by_me + ${PRIOR_MET} as met, sums.asked_of_me + ${PRIOR_ASKED} as asked
      ) b
      order by percent desc, sums.last_seen desc, sums.account_id
      limit ${MATCHES_PER_PAGE} offset :offset
    )
    select ${cardColumns}, f.percent, f.wishes_met as met, f.wishes as wished,
      f.wishes_met_by_me as met_by_me, f.wishes_of_me as wished_of_me, f.questions, f.answers,
      f.total, f.total_fictional
    from scored f join profile p on p.account_id = f.account_id
    order by f.percent desc, f.last_seen desc, f.account_id`,
  })

const ofAll = matchesBy(false)
const ofReal = matchesBy(true)

const matchOf = (row: MatchRow, now: Date): Match => ({
  member: cardOf(row, now),
  percent: row.percent,
  mine: { met: row.met, of: row.wished },
  theirs: { met: row.met_by_me, of: row.wished_of_me },
  same: row.questions.map((question, nth) => ({ question, answer: row.answers[nth] ?? '' })),
})

export const findMatches = async (
  on: Queryable,
  { only, page, now, ...query }: MatchesRequest,
): Promise<Matches> => {
  const ask = only === 'real' ? ofReal : ofAll
  const rows = await ask(on, { ...query, offset: (page - 1) * MATCHES_PER_PAGE })
  const { total = 0, total_fictional: totalFictional = 0 } = rows[0] ?? {}
  const pages = Math.ceil((total + totalFictional) / MATCHES_PER_PAGE)
  return { matches: rows.map((row) => matchOf(row, now)), page, pages, total, totalFictional }
}
