import type { PaymentStore, WebhookInbox } from '#core/payment/ports.ts'
import type { JobWorkers } from '#server/platform/workers/job-worker.ts'
import type { Sweeps } from '#server/platform/workers/workers.ts'
import type { CreateCheckout } from './checkout/create-checkout.ts'
import { sweepPayments } from './checkout/worker.ts'
import type { NotifyPayer } from './notify-payer.ts'
import type { NotifyStaff } from './notify-staff.ts'
import { sweepDays } from './reconciliation/report-day.ts'
import type { RefundPayment } from './refund/refund.ts'
import { sweepRefunds } from './refund/worker.ts'
import { sweepMandates } from './reorder/worker.ts'
import type { SettlePayment } from './settle-payment.ts'

export type PaymentJobs = Pick<
  JobWorkers,
  'openPayment' | 'askPayment' | 'refundPayment' | 'tellPayer' | 'tellStaff'
>

export const createPaymentJobs = ({
  payments,
  inbox,
  createCheckout,
  settlePayment,
  refundPayment,
  notifyPayer,
  notifyStaff,
}: {
  payments: PaymentStore
  inbox: WebhookInbox
  createCheckout: CreateCheckout
  settlePayment: SettlePayment
  refundPayment: RefundPayment
  notifyPayer: NotifyPayer
  notifyStaff: NotifyStaff
}): PaymentJobs => ({
  openPayment: async (job) => {
    const payment = await payments.open(job.payment)
    if (payment) await createCheckout(payment)
  },
  askPayment: async (job) => {
    await inbox.take(job.provider, job.ref)
    await settlePayment(job)
  },
  refundPayment,
  tellPayer: notifyPayer,
  tellStaff: notifyStaff,
})

export type PaymentSweeps = Pick<Sweeps, 'payments' | 'refunds' | 'mandates' | 'days'>

type Parts = Parameters<typeof sweepPayments>[0] &
  Parameters<typeof sweepRefunds>[0] &
  Parameters<typeof sweepMandates>[0] &
  Parameters<typeof sweepDays>[0]

export const createPaymentSweeps = (parts: Parts): PaymentSweeps => ({
  payments: sweepPayments(parts),
  refunds: sweepRefunds(parts),
  mandates: sweepMandates(parts),
  days: sweepDays(parts),
})
