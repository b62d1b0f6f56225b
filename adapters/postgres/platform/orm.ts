import { Migrator } from '@mikro-orm/migrations'
import {
  defineConfig,
  type InferKyselyDB,
  Kysely,
  MikroORM,
  PostgreSqlDriver,
} from '@mikro-orm/postgresql'
import type pg from 'pg'
import { AgeProofRow } from '../account/age/schema.ts'
import {
  Account,
  Consent,
  CreditedMailbox,
  FirstMessage,
  KnownDevice,
  Link,
  MailChange,
  Session,
  SignIn,
  SignupFormRow,
} from '../account/schema.ts'
import { TermsConsent, TermsShown, TermsText } from '../account/terms/schema.ts'
import { Conversation, Message, NoticeDue, OpenerRow, WarningVerdictRow } from '../chat/schema.ts'
import { AvoidedAddress } from '../discovery/avoided/schema.ts'
import { MeetingChoice } from '../discovery/choices/schema.ts'
import { Favourite } from '../discovery/favourites/schema.ts'
import { AutoLike } from '../discovery/likes/schema.ts'
import { FinderAnswerRow, IntimateConsent } from '../discovery/match-finder/schema.ts'
import { SavedSearchRow, SavedSearchWatch } from '../discovery/saved-searches/schema.ts'
import { LikeNotice, Liking, Profile, SearchEntry, Town } from '../discovery/schema.ts'
import { Swipe, SwipeTurn } from '../discovery/swipe/schema.ts'
import { Visit } from '../discovery/visits/schema.ts'
import { AnswerClaim, FictionalProfile, StaffAnswer } from '../fiction/schema.ts'
import { ApprovalRow } from '../moderation/approval/schema.ts'
import {
  BannedAddress,
  DeskLog,
  ModerationAppeal,
  ModerationCase,
  ModerationEvidence,
  ModerationReport,
  ModerationStatement,
  RestrictionRow,
} from '../moderation/schema.ts'
import { DebitLiftRow, DebitMandateRow, MandateInDoubtRow } from '../payment/direct-debit/schema.ts'
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
import { AlbumGrant } from '../photo/album/schema.ts'
import { ChatPhoto } from '../photo/conversation/schema.ts'
import { PhotoReview, RefusedPhoto } from '../photo/desk/schema.ts'
import { Photo } from '../photo/schema.ts'
import { PushChoice } from '../push/sending/schema.ts'
import { Bundle, Site } from '../site/schema.ts'
import { TimeBonus } from '../time-bonus/schema.ts'
import { limitedPool } from './pools/limited-pool.ts'
import { connectionTo, type DatabaseLimits, usualLimits } from './pools/limits.ts'
import { dialectOn, sharedDialect } from './pools/shared-dialect.ts'
import { BooksMeasurement, Deadline, Move, RateLimit, Readiness, Request } from './schema.ts'
import { DayStatisticsRow } from './statistics/schema.ts'
import { asAway } from './storage-away.ts'
import { migrationsFolder } from './upgrade/migration-files.ts'

const entities = [
  Site,
  ModerationCase,
  ModerationReport,
  ModerationEvidence,
  ModerationStatement,
  ModerationAppeal,
  RestrictionRow,
  BannedAddress,
  DeskLog,
  ApprovalRow,
  Bundle,
  Account,
  Session,
  CreditedMailbox,
  KnownDevice,
  Link,
  MailChange,
  SignIn,
  SignupFormRow,
  Consent,
  FirstMessage,
  FictionalProfile,
  AnswerClaim,
  StaffAnswer,
  Profile,
  SearchEntry,
  Town,
  Liking,
  Swipe,
  SwipeTurn,
  MeetingChoice,
  PushChoice,
  AutoLike,
  Visit,
  AgeProofRow,
  TermsConsent,
  TermsShown,
  TermsText,
  AvoidedAddress,
  Favourite,
  SavedSearchRow,
  SavedSearchWatch,
  Photo,
  PhotoReview,
  RefusedPhoto,
  ChatPhoto,
  AlbumGrant,
  Payment,
  DiscountCode,
  Discount,
  TimeBonus,
  WebhookInbox,
  Book,
  LedgerEntry,
  Wallet,
  Conversation,
  Message,
  OpenerRow,
  NoticeDue,
  WarningVerdictRow,
  LikeNotice,
  Move,
  Deadline,
  Request,
  RateLimit,
  Readiness,
  BooksMeasurement,
  DayReportRow,
  DayStatisticsRow,
  ReceiptSeries,
  Receipt,
  SpendingLimitRow,
  MandateRow,
  DebitMandateRow,
  DebitLiftRow,
  MandateInDoubtRow,
  RefundRow,
  FinderAnswerRow,
  IntimateConsent,
] as const

type Tables = InferKyselyDB<(typeof entities)[number]>
/** The tables of the entities, by the names of their columns, for what reads better than text. */
export type TypedTables = Kysely<Tables>

export const tablesOf = ({ em }: MikroORM): TypedTables => em.fork().getKysely<Tables>()

/** The same on the connection of a transaction: committed with the statements beside it. */
export const tablesIn = (transaction: pg.PoolClient): TypedTables =>
  new Kysely<Tables>({ dialect: dialectOn(transaction) })

/** Its own exceptions would hide that the database is away. */
class Driver extends PostgreSqlDriver {
  override convertException(error: Error) {
    return (
      (asAway(error) as ReturnType<PostgreSqlDriver['convertException']> | null) ??
      super.convertException(error)
    )
  }
}

/**
 * MikroORM knows the tables; triggers and functions are the migrations' own. Other schemas (the
 * queue's, a sandbox bank's) are not its business. It asks over the pool that statements use, with
 * the same limits and the same reading of types.
 */
export const openOrm = (url: string, pool: pg.Pool): Promise<MikroORM> =>
  MikroORM.init(
    defineConfig({
      driver: Driver,
      clientUrl: url,
      entities: [...entities],
      extensions: [Migrator],
      driverOptions: sharedDialect(pool),
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
        // One that fails leaves a schema that the former release still knows.
        allOrNothing: true,
        silent: true,
      },
    }),
  )

/** Migrations go one by one, and look at what they have done meanwhile. */
const MIGRATOR_CONNECTIONS = 2

/** The migrations of one database, over a pool that ends with them. */
export const openMigrator = async (url: string, limits: DatabaseLimits = usualLimits) => {
  const pool = limitedPool(
    { ...connectionTo(url, limits), max: MIGRATOR_CONNECTIONS },
    () => undefined,
  )
  const close = () => pool.end()
  try {
    const { em, migrator } = await openOrm(url, pool)
    return { em: em.fork(), migrator, close }
  } catch (error) {
    await close()
    throw error
  }
}
