import { Migration } from '@mikro-orm/migrations'

export class PrivateAlbums extends Migration {
  override up(): void {
    // Shown to nobody but those to whom its member opens the album.
    this.addSql('alter table photo add column private boolean not null default false')
    this.addSql(`
      create table album_grant (
        owner_id uuid not null,
        viewer_id uuid not null,
        at timestamptz not null,
        primary key (owner_id, viewer_id),
        constraint album_grant_sides_check check (owner_id <> viewer_id),
        constraint album_grant_owner_id_foreign foreign key (owner_id) references account (id),
        constraint album_grant_viewer_id_foreign foreign key (viewer_id) references account (id)
      )`)
    this.addSql('create index album_grant_viewer_id_index on album_grant (viewer_id)')
  }
}
