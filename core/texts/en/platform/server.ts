import type { ServerTexts } from '#core/texts/nl/platform/server.ts'
import { enArchiveTexts } from '../account/files.ts'
import { enAccountMails } from '../account/mails.ts'
import { enChatMails } from '../chat/mails.ts'
import { enReceiptTexts } from '../payment/files.ts'
import { enPaymentMails } from '../payment/mails.ts'
import { enStaffMails } from '../payment/staff-mails.ts'
import { enNoticeMails } from '../push/mails.ts'
import { enPlatformMails } from './mails.ts'

/** All that the server says in English: mails and files. */
export const enServer: ServerTexts = {
  mails: {
    ...enPlatformMails,
    ...enAccountMails,
    ...enChatMails,
    ...enPaymentMails,
    ...enNoticeMails,
  },
  staff: enStaffMails,
  archive: enArchiveTexts,
  receipt: enReceiptTexts,
}
