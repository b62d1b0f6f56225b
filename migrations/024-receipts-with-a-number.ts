import { Migration } from '@mikro-orm/migrations'

export class Receipts extends Migration {
  override up(): void {
    this.addSql(`
      create table receipt_series (
        company int not null,
        year int not null,
        last int not null,
        primary key (company, year),
        constraint receipt_series_last_check check (last > 0)
      )`)
    this.addSql(`
      create table receipt (
        company int not null,
        year int not null,
        number int not null,
        payment_id uuid not null,
        kind text not null,
        credits int not null,
        lines jsonb not null,
        minor int not null,
        currency text not null,
        vat_basis_points int not null,
        vat_minor int not null,
        method text not null,
        seller jsonb not null,
        at timestamptz not null,
        primary key (company, year, number),
        constraint receipt_number_check check (number > 0),
        constraint receipt_kind_check check (kind in ('sale', 'credit')),
        constraint receipt_minor_check check ((minor > 0) = (kind = 'sale')),
        constraint receipt_payment_id_foreign foreign key (payment_id) references payment (id)
      )`)
    this.addSql('create index receipt_payment_id_index on receipt (payment_id)')
    this.receiptsOfBefore()
    this.addSql(`
      create trigger receipt_append_only
        before update or delete or truncate on receipt
        for each statement execute function refuse_change()`)
  }

  /** What was sold and went back before there were numbers gets its own, in the order it came in. */
  receiptsOfBefore(): void {
    this.addSql(`
      insert into receipt (company, year, number, payment_id, kind, credits, lines, minor, currency,
        vat_basis_points, vat_minor, method, seller, at)
      select company, year,
        row_number() over (partition by company, year order by at, id), payment_id,
        case when times > 0 then 'sale' else 'credit' end, credits,
        case when times > 0 then price -> 'components'
          else jsonb_build_array(jsonb_build_object('kind', 'refund', 'minor', total * times)) end,
        total * times, price -> 'total' ->> 'currency', (price -> 'vat' ->> 'basisPoints')::int,
        (price -> 'vat' ->> 'minor')::int * times, method, seller, at
      from (
        select e.id, e.at, p.id as payment_id, p.price, p.method, -e.credits as credits,
          coalesce((s.settings ->> 'company_id')::int, 0) as company, s.company as seller,
          extract(year from e.at at time zone 'Europe/Amsterdam')::int as year,
          (p.price -> 'total' ->> 'minor')::int as total,
          case when e.reason in ('bundle', 'bundle_again') then 1 else -(
            select count(*)::int from ledger_entry g
            where g.operation = p.id and g.book_id = b.id
              and g.reason in ('bundle', 'bundle_again')
          ) end as times
        from ledger_entry e
        join book b on b.id = e.book_id and b.kind = 'sales'
        join payment p on p.id = e.operation
        join site s on s.id = p.site_id
        where e.reason in ('bundle', 'bundle_again', 'refund', 'chargeback')
      ) sold`)
    this.addSql(`
      insert into receipt_series (company, year, last)
      select company, year, max(number) from receipt group by company, year`)
  }
}
