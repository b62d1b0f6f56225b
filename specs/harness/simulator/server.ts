import type { Logger } from 'pino'
import type { LinkStore } from '#core/account/ports.ts'
import { isLeaving } from '#core/account/selectors.ts'
import type { FavouriteStore } from '#core/discovery/favourites/ports.ts'
import type { DiscoveryStore } from '#core/discovery/ports.ts'
import type { Plan } from '#core/kernel/cascade.ts'
import type { Job } from '#core/kernel/jobs.ts'
import type { Ids, Passwords } from '#core/kernel/ports.ts'
import { ProviderAway } from '#core/payment/checkout/ports.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import type { MandateStore } from '#core/payment/reorder/ports.ts'
import type { AlbumStore } from '#core/photo/album/ports.ts'
import {
  createCancelDeletion,
  createScheduleDeletion,
  createSetVisible,
} from '#server/account/leaving/leaving.ts'
import { createActivateAccount } from '#server/account/signup/activation.ts'
import { createBlocks } from '#server/chat/blocking/block.ts'
import { createSendMessage } from '#server/chat/send.ts'
import { createDoChatTask } from '#server/chat/tasks.ts'
import { siteOf } from '#server/demo/site.ts'
import { createPlaceOrder } from '#server/payment/checkout/place-order.ts'
import { createOfferMethods, createProviders } from '#server/payment/checkout/providers.ts'
import { createStartCheckout } from '#server/payment/checkout/start-checkout.ts'
import { createPaymentSweep } from '#server/payment/checkout/worker.ts'
import { createFindDiscount } from '#server/payment/discount/find-discount.ts'
import { createGiveBack, createRefundPayment } from '#server/payment/refund/refund.ts'
import { createRefundUnused } from '#server/payment/refund/refund-unused.ts'
import { createRefundSweep } from '#server/payment/refund/worker.ts'
import { createReorders } from '#server/payment/reorder/reorder.ts'
import { createMandateSweep } from '#server/payment/reorder/worker.ts'
import { createSettlePayment } from '#server/payment/settle-payment.ts'
import { createSpendingLimits } from '#server/payment/spending-limit/spending-limit.ts'
import { createWithdrawals } from '#server/payment/withdrawal/withdraw.ts'
import { createWithdrawalsByLink } from '#server/payment/withdrawal/withdraw-by-link.ts'
import { createPaymentJobs } from '#server/payment/worker.ts'
import { createDispatch } from '#server/platform/dispatch.ts'
import { createWriteOnce } from '#server/platform/idempotency/write-once.ts'
import { createDeadlineSweep } from '#server/platform/workers/deadlines.ts'
import { createJobWorker } from '#server/platform/workers/job-worker.ts'
import { advancing } from './advances.ts'
import type { Agenda } from './agenda.ts'
import { bankOf } from './bank.ts'
import { debitsOf } from './debits.ts'
import type { Dice } from './dice.ts'
import { livesIn, mandatesOf } from './kept.ts'
import { mapStore } from './map-store.ts'
import { only } from './only.ts'
import { inboxOf, paymentsOf } from './payments.ts'
import type { Asked } from './refusals.ts'
import { collecting, signingOf } from './signing.ts'
import { signupFormsOf } from './signup-forms.ts'
import { spendingIn } from './spending.ts'
import { accountsOf, chatsOf } from './stores.ts'
import { emptyTables, storedIn, type Tables } from './tables.ts'
import { Lost, type Weather, wayOf } from './weather.ts'
import { lotsIn } from './withdrawn.ts'

export const site = advancing(collecting(siteOf('vonk.example')))
export const RIGHT_PASSWORD = 'right'

const isExpected = (error: unknown) => error instanceof Lost || error instanceof ProviderAway

/** Ids that are the same for the same seed, and that people can read. */
const idsOf = (): Ids => {
  let nth = 0
  const next = () => `id-${++nth}`
  const ofPair = (a: string, b: string) => [a, b].sort().join('~').replaceAll(' ', '+')
  return { next, random: next, secret: next, ofPair, hash: (secret) => secret }
}

/** A mailed link names its account or its order, and counts while there is something for it to do. */
const linksOf = (tables: Tables): LinkStore =>
  only('links', {
    find: async (purpose, { tokenHash: token }) => {
      if (purpose === 'withdrawal') {
        const order = tables.orders.get(token)
        if (!order || order.withdrawal) return null
        return { account: order.record.account, about: token, site: site.id, link: 'good' }
      }
      const account = storedIn(tables, 'account', token)
      if (!account) return null
      const isGood = purpose === 'return' && isLeaving(account)
      return isGood ? { account: token, about: '', site: site.id, link: 'good' } : null
    },
  })

const passwords = only<Passwords>('passwords', {
  verify: async (_, password) => ({ right: password === RIGHT_PASSWORD, outdated: false }),
})

/** Ports that the product asks, of which a spec may put a broken one in the place of the right one. */
export type Ports = Asked & { mandates: MandateStore; payments: PaymentStore }
export type Spoil = (right: Ports) => Partial<Ports>

type Parts = {
  agenda: Agenda
  dice: Dice
  weather: Weather
  /** Hears of every plan, right after it was written. */
  written: (plan: Plan, now: Date) => void
  /** There may be more for the workers to do. */
  look: () => void
  /** Hears of what must never happen. */
  broken: (what: string) => void
  spoil: Spoil
  say: (words: string) => void
}

const logOf = (broken: Parts['broken']): Logger => {
  const told = ({ err }: { err?: unknown }) => {
    if (!isExpected(err)) broken(`the server logs an error: ${String(err)}`)
  }
  return only('log', {
    warn: told,
    error: told,
  } as Partial<Logger>)
}

/** The parts of the real server that move lifecycles, over a world that is simulated. */
export const serverOf = (parts: Parts) => {
  const { agenda, dice, weather, broken, spoil, say } = parts
  const { clock } = agenda
  const tables = emptyTables()
  const signedUp = new Map<string, Date>()
  const alarms: string[] = []
  const way = wayOf({ agenda, dice, weather })
  const inbox = inboxOf(tables)
  const written = (plan: Plan, now: Date) => {
    for (const { to, id, event } of plan.moves) {
      if (to === 'account' && event.type === 'begin') signedUp.set(id, now)
    }
    parts.written(plan, now)
  }
  const mandatesIn = mandatesOf({ tables, way, look: parts.look })
  const found = { lots: lotsIn, lives: livesIn, mandates: mandatesIn }
  const right: Ports = { ...found, payments: paymentsOf({ tables, way, lots: found.lots }) }
  const spoilt = spoil(right)
  const { lots, lives, mandates } = { ...right, ...spoilt }
  const payments = spoilt.payments ?? paymentsOf({ tables, way, lots })
  const store = mapStore({ tables, way, lots, lives, breaks: () => weather.lost / 10, written })
  const bank = bankOf({
    agenda,
    dice,
    way,
    weather,
    report: (ref) => {
      say(`the bank reports on ${ref}`)
      agenda.spawn(async () => {
        await inbox.put('bank', ref, clock.now())
        parts.look()
      })
    },
  })
  const log = logOf(broken)
  const ids = idsOf()
  const liveHints = { publish: () => undefined }
  const dispatch = createDispatch({
    store,
    idempotencyStore: store,
    clock,
    liveHints,
    waitUpTo: (longestMs) => agenda.wait(dice.whole(0, Math.ceil(longestMs))),
  })
  const ground = { dispatch, store, idempotencyStore: store, clock, ids, log }
  const chats = chatsOf({ tables, way })
  const accounts = accountsOf({ tables, way }, signedUp)
  const linkStore = linksOf(tables)
  const withdrawals = createWithdrawals({ ...ground, payments })
  const providers = createProviders([bank.provider])
  const offerMethods = createOfferMethods({ providers, clock, log })
  const discovery = only<DiscoveryStore>('discovery', { unlike: async () => false })
  const albums = only<AlbumStore>('albums', { lock: async () => false })
  const favourites = only<FavouriteStore>('favourites', { letGo: async () => undefined })
  const settlePayment = createSettlePayment({
    ...ground,
    providers,
    alarms: { raise: (what) => void alarms.push(what), count: () => alarms.length },
  })
  const at = { publicUrl: 'https://vonk.example', homeOf: async () => 'https://vonk.example' }
  const debits = debitsOf({ tables, way })
  const startCheckout = createStartCheckout({ ...ground, providers, mandates, debits, ...at })
  const spendingLimits = createSpendingLimits({
    spending: spendingIn({ tables, way }),
    writeOnce: createWriteOnce({ idempotencyStore: store }),
    clock,
  })
  const repeat = createReorders({
    dispatch,
    debits,
    mandates,
    payments,
    providers,
    offerMethods,
    ids,
    clock,
    writeOnce: createWriteOnce({ idempotencyStore: store }),
  })
  const findDiscount = createFindDiscount({ ...ground, accounts, payments })
  const signing = signingOf({
    ...ground,
    tables,
    way,
    debits,
    accounts,
    providers,
    payments,
    findDiscount,
  })
  const refundPayment = createRefundPayment({ ...ground, payments, providers, settlePayment })
  const nothing = async () => undefined
  const work = createJobWorker({
    ...createPaymentJobs({
      payments,
      webhookInbox: inbox,
      startCheckout,
      settlePayment,
      refundPayment,
      refundUnused: createRefundUnused({ dispatch, store, payments }),
      notifyPayer: nothing,
      notifyStaff: nothing,
    }),
    chats: createDoChatTask({ chats, discovery, favourites, albums, dispatch }),
    mail: nothing,
    push: nothing,
    firstMessage: nothing,
    moderation: nothing,
    photo: nothing,
  })
  return {
    tables,
    bank,
    alarms,
    doors: {
      dispatch,
      activate: createActivateAccount({
        dispatch,
        signupForms: signupFormsOf(tables, site),
        passwords,
        limit: async () => null,
        guessLimit: { atAddress: async () => null },
        ids,
        clock,
      }),
      leave: createScheduleDeletion({ dispatch, accounts, passwords, ids }),
      comeBack: createCancelDeletion({ dispatch, linkStore, ids }),
      setVisible: createSetVisible({ dispatch }),
      giveBack: createGiveBack({ dispatch, store }),
      withdrawals,
      byLink: createWithdrawalsByLink({
        ...ground,
        withdrawals,
        payments,
        accounts,
        linkStore,
        jobQueue: only('jobQueue', {}),
      }),
      repeat,
      ...signing,
      limit: spendingLimits.change,
      placeOrder: createPlaceOrder({
        dispatch,
        payments,
        providers,
        offerMethods,
        findDiscount,
        mandates,
        debits,
        spendingLimits,
      }),
      send: createSendMessage({ dispatch, chats, moderation: { openCase: async () => null }, ids }),
      blocks: createBlocks({ ...ground, chats }),
      read: chats.read,
      ids,
    },
    work: (job: Job) => work(job),
    sweeps: {
      deadlines: createDeadlineSweep(ground),
      payments: createPaymentSweep({ ...ground, payments, settlePayment, startCheckout }),
      mandates: createMandateSweep({ ...ground, mandates, debits, providers }),
      refunds: createRefundSweep({ ...ground, payments, refundPayment }),
    },
  }
}
export type Server = ReturnType<typeof serverOf>
export { isExpected }
