import { Migration } from '@mikro-orm/migrations'

/** What holds of a member is by a rule of the house: its statement names it. What began before stays. */
export class WhatRestrictsAMemberHasItsRule extends Migration {
  override up(): void {
    this.addSql(`
      create function restricting_has_its_rule() returns trigger language plpgsql as $$
      begin
        if not exists (
          select from moderation_statement where id = new.statement_id and rule is not null
        ) then
          raise exception 'restriction % is by no rule', new.id;
        end if;
        return null;
      end $$`)
    this.addSql(`
      create trigger restriction_has_its_rule after insert on restriction
        for each row execute function restricting_has_its_rule()`)
  }
}
