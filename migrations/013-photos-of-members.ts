import { Migration } from '@mikro-orm/migrations'

export class Photos extends Migration {
  override up(): void {
    this.addSql(`
      create table photo (
        id uuid not null,
        account_id uuid not null,
        name text not null,
        status text not null,
        position int not null,
        at timestamptz not null,
        primary key (id),
        constraint photo_name_check check (name ~ '^[0-9a-f]{64}$'),
        constraint photo_status_check check (status in ('pending', 'active', 'removed')),
        constraint photo_account_id_foreign foreign key (account_id) references account (id)
      )`)
    this.addSql('create index photo_account_id_position_index on photo (account_id, position)')
    this.addSql(`create index photo_ending_index on photo (at) where status <> 'active'`)
  }
}
