import type { ServerTexts } from '#core/texts/nl/platform/server.ts'
import { esArchiveTexts } from '../account/files.ts'
import { esAccountMails } from '../account/mails.ts'
import { esChatMails } from '../chat/mails.ts'
import { esModerationMails } from '../moderation/mails.ts'
import { esSupportMails } from '../moderation/support-mails.ts'
import { esDebitNotices } from '../payment/debit-notices.ts'
import { esDirectDebitMails } from '../payment/direct-debit-mails.ts'
import { esReceiptTexts } from '../payment/files.ts'
import { esImmediateDelivery } from '../payment/immediate-delivery.ts'
import { esPaymentMails } from '../payment/mails.ts'
import { esStaffMails } from '../payment/staff-mails.ts'
import { esNoticeMails } from '../push/mails.ts'
import { esEngines } from '../site/engines.ts'
import { esInstalled } from '../site/installed.ts'
import { esPageTables } from '../site/page-tables.ts'
import { esFrame } from './frame.ts'
import { esPlatformMails } from './mails.ts'

/** All that the server says in Spanish: mails, files, and what stands in pages. */
export const esServer: ServerTexts = {
  engines: esEngines,
  mails: {
    ...esPlatformMails,
    ...esAccountMails,
    ...esChatMails,
    ...esModerationMails,
    ...esSupportMails,
    ...esPaymentMails,
    directDebitMails: esDirectDebitMails,
    debitNotices: esDebitNotices,
    ...esNoticeMails,
  },
  staff: esStaffMails,
  archive: esArchiveTexts,
  receipt: esReceiptTexts,
  ...esImmediateDelivery,
  installed: esInstalled,
  pageTables: esPageTables,
  noPage: esFrame.error.nobody,
}
