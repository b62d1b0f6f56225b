import { Migration } from '@mikro-orm/migrations'

/** No member has credits to spend while others are owed. Wallets that have both are settled first. */
export class CreditsSettleWhatIsOwed extends Migration {
  override up(): void {
    this.addSql(`
      with due as (
        select account_id, gen_random_uuid() as operation, least(balance, owed) as settled
        from wallet where balance > 0 and owed > 0 for update
      ), moved as (
        update wallet w set balance = balance - settled, owed = owed - settled
        from due where w.account_id = due.account_id
        returning w.account_id, w.balance, due.operation, due.settled
      )
      insert into ledger_entry (operation, book_id, credits, reason, balance_after, at)
      select operation, account_id, -settled, 'owed_settled', balance, now() from moved
      union all
      select moved.operation, house.id, moved.settled, 'owed_settled', null, now()
      from moved join book mine on mine.id = moved.account_id
      join book house on house.site_id = mine.site_id and house.kind = 'owed'`)
    this.addSql(`
      alter table wallet add constraint wallet_owed_or_spendable_check
        check (balance = 0 or owed = 0) not valid`)
    this.addSql('alter table wallet validate constraint wallet_owed_or_spendable_check')
  }
}
