import { Migration } from '@mikro-orm/migrations'

/**
 * An address on a list hides its member and nothing else: a like or a message of the member arrives,
 * and shows the member to whoever got it (MOD-07). Likes that were given under the earlier rule, which
 * promised that they would not arrive, are taken away; messages of that time stay unseen.
 */
export class ActsOfMembersWithAListArrive extends Migration {
  override up(): void {
    this.addSql('alter table conversation rename column withheld_from to on_hold_for')
    this.addSql(`
      delete from liking l using avoided_address named, account a
      where named.account_id = l.from_id and a.id = l.to_id and a.address_hash = named.hash
        and l.at >= named.at`)
    this.addSql(`
      create function has_reached(member uuid, other uuid) returns boolean
      language sql stable parallel safe as $$
      select exists (select from liking where from_id = member and to_id = other)
        or exists (
          select from conversation
          where starter_id = member and receiver_id = other and last_seq > 0
            and on_hold_for is distinct from other
        )
        or exists (
          select from conversation c join message m on m.conversation_id = c.id
          where c.starter_id = other and c.receiver_id = member and m.side = 'receiver'
        ) $$`)
    this.addSql(`
      create or replace function avoids(member uuid, other uuid) returns boolean
      language sql stable parallel safe as $$
      select exists (
        select from avoided_address named join account a on a.address_hash = named.hash
        where named.account_id = member and a.id = other
      ) and not has_reached(member, other) $$`)
    this.addSql(`
      create or replace function barred_with(member uuid) returns uuid[]
      language sql stable parallel safe as $$
      select array(
        select receiver_id from conversation
        where starter_id = member and (starter_blocks or receiver_blocks)
        union all
        select starter_id from conversation
        where receiver_id = member and (starter_blocks or receiver_blocks)
        union all
        select named.account_id from account a join avoided_address named
          on named.hash = a.address_hash
        where a.id = member and not has_reached(named.account_id, member)
      ) $$`)
  }
}
