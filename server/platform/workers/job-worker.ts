import type { Job } from '#core/kernel/jobs.ts'
import type { PaymentStore, WebhookInbox } from '#core/payment/ports.ts'
import type { SendFirst } from '#server/chat/first-message.ts'
import type { DoChatTask } from '#server/chat/tasks.ts'
import type { CreateCheckout } from '#server/payment/checkout/create-checkout.ts'
import type { NotifyPayer } from '#server/payment/notify-payer.ts'
import type { NotifyStaff } from '#server/payment/notify-staff.ts'
import type { RefundPayment } from '#server/payment/refund/refund.ts'
import type { SettlePayment } from '#server/payment/settle-payment.ts'
import type { SendMail } from '#server/platform/mails/send.ts'
import type { SendPush } from '#server/push/send-push.ts'

/** Does the work that moves have left behind. What throws is tried again. */
export const createJobWorker =
  ({
    sendMail,
    sendPush,
    doChatTask,
    sendFirst,
    payments,
    inbox,
    openPage,
    settle,
    tellStaff,
    tellPayer,
    refundPayment,
  }: {
    sendMail: SendMail
    sendPush: SendPush
    doChatTask: DoChatTask
    sendFirst: SendFirst
    payments: PaymentStore
    inbox: WebhookInbox
    openPage: CreateCheckout
    settle: SettlePayment
    tellStaff: NotifyStaff
    tellPayer: NotifyPayer
    refundPayment: RefundPayment
  }) =>
  async (job: Job): Promise<void> => {
    switch (job.name) {
      case 'mail':
        return sendMail(job)
      case 'push':
        return sendPush(job)
      case 'chats':
        return doChatTask(job)
      case 'firstMessage':
        return sendFirst(job.account)
      case 'openPayment': {
        const payment = await payments.open(job.payment)
        if (payment) await openPage(payment)
        return
      }
      case 'tellStaff':
        return tellStaff(job)
      case 'tellPayer':
        return tellPayer(job)
      case 'refundPayment':
        return refundPayment(job)
      case 'askPayment':
        await inbox.take(job.provider, job.ref)
        await settle(job)
        return
    }
  }
