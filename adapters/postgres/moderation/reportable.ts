import type { ModerationStore, Reportable } from '#core/moderation/ports.ts'
import type { NewEvidence } from '#core/moderation/values.ts'
import { sqlType } from '../platform/sql-types.ts'
import { type Queryable, statement } from '../platform/statement.ts'
import { isShownTo } from '../platform/visibility.ts'

type Query = Parameters<ModerationStore['reportable']>[0]
type Evidence = Omit<NewEvidence, 'id'>

const asked = { reporter: sqlType.uuid(), id: sqlType.uuid() }
const ofSite = { ...asked, site: sqlType.text() }
const found = {
  accused: sqlType.uuid(),
  about: sqlType.uuid(),
  evidence: sqlType.jsonb<Evidence[]>(),
  pictures: sqlType.jsonb<Reportable['pictures']>(),
  conversation: sqlType.uuid().nullable(),
}

/** Whom one may see, or has ever talked with: a block does not undo what was said. */
const isKnown = `(${isShownTo(':reporter', ':site')} or exists (
    select from conversation c
    where c.last_seq > 0 and p.account_id in (c.starter_id, c.receiver_id)
      and :reporter in (c.starter_id, c.receiver_id)
  ))`

const wordsOfProfile = `jsonb_build_array(jsonb_build_object('kind', 'words',
    'about', p.account_id, 'body', concat_ws(E'\\n', p.name, p.about_me, p.reason)))`

/** Of photo `f` of profile `p`: whether who reports may look at it. */
const mayOpen = `(not f.private or exists (
      select from album_grant g where g.owner_id = p.account_id and g.viewer_id = :reporter
    ))`

const member = statement({
  name: 'moderation_reportable_member',
  values: ofSite,
  columns: found,
  text: `select p.account_id as accused, p.account_id as about, ${wordsOfProfile} as evidence,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name) order by f.id)
      from photo f where f.account_id = p.account_id and f.status = 'active' and ${mayOpen}
    ), '[]') as pictures,
    null::uuid as conversation
  from profile p
  where p.account_id = :id and p.account_id <> :reporter and p.site_id = :site and ${isKnown}`,
})

/** A photo of a profile; one in a conversation is reported with its message. */
const photo = statement({
  name: 'moderation_reportable_photo',
  values: ofSite,
  columns: found,
  text: `select p.account_id as accused, f.id as about,
    jsonb_build_array(
      jsonb_build_object('kind', 'photo', 'about', f.id, 'body', f.name)
    ) as evidence,
    jsonb_build_array(jsonb_build_object('id', f.id, 'name', f.name)) as pictures,
    null::uuid as conversation
  from photo f join profile p on p.account_id = f.account_id
  where f.id = :id and f.status = 'active' and p.account_id <> :reporter and ${isKnown}
    and ${mayOpen}`,
})

/** Whose side the reporter is not on, of a conversation that is theirs. */
const other = `case when c.starter_id = :reporter then c.receiver_id else c.starter_id end`
const isTheirs = `(m.side = 'starter') = (c.receiver_id = :reporter)`

const message = statement({
  name: 'moderation_reportable_message',
  values: asked,
  columns: found,
  text: `select ${other} as accused, m.id as about,
    jsonb_build_array(jsonb_build_object('kind', 'words', 'about', m.id, 'body', m.body))
      || case when f.id is null then '[]'::jsonb else jsonb_build_array(
        jsonb_build_object('kind', 'photo', 'about', m.id, 'body', f.name)
      ) end as evidence,
    case when f.id is null then '[]'::jsonb else jsonb_build_array(
      jsonb_build_object('id', f.id, 'name', f.name)
    ) end as pictures, m.conversation_id as conversation
  from message m
  join conversation c on c.id = m.conversation_id
  left join chat_photo f on f.id = m.id and f.status = 'sent'
  where m.id = :id and :reporter in (c.starter_id, c.receiver_id)
    and ${isTheirs} and m.state in ('sent', 'refunded')`,
})

/** The last words of the other; what the reporter said is looked at by who has the case alone. */
const conversation = statement({
  name: 'moderation_reportable_conversation',
  values: asked,
  columns: { ...found, conversation: sqlType.uuid() },
  text: `select ${other} as accused, c.id as about, coalesce((
    select jsonb_agg(jsonb_build_object('kind', 'words', 'about', last.id, 'body', last.body))
    from (
      select m.id, m.body from message m
      where m.conversation_id = c.id and ${isTheirs} and m.state in ('sent', 'refunded')
      order by m.seq desc limit 10
    ) last
  ), '[]'::jsonb) as evidence, coalesce((
    select jsonb_agg(jsonb_build_object('id', last.id, 'name', last.name))
    from (
      select f.id, f.name from message m join chat_photo f on f.id = m.id and f.status = 'sent'
      where m.conversation_id = c.id and ${isTheirs} and m.state in ('sent', 'refunded')
      order by m.seq desc limit 10
    ) last
  ), '[]'::jsonb) as pictures, c.id as conversation
  from conversation c where c.id = :id and :reporter in (c.starter_id, c.receiver_id)`,
})

/** What is reported, where this reporter may see it; null else. */
export const reportableOn = async (
  on: Queryable,
  { site, reporter, subject, id }: Query,
): Promise<Reportable | null> => {
  const ofOne = { reporter, id }
  const asks = {
    member: () => member(on, { ...ofOne, site }),
    text: () => member(on, { ...ofOne, site }),
    photo: () => photo(on, { ...ofOne, site }),
    message: () => message(on, ofOne),
    conversation: () => conversation(on, ofOne),
  }
  const [row] = await asks[subject]()
  return row ?? null
}
