import { IMMEDIATE_DELIVERY_VERSION } from '#core/payment/checkout/immediate-delivery.ts'
import { sqlType } from '../platform/sql-types.ts'
import { statement } from '../platform/statement.ts'

export const lockSites = statement({
  name: 'demo_lock_sites',
  text: 'lock table site in share row exclusive mode',
})

export const anySite = statement({
  name: 'demo_any_site',
  columns: { id: sqlType.text() },
  text: 'select id from site limit 1',
})

export const insertSite = statement({
  name: 'demo_insert_site',
  isPrepared: false,
  values: {
    id: sqlType.text(),
    hosts: sqlType.text().array(),
    settings: sqlType.jsonb(),
    company: sqlType.jsonb(),
    markets: sqlType.jsonb(),
    regions: sqlType.jsonb(),
  },
  text: `insert into site (id, hosts, settings, company, markets, regions)
  values (:id, :hosts, :settings, :company, :markets, :regions)`,
})

export const insertBundles = statement({
  name: 'demo_insert_bundles',
  isPrepared: false,
  values: { site: sqlType.text(), rows: sqlType.jsonb() },
  text: `insert into bundle (site_id, id, credits, minor, currency, country, times_from, times_to)
  select :site, id, credits, minor, currency, country, times_from, times_to
  from jsonb_to_recordset(:rows) as r (id text, credits int, minor int, currency text, country text,
    times_from int, times_to int)`,
})

/** With each account its book and its wallet, as at sign-up. */
export const insertAccounts = statement({
  name: 'demo_insert_accounts',
  isPrepared: false,
  values: { site: sqlType.text(), rows: sqlType.jsonb() },
  text: `with created as (
    insert into account (
      id, site_id, email, password_hash, language, payment_country, state, context, version,
      created_at
    )
    select id, :site, email, password_hash, language, payment_country, state, context, version,
      created_at
    from jsonb_to_recordset(:rows) as r (
      id uuid, email text, password_hash text, language text, payment_country text, state jsonb,
      context jsonb, version int, created_at timestamptz
    ) returning id, site_id
  ), booked as (
    insert into book (id, site_id, kind) select id, site_id, 'member' from created
  )
  insert into wallet (account_id, balance, started) select id, 0, 0 from created`,
})

/** Site, label and confirmation are the account's. */
export const insertProfiles = statement({
  name: 'demo_insert_profiles',
  isPrepared: false,
  values: { rows: sqlType.jsonb() },
  text: `insert into profile (
    account_id, site_id, fictional, confirmed, status, name, born, gender, seeks, sexuality,
    country, region, city, about_me, reason, tattoos, hair_color, eye_color, body_type,
    relationship_status, interests, main_image
  )
  select a.id, a.site_id, a.fictional, a.confirmed, 'active', r.name, r.born, r.gender, r.seeks,
    r.sexuality, r.country, r.region, r.city, r.about_me, r.reason, r.tattoos, r.hair_color,
    r.eye_color, r.body_type, r.relationship_status, r.interests, r.main_image
  from jsonb_to_recordset(:rows) as r (
    account_id uuid, name text, born date, gender text, seeks text, sexuality text, country text,
    region text, city text, about_me text, reason text, tattoos boolean, hair_color text,
    eye_color text, body_type text, relationship_status text, interests text[], main_image jsonb
  )
  join account a on a.id = r.account_id`,
})

/** Nobody is behind them: the demo answers, and says so. */
export const insertFictional = statement({
  name: 'demo_insert_fictional',
  isPrepared: false,
  values: { site: sqlType.text() },
  text: `insert into fictional_profile (account_id, answers, purpose, made_at)
  select id, 'demo', 'Demo', created_at from account where site_id = :site and fictional
  on conflict do nothing`,
})

export const setLastSeen = statement({
  name: 'demo_set_last_seen',
  isPrepared: false,
  values: { rows: sqlType.jsonb() },
  text: `update search_entry entry set last_seen = r.last_seen
  from jsonb_to_recordset(:rows) as r (account_id uuid, last_seen timestamptz)
  where entry.account_id = r.account_id`,
})

export const insertPhotos = statement({
  name: 'demo_insert_photos',
  isPrepared: false,
  values: { rows: sqlType.jsonb() },
  text: `insert into photo (id, account_id, name, status, position, at)
  select id, account_id, name, status, position, at
  from jsonb_to_recordset(:rows) as r (
    id uuid, account_id uuid, name text, status text, position int, at timestamptz
  )`,
})

export const insertMoves = statement({
  name: 'demo_insert_moves',
  isPrepared: false,
  values: { rows: sqlType.jsonb() },
  text: `insert into move (lifecycle, entity_id, version, event, before, after, at)
  select lifecycle, entity_id, version, event, before, after, at
  from jsonb_to_recordset(:rows) as r (
    lifecycle text, entity_id text, version int, event text, before jsonb, after jsonb,
    at timestamptz
  )`,
})

/** Entries in the order of the rows, and with them what they leave in the wallets. */
export const insertEntries = statement({
  name: 'demo_insert_entries',
  isPrepared: false,
  values: { rows: sqlType.jsonb(), site: sqlType.text() },
  text: `with entered as (
    insert into ledger_entry (operation, book_id, credits, reason, balance_after, at)
    select operation, coalesce(house.id, r.book::uuid), r.credits, reason, balance_after, at
    from rows from (jsonb_to_recordset(:rows) as (
      operation uuid, book text, credits int, reason text, balance_after int, at timestamptz
    )) with ordinality as r (operation, book, credits, reason, balance_after, at, nth)
    left join book house on house.site_id = :site and house.kind = r.book
    order by nth
    returning book_id, credits
  )
  update wallet set balance = balance + mine.credits
  from (select book_id, sum(credits)::int as credits from entered group by book_id) mine
  where wallet.account_id = mine.book_id`,
})

export const insertConversations = statement({
  name: 'demo_insert_conversations',
  isPrepared: false,
  values: { rows: sqlType.jsonb() },
  text: `with begun as (
    insert into conversation (
      id, starter_id, receiver_id, state, context, version, last_seq, last_at,
      starter_read, receiver_read, starter_unread, receiver_unread
    )
    select id, starter_id, receiver_id, state, context, version, last_seq, last_at,
      starter_read, receiver_read, starter_unread, receiver_unread
    from jsonb_to_recordset(:rows) as r (
      id uuid, starter_id uuid, receiver_id uuid, state jsonb, context jsonb, version int,
      last_seq int, last_at timestamptz, starter_read int, receiver_read int,
      starter_unread int, receiver_unread int
    ) returning starter_id
  )
  update wallet set started = mine.started
  from (select starter_id, count(*)::int as started from begun group by starter_id) mine
  where wallet.account_id = mine.starter_id`,
})

export const insertMessages = statement({
  name: 'demo_insert_messages',
  isPrepared: false,
  values: { rows: sqlType.jsonb() },
  text: `insert into message (conversation_id, seq, id, side, body, at)
  select conversation_id, seq, id, side, body, at
  from jsonb_to_recordset(:rows) as r (
    conversation_id uuid, seq int, id uuid, side text, body text, at timestamptz
  )`,
})

/** Paid ones: nobody has to ask a provider about them. */
export const insertPayments = statement({
  name: 'demo_insert_payments',
  isPrepared: false,
  values: { site: sqlType.text(), rows: sqlType.jsonb() },
  text: `insert into payment (
    id, site_id, account_id, bundle, credits, method, price, provider, state, context, version,
    created_at, completed_at, asked, next_ask_at, immediate_delivery_consent
  )
  select id, :site, account_id, bundle, credits, method, price, provider, state, context, version,
    created_at, completed_at, 0, null, ${IMMEDIATE_DELIVERY_VERSION}
  from jsonb_to_recordset(:rows) as r (
    id uuid, account_id uuid, bundle text, credits int, method text, price jsonb, provider text,
    state jsonb, context jsonb, version int, created_at timestamptz, completed_at timestamptz
  )`,
})

export const insertLikes = statement({
  name: 'demo_insert_likes',
  isPrepared: false,
  values: { rows: sqlType.jsonb() },
  text: `insert into liking (from_id, to_id, at, is_new)
  select from_id, to_id, at, true
  from jsonb_to_recordset(:rows) as r (from_id uuid, to_id uuid, at timestamptz)`,
})

/** What was sold has its receipt, numbered in the order in which it was paid. */
export const insertReceipts = statement({
  name: 'demo_insert_receipts',
  isPrepared: false,
  values: { site: sqlType.text() },
  text: `with sold as (
    select p.*, s.company as seller, coalesce((s.settings ->> 'company_id')::int, 0) as company,
      extract(year from completed_at at time zone 'Europe/Amsterdam')::int as year
    from payment p join site s on s.id = p.site_id
    where s.id = :site and completed_at is not null
  ), issued as (
    insert into receipt (company, year, number, payment_id, kind, credits, lines, minor, currency,
      vat_basis_points, vat_minor, method, seller, at)
    select company, year, row_number() over (partition by company, year order by completed_at, id),
      id, 'sale', credits, price -> 'components', (price -> 'total' ->> 'minor')::int,
      price -> 'total' ->> 'currency', (price -> 'vat' ->> 'basisPoints')::int,
      (price -> 'vat' ->> 'minor')::int, method, seller, completed_at
    from sold returning company, year, number
  )
  insert into receipt_series (company, year, last)
  select company, year, max(number) from issued group by company, year`,
})

export const insertVisits = statement({
  name: 'demo_insert_visits',
  isPrepared: false,
  values: { rows: sqlType.jsonb() },
  text: `insert into visit (visited_id, visitor_id, at)
  select visited_id, visitor_id, at
  from jsonb_to_recordset(:rows) as r (visited_id uuid, visitor_id uuid, at timestamptz)`,
})
