import type { ServerTexts } from '#core/texts/nl/platform/server.ts'
import { frArchiveTexts } from '../account/files.ts'
import { frAccountMails } from '../account/mails.ts'
import { frChatMails } from '../chat/mails.ts'
import { frModerationMails } from '../moderation/mails.ts'
import { frSupportMails } from '../moderation/support-mails.ts'
import { frDebitNotices } from '../payment/debit-notices.ts'
import { frDirectDebitMails } from '../payment/direct-debit-mails.ts'
import { frReceiptTexts } from '../payment/files.ts'
import { frImmediateDelivery } from '../payment/immediate-delivery.ts'
import { frPaymentMails } from '../payment/mails.ts'
import { frStaffMails } from '../payment/staff-mails.ts'
import { frNoticeMails } from '../push/mails.ts'
import { frEngines } from '../site/engines.ts'
import { frInstalled } from '../site/installed.ts'
import { frPageTables } from '../site/page-tables.ts'
import { frFrame } from './frame.ts'
import { frPlatformMails } from './mails.ts'

/** All that the server says in French: mails, files, and what stands in pages. */
export const frServer: ServerTexts = {
  mails: {
    ...frPlatformMails,
    ...frAccountMails,
    ...frChatMails,
    ...frModerationMails,
    ...frSupportMails,
    ...frPaymentMails,
    directDebitMails: frDirectDebitMails,
    debitNotices: frDebitNotices,
    ...frNoticeMails,
  },
  staff: frStaffMails,
  archive: frArchiveTexts,
  receipt: frReceiptTexts,
  ...frImmediateDelivery,
  installed: frInstalled,
  engines: frEngines,
  pageTables: frPageTables,
  noPage: frFrame.error.nobody,
}
