import { Migration } from '@mikro-orm/migrations'

export class EveryMethodOfPayment extends Migration {
  override up(): void {
    this.addSql(`
      alter table payment
        drop constraint payment_method_check,
        add constraint payment_method_check check (method in ('ideal', 'bancontact', 'eps', 'blik',
          'przelewy24', 'cartebancaire', 'dankort', 'postepay', 'nexi', 'mobilepay', 'swish',
          'twint', 'satispay', 'vipps', 'creditcard', 'visa', 'mastercard', 'applepay', 'paypal',
          'paysafecard', 'banktransfer', 'directdebit', 'maestro', 'sofort', 'giropay'))`)
  }
}
