import { Migration } from '@mikro-orm/migrations'

/** During a rolling upgrade two servers show different terms; each accepts what the other shows. */
export class TermsShownByEachServer extends Migration {
  override up(): void {
    this.addSql(`
      create table terms_shown (
        site_id text not null,
        language text not null,
        server_id uuid not null,
        version text not null,
        shown_at timestamptz not null,
        primary key (site_id, language, server_id),
        constraint terms_shown_site_id_foreign foreign key (site_id) references site (id)
      )`)
  }
}
