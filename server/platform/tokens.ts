import type { Express } from 'express'
import type { ServiceIdentifier } from 'inversify'
import type { Logger } from 'pino'
import type { CredentialStore } from '#core/account/credentials/ports.ts'
import type { AccountStore, LinkStore, PersonalData, SessionStore } from '#core/account/ports.ts'
import type { SignupForms } from '#core/account/signup/ports.ts'
import type { ChatStore } from '#core/chat/ports.ts'
import type { DemoBank, DemoStore } from '#core/demo/ports.ts'
import type { DiscoveryStore } from '#core/discovery/ports.ts'
import type { JobBook } from '#core/kernel/jobs.ts'
import type { Limit, LimitName } from '#core/kernel/limits.ts'
import type { Figures } from '#core/kernel/metrics.ts'
import type {
  Answers,
  Clock,
  CountryFinder,
  Geocoder,
  Health,
  Ids,
  Leftovers,
  LifecycleStore,
  Limiter,
  Mailer,
  Packer,
  Pages,
  Passwords,
  PortraitPainter,
  Wire,
  Work,
} from '#core/kernel/ports.ts'
import type { SessionReads } from '#core/kernel/session-reads.ts'
import type { PaymentProvider } from '#core/payment/checkout/ports.ts'
import type { PaymentStore, WebhookInbox } from '#core/payment/ports.ts'
import type { ReconciliationStore } from '#core/payment/reconciliation/rules.ts'
import type { MandateStore } from '#core/payment/reorder/ports.ts'
import type { SpendingStore } from '#core/payment/spending-limit/ports.ts'
import type { WalletStore } from '#core/payment/wallet/ports.ts'
import type { PhotoLibrary } from '#core/photo/library.ts'
import type { PhotoStore } from '#core/photo/ports.ts'
import type { Notices } from '#core/push/notices.ts'
import type { PushStore } from '#core/push/ports.ts'
import type { PushSender } from '#core/push/sender.ts'
import type { SiteStore } from '#core/site/ports.ts'
import type { PackArchive } from '../account/archive/pack.ts'
import type { DataRoutes } from '../account/archive/routes.ts'
import type { MailChange } from '../account/credentials/mail-changing.ts'
import type {
  AskReset,
  ChangePassword,
  CheckReset,
  ResetPassword,
} from '../account/credentials/passwords.ts'
import type { CredentialRoutes } from '../account/credentials/routes.ts'
import type {
  CancelDeletion,
  RestoreMembership,
  ScheduleDeletion,
  SetVisible,
} from '../account/leaving/leaving.ts'
import type { AccountRoutes } from '../account/routes.ts'
import type { Admission } from '../account/signin/admission.ts'
import type { SignIn } from '../account/signin/sign-in.ts'
import type { ActivateAccount } from '../account/signup/activation.ts'
import type { AskMail, AskSignupMail } from '../account/signup/activation-mail.ts'
import type { SignUp } from '../account/signup/sign-up.ts'
import type { StaffRoutes } from '../account/staff-routes.ts'
import type { Suspend } from '../account/suspend.ts'
import type { Blocks } from '../chat/blocking/block.ts'
import type { SendFirst } from '../chat/first-message.ts'
import type { OpenChat } from '../chat/open.ts'
import type { ChatRoutes } from '../chat/routes.ts'
import type { SendMessage } from '../chat/send.ts'
import type { DoChatTask } from '../chat/tasks.ts'
import type { FindPersona } from '../demo/personas.ts'
import type { BuyAs } from '../demo/purchases.ts'
import type { DemoRoutes } from '../demo/routes.ts'
import type { DiscoveryRoutes } from '../discovery/routes.ts'
import type { Alarms } from '../payment/alarms.ts'
import type { AbandonCheckout } from '../payment/checkout/abandon-checkout.ts'
import type { CreateCheckout } from '../payment/checkout/create-checkout.ts'
import type { PlaceOrder } from '../payment/checkout/place-order.ts'
import type { Offering, Providers } from '../payment/checkout/providers.ts'
import type { PaymentRoutes } from '../payment/checkout/routes.ts'
import type { FindDiscount } from '../payment/discount/find-discount.ts'
import type { StayOffer } from '../payment/discount/stay-offer.ts'
import type { NotifyPayer } from '../payment/notify-payer.ts'
import type { NotifyStaff } from '../payment/notify-staff.ts'
import type { ReportDay } from '../payment/reconciliation/report-day.ts'
import type { GiveBack, RefundPayment } from '../payment/refund/refund.ts'
import type { Reorders } from '../payment/reorder/reorder.ts'
import type { ReorderRoutes } from '../payment/reorder/routes.ts'
import type { SettlePayment } from '../payment/settle-payment.ts'
import type { SpendingRoutes } from '../payment/spending-limit/routes.ts'
import type { SpendingLimits } from '../payment/spending-limit/spending-limit.ts'
import type { WalletRoutes } from '../payment/wallet/routes.ts'
import type { WithdrawalRoutes } from '../payment/withdrawal/routes.ts'
import type { Withdrawals } from '../payment/withdrawal/withdraw.ts'
import type { WithdrawalsByLink } from '../payment/withdrawal/withdraw-by-link.ts'
import type { AddPhoto } from '../photo/add-photo.ts'
import type { PhotoRoutes } from '../photo/routes.ts'
import type { DeviceRoutes } from '../push/routes.ts'
import type { SendPush } from '../push/send-push.ts'
import type { Reply } from '../push/worker.ts'
import type { SiteRoutes } from '../site/routes.ts'
import type { Config } from './config/config.ts'
import type { Dispatch } from './dispatch.ts'
import type { Handlers, Readers } from './http/handler.ts'
import type { Sessions } from './http/sessions.ts'
import type { Streams } from './http/streams.ts'
import type { Repeats } from './idempotency/idempotency.ts'
import type { WriteOnce } from './idempotency/write-once.ts'
import type { LimitCall } from './limiting.ts'
import type { SendMail } from './mails/send.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Readiness } from './middleware/health.ts'
import type { Rest } from './workers/sweep.ts'
import type { Workers } from './workers/workers.ts'

const token = <T>(name: string) => Symbol.for(name) as ServiceIdentifier<T>

/** Everything the container knows, by name. What adapters need among themselves stays with it. */
export const tokens = {
  config: token<Config>('config'),
  publicUrl: token<string>('publicUrl'),
  log: token<Logger>('log'),
  clock: token<Clock>('clock'),
  ids: token<Ids>('ids'),
  passwords: token<Passwords>('passwords'),
  mailer: token<Mailer>('mailer'),
  painter: token<PortraitPainter>('painter'),
  pages: token<Pages[]>('pages'),
  provider: token<PaymentProvider[]>('provider'),
  providers: token<Providers>('providers'),
  offering: token<Offering>('offering'),
  reconciliation: token<ReconciliationStore>('reconciliation'),
  reportDay: token<ReportDay>('reportDay'),
  jobs: token<JobBook>('jobs'),
  figures: token<Figures>('figures'),
  metrics: token<Metrics>('metrics'),
  health: token<Health>('health'),
  readiness: token<Readiness>('readiness'),
  databaseUrl: token<string>('databaseUrl'),
  backUpDatabase: token<((to: string) => Promise<void>) | null>('backUpDatabase'),
  /** The migrations that were missing when this server began. */
  migrated: token<string[]>('migrated'),
  work: token<Work>('work'),
  wire: token<Wire>('wire'),
  store: token<LifecycleStore>('store'),
  accounts: token<AccountStore>('accounts'),
  credentials: token<CredentialStore>('credentials'),
  sessionStore: token<SessionStore>('sessionStore'),
  links: token<LinkStore>('links'),
  payments: token<PaymentStore>('payments'),
  mandates: token<MandateStore>('mandates'),
  repeatOrders: token<Reorders>('repeatOrders'),
  repeatRoutes: token<ReorderRoutes>('repeatRoutes'),
  spending: token<SpendingStore>('spending'),
  limitSpending: token<SpendingLimits>('limitSpending'),
  withdrawing: token<Withdrawals>('withdrawing'),
  withdrawingByLink: token<WithdrawalsByLink>('withdrawingByLink'),
  withdrawalRoutes: token<WithdrawalRoutes>('withdrawalRoutes'),
  spendingRoutes: token<SpendingRoutes>('spendingRoutes'),
  wallet: token<WalletStore>('wallet'),
  inbox: token<WebhookInbox>('inbox'),
  leftovers: token<Leftovers>('leftovers'),
  chats: token<ChatStore>('chats'),
  sessionReads: token<SessionReads>('sessionReads'),
  discovery: token<DiscoveryStore>('discovery'),
  push: token<PushStore>('push'),
  personal: token<PersonalData>('personal'),
  packer: token<Packer>('packer'),
  photos: token<PhotoStore>('photos'),
  library: token<PhotoLibrary>('library'),
  addPhoto: token<AddPhoto>('addPhoto'),
  notices: token<Notices>('notices'),
  pushSender: token<PushSender>('pushSender'),
  geocoder: token<Geocoder>('geocoder'),
  countries: token<CountryFinder>('countries'),
  sites: token<SiteStore>('sites'),
  demo: token<DemoStore>('demo'),
  demoBank: token<DemoBank | null>('demoBank'),
  limiter: token<Limiter>('limiter'),
  limits: token<Record<LimitName, Limit>>('limits'),
  limit: token<LimitCall>('limit'),
  dispatch: token<Dispatch>('dispatch'),
  alarms: token<Alarms>('alarms'),
  streams: token<Streams>('streams'),
  sessions: token<Sessions>('sessions'),
  answers: token<Answers>('answers'),
  repeats: token<Repeats>('repeats'),
  forms: token<SignupForms>('forms'),
  signUp: token<SignUp>('signUp'),
  signIn: token<SignIn>('signIn'),
  activate: token<ActivateAccount>('activate'),
  askMail: token<AskMail>('askMail'),
  askSignupMail: token<AskSignupMail>('askSignupMail'),
  entering: token<Admission>('entering'),
  packArchive: token<PackArchive>('packArchive'),
  leave: token<ScheduleDeletion>('leave'),
  rejoin: token<RestoreMembership>('rejoin'),
  comeBack: token<CancelDeletion>('comeBack'),
  setVisible: token<SetVisible>('setVisible'),
  restrict: token<Suspend>('restrict'),
  writeOnce: token<WriteOnce>('writeOnce'),
  changePassword: token<ChangePassword>('changePassword'),
  askReset: token<AskReset>('askReset'),
  checkReset: token<CheckReset>('checkReset'),
  resetPassword: token<ResetPassword>('resetPassword'),
  mailChanging: token<MailChange>('mailChanging'),
  buyAs: token<BuyAs>('buyAs'),
  findPersona: token<FindPersona>('findPersona'),
  send: token<SendMessage>('send'),
  openChat: token<OpenChat>('openChat'),
  blocks: token<Blocks>('blocks'),
  doChatTask: token<DoChatTask>('doChatTask'),
  sendFirst: token<SendFirst>('sendFirst'),
  reply: token<Reply>('reply'),
  sendMail: token<SendMail>('sendMail'),
  sendPush: token<SendPush>('sendPush'),
  placeOrder: token<PlaceOrder>('placeOrder'),
  leavePage: token<AbandonCheckout>('leavePage'),
  openPage: token<CreateCheckout>('openPage'),
  settle: token<SettlePayment>('settle'),
  findDiscount: token<FindDiscount>('findDiscount'),
  stayOffer: token<StayOffer>('stayOffer'),
  tellStaff: token<NotifyStaff>('tellStaff'),
  tellPayer: token<NotifyPayer>('tellPayer'),
  giveBack: token<GiveBack>('giveBack'),
  refundPayment: token<RefundPayment>('refundPayment'),
  siteRoutes: token<SiteRoutes>('siteRoutes'),
  accountRoutes: token<AccountRoutes>('accountRoutes'),
  credentialRoutes: token<CredentialRoutes>('credentialRoutes'),
  demoRoutes: token<DemoRoutes>('demoRoutes'),
  staffRoutes: token<StaffRoutes>('staffRoutes'),
  deviceRoutes: token<DeviceRoutes>('deviceRoutes'),
  discoveryRoutes: token<DiscoveryRoutes>('discoveryRoutes'),
  chatRoutes: token<ChatRoutes>('chatRoutes'),
  paymentRoutes: token<PaymentRoutes>('paymentRoutes'),
  walletRoutes: token<WalletRoutes>('walletRoutes'),
  photoRoutes: token<PhotoRoutes>('photoRoutes'),
  dataRoutes: token<DataRoutes>('dataRoutes'),
  handlers: token<Handlers>('handlers'),
  readers: token<Readers>('readers'),
  rest: token<Rest>('rest'),
  workers: token<Workers>('workers'),
  app: token<Express>('app'),
}
