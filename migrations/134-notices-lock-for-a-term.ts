import { Migration } from '@mikro-orm/migrations'

const status = `case when state ? 'pending' then 'pending' when state ? 'locked' then 'locked'
  when state ->> 'shown' = 'approved' then 'approved'
  when state ? 'shown' then 'shown' else state #>> '{}' end`

/**
 * A picture is locked until the decision or for a term, and both are `locked` in the derived column.
 * A notice without an account keeps a keyed hash of the network that it came from.
 */
export class NoticesLockForATerm extends Migration {
  override up(): void {
    this.addSql(`alter table moderation_report add column source text not null default ''`)
    this.addSql(`
      create index moderation_report_source_index on moderation_report (source)
        where source <> ''`)
    for (const trigger of ['logged', 'handed_over', 'kept']) {
      this.addSql(`drop trigger photo_review_${trigger} on photo_review`)
    }
    this.addSql('alter table photo_review drop column status')
    this.addSql(`
      alter table photo_review
        add column status text not null generated always as (${status}) stored,
        add constraint photo_review_locked_check check (status <> 'locked' or case_id is not null)`)
    this.addSql(`
      create index photo_review_queue_index on photo_review (opened_at, id)
        where status in ('pending', 'shown')`)
    this.addSql(`
      create index photo_review_locked_index on photo_review (name)
        where status in ('locked', 'handedOver', 'destroyed')`)
    this.guards()
  }

  guards(): void {
    this.addSql(`
      create constraint trigger photo_review_logged after update on photo_review
        deferrable initially deferred for each row
        when (
          new.claimed_by is not null and new.claimed_by is distinct from old.claimed_by
          or new.decided_by is distinct from old.decided_by
          or new.status in ('handedOver', 'destroyed') and new.status <> old.status
        )
        execute function photo_is_logged()`)
    // A trigger that runs before an update may read derived columns of the old row alone.
    this.addSql(`
      create trigger photo_review_handed_over before update on photo_review for each row
        when (old.status = 'locked' and new.state = '"destroyed"')
        execute function locked_is_handed_over()`)
    this.addSql(`
      create trigger photo_review_kept before delete on photo_review for each row
        when (old.status in ('locked', 'handedOver', 'destroyed'))
        execute function locked_is_handed_over()`)
  }
}
