import { fileURLToPath } from 'node:url'
import { Migrator } from '@mikro-orm/migrations'
import { defineConfig, MikroORM } from '@mikro-orm/postgresql'
import {
  Account,
  Consent,
  FirstMessage,
  KnownDevice,
  Link,
  MailChange,
  Session,
  SignIn,
} from './schema/account.ts'
import { Conversation, Message, NoticeDue } from './schema/chat.ts'
import { LikeNotice, Liking, Profile } from './schema/discovery.ts'
import { Deadline, Move, RateLimit, Request } from './schema/kernel.ts'
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

const ORM_CONNECTIONS_MAX = 4

const entities = [
  ...[Site, Bundle, Account, Session, KnownDevice, Link, MailChange, SignIn],
  ...[Consent, FirstMessage, Profile, Liking, Photo],
  ...[Payment, DiscountCode, Discount, TimeBonus, WebhookInbox, Book, LedgerEntry, Wallet],
  ...[Conversation, Message, NoticeDue, LikeNotice, Move, Deadline, Request, RateLimit],
  ...[DayReportRow, ReceiptSeries, Receipt, SpendingLimitRow, MandateRow, RefundRow],
]

/**
 * MikroORM knows the tables; triggers and functions are the migrations' own. Other schemas (the
 * queue's, a sandbox bank's) are not its business.
 */
export const openOrm = (url: string): Promise<MikroORM> =>
  MikroORM.init(
    defineConfig({
      clientUrl: url,
      entities,
      extensions: [Migrator],
      pool: { max: ORM_CONNECTIONS_MAX },
      schemaGenerator: {
        defaultUpdateRule: 'no action',
        defaultDeleteRule: 'no action',
        ignoreTriggers: true,
        ignoreRoutines: true,
        ignoreSchema: ['jobs'],
        skipTables: ['migration'],
      },
      migrations: {
        path: fileURLToPath(new URL('../../migrations', import.meta.url)),
        pathTs: fileURLToPath(new URL('../../migrations', import.meta.url)),
        glob: '*.ts',
        tableName: 'migration',
        snapshot: false,
        silent: true,
      },
    }),
  )
