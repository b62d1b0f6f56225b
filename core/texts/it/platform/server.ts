import type { ServerTexts } from '#core/texts/nl/platform/server.ts'
import { itArchiveTexts } from '../account/files.ts'
import { itAccountMails } from '../account/mails.ts'
import { itChatMails } from '../chat/mails.ts'
import { itModerationMails } from '../moderation/mails.ts'
import { itSupportMails } from '../moderation/support-mails.ts'
import { itDebitNotices } from '../payment/debit-notices.ts'
import { itDirectDebitMails } from '../payment/direct-debit-mails.ts'
import { itReceiptTexts } from '../payment/files.ts'
import { itImmediateDelivery } from '../payment/immediate-delivery.ts'
import { itPaymentMails } from '../payment/mails.ts'
import { itStaffMails } from '../payment/staff-mails.ts'
import { itNoticeMails } from '../push/mails.ts'
import { itEngines } from '../site/engines.ts'
import { itInstalled } from '../site/installed.ts'
import { itPageTables } from '../site/page-tables.ts'
import { itFrame } from './frame.ts'
import { itPlatformMails } from './mails.ts'

/** All that the server says in Italian: mails, files, and what stands in pages. */
export const itServer: ServerTexts = {
  engines: itEngines,
  mails: {
    ...itPlatformMails,
    ...itAccountMails,
    ...itChatMails,
    ...itModerationMails,
    ...itSupportMails,
    ...itPaymentMails,
    directDebitMails: itDirectDebitMails,
    debitNotices: itDebitNotices,
    ...itNoticeMails,
  },
  staff: itStaffMails,
  archive: itArchiveTexts,
  receipt: itReceiptTexts,
  ...itImmediateDelivery,
  installed: itInstalled,
  pageTables: itPageTables,
  noPage: itFrame.error.nobody,
}
