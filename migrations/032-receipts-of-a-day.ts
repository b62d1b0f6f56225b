import { Migration } from '@mikro-orm/migrations'

export class ReceiptsOfADay extends Migration {
  override up(): void {
    this.addSql('create index receipt_at_index on receipt (at)')
    // A report that waits for its mail is sent with what was known of its day.
    this.addSql(`
      update day_report set report = '{
        "ends": {"paid": 0, "open": 0, "unpaid": 0},
        "flows": [],
        "standing": {
          "payments": 0,
          "granted": {"payments": 0, "books": 0},
          "returned": {"payments": 0, "books": 0},
          "kept": []
        }
      }'::jsonb || report where told_at is null`)
  }
}
