import type { ServerTexts } from '#core/texts/nl/platform/server.ts'
import { plArchiveTexts } from '../account/files.ts'
import { plAccountMails } from '../account/mails.ts'
import { plChatMails } from '../chat/mails.ts'
import { plModerationMails } from '../moderation/mails.ts'
import { plSupportMails } from '../moderation/support-mails.ts'
import { plDebitNotices } from '../payment/debit-notices.ts'
import { plDirectDebitMails } from '../payment/direct-debit-mails.ts'
import { plReceiptTexts } from '../payment/files.ts'
import { plImmediateDelivery } from '../payment/immediate-delivery.ts'
import { plPaymentMails } from '../payment/mails.ts'
import { plStaffMails } from '../payment/staff-mails.ts'
import { plNoticeMails } from '../push/mails.ts'
import { plEngines } from '../site/engines.ts'
import { plInstalled } from '../site/installed.ts'
import { plPageTables } from '../site/page-tables.ts'
import { plFrame } from './frame.ts'
import { plPlatformMails } from './mails.ts'

/** All that the server says in Polish: mails, files, and what stands in pages. */
export const plServer: ServerTexts = {
  engines: plEngines,
  mails: {
    ...plPlatformMails,
    ...plAccountMails,
    ...plChatMails,
    ...plModerationMails,
    ...plSupportMails,
    ...plPaymentMails,
    directDebitMails: plDirectDebitMails,
    debitNotices: plDebitNotices,
    ...plNoticeMails,
  },
  staff: plStaffMails,
  archive: plArchiveTexts,
  receipt: plReceiptTexts,
  ...plImmediateDelivery,
  installed: plInstalled,
  pageTables: plPageTables,
  noPage: plFrame.error.nobody,
}
