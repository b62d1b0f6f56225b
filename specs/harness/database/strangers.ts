import { randomUUID } from 'node:crypto'
import type pg from 'pg'

type On = Pick<pg.ClientBase, 'query'>
export type Stranger = { region: string; confirmed?: boolean; fictional?: boolean }

const standingOf = (confirmed: boolean) => ({
  living: {
    standing: confirmed ? 'active' : { created: 'unpaid' },
    conduct: 'clear',
    membership: 'free',
    visibility: 'visible',
  },
})

/** A member in one statement, where how they came is of no matter; the rows are those of a sign-up. */
export const joined = async (
  on: On,
  { region, confirmed = true, fictional = false }: Stranger,
): Promise<string> => {
  const id = randomUUID()
  const email = fictional ? null : `${id}@voorbeeld.example`
  await on.query(
    `with made as (
      insert into account (id, site_id, email, language, state, context, version, created_at)
      values ($1, 'vonk', $2, 'nl', $3, $4, 1, now()) returning id, fictional, confirmed
    ), book as (insert into book (id, site_id, kind) values ($1, 'vonk', 'member')),
    wallet as (insert into wallet (account_id, balance, started) values ($1, 0, 0))
    insert into profile (account_id, site_id, fictional, confirmed, status, name, born, gender,
      seeks, country, region, city)
    select id, 'vonk', fictional, confirmed, 'active', 'Robin', '1990-01-01', 'female', 'male',
      'NL', $5, 'Utrecht' from made`,
    [id, email, standingOf(confirmed), { account: id }, region],
  )
  return id
}

/** The mailed link has been opened. */
export const confirm = (on: On, id: string) =>
  on.query('update account set state = $2 where id = $1', [id, standingOf(true)])

/** One of the two no longer wants to meet the other. */
export const bar = (on: On, by: string, other: string) =>
  on.query(
    `insert into conversation (id, starter_id, receiver_id, state, context, version, last_seq,
      last_at)
    values ($1, $2, $3, $4, '{}', 1, 0, now())`,
    [
      randomUUID(),
      by,
      other,
      {
        living: {
          talk: 'open',
          starterList: 'listed',
          receiverList: 'listed',
          starterBlock: 'blocking',
        },
      },
    ],
  )
