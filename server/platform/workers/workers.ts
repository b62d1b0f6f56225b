import type { Logger } from 'pino'
import type { ChatStore } from '#core/chat/ports.ts'
import type { Clock, Leftovers, LifecycleStore, Mailer, Work } from '#core/kernel/ports.ts'
import type { PaymentStore, WebhookInbox } from '#core/payment/ports.ts'
import type { ReconciliationStore } from '#core/payment/reconciliation/rules.ts'
import type { MandateStore } from '#core/payment/reorder/ports.ts'
import type { PhotoLibrary } from '#core/photo/library.ts'
import type { PhotoStore } from '#core/photo/ports.ts'
import type { Notices } from '#core/push/notices.ts'
import type { SiteStore } from '#core/site/ports.ts'
import type { SendFirst } from '#server/chat/first-message.ts'
import type { DoChatTask } from '#server/chat/tasks.ts'
import type { CreateCheckout } from '#server/payment/checkout/create-checkout.ts'
import type { Providers } from '#server/payment/checkout/providers.ts'
import type { NotifyPayer } from '#server/payment/notify-payer.ts'
import type { NotifyStaff } from '#server/payment/notify-staff.ts'
import { type ReportDay, sweepDays } from '#server/payment/reconciliation/report-day.ts'
import type { RefundPayment } from '#server/payment/refund/refund.ts'
import type { SettlePayment } from '#server/payment/settle-payment.ts'
import type { Pace } from '#server/platform/config/config.ts'
import type { Dispatch } from '#server/platform/dispatch.ts'
import type { SendMail } from '#server/platform/mails/send.ts'
import type { SendPush } from '#server/push/send-push.ts'
import { sweepPayments } from '../../payment/checkout/worker.ts'
import { sweepRefunds } from '../../payment/refund/worker.ts'
import { sweepMandates } from '../../payment/reorder/worker.ts'
import { sweepPhotos } from '../../photo/worker.ts'
import { sweepLikes, sweepUnread } from '../../push/notify-unread.ts'
import { type Reply, sweepNotices } from '../../push/worker.ts'
import { sweepDeadlines } from './deadlines.ts'
import { createJobWorker } from './job-worker.ts'
import { BATCH, type Rest, type Sweep, type Sweeper, sweeper } from './sweep.ts'

export type Workers = { start(): Promise<void>; stop(): Promise<void> }

export type WorkersParts = {
  work: Work
  store: LifecycleStore
  chats: ChatStore
  notices: Notices
  payments: PaymentStore
  mandates: MandateStore
  providers: Providers
  inbox: WebhookInbox
  leftovers: Leftovers
  reconciliation: ReconciliationStore
  reportDay: ReportDay
  sites: SiteStore
  mailer: Mailer
  photos: PhotoStore
  library: PhotoLibrary
  dispatch: Dispatch
  sendMail: SendMail
  sendPush: SendPush
  doChatTask: DoChatTask
  sendFirst: SendFirst
  openPage: CreateCheckout
  settle: SettlePayment
  tellStaff: NotifyStaff
  tellPayer: NotifyPayer
  refundPayment: RefundPayment
  reply: Reply
  clock: Clock
  log: Logger
  pace: Pace
  rest: Rest
}

/** All that works without being asked by a browser. */
export const createWorkers = (parts: WorkersParts): Workers => {
  const { work, leftovers, clock, log, pace, rest } = parts
  let sweepers: Sweeper[] = []
  const sweeping = (name: string, everyMs: number, sweep: Sweep) =>
    sweeper({ name, everyMs, sweep, rest, log })
  return {
    start: async () => {
      await work.handle(createJobWorker(parts))
      sweepers = [
        sweeping('deadlines', pace.deadlinesMs, sweepDeadlines(parts)),
        sweeping('payments', pace.paymentsMs, sweepPayments(parts)),
        sweeping('refunds', pace.paymentsMs, sweepRefunds(parts)),
        sweeping('mandates', pace.paymentsMs, sweepMandates(parts)),
        sweeping('notices', pace.noticesMs, sweepNotices({ ...parts, delayMs: pace.replyDelayMs })),
        sweeping('photos', pace.photosMs, sweepPhotos(parts)),
        sweeping('pushes', pace.noticesMs, sweepUnread(parts)),
        sweeping('likes', pace.noticesMs, sweepLikes(parts)),
        sweeping('days', pace.daysMs, sweepDays(parts)),
        sweeping('leftovers', pace.leftoversMs, () => leftovers.purge(clock.now(), BATCH)),
      ]
    },
    stop: async () => {
      await Promise.all(sweepers.map((one) => one.stop()))
      await work.stop()
    },
  }
}
