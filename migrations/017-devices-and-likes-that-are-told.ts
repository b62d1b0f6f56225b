import { Migration } from '@mikro-orm/migrations'

export class DevicesAndLikesThatAreTold extends Migration {
  override up(): void {
    this.addSql(`alter table notice_due add column pushed boolean not null default false`)
    this.addSql(`
      create index notice_due_push_index on notice_due (since) where not fictional and not pushed`)
    this.addSql(`
      create table like_notice (
        account_id uuid not null
          constraint like_notice_account_id_foreign references account (id),
        kind text not null check (kind in ('newLikes', 'matches')),
        since timestamptz not null,
        pushed boolean not null default false,
        primary key (account_id, kind)
      )`)
    this.addSql(`create index like_notice_since_index on like_notice (since)`)
    // A device is of one account: whoever logs in on it next takes it over.
    this.addSql(`
      create index account_device_index on account ((push_subscription ->> 'endpoint'))
        where push_subscription is not null`)
  }
}
