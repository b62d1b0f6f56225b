import type { PaymentStore, WebhookInbox } from '#core/payment/ports.ts'
import type { JobWorkers } from '#server/platform/workers/job-worker.ts'
import type { Sweeps } from '#server/platform/workers/workers.ts'
import type { StartCheckout } from './checkout/start-checkout.ts'
import { createPaymentSweep } from './checkout/worker.ts'
import type { NotifyPayer } from './notify-payer.ts'
import type { NotifyStaff } from './notify-staff.ts'
import { createDaySweep } from './reconciliation/report-day.ts'
import type { RefundPayment } from './refund/refund.ts'
import type { RefundUnused } from './refund/refund-unused.ts'
import { createRefundSweep } from './refund/worker.ts'
import { createMandateSweep } from './reorder/worker.ts'
import type { SettlePayment } from './settle-payment.ts'

export type PaymentJobs = Pick<
  JobWorkers,
  'openPayment' | 'askPayment' | 'refundPayment' | 'refundUnused' | 'tellPayer' | 'tellStaff'
>

export const createPaymentJobs = ({
  payments,
  webhookInbox,
  startCheckout,
  settlePayment,
  refundPayment,
  refundUnused,
  notifyPayer,
  notifyStaff,
}: {
  payments: PaymentStore
  webhookInbox: WebhookInbox
  startCheckout: StartCheckout
  settlePayment: SettlePayment
  refundPayment: RefundPayment
  refundUnused: RefundUnused
  notifyPayer: NotifyPayer
  notifyStaff: NotifyStaff
}): PaymentJobs => ({
  openPayment: async (job) => {
    const payment = await payments.open(job.payment)
    if (payment) await startCheckout(payment)
  },
  askPayment: async (job) => {
    await webhookInbox.take(job.provider, job.ref)
    await settlePayment(job)
  },
  refundPayment,
  refundUnused,
  tellPayer: notifyPayer,
  tellStaff: notifyStaff,
})

export type PaymentSweeps = Pick<Sweeps, 'payments' | 'refunds' | 'mandates' | 'days'>

type Dependencies = Parameters<typeof createPaymentSweep>[0] &
  Parameters<typeof createRefundSweep>[0] &
  Parameters<typeof createMandateSweep>[0] &
  Parameters<typeof createDaySweep>[0]

export const createPaymentSweeps = (deps: Dependencies): PaymentSweeps => ({
  payments: createPaymentSweep(deps),
  refunds: createRefundSweep(deps),
  mandates: createMandateSweep(deps),
  days: createDaySweep(deps),
})
