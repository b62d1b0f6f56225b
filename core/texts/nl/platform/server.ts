import type { TextsOf } from '#core/kernel/texts.ts'
import { nlArchiveTexts } from '../account/files.ts'
import { nlAccountMails } from '../account/mails.ts'
import { nlChatMails } from '../chat/mails.ts'
import { nlModerationMails } from '../moderation/mails.ts'
import { nlSupportMails } from '../moderation/support-mails.ts'
import { nlDebitNotices } from '../payment/debit-notices.ts'
import { nlDirectDebitMails } from '../payment/direct-debit-mails.ts'
import { nlReceiptTexts } from '../payment/files.ts'
import { nlImmediateDelivery } from '../payment/immediate-delivery.ts'
import { nlPaymentMails } from '../payment/mails.ts'
import { nlStaffMails } from '../payment/staff-mails.ts'
import { nlNoticeMails } from '../push/mails.ts'
import { nlEngines } from '../site/engines.ts'
import { nlInstalled } from '../site/installed.ts'
import { nlPageTables } from '../site/page-tables.ts'
import { nlFrame } from './frame.ts'
import { nlPlatformMails } from './mails.ts'

const delivery: TextsOf<typeof nlImmediateDelivery> = nlImmediateDelivery

const noPage: string = nlFrame.error.nobody

/** All that the server says in Dutch: mails, files, and what stands in pages. */
export const nlServer = {
  mails: {
    ...nlPlatformMails,
    ...nlAccountMails,
    ...nlChatMails,
    ...nlModerationMails,
    ...nlSupportMails,
    ...nlPaymentMails,
    directDebitMails: nlDirectDebitMails,
    debitNotices: nlDebitNotices,
    ...nlNoticeMails,
  },
  staff: nlStaffMails,
  archive: nlArchiveTexts,
  receipt: nlReceiptTexts,
  ...delivery,
  installed: nlInstalled,
  engines: nlEngines,
  pageTables: nlPageTables,
  noPage,
}

export type ServerTexts = typeof nlServer
