import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { likesOf } from '#adapters/postgres/discovery/likes.ts'
import { LIKES_PAGE, NEW_LIKES_MAX } from '#core/discovery/likes/values.ts'
import { database } from '#server/container/tokens.ts'
import { newMember, type SpecMember } from '#specs/harness/server/members.ts'
import { type SpecServer, startServer } from '#specs/harness/server/server.ts'

const MANY = 20_000
const FEW = 200
const KB = 1_000

let server: SpecServer
let popular: SpecMember
let quiet: SpecMember
let talkative: SpecMember

/** Copies of one member, who all like this member and are liked back; `is_new` of every 40th like. */
const addLikes = async (member: SpecMember, model: SpecMember, count: number) => {
  const columnsOf = async (table: string, others: string[]) => {
    const { rows } = await server.db.query<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ') as columns
       from information_schema.columns where table_schema = 'public' and table_name = $1
         and is_generated = 'NEVER' and column_name <> all ($2)`,
      [table, others],
    )
    return rows[0]?.columns ?? ''
  }
  const copies = `(
    select n, overlay(
      overlay(md5($1::uuid::text || n) placing '4' from 13) placing '8' from 17)::uuid as id
    from generate_series(1, $2::int) n
  ) copy`
  const account = await columnsOf('account', ['id', 'email'])
  await server.db.query(
    `insert into account (id, email, ${account})
     select copy.id, copy.id || '@example.com', ${account}
     from (select ${account} from account where id = $3) model, ${copies}`,
    [member.id, count, model.id],
  )
  for (const table of ['profile', 'search_entry']) {
    const columns = await columnsOf(table, ['account_id'])
    await server.db.query(
      `insert into ${table} (account_id, ${columns})
       select copy.id, ${columns}
       from (select ${columns} from ${table} where account_id = $3) model, ${copies}
       on conflict do nothing`,
      [member.id, count, model.id],
    )
  }
  const at = `timestamptz '2026-01-01' + (n / 3) * interval '1 us'`
  await server.db.query(
    `insert into liking (from_id, to_id, at, is_new)
     select $1::uuid, id, ${at}, false from ${copies}
     union all
     select id, $1::uuid, ${at}, n % 40 = 0 from ${copies}`,
    [member.id, count],
  )
}

beforeAll(async () => {
  server = await startServer()
  popular = await newMember(server, { name: 'Anna', gender: 'female', seeks: 'male' })
  quiet = await newMember(server, { name: 'Bea', gender: 'female', seeks: 'male' })
  talkative = await newMember(server, { name: 'Cato', gender: 'female', seeks: 'male' })
  const model = await newMember(server, { name: 'Bram', gender: 'male', seeks: 'female' })
  // A card with a picture is longer than one without.
  await server.db.query(
    `update profile set main_image = (
       select main_image from profile where main_image ->> 'status' = 'active' limit 1
     ) where account_id = $1`,
    [model.id],
  )
  await addLikes(popular, model, MANY)
  await addLikes(quiet, model, FEW)
  await addLikes(talkative, model, FEW)
  await server.db.query('analyze')
}, 120_000)
afterAll(() => server.stop())

const page = (member: SpecMember, after?: string | null) =>
  member.ask('GET /api/likes.php', { query: after ? { after } : {} })

const walk = async (member: SpecMember, list: 'profiles' | 'liked_by' | 'matches') => {
  const ids: string[] = []
  let after: string | null | undefined
  do {
    const answer = await page(member, after)
    expect(answer[list].length).toBeLessThanOrEqual(LIKES_PAGE)
    ids.push(...answer[list].map(({ id }) => id))
    after = answer.next[list]
  } while (after)
  return ids
}

const inOrder = async (where: string, other: string, order: string, member: SpecMember) => {
  const { rows } = await server.db.query(
    `select ${other} as id from liking where ${where} = $1 order by ${order}, ${other} desc`,
    [member.id],
  )
  return rows.map(({ id }) => id)
}

describe('pages of likes', () => {
  test.each([
    ['profiles', 'from_id', 'to_id', 'at desc'],
    ['liked_by', 'to_id', 'from_id', 'is_new desc, at desc'],
    ['matches', 'to_id', 'from_id', 'is_new desc, at desc'],
  ] as const)(
    'give each of 200 likes of `%s` once, in order',
    async (list, where, other, order) => {
      expect(await walk(quiet, list)).toEqual(await inOrder(where, other, order, quiet))
    },
  )

  test('give each of 20,000 likes given once, in order', async () => {
    const expected = await inOrder('from_id', 'to_id', 'at desc', popular)
    expect(expected).toHaveLength(MANY)
    expect(await walk(popular, 'profiles')).toEqual(expected)
  }, 120_000)

  test('give each of 20,000 likes received once, in order', async () => {
    const expected = await inOrder('to_id', 'from_id', 'is_new desc, at desc', popular)
    expect(await walk(popular, 'liked_by')).toEqual(expected)
  }, 120_000)

  test('are under 40 kB, and count at most 100 new likes', async () => {
    const first = await page(popular)
    const next = await page(popular, first.next.liked_by)
    expect(next.profiles).toEqual([])
    expect(JSON.stringify(next).length).toBeLessThan(40 * KB)
    expect(JSON.stringify(first).length).toBeLessThan(40 * KB)
    expect(first.new_likes).toBe(NEW_LIKES_MAX)
  })

  test('refuse a cursor of another member', async () => {
    const { next } = await page(popular)
    const stolen = await quiet.refusal('GET /api/likes.php', {
      query: { after: next.profiles ?? '' },
    })
    expect(stolen.status).toBe(400)
  })
})

/** How many blocks each statement touches: those of the first page, and that of the fifth one. */
const blocksOf = async (member: SpecMember, mode: string) => {
  const { pool } = await server.container.getAsync(database)
  const blocks: Record<string, number> = {}
  const query = async (config: pg.QueryConfig) => {
    const { name = '', text, values = [] } = config
    const given = values.map((value) => (value === null ? 'null' : pg.escapeLiteral(`${value}`)))
    const results = (await server.db.query(`set plan_cache_mode = ${mode};
      prepare asked as ${text};
      explain (analyze, buffers, timing off, format json) execute asked (${given.join()});
      deallocate asked;
      reset plan_cache_mode`)) as unknown as pg.QueryResult[]
    const plan = results[2]?.rows[0]['QUERY PLAN'][0].Plan
    blocks[name] = plan['Shared Hit Blocks'] + plan['Shared Read Blocks']
    return pool.query(config)
  }
  const asked = { account: member.id, now: server.clock.now() }
  let after = (await likesOf({ query }, asked)).next.given
  const { discovery_likes_new: counted = 0, ...first } = blocks
  for (let nth = 2; nth <= 5 && after; nth += 1)
    after = (await likesOf({ query }, { ...asked, after })).next.given
  return { counted, pages: { ...first, fifth: blocks.discovery_likes_given ?? 0 } }
}

describe('planned for any values, and for those of a page', () => {
  test.each(['force_generic_plan', 'force_custom_plan'])(
    'a page of 20,000 likes touches no more blocks than one of 200 (%s)',
    async (mode) => {
      // A connection reads the catalogue at its first query.
      await blocksOf(quiet, mode)
      const [few, many] = [await blocksOf(quiet, mode), await blocksOf(popular, mode)]
      for (const [page, blocks] of Object.entries(few.pages))
        expect(many.pages[page as keyof typeof many.pages], page).toBeLessThan(1.1 * blocks)
      expect(many.counted).toBeLessThan(10 * NEW_LIKES_MAX)
    },
    60_000,
  )
})

describe('matches without a conversation', () => {
  test('are shown first, however many matches with one came later', async () => {
    const all = await inOrder('to_id', 'from_id', 'is_new desc, at desc', talkative)
    const state = { living: { starterList: 'listed', receiverList: 'listed' } }
    await server.db.query(
      `insert into conversation (id, starter_id, receiver_id, state, context, version, last_at)
       select gen_random_uuid(), case when n % 2 = 0 then $1::uuid else other end,
         case when n % 2 = 0 then other else $1::uuid end, $2, '{}', 1, '2026-01-01'
       from unnest($3::uuid[]) with ordinality as talk (other, n)`,
      [talkative.id, state, all.slice(0, 100)],
    )
    const { matches, new_matches } = await page(talkative)
    expect(matches.map(({ id }) => id)).toEqual(all.slice(0, LIKES_PAGE))
    expect(new_matches.map(({ id }) => id)).toEqual(all.slice(100, 100 + LIKES_PAGE))
  })
})
