import type { ServerTexts } from '#core/texts/nl/platform/server.ts'
import { svArchiveTexts } from '../account/files.ts'
import { svAccountMails } from '../account/mails.ts'
import { svChatMails } from '../chat/mails.ts'
import { svModerationMails } from '../moderation/mails.ts'
import { svSupportMails } from '../moderation/support-mails.ts'
import { svDebitNotices } from '../payment/debit-notices.ts'
import { svDirectDebitMails } from '../payment/direct-debit-mails.ts'
import { svReceiptTexts } from '../payment/files.ts'
import { svImmediateDelivery } from '../payment/immediate-delivery.ts'
import { svPaymentMails } from '../payment/mails.ts'
import { svStaffMails } from '../payment/staff-mails.ts'
import { svNoticeMails } from '../push/mails.ts'
import { svEngines } from '../site/engines.ts'
import { svInstalled } from '../site/installed.ts'
import { svPageTables } from '../site/page-tables.ts'
import { svFrame } from './frame.ts'
import { svPlatformMails } from './mails.ts'

/** All that the server says in Swedish: mails, files, and what stands in pages. */
export const svServer: ServerTexts = {
  engines: svEngines,
  mails: {
    ...svPlatformMails,
    ...svAccountMails,
    ...svChatMails,
    ...svModerationMails,
    ...svSupportMails,
    ...svPaymentMails,
    directDebitMails: svDirectDebitMails,
    debitNotices: svDebitNotices,
    ...svNoticeMails,
  },
  staff: svStaffMails,
  archive: svArchiveTexts,
  receipt: svReceiptTexts,
  ...svImmediateDelivery,
  installed: svInstalled,
  pageTables: svPageTables,
  noPage: svFrame.error.nobody,
}
