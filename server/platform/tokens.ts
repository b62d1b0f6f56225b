import type { Express } from 'express'
import type { Logger } from 'pino'
import type { AgeProofStore, AgeProvider } from '#core/account/age/ports.ts'
import type { CredentialStore } from '#core/account/credentials/ports.ts'
import type { AccountStore, LinkStore, PersonalData, SessionStore } from '#core/account/ports.ts'
import type { SignupForms } from '#core/account/signup/ports.ts'
import type { TermsStore } from '#core/account/terms/ports.ts'
import type { ChatStore, VerdictStore } from '#core/chat/ports.ts'
import type { demoCalls } from '#core/demo/contract.ts'
import type { AvoidedStore } from '#core/discovery/avoided/ports.ts'
import type { ChoiceStore } from '#core/discovery/choices/ports.ts'
import type { FavouriteStore } from '#core/discovery/favourites/ports.ts'
import type { AutoLikeStore } from '#core/discovery/likes/ports.ts'
import type { MatchFinderStore } from '#core/discovery/match-finder/ports.ts'
import type { DiscoveryStore } from '#core/discovery/ports.ts'
import type { SavedSearchStore } from '#core/discovery/saved-searches/ports.ts'
import type { SwipeStore } from '#core/discovery/swipe/ports.ts'
import type { VisitStore } from '#core/discovery/visits/ports.ts'
import type { FictionStore } from '#core/fiction/ports.ts'
import type { FailedWrites } from '#core/kernel/failed-writes.ts'
import type { JobBook } from '#core/kernel/jobs.ts'
import type { Limit, LimitName } from '#core/kernel/limits.ts'
import type { MetricsStore } from '#core/kernel/metrics.ts'
import type {
  Clock,
  CountryFinder,
  CursorSeal,
  Geocoder,
  Health,
  IdempotencyStore,
  Ids,
  JobQueue,
  LifecycleStore,
  Limiter,
  LiveHints,
  Mailer,
  OwnRecords,
  Packer,
  Pages,
  Passwords,
  Retention,
  UnfinishedFiles,
} from '#core/kernel/ports.ts'
import type { SessionReads } from '#core/kernel/session-reads.ts'
import type { ApprovalStore } from '#core/moderation/approval/ports.ts'
import type { DeskStore, ModerationStore } from '#core/moderation/ports.ts'
import type { SupportStore } from '#core/moderation/support/ports.ts'
import type { PaymentProvider } from '#core/payment/checkout/ports.ts'
import type { DirectDebitStore, Texter, Vault } from '#core/payment/direct-debit/ports.ts'
import type { PaymentStore, WebhookInbox } from '#core/payment/ports.ts'
import type { ReconciliationStore } from '#core/payment/reconciliation/rules.ts'
import type { MandateStore } from '#core/payment/reorder/ports.ts'
import type { SpendingStore } from '#core/payment/spending-limit/ports.ts'
import type { WalletStore } from '#core/payment/wallet/ports.ts'
import type { AlbumStore } from '#core/photo/album/ports.ts'
import type { PhotoClassifier } from '#core/photo/classifier.ts'
import type { ChatPhotoStore } from '#core/photo/conversation/ports.ts'
import type { PhotoDeskStore } from '#core/photo/desk/ports.ts'
import type { PhotoLibrary } from '#core/photo/library.ts'
import type { PackStore } from '#core/photo/pack/ports.ts'
import type { PhotoStore } from '#core/photo/ports.ts'
import type { Happenings } from '#core/push/happenings/ports.ts'
import type { Notices } from '#core/push/notices.ts'
import type { PushStore } from '#core/push/ports.ts'
import type { PushSender } from '#core/push/sender.ts'
import type { PushChoiceStore, PushSending } from '#core/push/sending/ports.ts'
import type { PageTexts } from '#core/site/pages/ports.ts'
import type { Site, SiteStore } from '#core/site/ports.ts'
import type { StatisticsStore } from '#core/site/statistics/ports.ts'
import type { Config } from './config/config.ts'
import type { Dispatch } from './dispatch.ts'
import type { Handlers } from './http/handler.ts'
import type { HomeOf } from './http/origin.ts'
import type { Sessions } from './http/sessions.ts'
import type { ShownMembers } from './http/shown-members.ts'
import type { Streams } from './http/streams.ts'
import type { Idempotency } from './idempotency/idempotency.ts'
import type { WriteIdempotently } from './idempotency/write-once.ts'
import type { LimitCall } from './limiting.ts'
import type { MakeLink } from './mails/letters.ts'
import type { MailRefusals } from './mails/refusals.ts'
import type { SendMail } from './mails/send.ts'
import type { BrowserReports } from './metrics/browser-reports.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Readiness } from './middleware/health.ts'
import { token } from './wiring.ts'
import type { Pause } from './workers/sweep.ts'
import type { Workers } from './workers/workers.ts'

export const config = token<Config>('config')
export const publicUrl = token<string>('publicUrl')
export const log = token<Logger>('log')
export const clock = token<Clock>('clock')
export const ids = token<Ids>('ids')
export const passwords = token<Passwords>('passwords')
export const mailer = token<Mailer>('mailer')
export const mailRefusals = token<MailRefusals>('mailRefusals')
/** Photos that members sent. */
export const pages = token<Pages[]>('pages')
export const ageProvider = token<AgeProvider | null>('ageProvider')
export const ageProofs = token<AgeProofStore>('ageProofs')
export const termsStore = token<TermsStore>('termsStore')
export const paymentProviders = token<PaymentProvider[]>('paymentProviders')
export const statistics = token<StatisticsStore>('statistics')
export const reconciliation = token<ReconciliationStore>('reconciliation')
export const jobBook = token<JobBook>('jobBook')
export const metricsStore = token<MetricsStore>('metricsStore')
export const metrics = token<Metrics>('metrics')
export const health = token<Health>('health')
export const tryPhotos = token<() => Promise<void>>('tryPhotos')
export const browserReports = token<BrowserReports>('browserReports')
export const failedWrites = token<FailedWrites>('failedWrites')
export const readiness = token<Readiness>('readiness')
export const databaseUrl = token<string>('databaseUrl')
export const backUpDatabase = token<((to: string) => Promise<void>) | null>('backUpDatabase')
/** The migrations that were missing when this server began. */
export const migrationsMissing = token<string[]>('migrationsMissing')
export const jobQueue = token<JobQueue>('jobQueue')
export const liveHints = token<LiveHints>('liveHints')
export const store = token<LifecycleStore>('store')
export const accounts = token<AccountStore>('accounts')
export const credentials = token<CredentialStore>('credentials')
export const sessionStore = token<SessionStore>('sessionStore')
export const linkStore = token<LinkStore>('linkStore')
export const payments = token<PaymentStore>('payments')
export const mandates = token<MandateStore>('mandates')
export const debits = token<DirectDebitStore>('debits')
export const texter = token<Texter | null>('texter')
export const vault = token<Vault>('vault')
export const cursorSeal = token<CursorSeal>('cursorSeal')
export const spending = token<SpendingStore>('spending')
export const wallet = token<WalletStore>('wallet')
export const webhookInbox = token<WebhookInbox>('webhookInbox')
export const retention = token<Retention>('retention')
export const unfinishedFiles = token<UnfinishedFiles>('unfinishedFiles')
export const fiction = token<FictionStore>('fiction')
export const packStore = token<PackStore>('packStore')
export const chats = token<ChatStore>('chats')
export const verdictStore = token<VerdictStore>('verdictStore')
export const sessionReads = token<SessionReads>('sessionReads')
export const discovery = token<DiscoveryStore>('discovery')
export const matchFinder = token<MatchFinderStore>('matchFinder')
export const swipes = token<SwipeStore>('swipes')
export const choices = token<ChoiceStore>('choices')
export const autoLikes = token<AutoLikeStore>('autoLikes')
export const avoided = token<AvoidedStore>('avoided')
export const favourites = token<FavouriteStore>('favourites')
export const visits = token<VisitStore>('visits')
export const savedSearches = token<SavedSearchStore>('savedSearches')
export const push = token<PushStore>('push')
export const pushChoices = token<PushChoiceStore>('pushChoices')
export const pushSending = token<PushSending>('pushSending')
export const moderation = token<ModerationStore>('moderation')
export const deskStore = token<DeskStore>('deskStore')
export const approvals = token<ApprovalStore>('approvals')
export const support = token<SupportStore>('support')
export const happenings = token<Happenings>('happenings')
export const personalData = token<PersonalData>('personalData')
export const archivePacker = token<Packer>('archivePacker')
export const pageTexts = token<PageTexts>('pageTexts')
/** What the pages of a site name: its own facts and the numbers that the product counts by. */
export type PageFacts = (site: Site) => Record<string, string | number>
export const pageFacts = token<PageFacts>('pageFacts')
export const photoClassifier = token<PhotoClassifier | null>('photoClassifier')
export const photoDeskStore = token<PhotoDeskStore>('photoDeskStore')
export const photos = token<PhotoStore>('photos')
export const albums = token<AlbumStore>('albums')
export const chatPhotos = token<ChatPhotoStore>('chatPhotos')
export const photoLibrary = token<PhotoLibrary>('photoLibrary')
export const notices = token<Notices>('notices')
export const pushSender = token<PushSender>('pushSender')
export const geocoder = token<Geocoder>('geocoder')
export const countryFinder = token<CountryFinder>('countryFinder')
export const sites = token<SiteStore>('sites')
export const limiter = token<Limiter>('limiter')
export const limits = token<Record<LimitName, Limit>>('limits')
export const limit = token<LimitCall>('limit')
export const dispatch = token<Dispatch>('dispatch')
export const streams = token<Streams>('streams')
export const shownMembers = token<ShownMembers>('shownMembers')
export const sessions = token<Sessions>('sessions')
export const idempotencyStore = token<IdempotencyStore>('idempotencyStore')
export const ownRecords = token<OwnRecords>('ownRecords')
export const idempotency = token<Idempotency>('idempotency')
export const signupForms = token<SignupForms>('signupForms')
export const writeOnce = token<WriteIdempotently>('writeOnce')
export const sendMail = token<SendMail>('sendMail')
export const handlers = token<Handlers>('handlers')
export const pauseFor = token<Pause>('pauseFor')
export const workers = token<Workers>('workers')
export const app = token<Express>('app')
export const homeOf = token<HomeOf>('homeOf')
export const makeLink = token<MakeLink>('makeLink')
/** What only a demo has something for. */
export const demoRoutes = token<Pick<Handlers, keyof typeof demoCalls>>('demoRoutes')
/** The site as it is at one of the names of a demo's machine. */
export const siteAt = token<(site: Site, host: string) => Site>('siteAt')
export const seedSites = token<() => Promise<void>>('seedSites')
export const fillDesk = token<() => Promise<void>>('fillDesk')
