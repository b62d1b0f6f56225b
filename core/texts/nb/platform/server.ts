import type { ServerTexts } from '#core/texts/nl/platform/server.ts'
import { nbArchiveTexts } from '../account/files.ts'
import { nbAccountMails } from '../account/mails.ts'
import { nbChatMails } from '../chat/mails.ts'
import { nbModerationMails } from '../moderation/mails.ts'
import { nbSupportMails } from '../moderation/support-mails.ts'
import { nbDebitNotices } from '../payment/debit-notices.ts'
import { nbDirectDebitMails } from '../payment/direct-debit-mails.ts'
import { nbReceiptTexts } from '../payment/files.ts'
import { nbImmediateDelivery } from '../payment/immediate-delivery.ts'
import { nbPaymentMails } from '../payment/mails.ts'
import { nbStaffMails } from '../payment/staff-mails.ts'
import { nbNoticeMails } from '../push/mails.ts'
import { nbEngines } from '../site/engines.ts'
import { nbInstalled } from '../site/installed.ts'
import { nbPageTables } from '../site/page-tables.ts'
import { nbFrame } from './frame.ts'
import { nbPlatformMails } from './mails.ts'

/** All that the server says in Norwegian: mails, files, and what stands in pages. */
export const nbServer: ServerTexts = {
  engines: nbEngines,
  mails: {
    ...nbPlatformMails,
    ...nbAccountMails,
    ...nbChatMails,
    ...nbModerationMails,
    ...nbSupportMails,
    ...nbPaymentMails,
    directDebitMails: nbDirectDebitMails,
    debitNotices: nbDebitNotices,
    ...nbNoticeMails,
  },
  staff: nbStaffMails,
  archive: nbArchiveTexts,
  receipt: nbReceiptTexts,
  ...nbImmediateDelivery,
  installed: nbInstalled,
  pageTables: nbPageTables,
  noPage: nbFrame.error.nobody,
}
