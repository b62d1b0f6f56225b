import { DEVICE_KNOWN_DAYS } from '#core/account/rules.ts'
import type { Retention } from '#core/kernel/ports.ts'
import { ANSWERS_KEPT_MS, ATTEMPTS_KEPT_MS, CHANGES_KEPT_MS } from '#core/kernel/retention.ts'
import { DAY_MS, HOUR_MS } from '#core/kernel/time-units.ts'
import { OPENERS_KEPT_HOURS } from '#core/moderation/signs/rules.ts'
import { MANDATE_PAPER_DAYS } from '#core/payment/direct-debit/rules.ts'
import { REFUSED_PHOTO_DAYS } from '#core/photo/fingerprint.ts'
import type { Database } from './database.ts'
import { sqlType } from './sql-types.ts'
import { statement } from './statement.ts'

const DEVICE_KNOWN_MS = DEVICE_KNOWN_DAYS * 86_400_000

/** Each takes a bounded number, so that none holds its locks for long; `which`: of all rows. */
const outdated = (table: string, since: string, which = 'true', name = table) =>
  statement({
    name: `retention_${name}`,
    values: { before: sqlType.timestamptz(), limit: sqlType.bigint() },
    columns: { removed: sqlType.integer() },
    text: `with gone as (
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${since} <= :before and ${which}
        limit :limit for update skip locked
      )) returning 1
    ) select count(*)::int as removed from gone`,
  })

const sessions = outdated('session', 'expires_at')
const links = outdated('link', 'expires_at')
const forms = outdated('signup_form', 'expires_at')
const changes = outdated('mail_change', 'ends_at')
const devices = outdated('known_device', 'seen_at')
const banned = outdated('banned_address', 'kept_until')
const credited = outdated('credited_mailbox', 'kept_until')
/** Who did not sign has left nothing, and nothing waits for it. */
const unsigned = statement({
  name: 'retention_debit_mandate',
  values: { before: sqlType.timestamptz(), limit: sqlType.bigint() },
  columns: { removed: sqlType.integer() },
  text: `with gone as (
    delete from debit_mandate where id = any(array(
      select id from debit_mandate where sent_at <= :before and signed_at is null
      limit :limit for update skip locked
    )) returning id
  ), untyped as (
    delete from deadline d using gone
    where d.lifecycle = 'mandate' and d.entity_id = gone.id::text
  ) select count(*)::int as removed from gone`,
})
/** The paper is kept for as long as a bank may ask who signed. */
const papers = outdated(
  'debit_mandate',
  'signed_at',
  `exists (select from mandate m where m.id = debit_mandate.id and m.ended_at <= :before)
    and not exists (select from payment p where p.mandate_id = debit_mandate.id
      and p.created_at > :before)`,
  'debit_paper',
)

const limits = outdated('rate_limit', 'ends_at')
/** A refund that was refused is known for good: its provider may say so for months. */
const answers = outdated('request', 'at', "scope not like 'refund:%'")
const refusedPhotos = outdated('refused_photo', 'at')
const openers = outdated('opener', 'at')
const reports = outdated('webhook_inbox', 'received_at')

const attempts = statement({
  name: 'retention_sign_in',
  values: { before: sqlType.timestamptz(), limit: sqlType.bigint() },
  columns: { removed: sqlType.integer() },
  text: `with quiet as (
    delete from sign_in where id = any(array(
      select id from sign_in s where not exists (
        select from move where lifecycle = 'signIn' and entity_id = s.id and at > :before
      ) limit :limit for update skip locked
    )) returning id
  ), forgotten as (
    delete from move using quiet where lifecycle = 'signIn' and entity_id = quiet.id
  ) select count(*)::int as removed from quiet`,
})

/** The receipt of an erasure could not be sent to it in all this time. */
const addresses = statement({
  name: 'retention_address',
  values: { before: sqlType.timestamptz(), limit: sqlType.bigint() },
  columns: { removed: sqlType.integer() },
  text: `with forgotten as (
    update account set email = 'erased:' || id where id = any(array(
      select a.id from account a
      join move m on m.lifecycle = 'account' and m.entity_id = a.id::text and m.version = a.version
      where a.state = '"erased"' and a.email like '%@%' and m.at <= :before limit :limit
    )) returning 1
  ) select count(*)::int as removed from forgotten`,
})

/** The Retention port. */
export const retention = ({ background: pool }: Database): Retention => ({
  purge: async (now, limit) => {
    const ago = (ms: number) => new Date(now.getTime() - ms)
    const works: [run: typeof sessions, before: Date][] = [
      [sessions, now],
      [links, now],
      [forms, now],
      [changes, ago(CHANGES_KEPT_MS)],
      [devices, ago(DEVICE_KNOWN_MS)],
      [banned, now],
      [credited, now],
      [limits, now],
      [unsigned, ago(DAY_MS)],
      [papers, ago(MANDATE_PAPER_DAYS * DAY_MS)],
      [answers, ago(ANSWERS_KEPT_MS)],
      [refusedPhotos, ago(REFUSED_PHOTO_DAYS * DAY_MS)],
      [openers, ago(OPENERS_KEPT_HOURS * HOUR_MS)],
      [reports, ago(ANSWERS_KEPT_MS)],
      [attempts, ago(ATTEMPTS_KEPT_MS)],
    ]
    let most = 0
    const purgeOne = async ([run, before]: (typeof works)[number]) => {
      const [row] = await run(pool, { before, limit })
      most = Math.max(most, row?.removed ?? 0)
    }
    for (const work of works) await purgeOne(work)
    // It looks at every account, and so waits until there is no more of what comes by the thousand.
    if (most < limit) await purgeOne([addresses, ago(ANSWERS_KEPT_MS)])
    return most
  },
})
