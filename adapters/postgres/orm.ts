import { fileURLToPath } from 'node:url'
import { Migrator } from '@mikro-orm/migrations'
import { defineConfig, MikroORM, PostgreSqlDriver } from '@mikro-orm/postgresql'
import type pg from 'pg'
import { asAway } from './away.ts'
import { asClientOf, idleDropper } from './limited-pool.ts'
import { connectionTo, type DatabaseLimits, usualLimits } from './limits.ts'
import {
  Account,
  Consent,
  FirstMessage,
  KnownDevice,
  Link,
  MailChange,
  Session,
  SignIn,
  SignupFormRow,
} from './schema/account.ts'
import { Conversation, Message, NoticeDue } from './schema/chat.ts'
import { LikeNotice, Liking, Profile } from './schema/discovery.ts'
import { Deadline, Move, RateLimit, Readiness, Request } from './schema/kernel.ts'
import { Book, LedgerEntry, Wallet } from './schema/ledger.ts'
import { MandateRow } from './schema/mandate.ts'
import {
  DayReportRow,
  Discount,
  DiscountCode,
  Payment,
  RefundRow,
  WebhookInbox,
} from './schema/payment.ts'
import { Photo } from './schema/photo.ts'
import { Receipt, ReceiptSeries } from './schema/receipt.ts'
import { Bundle, Site } from './schema/site.ts'
import { SpendingLimitRow } from './schema/spending.ts'
import { TimeBonus } from './schema/time-bonus.ts'

const entities = [
  ...[Site, Bundle, Account, Session, KnownDevice, Link, MailChange, SignIn, SignupFormRow],
  ...[Consent, FirstMessage, Profile, Liking, Photo],
  ...[Payment, DiscountCode, Discount, TimeBonus, WebhookInbox, Book, LedgerEntry, Wallet],
  ...[Conversation, Message, NoticeDue, LikeNotice, Move, Deadline, Request, RateLimit],
  ...[Readiness],
  ...[DayReportRow, ReceiptSeries, Receipt, SpendingLimitRow, MandateRow, RefundRow],
]

/** Its own exceptions would hide that the database is away. */
class Driver extends PostgreSqlDriver {
  override convertException(error: Error) {
    return (
      (asAway(error) as ReturnType<PostgreSqlDriver['convertException']> | null) ??
      super.convertException(error)
    )
  }
}

const migrationsFolder = () => fileURLToPath(new URL('../../migrations', import.meta.url))

/**
 * MikroORM knows the tables; triggers and functions are the migrations' own. Other schemas (the
 * queue's, a sandbox bank's) are not its business. `resting` is told how to drop what rests.
 */
export const openOrm = (
  url: string,
  {
    limits = usualLimits,
    onSilence,
    resting,
  }: {
    limits?: DatabaseLimits
    onSilence?: () => void
    resting?: (() => void)[]
  } = {},
): Promise<MikroORM> =>
  MikroORM.init(
    defineConfig({
      driver: Driver,
      clientUrl: url,
      entities,
      extensions: [Migrator],
      pool: { max: limits.ormConnections },
      driverOptions: {
        ...asClientOf({ ...connectionTo(url, limits), onSilence, max: limits.ormConnections }),
        onPoolCreated: (pool: pg.Pool) => void resting?.push(idleDropper(pool)),
      },
      schemaGenerator: {
        defaultUpdateRule: 'no action',
        defaultDeleteRule: 'no action',
        ignoreTriggers: true,
        ignoreRoutines: true,
        ignoreSchema: ['jobs'],
        skipTables: ['migration'],
      },
      migrations: {
        path: migrationsFolder(),
        pathTs: migrationsFolder(),
        glob: '*.ts',
        tableName: 'migration',
        snapshot: false,
        silent: true,
      },
    }),
  )
