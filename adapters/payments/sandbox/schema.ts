import { createHash } from 'node:crypto'
import type { Pool, PoolClient } from 'pg'
import { providerStatuses } from '#core/payment/rules.ts'
import { outcomes, webhookPlans } from './payment.ts'

const LOCK = 7_261_420
const oneOf = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ')

const statements = `
create schema if not exists sandbox;

create table if not exists sandbox.payment (
  ref text primary key,
  reference text not null unique,
  minor integer not null check (minor > 0),
  currency text not null,
  method text not null,
  description text not null,
  live boolean not null,
  return_url text not null,
  webhook_url text not null,
  webhook_plan text not null default 'now' check (webhook_plan in (${oneOf(webhookPlans)})),
  status text not null default 'open',
  settling text check (settling in (${oneOf(outcomes)})),
  settles_at timestamptz,
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((settling is null) = (settles_at is null)),
  check (settling is null or status = 'open')
);
create index if not exists payment_settles_at on sandbox.payment (settles_at)
  where settles_at is not null;

alter table sandbox.payment drop constraint if exists payment_status_check;
alter table sandbox.payment add constraint payment_status_check
  check (status in (${oneOf(providerStatuses)}));

alter table sandbox.payment add column if not exists refunded_minor integer not null default 0;
alter table sandbox.payment add column if not exists given_back boolean not null default false;
alter table sandbox.payment add column if not exists undone boolean not null default false;

alter table sandbox.payment add column if not exists came_twice boolean not null default false;
alter table sandbox.payment add column if not exists stays_gone_minor integer;
update sandbox.payment set came_twice = true where status = 'paid_twice';

alter table sandbox.payment add column if not exists charged_minor integer not null default 0;
alter table sandbox.payment add column if not exists times_undone integer not null default 0;
update sandbox.payment set times_undone = 1 where undone and times_undone = 0;

alter table sandbox.payment alter column return_url drop not null;
alter table sandbox.payment add column if not exists by_mandate text;

create table if not exists sandbox.mandate (
  id text primary key,
  ref text not null unique references sandbox.payment,
  payer text not null,
  method text not null,
  ended boolean not null default false,
  charges text not null default 'paid' check (charges in (${oneOf([...outcomes, 'open'])})),
  webhook_plan text not null default 'now' check (webhook_plan in (${oneOf(webhookPlans)}))
);

alter table sandbox.mandate alter column ref drop not null;
alter table sandbox.mandate add column if not exists reference text unique;
alter table sandbox.mandate add column if not exists known_as text;

create table if not exists sandbox.refund (
  reference text primary key,
  ref text not null references sandbox.payment,
  minor integer not null check (minor > 0)
);

create table if not exists sandbox.webhook (
  id bigint generated always as identity primary key,
  ref text not null references sandbox.payment,
  due_at timestamptz not null,
  tries integer not null default 0,
  answer text,
  done boolean not null default false
);
create index if not exists webhook_due_at on sandbox.webhook (due_at) where not done;
create index if not exists webhook_ref on sandbox.webhook (ref);

create table if not exists sandbox.fault (
  id boolean primary key default true check (id),
  fault text,
  lie text
);`

const version = createHash('sha256').update(statements).digest('hex')

/** Books that another node works with already are left alone: changing them would lock it out. */
const areMade = async (client: PoolClient) => {
  const { rows } = await client.query(
    "select obj_description(to_regnamespace('sandbox'), 'pg_namespace') as version",
  )
  return rows[0].version === version
}

/** The bank makes its own books; any number of nodes may start at once. */
export const makeBooks = async (pool: Pool) => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    if (!(await areMade(client))) {
      await client.query(`${statements} comment on schema sandbox is '${version}'`)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
