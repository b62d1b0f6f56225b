import { Migration } from '@mikro-orm/migrations'

export class MoneyThatGoesBackInParts extends Migration {
  override up(): void {
    this.addSql(`
      alter table ledger_entry
        add column part int not null default 0,
        drop constraint ledger_entry_once_unique,
        add constraint ledger_entry_once_unique unique (operation, book_id, reason, part),
        drop constraint ledger_entry_reason_check,
        add constraint ledger_entry_reason_check check (reason in ('bundle', 'message', 'signup',
          'bundle_again', 'refund', 'chargeback', 'undelivered', 'refund_part', 'withdrawal',
          'chargeback_undone'))`)
    this.addSql('drop index ledger_entry_money_index')
    this.addSql(`
      create index ledger_entry_money_index on ledger_entry (at)
        where reason in ('bundle', 'bundle_again', 'refund', 'refund_part', 'withdrawal',
          'chargeback', 'chargeback_undone')`)
    // Of a payment of before, all of its money has gone back or none.
    this.addSql(`
      update payment set context = context || (
        select jsonb_build_object(
          'paidMinor', paid, 'backMinor', back, 'returned', returned,
          'charged', jsonb_build_object('credits', charged, 'minor', charged_minor, 'undone', false)
        ) from (
          select paid, case when is_back then paid else 0 end as back,
            case when is_back then (context ->> 'granted')::int else 0 end as returned,
            case when state = '"chargedBack"' then (context ->> 'granted')::int else 0 end as charged,
            case when state = '"chargedBack"' then paid else 0 end as charged_minor
          from (
            select state in ('"refunded"', '"chargedBack"') as is_back,
              case when (context ->> 'granted')::int = 0 then 0
                else (context -> 'amount' ->> 'minor')::int
                  * case when state = '"paidTwice"' then 2 else 1 end end as paid
          ) one
        ) all_of_it
      )`)
  }
}
