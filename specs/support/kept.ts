import type pg from 'pg'

/** What is kept in each table, but for the counts of who asked too often: asking is counted. */
export const everythingKept = async (db: pg.Pool): Promise<Record<string, string>> => {
  const { rows } = await db.query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'rate_limit'
     order by 1`,
  )
  const kept: Record<string, string> = {}
  for (const { name } of rows) {
    const { rows: found } = await db.query(
      `select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from "${name}" t`,
    )
    kept[name] = found[0].sum
  }
  return kept
}
