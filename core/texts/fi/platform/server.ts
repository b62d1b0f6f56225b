import type { ServerTexts } from '#core/texts/nl/platform/server.ts'
import { fiArchiveTexts } from '../account/files.ts'
import { fiAccountMails } from '../account/mails.ts'
import { fiChatMails } from '../chat/mails.ts'
import { fiModerationMails } from '../moderation/mails.ts'
import { fiSupportMails } from '../moderation/support-mails.ts'
import { fiDebitNotices } from '../payment/debit-notices.ts'
import { fiDirectDebitMails } from '../payment/direct-debit-mails.ts'
import { fiReceiptTexts } from '../payment/files.ts'
import { fiImmediateDelivery } from '../payment/immediate-delivery.ts'
import { fiPaymentMails } from '../payment/mails.ts'
import { fiStaffMails } from '../payment/staff-mails.ts'
import { fiNoticeMails } from '../push/mails.ts'
import { fiEngines } from '../site/engines.ts'
import { fiInstalled } from '../site/installed.ts'
import { fiPageTables } from '../site/page-tables.ts'
import { fiFrame } from './frame.ts'
import { fiPlatformMails } from './mails.ts'

/** All that the server says in Finnish: mails, files, and what stands in pages. */
export const fiServer: ServerTexts = {
  engines: fiEngines,
  mails: {
    ...fiPlatformMails,
    ...fiAccountMails,
    ...fiChatMails,
    ...fiModerationMails,
    ...fiSupportMails,
    ...fiPaymentMails,
    directDebitMails: fiDirectDebitMails,
    debitNotices: fiDebitNotices,
    ...fiNoticeMails,
  },
  staff: fiStaffMails,
  archive: fiArchiveTexts,
  receipt: fiReceiptTexts,
  ...fiImmediateDelivery,
  installed: fiInstalled,
  pageTables: fiPageTables,
  noPage: fiFrame.error.nobody,
}
