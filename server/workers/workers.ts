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
import type { Pace } from '#server/config.ts'
import type { Dispatch } from '#server/dispatch.ts'
import type { SendMail } from '#server/mails/send.ts'
import type { OpenPage } from '#server/payment/open.ts'
import type { TellPayer } from '#server/payment/payer.ts'
import type { Providers } from '#server/payment/providers.ts'
import { type ReportDay, sweepDays } from '#server/payment/reconcile.ts'
import type { RefundPayment } from '#server/payment/refund.ts'
import type { Settle } from '#server/payment/settle.ts'
import type { TellStaff } from '#server/payment/staff.ts'
import type { SendPush } from '#server/push/send.ts'
import { sweepDeadlines } from './deadlines.ts'
import { workingOff } from './jobs.ts'
import { sweepMandates } from './mandates.ts'
import { type Reply, sweepNotices } from './notices.ts'
import { sweepPayments } from './payments.ts'
import { sweepPhotos } from './photos.ts'
import { sweepRefunds } from './refunds.ts'
import { BATCH, type Sweep, type Sweeper, sweeper } from './sweep.ts'
import { sweepLikes, sweepUnread } from './telling.ts'

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
  openPage: OpenPage
  settle: Settle
  tellStaff: TellStaff
  tellPayer: TellPayer
  refundPayment: RefundPayment
  reply: Reply
  clock: Clock
  log: Logger
  pace: Pace
}

/** All that works without being asked by a browser. */
export const workersOf = (parts: WorkersParts): Workers => {
  const { work, leftovers, clock, log, pace } = parts
  let sweepers: Sweeper[] = []
  const sweeping = (name: string, everyMs: number, sweep: Sweep) =>
    sweeper({ name, everyMs, sweep, log })
  return {
    start: async () => {
      await work.handle(workingOff(parts))
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
