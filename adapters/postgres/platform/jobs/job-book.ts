import { lines, policies, type QueueName } from '#core/kernel/job-policies.ts'
import type { JobBook } from '#core/kernel/jobs.ts'
import type { Database } from '../database.ts'
import { sqlType } from '../sql-types.ts'
import { statement } from '../statement.ts'

/** What failed is kept for a person to look at, longer than what was done. */
const FAILED_KEPT_S = 90 * 86_400
const KEPT_S = 14 * 86_400

/** Nobody else goes on with these. */
const left = lines.filter((line: QueueName) => !policies[line].goesOn)

const KIND = `coalesce(j.data ->> 'template', j.name)`

const queueCounts = statement({
  name: 'platform_standing',
  isPrepared: false,
  columns: {
    kind: sqlType.text(),
    state: sqlType.text<'failed' | 'waiting'>(),
    jobs: sqlType.integer(),
    id: sqlType.uuid(),
    since: sqlType.timestamptz(),
    tries: sqlType.integer(),
    why: sqlType.text().nullable(),
  },
  text: `select kind, state, jobs, id, since, tries, why from (
    select ${KIND} as kind, case when state = 'failed' then 'failed' else 'waiting' end as state,
      count(*) over kinds::int as jobs, row_number() over (kinds order by created_on, id) as nth,
      id, created_on as since, retry_count as tries, output #>> '{message}' as why
    from jobs.job j where state in ('created', 'retry', 'active', 'failed')
    window kinds as (
      partition by ${KIND}, case when state = 'failed' then 'failed' else 'waiting' end
    )
  ) one
  where nth = 1 order by state, kind`,
})

const retry = statement({
  name: 'platform_retry',
  isPrepared: false,
  values: { which: sqlType.text().nullable() },
  columns: { id: sqlType.uuid() },
  text: `update jobs.job j set state = 'retry', retry_count = 0, start_after = now(), completed_on = null,
    keep_until = now() + ${KEPT_S} * interval '1 s', output = null
  where state = 'failed' and (:which::text is null or ${KIND} = :which or name = :which
    or id::text = :which)
  returning id`,
})

const keep = statement({
  name: 'platform_keep',
  isPrepared: false,
  text: `update jobs.job set deletion_seconds = ${FAILED_KEPT_S}
  where state = 'failed' and deletion_seconds < ${FAILED_KEPT_S}`,
})

const failed = statement({
  name: 'platform_failed',
  isPrepared: false,
  values: { left: sqlType.text().array(), site: sqlType.text() },
  columns: { kind: sqlType.text(), jobs: sqlType.integer(), since: sqlType.timestamptz() },
  text: `select ${KIND} as kind, count(*)::int as jobs, min(j.created_on) as since
  from jobs.job j left join account a on a.id = (j.data ->> 'account')::uuid
  where j.state = 'failed' and j.name = any(:left) and coalesce(a.site_id, :site) = :site
  group by 1 order by 1`,
})

/** The JobBook port over the tables of the queue. */
export const jobBook = ({ pool }: Database): JobBook => ({
  standing: async () =>
    (await queueCounts(pool, {})).map(({ kind, state, jobs, ...oldest }) => ({
      kind,
      state,
      jobs,
      oldest,
    })),
  retry: async (which) => (await retry(pool, { which })).length,
  failed: async (site) => {
    await keep(pool, {})
    return failed(pool, { site, left })
  },
})
