import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { chatStore } from '#adapters/postgres/chat/store.ts'
import { openDatabase } from '#adapters/postgres/platform/database.ts'
import { startEmbeddedPostgres } from '#adapters/postgres/platform/embedded/embedded.ts'
import { ids as realIds } from '#adapters/system/ids.ts'
import { sendFactsQueryOf } from '#server/chat/send.ts'
import { type Recorded, record } from '#specs/harness/support/record.ts'
import { MESSAGE, makeTalks } from './world.ts'

const PAIRS = 20
/** First messages of all others within two days, which is what is kept of them. */
const OF_OTHERS = 100_000
/** First messages of the sender within a day: none, as many as a new account begins, and a flood. */
const OF_SENDER = [0, 25, 1_000]
const TIMES = 300

/** The part of the statement that counts, and what stands there without it. */
const COUNTING = /case when coalesce\(c\.last_seq, 0\) = 0[\s\S]*?end\s+as opener/

const median = (numbers: number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

type Explained = { rows: number; pages: number; ms: number }
type Node = { 'Actual Rows': number; 'Relation Name'?: string; Plans?: Node[] }
const rowsOf = (node: Node): number =>
  (node['Relation Name'] === 'opener' ? node['Actual Rows'] : 0) +
  (node.Plans ?? []).reduce((sum, each) => sum + rowsOf(each), 0)

const explained = async (client: pg.Client, text: string, values: unknown[]) => {
  const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values)
  const [found] = rows[0]['QUERY PLAN']
  const { Plan: plan } = found
  return {
    rows: rowsOf(plan),
    pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    ms: found['Execution Time'] as number,
  }
}

/** The same statement without the counts, which takes the same values all the same. */
const uncounted = (text: string): string => {
  const [counting = ''] = COUNTING.exec(text) ?? []
  if (counting === '') throw new Error('The statement counts elsewhere by now')
  const rest = text.replace(counting, '')
  const places = new Set(counting.match(/\$\d+/g))
  const unread = [...places].filter((place) => !new RegExp(`\\${place}\\b`).test(rest))
  const read = unread.map((place) => `${place}::text is null`).join(' and ')
  return text.replace(counting, `(select null::json where ${read || 'true'}) as opener`)
}

/** In turn, since a machine is not equally fast in every moment. */
const compare = async (client: pg.Client, { text, values }: Recorded) => {
  const without = uncounted(text)
  const seen: Record<'with' | 'without', Explained[]> = { with: [], without: [] }
  for (let nth = 0; nth < TIMES; nth++) {
    seen.with.push(await explained(client, text, values))
    seen.without.push(await explained(client, without, values))
  }
  const of = (which: 'with' | 'without', what: keyof Explained) =>
    median(seen[which].map((each) => each[what]))
  return { rows: of('with', 'rows'), pages: [of('without', 'pages'), of('with', 'pages')], of }
}

/**
 * What the first signs of abuse add to a message: to what it reads, which is one statement with
 * them and without, by rows, pages and time. To what it writes they add one row, to a first one alone.
 */
export const benchSigns = async (say: (line?: string) => void) => {
  const dir = await mkdtemp(join(tmpdir(), 'bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir: join(dir, 'postgres'), log: () => {} })
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    const { talks } = await makeTalks(postgres.url, PAIRS)
    await client.connect()
    const fill = (sender: string | null, count: number) =>
      client.query(
        `insert into opener (account_id, at, message_id, conversation_id, hash, contact)
        select a.id, now() - random() * $3::float8 * interval '1 hour', gen_random_uuid(),
          gen_random_uuid(), sha256(nth::text::bytea), false
        from generate_series(1, $2::int) nth join lateral (
          select id from account where case when $1::uuid is null then
            id <> $4 and nth > 0 else id = $1 end order by md5(id::text || nth) limit 1
        ) a on true`,
        [sender, count, sender ? 20 : 48, talks[0]?.sides[0]?.id],
      )
    const [mine, theirs] = [talks[0]?.sides[0], talks[1]?.sides[0]]
    if (!mine || !theirs) throw new Error('There are no pairs')
    await fill(null, OF_OTHERS)
    const db = await openDatabase(postgres.url)
    const ids = realIds()
    say('what is read for it    openers    rows   pages without/with   ms without/with   ratio')
    let before = 0
    for (const count of OF_SENDER) {
      await fill(mine.id, count - before)
      before = count
      await client.query('vacuum analyze opener')
      for (const [name, to] of [
        ['a first message', theirs.id],
        ['a later one', mine.to],
      ] as const) {
        const { on, recorded } = record(db)
        const message = { id: ids.next(), body: MESSAGE }
        const asked = { sender: mine.id, recipient: to, message, now: new Date() }
        await chatStore(on).sendFacts(sendFactsQueryOf(ids, asked))
        const [facts] = recorded
        if (!facts || recorded.length > 1) throw new Error('It is more than one statement')
        const { rows, pages, of } = await compare(client, facts)
        const [less, more] = [of('without', 'ms'), of('with', 'ms')]
        say(
          [
            name.padEnd(22),
            String(count).padStart(8),
            String(rows).padStart(8),
            pages.join(' / ').padStart(20),
            `${less.toFixed(3)} / ${more.toFixed(3)}`.padStart(18),
            (more / less).toFixed(2).padStart(8),
          ].join(''),
        )
      }
    }
    await db.close()
  } finally {
    await client.end()
    await postgres.stop()
    await rm(dir, { recursive: true })
  }
}
