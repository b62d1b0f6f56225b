import type { Container } from 'inversify'
import { packingArchives } from '../account/archive/pack.ts'
import { dataRoutes } from '../account/archive/routes.ts'
import { comingBack, leaving, rejoining, settingVisible } from '../account/leaving/leaving.ts'
import { accountRoutes } from '../account/routes.ts'
import { entering } from '../account/signin/admission.ts'
import { signingIn } from '../account/signin/sign-in.ts'
import { activating } from '../account/signup/activation.ts'
import { askingMail, askingSignupMail } from '../account/signup/activation-mail.ts'
import { signingUp } from '../account/signup/sign-up.ts'
import { staffRoutes } from '../account/staff-routes.ts'
import { restricting } from '../account/suspend.ts'
import { blocking } from '../chat/blocking/block.ts'
import { sendingFirst } from '../chat/first-message.ts'
import { openingChats } from '../chat/open.ts'
import { chatReaders, chatRoutes } from '../chat/routes.ts'
import { sending } from '../chat/send.ts'
import { doingChatTasks } from '../chat/tasks.ts'
import { replying } from '../demo/reply.ts'
import { discoveryRoutes } from '../discovery/routes.ts'
import { alarming } from '../payment/alarms.ts'
import { leavingPages } from '../payment/checkout/abandon-checkout.ts'
import { openingPages } from '../payment/checkout/create-checkout.ts'
import { placingOrders } from '../payment/checkout/place-order.ts'
import { offeringMethods, providersOf } from '../payment/checkout/providers.ts'
import { paymentRoutes } from '../payment/checkout/routes.ts'
import { findingDiscounts } from '../payment/discount/find-discount.ts'
import { offeringToStay } from '../payment/discount/stay-offer.ts'
import { tellingPayers } from '../payment/notify-payer.ts'
import { tellingStaff } from '../payment/notify-staff.ts'
import { reportingDays } from '../payment/reconciliation/report-day.ts'
import { givingBack, refundingPayments } from '../payment/refund/refund.ts'
import { repeatingOrders } from '../payment/reorder/reorder.ts'
import { repeatRoutes } from '../payment/reorder/routes.ts'
import { settling } from '../payment/settle-payment.ts'
import { spendingRoutes } from '../payment/spending-limit/routes.ts'
import { limitingSpending } from '../payment/spending-limit/spending-limit.ts'
import { walletRoutes } from '../payment/wallet/routes.ts'
import { withdrawalRoutes } from '../payment/withdrawal/routes.ts'
import { withdrawing } from '../payment/withdrawal/withdraw.ts'
import { withdrawingByLink } from '../payment/withdrawal/withdraw-by-link.ts'
import { addingPhotos } from '../photo/add-photo.ts'
import { photoRoutes } from '../photo/routes.ts'
import { deviceRoutes } from '../push/routes.ts'
import { pushing } from '../push/send-push.ts'
import { findingHome } from '../site/origin.ts'
import { siteRoutes } from '../site/routes.ts'
import { binder } from './bind.ts'
import { bindCredentials } from './bind-credentials.ts'
import { bindDemo } from './bind-demo.ts'
import { dispatcher } from './dispatch.ts'
import { appOf } from './http/app.ts'
import { sessions } from './http/sessions.ts'
import { openStreams } from './http/streams.ts'
import { repeating } from './idempotency/idempotency.ts'
import { limiting } from './limiting.ts'
import { mailing } from './mails/send.ts'
import { measuring } from './metrics/metrics.ts'
import { readiness } from './middleware/health.ts'
import { tokens as t } from './tokens.ts'
import { resting } from './workers/sweep.ts'
import { workersOf } from './workers/workers.ts'

/** What is asked of every lifecycle alike, and the streams that tell of it. */
const bindGround = (container: Container) => {
  const bind = binder(container)
  bind(t.dispatch, { store: t.store, clock: t.clock, wire: t.wire }, dispatcher)
  bind(t.limit, { limiter: t.limiter, limits: t.limits, clock: t.clock }, limiting)
  bind(t.streams, { wire: t.wire, config: t.config }, ({ wire, config }) =>
    openStreams({ wire, heartbeatMs: config.pace.heartbeatMs }),
  ).onDeactivation((streams) => streams.endAll())
  bind(t.repeats, { answers: t.answers, ids: t.ids, clock: t.clock }, repeating)
  const who = { store: t.sessionStore, accounts: t.accounts, streams: t.streams }
  bind(
    t.sessions,
    { ...who, work: t.work, clock: t.clock, ids: t.ids, publicUrl: t.publicUrl },
    ({ publicUrl, ...parts }) => sessions({ ...parts, secure: publicUrl.startsWith('https:') }),
  )
}

const bindAccount = (container: Container) => {
  const bind = binder(container)
  const { accounts, passwords, ids, clock, dispatch, store } = t
  const { forms, limit, work } = t
  bind(t.signUp, { dispatch, store, forms, limit, passwords, work, ids, clock }, signingUp)
  bind(t.activate, { dispatch, forms, passwords, ids, clock }, activating)
  bind(t.askMail, { dispatch, store, accounts, limit, ids }, askingMail)
  bind(t.askSignupMail, { dispatch, forms, work, ids, clock }, askingSignupMail)
  bind(t.entering, { store, clock }, entering)
  bind(
    t.signIn,
    {
      ...{ dispatch, store, accounts, entering: t.entering, rejoin: t.rejoin },
      ...{ passwords, ids, clock },
    },
    signingIn,
  )
  bind(t.leave, { dispatch, accounts, passwords, ids }, leaving)
  bind(t.rejoin, { dispatch }, rejoining)
  bind(t.comeBack, { dispatch, links: t.links, ids }, comingBack)
  bind(
    t.packArchive,
    {
      ...{ accounts, personal: t.personal, library: t.library, packer: t.packer },
      ...{ passwords, limit: t.limit, clock },
    },
    packingArchives,
  )
  bind(t.dataRoutes, { packArchive: t.packArchive }, dataRoutes)
  bind(t.setVisible, { dispatch }, settingVisible)
  bind(t.restrict, { dispatch, accounts, ids }, restricting)
  bind(
    t.sendMail,
    {
      credentials: t.credentials,
      ...{ accounts, links: t.links, forms, payments: t.payments, sites: t.sites },
      ...{ store, mailer: t.mailer, ids, clock, publicUrl: t.publicUrl },
    },
    mailing,
  )
}

/** What members are told of while they are away. */
const bindTelling = (container: Container) =>
  binder(container)(t.sendPush, { push: t.push, sender: t.pushSender }, pushing)

const bindChat = (container: Container) => {
  const bind = binder(container)
  const { chats, ids, clock, dispatch } = t
  bind(t.send, { dispatch, chats, ids }, sending)
  const first = { accounts: t.accounts, sites: t.sites, send: t.send, work: t.work }
  bind(t.sendFirst, first, sendingFirst)
  bind(t.blocks, { dispatch, store: t.store, chats, ids }, blocking)
  bind(t.doChatTask, { chats, discovery: t.discovery, dispatch }, doingChatTasks)
  bind(t.openChat, { chats, discovery: t.discovery, ids, clock }, openingChats)
  const world = { chats, discovery: t.discovery, sites: t.sites }
  bind(t.reply, { ...world, send: t.send, ids, clock, wire: t.wire, log: t.log }, replying)
}

const bindPayment = (container: Container) => {
  const bind = binder(container)
  const { dispatch, store, providers, payments, log, alarms } = t
  bind(alarms, { log }, alarming)
  bind(providers, { list: t.provider }, ({ list }) => providersOf(list))
  const { accounts, ids, clock, findDiscount } = t
  bind(findDiscount, { store, accounts, payments, ids, clock }, findingDiscounts)
  bind(t.stayOffer, { payments, findDiscount, ids, clock }, offeringToStay)
  bind(t.offering, { providers, clock, log }, offeringMethods)
  bind(t.limitSpending, { spending: t.spending, writeOnce: t.writeOnce, clock }, limitingSpending)
  bind(t.withdrawing, { dispatch, store, payments, clock }, withdrawing)
  const { withdrawing: withdrawals, withdrawingByLink: byLink, links, work } = t
  const linked = { dispatch, withdrawing: withdrawals, payments, accounts, links, work, ids, clock }
  bind(byLink, linked, withdrawingByLink)
  const ways = { withdrawing: withdrawals, withdrawingByLink: byLink }
  bind(t.withdrawalRoutes, { ...ways, limit: t.limit, ids }, withdrawalRoutes)
  const { mandates } = t
  const repeats = { mandates, payments, providers, offering: t.offering, ids, clock }
  bind(t.repeatOrders, { ...repeats, writeOnce: t.writeOnce }, repeatingOrders)
  bind(t.repeatRoutes, { repeat: t.repeatOrders }, repeatRoutes)
  bind(t.spendingRoutes, { spending: t.limitSpending }, spendingRoutes)
  const found = { offering: t.offering, findDiscount, spending: t.limitSpending }
  bind(t.placeOrder, { dispatch, payments, providers, mandates, ...found }, placingOrders)
  bind(t.tellStaff, { payments, sites: t.sites, mailer: t.mailer, log }, tellingStaff)
  bind(t.reportDay, { reconciliation: t.reconciliation, jobs: t.jobs }, reportingDays)
  bind(t.readiness, { health: t.health, log: t.log }, readiness)
  bind(t.metrics, { figures: t.figures, alarms, clock }, measuring)
  bind(t.settle, { dispatch, store, providers, alarms, log }, settling)
  bind(t.leavePage, { payments, providers, settle: t.settle, log }, leavingPages)
  bind(t.giveBack, { dispatch, store }, givingBack)
  const refunding = { dispatch, store, payments, providers, settle: t.settle, clock }
  bind(t.refundPayment, refunding, refundingPayments)
  const { sites, publicUrl } = t
  bind(t.tellPayer, { accounts, payments, sites, mailer: t.mailer, publicUrl }, tellingPayers)
  const opening = { dispatch, store, mandates, providers, clock, ids, publicUrl, accounts, sites }
  bind(t.openPage, opening, (parts) => openingPages({ ...parts, homeOf: findingHome(parts) }))
}

const bindHandlers = (container: Container) => {
  const bind = binder(container)
  const { accounts, clock, config, dispatch, payments, providers, wire } = t
  const site = { sessions: t.sessions, streams: t.streams, accounts, clock, config }
  bind(t.siteRoutes, { ...site, sender: t.pushSender }, ({ config, sender, ...parts }) =>
    siteRoutes({ ...parts, ...config, pushKey: sender.publicKey }),
  )
  const mails = { askMail: t.askMail, askSignupMail: t.askSignupMail }
  const account = { accounts, activate: t.activate, ...mails, ids: t.ids, clock, wire, config }
  bind(
    t.accountRoutes,
    {
      ...{ ...account, signUp: t.signUp, signIn: t.signIn, limit: t.limit },
      ...{ entering: t.entering, leave: t.leave, comeBack: t.comeBack, setVisible: t.setVisible },
    },
    ({ config: { languages }, ...parts }) => accountRoutes({ ...parts, languages }),
  )
  const { push, geocoder, limit, log } = t
  bind(t.deviceRoutes, { push, geocoder, limit, wire, log }, deviceRoutes)
  bind(t.discoveryRoutes, { discovery: t.discovery, limit: t.limit, clock, wire }, discoveryRoutes)
  const { photos, library } = t
  bind(t.addPhoto, { photos, library, ids: t.ids, clock, wire }, addingPhotos)
  bind(t.photoRoutes, { photos, addPhoto: t.addPhoto, limit: t.limit, wire }, photoRoutes)
  const chat = { dispatch, store: t.store, chats: t.chats, clock, wire }
  bind(
    t.chatRoutes,
    { ...chat, open: t.openChat, send: t.send, blocks: t.blocks, ids: t.ids },
    chatRoutes,
  )
  bind(t.readers, { reads: t.sessionReads, ids: t.ids, clock }, chatReaders)
  const payment = { payments, providers, inbox: t.inbox, limit: t.limit, clock }
  bind(
    t.paymentRoutes,
    {
      ...payment,
      ...{ offering: t.offering, placeOrder: t.placeOrder, findDiscount: t.findDiscount },
      ...{ stayOffer: t.stayOffer, leavePage: t.leavePage },
    },
    paymentRoutes,
  )
  bind(t.walletRoutes, { wallet: t.wallet, clock }, walletRoutes)
  bind(t.staffRoutes, { restrict: t.restrict }, staffRoutes)
}

/** The routes of every subject, as one table of handlers. */
const joinHandlers = (container: Container) =>
  binder(container)(
    t.handlers,
    {
      ...{ site: t.siteRoutes, account: t.accountRoutes, discovery: t.discoveryRoutes },
      ...{ credentials: t.credentialRoutes, device: t.deviceRoutes, photo: t.photoRoutes },
      ...{ data: t.dataRoutes, wallet: t.walletRoutes },
      ...{ chat: t.chatRoutes, payment: t.paymentRoutes, demo: t.demoRoutes, staff: t.staffRoutes },
      ...{ spending: t.spendingRoutes, withdrawal: t.withdrawalRoutes, repeat: t.repeatRoutes },
    },
    ({ site, account, data, credentials, device, photo, discovery, chat, ...rest }) => ({
      ...site,
      ...account,
      ...data,
      ...credentials,
      ...discovery,
      ...device,
      ...photo,
      ...chat,
      ...rest.payment,
      ...rest.spending,
      ...rest.repeat,
      ...rest.wallet,
      ...rest.withdrawal,
      ...rest.demo,
      ...rest.staff,
    }),
  )

const bindWorkers = (container: Container) => {
  const { work, store, chats, payments, dispatch, clock, log, config } = t
  const mail = {
    sendMail: t.sendMail,
    sendPush: t.sendPush,
    doChatTask: t.doChatTask,
    sendFirst: t.sendFirst,
    reply: t.reply,
  }
  const money = {
    openPage: t.openPage,
    settle: t.settle,
    tellStaff: t.tellStaff,
    tellPayer: t.tellPayer,
    refundPayment: t.refundPayment,
    payments,
    mandates: t.mandates,
    providers: t.providers,
    inbox: t.inbox,
  }
  container.bind(t.rest).toConstantValue(resting)
  binder(container)(
    t.workers,
    {
      ...mail,
      ...money,
      ...{ reconciliation: t.reconciliation, reportDay: t.reportDay },
      ...{ sites: t.sites, mailer: t.mailer },
      ...{ leftovers: t.leftovers, photos: t.photos, library: t.library },
      notices: t.notices,
      work,
      store,
      chats,
      dispatch,
      clock,
      log,
      config,
      rest: t.rest,
    },
    ({ config: { pace }, ...parts }) => workersOf({ ...parts, pace }),
  ).onDeactivation((workers) => workers.stop())
}

/** What the server does, made of the core's ports alone. */
export const bindServices = (container: Container) => {
  bindGround(container)
  bindAccount(container)
  bindCredentials(container)
  bindTelling(container)
  bindChat(container)
  bindPayment(container)
  bindDemo(container)
  bindHandlers(container)
  joinHandlers(container)
  bindWorkers(container)
  const { config, publicUrl, log, clock, ids, sites, discovery, painter, pages, photos, library } =
    t
  const world = { sites, discovery, painter, pages, photos, library }
  const { sessions, handlers, readers, countries, metrics, readiness } = t
  const who = {
    sessions,
    repeats: t.repeats,
    limit: t.limit,
    handlers,
    readers,
    countries,
    metrics,
    readiness,
  }
  binder(container)(t.app, { config, publicUrl, log, clock, ids, ...world, ...who }, appOf)
}
