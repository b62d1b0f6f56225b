import type { ServerTexts } from '#core/texts/nl/platform/server.ts'
import { enArchiveTexts } from '../account/files.ts'
import { enAccountMails } from '../account/mails.ts'
import { enPracticeAge } from '../account/practice-age.ts'
import { enChatMails } from '../chat/mails.ts'
import { enModerationMails } from '../moderation/mails.ts'
import { enDebitNotices } from '../payment/debit-notices.ts'
import { enDirectDebitMails } from '../payment/direct-debit-mails.ts'
import { enReceiptTexts } from '../payment/files.ts'
import { enPaymentMails } from '../payment/mails.ts'
import { enPhoneTexts } from '../payment/phone.ts'
import { enSandboxTexts } from '../payment/sandbox.ts'
import { enStaffMails } from '../payment/staff-mails.ts'
import { enNoticeMails } from '../push/mails.ts'
import { enInstalled } from '../site/installed.ts'
import { enClockTexts } from './clock.ts'
import { enMailboxTexts } from './mailbox.ts'
import { enPlatformMails } from './mails.ts'

/** All that the server says in English: mails, files, and the pages of a demo. */
export const enServer: ServerTexts = {
  mails: {
    ...enPlatformMails,
    ...enAccountMails,
    ...enChatMails,
    ...enModerationMails,
    ...enPaymentMails,
    directDebitMails: enDirectDebitMails,
    debitNotices: enDebitNotices,
    ...enNoticeMails,
  },
  staff: enStaffMails,
  archive: enArchiveTexts,
  receipt: enReceiptTexts,
  mailbox: enMailboxTexts,
  clock: enClockTexts,
  sandbox: enSandboxTexts,
  phone: enPhoneTexts,
  practiceAge: enPracticeAge,
  installed: enInstalled,
}
