import type { Job } from '#core/jobs.ts'
import type { PaymentStore, WebhookInbox } from '#core/payment/store.ts'
import type { SendMail } from '#server/mails/send.ts'
import type { OpenPage } from '#server/payment/open.ts'
import type { Settle } from '#server/payment/settle.ts'

/** Does the work that moves have left behind. What throws is tried again. */
export const workingOff =
  ({
    sendMail,
    payments,
    inbox,
    openPage,
    settle,
  }: {
    sendMail: SendMail
    payments: PaymentStore
    inbox: WebhookInbox
    openPage: OpenPage
    settle: Settle
  }) =>
  async (job: Job): Promise<void> => {
    switch (job.name) {
      case 'mail':
        return sendMail(job)
      case 'openPayment': {
        const payment = await payments.open(job.payment)
        return payment ? openPage(payment) : undefined
      }
      case 'askPayment':
        await inbox.take(job.provider, job.ref)
        return settle(job)
    }
  }
