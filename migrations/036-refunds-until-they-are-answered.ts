import { Migration } from '@mikro-orm/migrations'

export class RefundsUntilTheyAreAnswered extends Migration {
  override up(): void {
    this.addSql(`
      create table refund (
        payment_id uuid not null,
        part int not null,
        minor int not null,
        decided_at timestamptz not null,
        ask_at timestamptz,
        refused_at timestamptz,
        primary key (payment_id, part),
        constraint refund_minor_check check (minor > 0),
        constraint refund_payment_id_foreign foreign key (payment_id) references payment (id)
      )`)
    this.addSql('create index refund_ask_index on refund (ask_at) where ask_at is not null')
    this.addSql(
      'create index refund_refused_index on refund (refused_at) where refused_at is not null',
    )
    // Those from before that no provider has answered are still in the queue, given up or not.
    this.addSql(`
      do $$ begin
        if to_regclass('jobs.job') is not null then
          insert into refund (payment_id, part, minor, decided_at, ask_at)
          select p.id, (j.data ->> 'part')::int, (j.data ->> 'minor')::int, j.created_on, now()
          from jobs.job j join payment p on p.id = (j.data ->> 'payment')::uuid
          where j.name = 'refundPayment' and j.state <> 'completed'
          on conflict do nothing;
        end if;
      end $$`)
    // A report that waits for its mail is sent with what was known of its day.
    this.addSql(`
      update day_report set report = '{"notBack": []}'::jsonb || report where told_at is null`)
  }
}
