import { statement } from '../statement.ts'

type Rows = { rows: string }

export const insertSite = statement<
  {
    id: string
    hosts: string[]
    settings: string
    company: string
    vatBasisPoints: number
    regions: string
  },
  never
>(
  null,
  `insert into site (id, hosts, settings, company, vat_basis_points, regions)
  values (:id, :hosts, :settings, :company, :vatBasisPoints, :regions)`,
)

export const insertBundles = statement<Rows & { site: string }, never>(
  null,
  `insert into bundle (site_id, id, credits, minor, currency)
  select :site, id, credits, minor, currency
  from jsonb_to_recordset(:rows) as r (id text, credits int, minor int, currency text)`,
)

/** With each account its book and its wallet, as at sign-up. */
export const insertAccounts = statement<Rows & { site: string; now: Date }, never>(
  null,
  `with created as (
    insert into account (
      id, site_id, email, password_hash, language, state, context, version, created_at
    )
    select id, :site, email, password_hash, language, state, context, version, :now
    from jsonb_to_recordset(:rows) as r (
      id uuid, email text, password_hash text, language text, state jsonb, context jsonb,
      version int
    ) returning id, site_id
  ), booked as (
    insert into book (id, site_id, kind) select id, site_id, 'member' from created
  )
  insert into wallet (account_id, balance, started) select id, 0, 0 from created`,
)

/** Site, label and confirmation are the account's. */
export const insertProfiles = statement<Rows, never>(
  null,
  `insert into profile (
    account_id, site_id, fictional, confirmed, status, name, born, gender, seeks, sexuality,
    country, region, city, about_me, reason, tattoos, hair_color, eye_color, body_type,
    relationship_status, interests, main_image, last_seen
  )
  select a.id, a.site_id, a.fictional, a.confirmed, 'active', r.name, r.born, r.gender, r.seeks,
    r.sexuality, r.country, r.region, r.city, r.about_me, r.reason, r.tattoos, r.hair_color,
    r.eye_color, r.body_type, r.relationship_status, r.interests, r.main_image, r.last_seen
  from jsonb_to_recordset(:rows) as r (
    account_id uuid, name text, born date, gender text, seeks text, sexuality text, country text,
    region text, city text, about_me text, reason text, tattoos boolean, hair_color text,
    eye_color text, body_type text, relationship_status text, interests text[], main_image jsonb,
    last_seen timestamptz
  )
  join account a on a.id = r.account_id`,
)

export const insertMoves = statement<Rows & { now: Date }, never>(
  null,
  `insert into move (lifecycle, entity_id, version, event, before, after, at)
  select 'account', entity_id, version, event, before, after, :now
  from jsonb_to_recordset(:rows) as r (
    entity_id text, version int, event text, before jsonb, after jsonb
  )`,
)

/** Entries, and with them what they leave in the wallets. */
export const insertEntries = statement<Rows & { site: string; now: Date }, never>(
  null,
  `with entered as (
    insert into ledger_entry (operation, book_id, credits, reason, balance_after, at)
    select operation, coalesce(house.id, r.book::uuid), r.credits, reason, balance_after, :now
    from jsonb_to_recordset(:rows) as r (
      operation uuid, book text, credits int, reason text, balance_after int
    )
    left join book house on house.site_id = :site and house.kind = r.book
    returning book_id, credits
  )
  update wallet set balance = balance + entered.credits
  from entered where wallet.account_id = entered.book_id`,
)

export const insertLikes = statement<Rows, never>(
  null,
  `insert into liking (from_id, to_id, at, is_new)
  select from_id, to_id, at, true
  from jsonb_to_recordset(:rows) as r (from_id uuid, to_id uuid, at timestamptz)`,
)
