import { Migration } from '@mikro-orm/migrations'

/**
 * Every order has the version of the text by which its buyer asked for credits at once (promise H3).
 * Existing orders have version 0: they were placed before the box. Without a version, a new order is
 * refused. That includes orders by an older server during a rolling upgrade, before any payment page.
 */
export class OrdersHaveDeliveryConsent extends Migration {
  override up(): void {
    this.addSql(`
      alter table payment add column immediate_delivery_consent integer not null default 0
        constraint payment_immediate_delivery_consent_check
        check (immediate_delivery_consent >= 0)`)
    this.addSql('alter table payment alter column immediate_delivery_consent drop default')
    this.addSql(`
      create function payment_has_delivery_consent() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' and coalesce(new.immediate_delivery_consent, 0) < 1 then
          raise check_violation using message = 'an order needs consent to immediate delivery';
        end if;
        if tg_op = 'UPDATE'
          and new.immediate_delivery_consent is distinct from old.immediate_delivery_consent then
          raise check_violation using message = 'the consent of an order never changes';
        end if;
        return new;
      end $$`)
    this.addSql(`
      create trigger payment_delivery_consent
        before insert or update of immediate_delivery_consent on payment
        for each row execute function payment_has_delivery_consent()`)
  }
}
