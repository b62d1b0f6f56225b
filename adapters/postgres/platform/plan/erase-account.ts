import { clearSignupDetails } from '../../account/signup/save-signup-details.ts'
import { sqlType } from '../sql-types.ts'
import { type Queryable, statement } from '../statement.ts'
import { endMandates } from './end-mandates.ts'

const eraseAround = statement({
  name: 'erase_around',
  values: { id: sqlType.uuid() },
  text: `with moving as (delete from mail_change where account_id = :id),
  forgotten as (delete from known_device where account_id = :id),
  told as (
    delete from notice_due n using conversation c
    where n.conversation_id = c.id and n.account_id = :id and :id in (c.starter_id, c.receiver_id)
  ),
  liked as (delete from like_notice where account_id = :id),
  pushed as (delete from push_choice where account_id = :id),
  given as (delete from discount_code where account_id = :id),
  held as (delete from spending_limit where account_id = :id),
  sought as (delete from finder_answer where account_id = :id),
  agreed as (delete from intimate_consent where account_id = :id),
  swiped as (delete from swipe where :id in (account_id, shown_id)),
  looked as (delete from visit where :id in (visitor_id, visited_id)),
  kept as (delete from favourite where :id in (account_id, kept_id)),
  opened as (delete from album_grant where :id in (owner_id, viewer_id)),
  unsigned as (
    delete from debit_mandate where account_id = :id and signed_at is null returning id
  ),
  untyped as (
    delete from deadline d using unsigned
    where d.lifecycle = 'mandate' and d.entity_id = unsigned.id::text
  ),
  aged as (delete from age_proof where account_id = :id),
  counted as (delete from opener where account_id = :id),
  avoiding as (delete from avoided_address where account_id = :id),
  chosen as (delete from meeting_choice where account_id = :id),
  saved as (delete from saved_search where account_id = :id),
  watched as (delete from saved_search_watch where account_id = :id),
  automatic as (delete from auto_like where :id in (account_id, from_id)),
  shown as (delete from swipe_turn where account_id = :id),
  meant as (update fictional_profile set story = '' where account_id = :id),
  proposed as (update approval set reason = '' where account_id = :id),
  in_hand as (delete from answer_claim where staff_id = :id),
  answered as (
    delete from request where scope >= 'of:' || :id || ' ' and scope < 'of:' || :id || '!'
  )
  delete from liking where :id in (from_id, to_id)`,
})

/** With the hearts that were given to what others said. */
const eraseWords = statement({
  name: 'erase_words',
  values: { id: sqlType.uuid() },
  text: `with mine as (
    select id, case when starter_id = :id then 'starter' else 'receiver' end as side
    from conversation where :id in (starter_id, receiver_id)
  )
  update message m set hearted = false,
    body = case when m.side = mine.side then '' else body end,
    reply_to = case when m.side = mine.side then null else reply_to end
  from mine where m.conversation_id = mine.id and (m.side = mine.side or m.hearted)`,
})

/** From now on nobody sees them; their files and rows go with the next sweep. What is locked waits. */
const erasePhotos = statement({
  name: 'erase_photos',
  values: { id: sqlType.uuid() },
  text: `with sent as (
    update chat_photo set status = 'removed' where account_id = :id and status <> 'locked'
  ), unlooked as (
    delete from deadline d using photo_review r
    where d.lifecycle = 'photo' and d.entity_id = r.id::text and r.account_id = :id
  ), reviewed as (
    delete from photo_review
    where account_id = :id and status not in ('locked', 'handedOver', 'destroyed')
  ), looks as (
    delete from refused_photo h using photo_review r where h.id = r.id and r.account_id = :id
  )
  update photo set status = 'removed' where account_id = :id and status <> 'locked'`,
})

/** What is known of who has left is that something was decided; while its case lasts, why as well. */
const eraseFacts = statement({
  name: 'erase_facts',
  values: { id: sqlType.uuid() },
  text: `update moderation_statement s set facts = '' from moderation_case c
  where s.account_id = :id and c.id = s.case_id and c.status = 'closed' and s.facts <> ''`,
})

const eraseProfile = statement({
  name: 'erase_profile',
  values: { id: sqlType.uuid() },
  text: `update profile set name = '', born = '1900-01-01', gender = 'male', seeks = 'female',
    sexuality = null, country = '', region = '', city = '', about_me = '', reason = '',
    tattoos = null, hair_color = null, eye_color = null, body_type = null,
    relationship_status = null, interests = '{}', main_image = null, place_hidden = false
  where account_id = :id`,
})

const erasePresence = statement({
  name: 'erase_presence',
  values: { id: sqlType.uuid() },
  text: `update search_entry
  set last_seen = 'epoch', joined_at = 'epoch', hour_before = null, moved_at = null, shown_nr = null
  where account_id = :id`,
})

const eraseOwn = statement({
  name: 'erase_own',
  values: { id: sqlType.uuid() },
  text: `update account set password_hash = null, traffic_source = null, notifications_disabled = '{}',
    push_subscription = null, push_session = null
  where id = :id`,
})

/**
 * What a member was and said is gone for good, in the transaction of the end itself. The books
 * stay, without a name. The address goes as soon as the receipt has been sent to it. A mailed link
 * stays for its time, so that who opens it hears that it names no address any more.
 */
export const eraseAccount = async (on: Queryable, id: string, now: Date) => {
  await clearSignupDetails(on, id)
  const ofOthers = [eraseAround, eraseWords, erasePhotos, eraseFacts]
  const own = [eraseProfile, erasePresence, eraseOwn]
  for (const erase of [...ofOthers, ...own]) await erase(on, { id })
  await endMandates(on, { account: id, id: null, reason: 'erased', now })
}
