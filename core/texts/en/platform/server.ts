import type { ServerTexts } from '#core/texts/nl/platform/server.ts'
import { enArchiveTexts } from '../account/files.ts'
import { enAccountMails } from '../account/mails.ts'
import { enChatMails } from '../chat/mails.ts'
import { enModerationMails } from '../moderation/mails.ts'
import { enSupportMails } from '../moderation/support-mails.ts'
import { enDebitNotices } from '../payment/debit-notices.ts'
import { enDirectDebitMails } from '../payment/direct-debit-mails.ts'
import { enReceiptTexts } from '../payment/files.ts'
import { enImmediateDelivery } from '../payment/immediate-delivery.ts'
import { enPaymentMails } from '../payment/mails.ts'
import { enStaffMails } from '../payment/staff-mails.ts'
import { enNoticeMails } from '../push/mails.ts'
import { enEngines } from '../site/engines.ts'
import { enInstalled } from '../site/installed.ts'
import { enPageTables } from '../site/page-tables.ts'
import { enFrame } from './frame.ts'
import { enPlatformMails } from './mails.ts'

/** All that the server says in English: mails, files, and what stands in pages. */
export const enServer: ServerTexts = {
  mails: {
    ...enPlatformMails,
    ...enAccountMails,
    ...enChatMails,
    ...enModerationMails,
    ...enSupportMails,
    ...enPaymentMails,
    directDebitMails: enDirectDebitMails,
    debitNotices: enDebitNotices,
    ...enNoticeMails,
  },
  staff: enStaffMails,
  archive: enArchiveTexts,
  receipt: enReceiptTexts,
  ...enImmediateDelivery,
  installed: enInstalled,
  engines: enEngines,
  pageTables: enPageTables,
  noPage: enFrame.error.nobody,
}
