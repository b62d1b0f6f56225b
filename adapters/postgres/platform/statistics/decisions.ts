import { lines, policies } from '#core/kernel/job-policies.ts'
import type { DayStatistics } from '#core/site/statistics/values.ts'
import { sqlType } from '../sql-types.ts'
import { statement } from '../statement.ts'

const span = { site: sqlType.text(), from: sqlType.timestamptz(), until: sqlType.timestamptz() }

/**
 * What the log of the desk says of a day: it is there when reports and words are gone. What who works
 * here found is opened by its own decision and waits for none, and what is decided anew has waited
 * already.
 */
export const decisionsOf = statement({
  name: 'statistics_decisions',
  isPrepared: false,
  values: span,
  columns: {
    reports: sqlType.json<DayStatistics['reports']>(),
    decisions: sqlType.json<DayStatistics['decisions']>(),
    decisionMinutes: sqlType.json<DayStatistics['decisionMinutes']>(),
    appeals: sqlType.json<DayStatistics['appeals']>(),
  },
  text: `with acts as (
    select l.act, l.about, c.found_by,
      floor(extract(epoch from l.at - c.opened_at) / 60)::int as minutes,
      c.opened_at < l.at and not exists (
        select from desk_log e where e.case_id = c.id and e.act = 'decide' and e.at < l.at
      ) as waited
    from desk_log l join moderation_case c on c.id = l.case_id
    where c.site_id = :site and l.at >= :from and l.at < :until
      and l.act in ('decide', 'uphold', 'overturn')
  )
  select (
    select coalesce(json_agg(json_build_object('reason', reason, 'times', times)), '[]') from (
      select r.reason, count(*)::int as times
      from moderation_report r join moderation_case c on c.id = r.case_id
      where c.site_id = :site and r.at >= :from and r.at < :until
      group by r.reason order by times desc, r.reason
    ) by_reason
  ) as reports, (
    select coalesce(json_agg(
      json_build_object('decision', about, 'found', found_by, 'times', times)), '[]')
    from (
      select about, found_by, count(*)::int as times from acts where act = 'decide'
      group by about, found_by order by times desc, about
    ) by_decision
  ) as decisions, (
    select coalesce(json_agg(minutes order by minutes), '[]') from acts
    where act = 'decide' and waited
  ) as "decisionMinutes", (
    select json_build_object(
      'lodged', (
        select count(*) from moderation_appeal a join moderation_case c on c.id = a.case_id
        where c.site_id = :site and a.at >= :from and a.at < :until
      ),
      'upheld', count(*) filter (where act = 'uphold'),
      'overturned', count(*) filter (where act = 'overturn'))
    from acts
  ) as appeals`,
})

const left = lines
  .filter((line) => !policies[line].goesOn)
  .map((line) => `'${line}'`)
  .join(', ')

/** What waits for somebody of this site; work that was given up names no site. */
export const waitingNow = statement({
  name: 'statistics_waiting',
  isPrepared: false,
  values: { site: sqlType.text(), now: sqlType.timestamptz() },
  columns: {
    cases: sqlType.integer(),
    since: sqlType.timestamptz().nullable(),
    orders: sqlType.integer(),
    work: sqlType.integer(),
  },
  text: `select cases.waiting as cases, cases.since, (
      select count(*)::int from payment
      where is_open and next_ask_at is not null and site_id = :site
        and created_at < :now::timestamptz - interval '1 day'
    ) as orders, (
      select count(*)::int from jobs.job where state = 'failed' and name in (${left})
    ) as work
  from (
    select count(*)::int as waiting, min(opened_at) as since from moderation_case
    where site_id = :site and status in ('open', 'appealed')
  ) cases`,
})
