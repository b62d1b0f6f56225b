import { ABOUT } from './history-scene.ts'

const isTheirs = (message: string) => `from message ${message}
    join conversation t on t.id = ${message}.conversation_id
    where t.starter_id = any($1)`

const ofPeople: Record<string, string> = {
  'a suspension without a reason that holds': `select a.id from account a
    where a.id = any($1) and a.state #>> '{living,conduct}' = 'suspended' and not exists (
      select from restriction r where r.account_id = a.id and r.kind = 'suspended' and r.in_force)`,
  'a suspension that holds and suspends nobody': `select r.id from restriction r
    join account a on a.id = r.account_id
    where a.id = any($1) and r.kind = 'suspended' and r.in_force and a.state <> '"erased"'
      and a.state #>> '{living,conduct}' <> 'suspended'`,
  'a pause without its reason, or one that pauses nothing': `select a.id from account a
    where a.id = any($1) and a.chat_paused <> exists (
      select from restriction r
      where r.account_id = a.id and r.kind = 'chat_paused' and r.in_force)`,
  'a profile that is hidden without a reason, or shown in spite of one': `select a.id from account a
    join profile p on p.account_id = a.id
    where a.id = any($1) and a.state <> '"erased"' and p.visible <> (
      a.state #>> '{living,visibility}' = 'visible' and not exists (
        select from restriction r
        where r.account_id = a.id and r.kind = 'profile_hidden' and r.in_force))`,
  'a text that is gone without a reason': `select a.id from account a
    join profile p on p.account_id = a.id
    where a.id = any($1) and a.state <> '"erased"' and p.about_me <> '${ABOUT}' and not exists (
      select from restriction r where r.account_id = a.id and r.kind = 'text_removed' and r.in_force)`,
  'a text that shows in spite of a decision': `select a.id from account a
    join profile p on p.account_id = a.id
    where a.id = any($1) and p.about_me = '${ABOUT}' and exists (
      select from restriction r where r.account_id = a.id and r.kind = 'text_removed' and r.in_force)`,
}

const ofPhotos: Record<string, string> = {
  'a photo that is refused without a reason, or shown in spite of one': `select f.id from photo f
    where f.account_id = any($1) and f.status in ('waiting', 'active', 'withheld')
      and (f.status = 'withheld') <> exists (
        select from restriction r where r.about = f.id and r.kind = 'photo_removed' and r.in_force)`,
  'a photo that shows otherwise than its life says': `select f.id, f.status, v.status as life
    from photo f join photo_review v on v.id = f.id
    where f.account_id = any($1) and f.status <> 'removed' and f.status <> case v.status
      when 'pending' then 'waiting' when 'shown' then 'active' when 'approved' then 'active'
      when 'refused' then 'withheld' when 'locked' then 'locked' when 'handedOver' then 'locked'
      else 'removed' end`,
  'a photo that is locked where nothing was found': `select v.id from photo_review v
    join moderation_case c on c.id = v.case_id
    where v.account_id = any($1) and v.status = 'locked' and (
      c.context ->> 'decision' = 'nothing_found' and c.status <> 'reviewing'
      or c.status = 'overturned')`,
  'a picture that is kept after it was destroyed': `select e.id from moderation_evidence e
    join photo_review v on v.name = e.body and e.kind = 'photo'
    where v.account_id = any($1) and v.status = 'destroyed'`,
  'a main photo that nobody may see': `select p.account_id from profile p
    where p.account_id = any($1) and p.main_image is not null and not exists (
      select from photo f where f.account_id = p.account_id and f.status = 'active'
        and p.main_image ->> 'filename' = f.id || '.webp')`,
}

const ofMessages: Record<string, string> = {
  'a message that is withheld without a reason, or read in spite of one': `select m.id
    ${isTheirs('m')} and m.state in ('sent', 'withheld') and (m.state = 'withheld') <> exists (
      select from restriction r where r.about = m.id and r.kind = 'message_removed' and r.in_force)`,
  'a message that is held by no case that waits': `select m.id
    ${isTheirs('m')} and m.state = 'held' and not exists (
      select from moderation_case c where c.subject = 'signs' and c.status in ('open', 'claimed')
        and c.accused_id = case m.side when 'starter' then t.starter_id else t.receiver_id end)`,
  'a message that is held for or of somebody who is gone': `select m.id
    ${isTheirs('m')} and m.state = 'held' and exists (
      select from account a where a.id in (t.starter_id, t.receiver_id) and not a.may_enter)`,
  'credits that came back twice, or not for what goes nowhere': `select m.id, m.state, (
      select count(*) from ledger_entry l where l.operation = m.id and l.reason = 'undelivered'
        and l.balance_after is not null
    ) as back ${isTheirs('m')} and m.state <> 'removed' and (
      select count(*) from ledger_entry l where l.operation = m.id and l.reason = 'undelivered'
        and l.balance_after is not null
    ) <> (m.state = 'refunded')::int`,
}

/**
 * A picture that is suspected of child abuse is never kept as evidence: it is locked, and where
 * nothing was found it is its member's again, and goes with them.
 */
const ofRecords: Record<string, string> = {
  'a restriction without its statement, in the words of its case': `select r.id from restriction r
    left join moderation_statement s on s.id = r.statement_id and s.case_id = r.case_id
      and s.account_id = r.account_id and s.rule is not null
    where r.account_id = any($1) and s.id is null`,
  'evidence that is lost before its time': `select c.id from moderation_case c
    where c.accused_id = any($1) and c.found_by = 'report' and c.status <> 'closed' and not exists (
      select from moderation_evidence e where e.case_id = c.id
    ) and not exists (
      select from photo_review v where v.case_id = c.id or v.id = c.subject_id
        and v.status in ('locked', 'handedOver', 'destroyed')
    ) and c.subject <> 'conversation' and not (c.subject = 'photo' and exists (
      select from moderation_report r where r.case_id = c.id and r.reason = 'child_abuse'
    ))`,
  'evidence that is kept after its time': `select c.id from moderation_case c
    join moderation_evidence e on e.case_id = c.id
    where c.accused_id = any($1) and c.status = 'closed'`,
  'words that are kept after their time': `select r.id from moderation_report r
    join moderation_case c on c.id = r.case_id
    where c.accused_id = any($1) and c.status = 'closed' and r.words <> ''`,
  'facts that are kept of somebody who is gone, after their time': `select s.id
    from moderation_statement s join moderation_case c on c.id = s.case_id
    join account a on a.id = s.account_id
    where a.id = any($1) and a.state = '"erased"' and c.status = 'closed' and s.facts <> ''`,
  'an objection that who decided looked at': `select c.id from moderation_case c
    where c.accused_id = any($1) and c.reviewed_by = c.decided_by`,
  'a decision that stands in no log': `select c.id from moderation_case c
    where c.accused_id = any($1) and c.decided_by is not null and not exists (
      select from desk_log l where l.case_id = c.id and l.act = 'decide' and l.actor = c.decided_by)`,
  'an erasure by staff that stands in no log': `select m.entity_id from move m
    where m.lifecycle = 'account' and m.event = 'erase'
      and m.entity_id = any($1::uuid[]::text[]) and not exists (
        select from desk_log l left join approval a on a.id = l.approval_id
        where l.account_id::text = m.entity_id and l.at = m.at
          and (l.act = 'erase' or l.act = 'confirm' and a.kind = 'erase_account'))`,
  'what cannot be undone, done by one': `select a.id from approval a
    where a.account_id = any($1) and a.status = 'confirmed' and (
      a.decided_by is null or a.decided_by = a.proposed_by or (
        select count(distinct l.actor) from desk_log l where l.approval_id = a.id
      ) <> 2)`,
  'a gift that two did not agree on, or that did not come': `select a.id from approval a
    where a.account_id = any($1) and a.kind = 'gift_credits' and (a.status = 'confirmed') <> exists (
      select from ledger_entry l where l.operation = a.id and l.reason = 'goodwill')`,
}

/** What must never be otherwise, each by the rows that break it. */
export const broken = { ...ofPeople, ...ofPhotos, ...ofMessages, ...ofRecords }
