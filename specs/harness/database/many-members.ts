import type { Database } from '#adapters/postgres/platform/database.ts'
import { NOON, SITE } from './postgres.ts'

const standing = JSON.stringify({
  living: {
    standing: 'active',
    conduct: 'clear',
    membership: 'premium',
    visibility: 'visible',
  },
})
const living = { talk: 'open', starterList: 'listed', receiverList: 'listed' }
const talk = JSON.stringify({ living })
const barred = JSON.stringify({ living: { ...living, starterBlock: 'blocking' } })

const accounts = `
  insert into account (
    id, site_id, email, language, state, context, version, created_at, push_subscription
  )
  select gen_random_uuid(), '${SITE}', n || '@vonk.example', 'nl', '${standing}', '{}', 1, $2,
    case when n % 3 = 0 then jsonb_build_object('endpoint', 'https://push.example/' || n) end
  from generate_series(1, $1::int) as n`

/** Everybody has two neighbours, to like and to talk with. */
const neighbours = `
  create temp table neighbour as
  with numbered as (select id, row_number() over (order by id) - 1 as n from account)
  select a.id, b.id as other
  from numbered a
  cross join (values (1), (8)) as step (n)
  join numbered b on b.n = (a.n + step.n) % (select count(*) from account)`

const rest = `
  insert into book (id, site_id, kind) select id, site_id, 'member' from account;
  insert into wallet (account_id, balance, started) select id, 100, 0 from account;
  insert into profile (
    account_id, site_id, fictional, confirmed, status, name, born, gender, seeks, country, region,
    city, about_me
  )
  select id, site_id, fictional, confirmed, 'active', 'Sanne',
    date '1960-01-01' + (random() * 17000)::int, (array['male', 'female'])[1 + n % 2], 'male',
    'NL', (array['Utrecht', 'Gelderland', 'Drenthe', 'Zeeland'])[1 + n % 4], 'Utrecht',
    repeat('Ik hou van wandelen. ', 15)
  from (select *, row_number() over () as n from account) account;
  update search_entry set last_seen = timestamptz '2026-03-01' + random() * interval '9 days';
  insert into liking (from_id, to_id, at, is_new)
  select id, other, '2026-03-01', true from neighbour;
  insert into swipe (account_id, shown_id, day, at, liked)
  select id, other, '2026-03-01', '2026-03-01', random() < 0.1 from neighbour;
  insert into avoided_address (id, account_id, hash, note, at)
  select gen_random_uuid(), id, sha256(other::text::bytea), '', '2026-03-01' from neighbour;
  insert into favourite (account_id, kept_id, at)
  select id, other, '2026-03-01' from neighbour;
  insert into favourite (account_id, kept_id, at)
  select keeper.id, kept.id, timestamptz '2026-03-01' + random() * interval '9 days'
  from (select id from account order by id limit 120) keeper
  cross join lateral (
    select id from account where id <> keeper.id order by id limit 498
  ) kept
  on conflict do nothing;
  insert into conversation (
    id, starter_id, receiver_id, state, context, version, last_seq, last_at
  )
  select gen_random_uuid(), id, other,
    case when random() < 0.1 then '${barred}'::jsonb else '${talk}' end, '{}', 2, 4, '2026-03-01'
  from neighbour;
  insert into message (conversation_id, seq, id, side, body, at)
  select id, seq, gen_random_uuid(), 'starter', 'Hoi', last_at
  from conversation, generate_series(1, 4) as seq;
  insert into opener (account_id, at, message_id, conversation_id, hash, contact)
  select starter_id, timestamptz '2026-03-10' - random() * interval '1 day', gen_random_uuid(), id,
    sha256(receiver_id::text::bytea), random() < 0.1
  from conversation;
  insert into ledger_entry (operation, book_id, credits, reason, balance_after, at)
  select id, id, 100, 'signup', 100, created_at from account
  union all
  select a.id, house.id, -100, 'signup', null, a.created_at
  from account a join book house on house.site_id = a.site_id and house.kind = 'bonus';
  insert into payment (
    id, site_id, account_id, bundle, credits, method, price, provider, state, context, version,
    created_at, completed_at, asked, next_ask_at, keeps, immediate_delivery_consent
  )
  select gen_random_uuid(), site_id, id, 'b', 10, 'creditcard',
    '{"total": {"minor": 499, "currency": "EUR"}}', 'sandbox', to_jsonb(now),
    jsonb_build_object('ref', n::text, 'live', false, 'granted', 10, 'returned', 0, 'paidMinor',
      499, 'backMinor', 0, 'amount', '{"minor": 499, "currency": "EUR"}'::jsonb,
      'charged', '{"credits": 0, "minor": 0, "undone": 0}'::jsonb), 1, at,
    case when now = 'completed' then at + interval '1 minute' end, 0,
    case when now = 'pending' then '2026-03-11'
      when now = 'completed' and at > created_at - interval '112 days'
        then created_at + random() * interval '7 days' end,
    case when n % 3 = 0 then '1' end, 1
  from (
    select *, row_number() over () as n, created_at - random() * interval '365 days' as at,
      (array['failed', 'completed', 'completed', 'failed'])[1 + floor(random() * 4)::int] as ended
    from account
  ) account, lateral (select case when n % 40 = 0 then 'pending' else ended end as now) stands;
  update payment set created_at = '2026-03-10' where is_open;
  insert into receipt (company, year, number, payment_id, kind, credits, lines, minor, currency,
    vat_basis_points, vat_minor, method, seller, at)
  select 1, 2026, row_number() over (), id, 'sale', 10, '[]', 499, 'EUR', 2100, 87, 'ideal', '{}',
    created_at
  from payment;
  alter table refund disable trigger refund_is_decided;
  insert into refund (payment_id, part, minor, decided_at, ask_at, refused_at)
  select id, 499, 499, created_at, case when n % 500 = 0 then created_at end,
    case when n % 50 = 1 then created_at end
  from (select *, row_number() over () as n from payment) payment;
  alter table refund enable trigger refund_is_decided;
  insert into ledger_entry (operation, book_id, credits, reason, balance_after, at)
  select id, account_id, 10, 'bundle', 110, completed_at from payment
  where completed_at is not null
  union all
  select p.id, house.id, -10, 'bundle', null, p.completed_at
  from payment p join book house on house.site_id = p.site_id and house.kind = 'sales'
  where p.completed_at is not null;
  update wallet set balance = 110 from payment p
  where p.account_id = wallet.account_id and p.completed_at is not null;
  insert into mandate (
    id, site_id, account_id, provider, ref, method, live, given_at, consent, ended_at, reason, tell_at
  )
  select id, site_id, account_id, provider, id, method, false, created_at, '1',
    case when is_ended then created_at end, case when is_ended then 'removed' end,
    case when is_ended and random() < 0.02 then timestamptz '2026-03-11' end
  from (select *, random() < 0.3 as is_ended from payment where completed_at is not null) payment;
  insert into spending_limit (account_id, period, minor, currency)
  select id, 'month', 5000, 'EUR' from account;
  insert into finder_answer (account_id, question, answer, accepts, weight, private, changed_at)
  select id, question, case when random() < 0.5 then 'a' else 'b' end, '{a}', 1,
    random() < 0.1, created_at
  from account, unnest(array['sunday', 'home', 'kitchen', 'money', 'phone', 'pets']) as question;
  insert into saved_search (id, account_id, wishes, seen_nr, told_nr, made_at)
  select gen_random_uuid(), id, '{}', 0, 0, created_at from account, generate_series(1, 2);
  insert into saved_search_watch (account_id, next_at) select id, created_at from account;
  insert into intimate_consent (account_id, given_at, version)
  select id, created_at, '1' from account;
  insert into discount_code (site_id, code, percent)
  select '${SITE}', 'CODE' || n, 10 from generate_series(1, 20) as n;
  insert into discount (id, site_id, code, account_id, state, context, version)
  select gen_random_uuid(), site_id, 'CODE' || n % 20 + 1, id,
    to_jsonb((array['used', 'free'])[1 + n % 2]), '{}', 1
  from (select *, row_number() over () as n from account) account;
  insert into deadline (lifecycle, entity_id, name, due_at)
  select 'payment', id, 'xstate.after.payWindow.payment.pending', '2026-03-11' from account;
  insert into notice_due (conversation_id, account_id, fictional, since)
  select id, receiver_id, false, '2026-03-11' from conversation;
  insert into like_notice (account_id, kind, since)
  select id, 'newLikes', timestamptz '2026-03-10' + random() * interval '3 days' from account;
  insert into photo (id, account_id, name, status, position, at)
  select gen_random_uuid(), id, encode(sha256(email::bytea), 'hex'),
    case when random() < 0.02 then 'removed' else 'active' end, nth, created_at
  from account, generate_series(1, 2) as nth;
  insert into move (lifecycle, entity_id, version, event, after, at)
  select 'account', id, 1, 'begin', state, created_at from account;
  insert into session (token_hash, account_id, device, created_at, expires_at)
  select id, id, 'Firefox', created_at, '2026-04-01' from account`

/** As many members as a middling site has, who like each other, talk and buy; answers their ids. */
export const fillWithMembers = async (db: Database, count: number): Promise<string[]> => {
  const client = await db.pool.connect()
  try {
    // What is not flushed yet is not visible to all, and an index alone could not answer.
    await client.query('set synchronous_commit = on')
    // However busy the machine is: the limit is for what members wait for.
    await client.query('set statement_timeout = 0')
    await client.query(accounts, [count, NOON])
    await client.query(neighbours)
    for (const one of rest.split(';\n')) await client.query(one)
    await client.query('vacuum analyze')
    await client.query('reset statement_timeout')
    const { rows } = await client.query<{ id: string }>('select id from account order by id')
    return rows.map(({ id }) => id)
  } finally {
    client.release(true)
  }
}
