import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { packPictureOf } from '#core/photo/pack/values.ts'
import { packPeople } from '#server/photo/pack/people.ts'
import { databaseAt } from '#specs/harness/database/past.ts'

/** As the server named what it painted of a profile. */
const paintedName = (account: string, nth: number) =>
  `${account.replaceAll('-', '')}${'0'.repeat(31)}${nth.toString(16)}`

const fictional = [
  { gender: 'female', born: '1996-01-01', photos: 8 },
  { gender: 'female', born: '1966-01-01', photos: 8 },
  { gender: 'male', born: '1980-01-01', photos: 2 },
] as const

describe('The migration to the picture pack', () => {
  it('gives painted profiles three pictures of one person of their gender, and leaves uploads alone', async () => {
    const { client, goOn } = await databaseAt('142-warning-verdicts')
    await client.query(
      `insert into site (id, hosts, settings, company, markets, regions)
      values ('vonk', '{}', '{}', '{}', '{}', '{}')`,
    )
    const ids = fictional.map(() => randomUUID())
    const upload = { id: randomUUID(), name: 'ab'.repeat(32) }
    for (const [at, { gender, born, photos }] of fictional.entries()) {
      const id = ids[at] as string
      await client.query(
        `insert into account (id, site_id, language, payment_country, state, context, version,
          created_at)
        values ($1, 'vonk', 'nl', 'NL', '{"living": {}}', '{}', 1, now())`,
        [id],
      )
      await client.query(
        `insert into profile (account_id, site_id, fictional, confirmed, status, name, born, gender,
          country, region, city, about_me, reason, interests, main_image)
        select id, site_id, fictional, confirmed, 'active', 'Luna', $2, $3, 'NL', 'Utrecht',
          'Utrecht', '', '', '{}', jsonb_build_object('match', '/media/portraits/' || id || '.webp')
        from account where id = $1`,
        [id, born, gender],
      )
      for (let nth = 0; nth < photos; nth++) {
        await client.query(
          `insert into photo (id, account_id, name, status, position, at)
          values ($1, $2, $3, 'active', $4, now())`,
          [randomUUID(), id, paintedName(id, nth), nth + 1],
        )
      }
    }
    await client.query(
      `insert into photo (id, account_id, name, status, position, at)
      values ($1, $2, $3, 'active', 9, now())`,
      [upload.id, ids[0], upload.name],
    )
    await goOn()

    const { rows } = await client.query<{ id: string; names: string[]; main: string }>(
      `select p.account_id as id, p.main_image ->> 'match' as main,
        array_agg(f.name order by f.position) as names, min(f.id::text) filter (where f.position = 1)
      from profile p join photo f on f.account_id = p.account_id and f.status = 'active'
      group by p.account_id, p.main_image`,
    )
    const shown = new Map(rows.map((row) => [row.id, row]))
    for (const [at, { gender, photos }] of fictional.entries()) {
      const { names = [], main } = shown.get(ids[at] as string) ?? {}
      const pictures = names.flatMap((name) => packPictureOf(name) ?? [])
      expect(pictures.map(({ nth }) => nth)).toEqual([1, 2, 3].slice(0, photos))
      const people = new Set(pictures.map(({ person }) => person))
      expect(people.size).toBe(1)
      expect(packPeople.find(({ id }) => people.has(id))?.gender).toBe(gender)
      expect(main).toMatch(/^\/media\/photos\/[0-9a-f-]{36}\.webp$/)
    }
    expect(shown.get(ids[0] as string)?.names.at(-1)).toBe(upload.name)
  })
})
