import { fileURLToPath } from 'node:url'
import { Migrator } from '@mikro-orm/migrations'
import { defineConfig, MikroORM, PostgreSqlDriver } from '@mikro-orm/postgresql'
import type pg from 'pg'
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
} from '../account/schema.ts'
import { Conversation, Message, NoticeDue } from '../chat/schema.ts'
import { LikeNotice, Liking, Profile } from '../discovery/schema.ts'
import { Receipt, ReceiptSeries } from '../payment/receipt/schema.ts'
import { MandateRow } from '../payment/reorder/schema.ts'
import {
  DayReportRow,
  Discount,
  DiscountCode,
  Payment,
  RefundRow,
  WebhookInbox,
} from '../payment/schema.ts'
import { SpendingLimitRow } from '../payment/spending-limit/schema.ts'
import { Book, LedgerEntry, Wallet } from '../payment/wallet/schema.ts'
import { Photo } from '../photo/schema.ts'
import { Bundle, Site } from '../site/schema.ts'
import { TimeBonus } from '../time-bonus/schema.ts'
import { asAway } from './away.ts'
import { asClientOf, idleDropper } from './pools/limited-pool.ts'
import { connectionTo, type DatabaseLimits, usualLimits } from './pools/limits.ts'
import { Deadline, Move, RateLimit, Readiness, Request } from './schema.ts'

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

const migrationsFolder = () => fileURLToPath(new URL('../../../migrations', import.meta.url))

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
