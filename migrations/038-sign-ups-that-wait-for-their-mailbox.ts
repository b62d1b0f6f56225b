import { Migration } from '@mikro-orm/migrations'

/**
 * A form waits beside the account of its address until one link is opened. Several links of one
 * purpose may wait too: what a stranger asks for kills none that the owner has.
 */
export class SignUpsThatWaitForTheirMailbox extends Migration {
  override up(): void {
    this.addSql(`
      create table signup_form (
        id uuid not null,
        site_id text not null,
        email text not null,
        device text,
        typed jsonb,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        primary key (id),
        constraint signup_form_site_id_foreign foreign key (site_id) references site (id)
      )`)
    this.addSql('create index signup_form_site_id_email_index on signup_form (site_id, email)')
    this.addSql('create index signup_form_expires_at_index on signup_form (expires_at)')
    this.addSql(`update link set about = account_id::text where purpose = 'activation'`)
    this.addSql(`
      alter table link
        drop constraint link_pkey,
        drop constraint link_token_hash_unique,
        add primary key (token_hash)`)
    this.addSql(
      'create index link_account_id_purpose_about_index on link (account_id, purpose, about)',
    )
    this.addSql('create index link_expires_at_index on link (expires_at)')
  }
}
