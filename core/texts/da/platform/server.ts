import type { ServerTexts } from '#core/texts/nl/platform/server.ts'
import { daArchiveTexts } from '../account/files.ts'
import { daAccountMails } from '../account/mails.ts'
import { daChatMails } from '../chat/mails.ts'
import { daModerationMails } from '../moderation/mails.ts'
import { daSupportMails } from '../moderation/support-mails.ts'
import { daDebitNotices } from '../payment/debit-notices.ts'
import { daDirectDebitMails } from '../payment/direct-debit-mails.ts'
import { daReceiptTexts } from '../payment/files.ts'
import { daImmediateDelivery } from '../payment/immediate-delivery.ts'
import { daPaymentMails } from '../payment/mails.ts'
import { daStaffMails } from '../payment/staff-mails.ts'
import { daNoticeMails } from '../push/mails.ts'
import { daEngines } from '../site/engines.ts'
import { daInstalled } from '../site/installed.ts'
import { daPageTables } from '../site/page-tables.ts'
import { daFrame } from './frame.ts'
import { daPlatformMails } from './mails.ts'

/** All that the server says in Danish: mails, files, and what stands in pages. */
export const daServer: ServerTexts = {
  engines: daEngines,
  mails: {
    ...daPlatformMails,
    ...daAccountMails,
    ...daChatMails,
    ...daModerationMails,
    ...daSupportMails,
    ...daPaymentMails,
    directDebitMails: daDirectDebitMails,
    debitNotices: daDebitNotices,
    ...daNoticeMails,
  },
  staff: daStaffMails,
  archive: daArchiveTexts,
  receipt: daReceiptTexts,
  ...daImmediateDelivery,
  installed: daInstalled,
  pageTables: daPageTables,
  noPage: daFrame.error.nobody,
}
