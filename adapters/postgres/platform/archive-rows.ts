import type { ArchivePart, ArchiveRow } from '#core/account/archive/values.ts'
import { sqlType } from './sql-types.ts'
import { isForAccused } from './stated.ts'
import { statement } from './statement.ts'
import { isShownTo } from './visibility.ts'

const MESSAGES_AT_ONCE = 1_000
const rowsOf = (part: string, text: string) =>
  statement({
    name: `archive_${part}`,
    values: { account: sqlType.uuid() },
    columns: { row: sqlType.jsonb<ArchiveRow>() },
    text,
  })

/** The name of `profile p`, while this member may see it. */
const nameAsSeen = `case when ${isShownTo('me.id', 'me.site_id')} then p.name end`

/** The member's side of each conversation; `barred`: the other has taken it away. */
const mine = `
  select id, 'starter' as side, receiver_id as other, starter_from as hidden,
    receiver_blocks as barred, starter_blocks as blocks, last_at
  from conversation where starter_id = :account and on_hold_for is distinct from starter_id
  union all
  select id, 'receiver', starter_id, receiver_from, starter_blocks, receiver_blocks, last_at
  from conversation where receiver_id = :account and on_hold_for is distinct from receiver_id`

/** Whatever column is added is in the archive, unless it is no word about the member. */
const account = rowsOf(
  'account',
  `select to_jsonb(a) - array['password_hash', 'address_hash', 'context', 'version', 'fictional', 'may_enter']
      || jsonb_build_object('new_address', c.asked, 'former_address', c.was,
        'age_proof', (select jsonb_build_object('outcome', g.outcome, 'method', g.method, 'at', g.at)
          from age_proof g where g.account_id = a.id and g.outcome is not null),
        'first_message', f.body, 'credits', w.balance, 'credits_owed', w.owed, 'conversations_started', w.started,
        'spending_limits', (select coalesce(jsonb_agg(to_jsonb(s) - 'account_id' order by s.period), '[]')
          from spending_limit s where s.account_id = a.id),
        'reports', (select coalesce(jsonb_agg(to_jsonb(r) - array['reporter_id', 'mail', 'name', 'place']
          order by r.at), '[]') from moderation_report r where r.reporter_id = a.id),
        'decisions', (select coalesce(jsonb_agg(to_jsonb(s) - 'account_id' order by s.at), '[]')
          from moderation_statement s join moderation_case c on c.id = s.case_id
          where s.account_id = a.id and ${isForAccused}),
        'proposals', (select coalesce(jsonb_agg(jsonb_build_object('kind', v.kind, 'amount', v.amount,
          'status', v.status, 'at', v.proposed_at) order by v.proposed_at), '[]')
          from approval v where v.account_id = a.id),
        'address_banned_until', (select max(b.kept_until) from banned_address b
          join restriction r on r.id = b.restriction_id where r.account_id = a.id),
        'signup_credits_remembered_until', (select m.kept_until from credited_mailbox m
          where m.site_id = a.site_id and m.hash = a.address_hash),
        'objections', (select coalesce(jsonb_agg(to_jsonb(o) order by o.at), '[]')
          from moderation_appeal o join moderation_case c on c.id = o.case_id
          where o.party = 'accused' and c.accused_id = a.id),
        'push_choices', (select to_jsonb(n) - 'account_id' from push_choice n
          where n.account_id = a.id)) as row
  from account a
  join wallet w on w.account_id = a.id
  left join mail_change c on c.account_id = a.id
  left join first_message f on f.account_id = a.id
  where a.id = :account`,
)

const profile = rowsOf(
  'profile',
  `select to_jsonb(p) - array['account_id', 'site_id', 'fictional', 'confirmed']
      || jsonb_build_object('shown_in_the_game', (select case when t.times > 0 then t.day end
        from swipe_turn t where t.account_id = p.account_id), 'meeting_choices', (
        select to_jsonb(c) - 'account_id' from meeting_choice c
        where c.account_id = p.account_id), 'saved_searches', (
        select coalesce(jsonb_agg(to_jsonb(s) - array['account_id', 'seen_nr', 'told_nr']
          order by s.made_at), '[]') from saved_search s where s.account_id = p.account_id),
        'avoided_addresses', (
        select coalesce(jsonb_agg(jsonb_build_object('note', v.note, 'at', v.at) order by v.at), '[]')
        from avoided_address v where v.account_id = p.account_id),
        'first_messages_counted', (
        select coalesce(jsonb_agg(jsonb_build_object('at', o.at, 'link_or_number', o.contact)
          order by o.at), '[]') from opener o where o.account_id = p.account_id),
        'told_of_new_members', (select w.told_on from saved_search_watch w
        where w.account_id = p.account_id)) as row
  from profile p where account_id = :account`,
)

const photos = rowsOf(
  'photos',
  `select jsonb_build_object('file', 'photos/' || id || '.webp', 'status', case status
      when 'waiting' then 'to_be_looked_at' when 'withheld' then 'refused' else status end,
    'position', position, 'private', private, 'at', at) as row
  from photo where account_id = :account and status in ('active', 'waiting', 'withheld')
  union all
  select jsonb_build_object('file', null, 'status', 'locked', 'position', null, 'private', null,
    'at', at)
  from photo where account_id = :account and status = 'locked'
  union all
  select jsonb_build_object('file', 'photos/' || id || '.webp', 'status', case status
      when 'sent' then 'sent_in_conversation' else 'waits_for_its_message' end,
    'position', null, 'private', true, 'at', at)
  from chat_photo where account_id = :account and status in ('ready', 'sent')`,
)

const likes = rowsOf(
  'likes',
  `select jsonb_build_object('direction', l.direction, 'member', p.name,
      'fictional', p.fictional, 'at', l.at) as row
  from (
    select 'given' as direction, to_id as other, at from liking where from_id = :account
    union all
    select 'received', from_id, at from liking where to_id = :account
    union all
    select case when liked then 'liked_in_the_game' else 'skipped_in_the_game' end, shown_id, at
    from swipe where account_id = :account
    union all
    select 'kept', kept_id, at from favourite where account_id = :account
    union all
    select 'opened_my_album_to', viewer_id, at from album_grant where owner_id = :account
    union all
    select 'opened_their_album_to_me', owner_id, at from album_grant where viewer_id = :account
    union all
    select 'looked_at', visited_id, at from visit where visitor_id = :account
    union all
    select 'looked_at_me', visitor_id, at from visit v where visited_id = :account and not exists (
      select from meeting_choice c where c.unseen and c.account_id in (:account, v.visitor_id)
    )
  ) l
  join account me on me.id = :account
  cross join lateral (
    select ${nameAsSeen} as name, p.fictional, ${isShownTo('me.id', 'me.site_id')} as is_shown
    from profile p where p.account_id = l.other limit 1
  ) p
  where l.direction not in ('received', 'looked_at_me', 'opened_their_album_to_me') or p.is_shown
  order by l.at`,
)

const finder = rowsOf(
  'finder',
  `select to_jsonb(f) - 'account_id' as row
  from finder_answer f where account_id = :account order by question`,
)

const blocked = rowsOf(
  'blocked',
  `select jsonb_build_object('member', p.name, 'fictional', p.fictional) as row
  from (${mine}) c join profile p on p.account_id = c.other
  where c.blocks order by p.name`,
)

const conversations = rowsOf(
  'conversations',
  `select jsonb_build_object('conversation', c.id, 'member', case when not c.barred then p.name end,
      'fictional', case when not c.barred then p.fictional end,
      'started_by_me', c.side = 'starter', 'last_at', c.last_at) as row
  from (${mine}) c join profile p on p.account_id = c.other
  order by c.last_at`,
)

const credits = rowsOf(
  'credits',
  `select jsonb_build_object('at', at, 'reason', reason, 'credits', credits,
      'balance_after', balance_after) as row
  from ledger_entry where book_id = :account and balance_after is not null order by id`,
)

const payments = rowsOf(
  'payments',
  `select jsonb_build_object('payment', id, 'bundle', bundle, 'credits', credits, 'method', method,
      'price', price, 'state', state, 'at', created_at, 'completed_at', completed_at,
      'discount_code', context #>> '{discount,code}', 'bank', bank, 'provider', provider,
      'agreed_to_keep', keeps,
      'immediate_delivery_consent', immediate_delivery_consent, 'by_mandate', mandate_id, 'withdrawal', withdrawal, 'receipts', array(
        select jsonb_build_object('year', year, 'number', number, 'kind', kind,
          'minor', minor, 'vat_minor', vat_minor, 'at', at)
        from receipt where payment_id = payment.id order by at, number
      ), 'refunds', array(
        select jsonb_build_object('minor', minor, 'decided_at', decided_at,
          'refused_at', refused_at)
        from refund where payment_id = payment.id order by decided_at, part
      )) as row
  from payment where account_id = :account order by created_at, id`,
)

const discounts = rowsOf(
  'discounts',
  `select jsonb_build_object('code', code, 'percentage', percent, 'until', expires_at,
      'state', status) as row
  from discount_code where account_id = :account
  union all
  select jsonb_build_object('code', code, 'state', state) from discount where account_id = :account`,
)

const consents = rowsOf(
  'consents',
  `select row from (
    select jsonb_build_object('version', version, 'given_at', given_at,
      'withdrawn_at', withdrawn_at) as row
    from consent where account_id = :account
    union all
    select jsonb_build_object('version', version, 'about', 'intimate_answers',
      'given_at', given_at, 'withdrawn_at', withdrawn_at)
    from intimate_consent where account_id = :account
    union all
    select jsonb_build_object('version', c.version, 'about', 'terms', 'given_at', c.given_at,
      'text', (select t.markdown from terms_text t where t.version = c.version))
    from terms_consent c where c.account_id = :account
    union all
    select jsonb_build_object('version', consent, 'given_at', given_at, 'withdrawn_at', ended_at,
      'method', method, 'provider', provider, 'reason', reason) || coalesce((
        select jsonb_build_object('paper', to_jsonb(d) - array['account_id', 'site_id', 'mark',
          'sealed_iban', 'iban_mark', 'signing', 'state', 'context', 'version']) from debit_mandate d
        where d.id = mandate.id and d.signed_at is not null), '{}')
    from mandate where account_id = :account
  ) given order by row ->> 'given_at'`,
)

const devices = rowsOf(
  'devices',
  `select jsonb_build_object('kind', 'signed_in', 'device', device, 'since', created_at,
      'until', expires_at) as row
  from session where account_id = :account
  union all
  select jsonb_build_object('kind', 'known', 'last_seen', seen_at)
  from known_device where account_id = :account
  union all
  select jsonb_build_object('kind', 'mailed_link', 'device', purpose, 'since', created_at,
      'until', expires_at)
  from link where account_id = :account
  union all
  select jsonb_build_object('kind', 'signed_up', 'since', created_at, 'until', expires_at)
  from signup_form where id = :account`,
)

const history = rowsOf(
  'history',
  `select jsonb_build_object('about', lifecycle, 'event', event, 'at', at, 'after', after) as row
  from move where entity_id = :account::uuid::text and lifecycle in ('account', 'timeBonus')
  order by at, lifecycle, version`,
)

/**
 * A page of messages behind a place: all of the member's own, and of others' those that the member
 * still sees. By the index, conversation by conversation, however many there are.
 */
export const messagePage = statement({
  name: 'archive_messages',
  values: { account: sqlType.uuid(), conversation: sqlType.uuid(), seq: sqlType.integer() },
  columns: {
    conversation: sqlType.uuid(),
    seq: sqlType.integer(),
    row: sqlType.jsonb<ArchiveRow>(),
  },
  text: `with mine as (${mine})
  select c.id as conversation, m.seq, jsonb_build_object('conversation', c.id, 'at', m.at,
      'from', case when m.side = c.side then 'me' else 'them' end, 'text', m.body, 'gift', m.gift,
      'photo', case when m.kind <> 'photo' then null when m.side = c.side
        then 'photos/' || m.id || '.webp' else 'received' end,
      'photo_opened_at', (select f.opened_at from chat_photo f
        where m.kind = 'photo' and m.side <> c.side and f.id = m.id),
      'state', m.state, 'seq', m.seq, 'reply_to', m.reply_to, 'hearted', m.hearted) as row
  from (select * from mine where id >= :conversation order by id) c
  cross join lateral (
    select * from message
    where conversation_id = c.id and seq > case when c.id = :conversation then :seq::int else 0 end
      and (side = c.side or (seq > c.hidden and not c.barred))
    order by seq limit ${MESSAGES_AT_ONCE}
  ) m
  order by c.id, m.seq limit ${MESSAGES_AT_ONCE}`,
})

/** The parts that are read at once. */
export const wholeParts: Record<Exclude<ArchivePart, 'messages'>, ReturnType<typeof rowsOf>> = {
  account,
  profile,
  photos,
  likes,
  finder,
  blocked,
  conversations,
  credits,
  payments,
  discounts,
  consents,
  devices,
  history,
}
