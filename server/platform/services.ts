import type { Container } from 'inversify'
import { createPackArchive } from '../account/archive/pack.ts'
import { createDataRoutes } from '../account/archive/routes.ts'
import {
  createCancelDeletion,
  createRestoreMembership,
  createScheduleDeletion,
  createSetVisible,
} from '../account/leaving/leaving.ts'
import { createAccountRoutes } from '../account/routes.ts'
import { createAdmission } from '../account/signin/admission.ts'
import { createSignIn } from '../account/signin/sign-in.ts'
import { createActivateAccount } from '../account/signup/activation.ts'
import { createAskMail, createAskSignupMail } from '../account/signup/activation-mail.ts'
import { createSignUp } from '../account/signup/sign-up.ts'
import { createStaffRoutes } from '../account/staff-routes.ts'
import { createSuspend } from '../account/suspend.ts'
import { createBlocks } from '../chat/blocking/block.ts'
import { createSendFirst } from '../chat/first-message.ts'
import { createOpenChat } from '../chat/open.ts'
import { createChatReaders, createChatRoutes } from '../chat/routes.ts'
import { createSendMessage } from '../chat/send.ts'
import { createDoChatTask } from '../chat/tasks.ts'
import { createReply } from '../demo/reply.ts'
import { createDiscoveryRoutes } from '../discovery/routes.ts'
import { createAlarms } from '../payment/alarms.ts'
import { createAbandonCheckout } from '../payment/checkout/abandon-checkout.ts'
import { createCheckoutCreator } from '../payment/checkout/create-checkout.ts'
import { createPlaceOrder } from '../payment/checkout/place-order.ts'
import { createOffering, createProviders } from '../payment/checkout/providers.ts'
import { createPaymentRoutes } from '../payment/checkout/routes.ts'
import { createFindDiscount } from '../payment/discount/find-discount.ts'
import { createStayOffer } from '../payment/discount/stay-offer.ts'
import { createNotifyPayer } from '../payment/notify-payer.ts'
import { createNotifyStaff } from '../payment/notify-staff.ts'
import { createReportDay } from '../payment/reconciliation/report-day.ts'
import { createGiveBack, createRefundPayment } from '../payment/refund/refund.ts'
import { createReorders } from '../payment/reorder/reorder.ts'
import { createReorderRoutes } from '../payment/reorder/routes.ts'
import { createSettlePayment } from '../payment/settle-payment.ts'
import { createSpendingRoutes } from '../payment/spending-limit/routes.ts'
import { createSpendingLimits } from '../payment/spending-limit/spending-limit.ts'
import { createWalletRoutes } from '../payment/wallet/routes.ts'
import { createWithdrawalRoutes } from '../payment/withdrawal/routes.ts'
import { createWithdrawals } from '../payment/withdrawal/withdraw.ts'
import { createWithdrawalsByLink } from '../payment/withdrawal/withdraw-by-link.ts'
import { createAddPhoto } from '../photo/add-photo.ts'
import { createPhotoRoutes } from '../photo/routes.ts'
import { createDeviceRoutes } from '../push/routes.ts'
import { createSendPush } from '../push/send-push.ts'
import { createHomeFinder } from '../site/origin.ts'
import { createSiteRoutes } from '../site/routes.ts'
import { binder } from './bind.ts'
import { bindCredentials } from './bind-credentials.ts'
import { bindDemo } from './bind-demo.ts'
import { createDispatch } from './dispatch.ts'
import { createApp } from './http/app.ts'
import { createSessions } from './http/sessions.ts'
import { createStreams } from './http/streams.ts'
import { createRepeats } from './idempotency/idempotency.ts'
import { createLimitCall } from './limiting.ts'
import { createSendMail } from './mails/send.ts'
import { createMetrics } from './metrics/metrics.ts'
import { createReadiness } from './middleware/health.ts'
import { tokens as t } from './tokens.ts'
import { resting } from './workers/sweep.ts'
import { createWorkers } from './workers/workers.ts'

/** What is asked of every lifecycle alike, and the streams that tell of it. */
const bindGround = (container: Container) => {
  const bind = binder(container)
  bind(t.dispatch, { store: t.store, clock: t.clock, wire: t.wire }, createDispatch)
  bind(t.limit, { limiter: t.limiter, limits: t.limits, clock: t.clock }, createLimitCall)
  bind(t.streams, { wire: t.wire, config: t.config }, ({ wire, config }) =>
    createStreams({ wire, heartbeatMs: config.pace.heartbeatMs }),
  ).onDeactivation((streams) => streams.endAll())
  bind(t.repeats, { answers: t.answers, ids: t.ids, clock: t.clock }, createRepeats)
  const who = { store: t.sessionStore, accounts: t.accounts, streams: t.streams }
  bind(
    t.sessions,
    { ...who, work: t.work, clock: t.clock, ids: t.ids, publicUrl: t.publicUrl },
    ({ publicUrl, ...parts }) =>
      createSessions({ ...parts, secure: publicUrl.startsWith('https:') }),
  )
}

const bindAccount = (container: Container) => {
  const bind = binder(container)
  const { accounts, passwords, ids, clock, dispatch, store } = t
  const { forms, limit, work } = t
  bind(t.signUp, { dispatch, store, forms, limit, passwords, work, ids, clock }, createSignUp)
  bind(t.activate, { dispatch, forms, passwords, ids, clock }, createActivateAccount)
  bind(t.askMail, { dispatch, store, accounts, limit, ids }, createAskMail)
  bind(t.askSignupMail, { dispatch, forms, work, ids, clock }, createAskSignupMail)
  bind(t.entering, { store, clock }, createAdmission)
  bind(
    t.signIn,
    {
      ...{ dispatch, store, accounts, entering: t.entering, rejoin: t.rejoin },
      ...{ passwords, ids, clock },
    },
    createSignIn,
  )
  bind(t.leave, { dispatch, accounts, passwords, ids }, createScheduleDeletion)
  bind(t.rejoin, { dispatch }, createRestoreMembership)
  bind(t.comeBack, { dispatch, links: t.links, ids }, createCancelDeletion)
  bind(
    t.packArchive,
    {
      ...{ accounts, personal: t.personal, library: t.library, packer: t.packer },
      ...{ passwords, limit: t.limit, clock },
    },
    createPackArchive,
  )
  bind(t.dataRoutes, { packArchive: t.packArchive }, createDataRoutes)
  bind(t.setVisible, { dispatch }, createSetVisible)
  bind(t.restrict, { dispatch, accounts, ids }, createSuspend)
  bind(
    t.sendMail,
    {
      credentials: t.credentials,
      ...{ accounts, links: t.links, forms, payments: t.payments, sites: t.sites },
      ...{ store, mailer: t.mailer, ids, clock, publicUrl: t.publicUrl },
    },
    createSendMail,
  )
}

/** What members are told of while they are away. */
const bindTelling = (container: Container) =>
  binder(container)(t.sendPush, { push: t.push, sender: t.pushSender }, createSendPush)

const bindChat = (container: Container) => {
  const bind = binder(container)
  const { chats, ids, clock, dispatch } = t
  bind(t.send, { dispatch, chats, ids }, createSendMessage)
  const first = { accounts: t.accounts, sites: t.sites, send: t.send, work: t.work }
  bind(t.sendFirst, first, createSendFirst)
  bind(t.blocks, { dispatch, store: t.store, chats, ids }, createBlocks)
  bind(t.doChatTask, { chats, discovery: t.discovery, dispatch }, createDoChatTask)
  bind(t.openChat, { chats, discovery: t.discovery, ids, clock }, createOpenChat)
  const world = { chats, discovery: t.discovery, sites: t.sites }
  bind(t.reply, { ...world, send: t.send, ids, clock, wire: t.wire, log: t.log }, createReply)
}

const bindPayment = (container: Container) => {
  const bind = binder(container)
  const { dispatch, store, providers, payments, log, alarms } = t
  bind(alarms, { log }, createAlarms)
  bind(providers, { list: t.provider }, ({ list }) => createProviders(list))
  const { accounts, ids, clock, findDiscount } = t
  bind(findDiscount, { store, accounts, payments, ids, clock }, createFindDiscount)
  bind(t.stayOffer, { payments, findDiscount, ids, clock }, createStayOffer)
  bind(t.offering, { providers, clock, log }, createOffering)
  bind(
    t.limitSpending,
    { spending: t.spending, writeOnce: t.writeOnce, clock },
    createSpendingLimits,
  )
  bind(t.withdrawing, { dispatch, store, payments, clock }, createWithdrawals)
  const { withdrawing: withdrawals, withdrawingByLink: byLink, links, work } = t
  const linked = { dispatch, withdrawing: withdrawals, payments, accounts, links, work, ids, clock }
  bind(byLink, linked, createWithdrawalsByLink)
  const ways = { withdrawing: withdrawals, withdrawingByLink: byLink }
  bind(t.withdrawalRoutes, { ...ways, limit: t.limit, ids }, createWithdrawalRoutes)
  const { mandates } = t
  const repeats = { mandates, payments, providers, offering: t.offering, ids, clock }
  bind(t.repeatOrders, { ...repeats, writeOnce: t.writeOnce }, createReorders)
  bind(t.repeatRoutes, { repeat: t.repeatOrders }, createReorderRoutes)
  bind(t.spendingRoutes, { spending: t.limitSpending }, createSpendingRoutes)
  const found = { offering: t.offering, findDiscount, spending: t.limitSpending }
  bind(t.placeOrder, { dispatch, payments, providers, mandates, ...found }, createPlaceOrder)
  bind(t.tellStaff, { payments, sites: t.sites, mailer: t.mailer, log }, createNotifyStaff)
  bind(t.reportDay, { reconciliation: t.reconciliation, jobs: t.jobs }, createReportDay)
  bind(t.readiness, { health: t.health, log: t.log }, createReadiness)
  bind(t.metrics, { figures: t.figures, alarms, clock }, createMetrics)
  bind(t.settle, { dispatch, store, providers, alarms, log }, createSettlePayment)
  bind(t.leavePage, { payments, providers, settle: t.settle, log }, createAbandonCheckout)
  bind(t.giveBack, { dispatch, store }, createGiveBack)
  const refunding = { dispatch, store, payments, providers, settle: t.settle, clock }
  bind(t.refundPayment, refunding, createRefundPayment)
  const { sites, publicUrl } = t
  bind(t.tellPayer, { accounts, payments, sites, mailer: t.mailer, publicUrl }, createNotifyPayer)
  const opening = { dispatch, store, mandates, providers, clock, ids, publicUrl, accounts, sites }
  bind(t.openPage, opening, (parts) =>
    createCheckoutCreator({ ...parts, homeOf: createHomeFinder(parts) }),
  )
}

const bindHandlers = (container: Container) => {
  const bind = binder(container)
  const { accounts, clock, config, dispatch, payments, providers, wire } = t
  const site = { sessions: t.sessions, streams: t.streams, accounts, clock, config }
  bind(t.siteRoutes, { ...site, sender: t.pushSender }, ({ config, sender, ...parts }) =>
    createSiteRoutes({ ...parts, ...config, pushKey: sender.publicKey }),
  )
  const mails = { askMail: t.askMail, askSignupMail: t.askSignupMail }
  const account = { accounts, activate: t.activate, ...mails, ids: t.ids, clock, wire, config }
  bind(
    t.accountRoutes,
    {
      ...{ ...account, signUp: t.signUp, signIn: t.signIn, limit: t.limit },
      ...{ entering: t.entering, leave: t.leave, comeBack: t.comeBack, setVisible: t.setVisible },
    },
    ({ config: { languages }, ...parts }) => createAccountRoutes({ ...parts, languages }),
  )
  const { push, geocoder, limit, log } = t
  bind(t.deviceRoutes, { push, geocoder, limit, wire, log }, createDeviceRoutes)
  bind(
    t.discoveryRoutes,
    { discovery: t.discovery, limit: t.limit, clock, wire },
    createDiscoveryRoutes,
  )
  const { photos, library } = t
  bind(t.addPhoto, { photos, library, ids: t.ids, clock, wire }, createAddPhoto)
  bind(t.photoRoutes, { photos, addPhoto: t.addPhoto, limit: t.limit, wire }, createPhotoRoutes)
  const chat = { dispatch, store: t.store, chats: t.chats, clock, wire }
  bind(
    t.chatRoutes,
    { ...chat, open: t.openChat, send: t.send, blocks: t.blocks, ids: t.ids },
    createChatRoutes,
  )
  bind(t.readers, { reads: t.sessionReads, ids: t.ids, clock }, createChatReaders)
  const payment = { payments, providers, inbox: t.inbox, limit: t.limit, clock }
  bind(
    t.paymentRoutes,
    {
      ...payment,
      ...{ offering: t.offering, placeOrder: t.placeOrder, findDiscount: t.findDiscount },
      ...{ stayOffer: t.stayOffer, leavePage: t.leavePage },
    },
    createPaymentRoutes,
  )
  bind(t.walletRoutes, { wallet: t.wallet, clock }, createWalletRoutes)
  bind(t.staffRoutes, { restrict: t.restrict }, createStaffRoutes)
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
    ({ config: { pace }, ...parts }) => createWorkers({ ...parts, pace }),
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
  binder(container)(t.app, { config, publicUrl, log, clock, ids, ...world, ...who }, createApp)
}
