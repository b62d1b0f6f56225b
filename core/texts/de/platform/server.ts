import type { ServerTexts } from '#core/texts/nl/platform/server.ts'
import { deArchiveTexts } from '../account/files.ts'
import { deAccountMails } from '../account/mails.ts'
import { deChatMails } from '../chat/mails.ts'
import { deModerationMails } from '../moderation/mails.ts'
import { deSupportMails } from '../moderation/support-mails.ts'
import { deDebitNotices } from '../payment/debit-notices.ts'
import { deDirectDebitMails } from '../payment/direct-debit-mails.ts'
import { deReceiptTexts } from '../payment/files.ts'
import { deImmediateDelivery } from '../payment/immediate-delivery.ts'
import { dePaymentMails } from '../payment/mails.ts'
import { deStaffMails } from '../payment/staff-mails.ts'
import { deNoticeMails } from '../push/mails.ts'
import { deEngines } from '../site/engines.ts'
import { deInstalled } from '../site/installed.ts'
import { dePageTables } from '../site/page-tables.ts'
import { deFrame } from './frame.ts'
import { dePlatformMails } from './mails.ts'

/** All that the server says in German: mails, files, and what stands in pages. */
export const deServer: ServerTexts = {
  mails: {
    ...dePlatformMails,
    ...deAccountMails,
    ...deChatMails,
    ...deModerationMails,
    ...deSupportMails,
    ...dePaymentMails,
    directDebitMails: deDirectDebitMails,
    debitNotices: deDebitNotices,
    ...deNoticeMails,
  },
  staff: deStaffMails,
  archive: deArchiveTexts,
  receipt: deReceiptTexts,
  ...deImmediateDelivery,
  installed: deInstalled,
  engines: deEngines,
  pageTables: dePageTables,
  noPage: deFrame.error.nobody,
}
