import { nlArchiveTexts } from '../account/files.ts'
import { nlAccountMails } from '../account/mails.ts'
import { nlChatMails } from '../chat/mails.ts'
import { nlReceiptTexts } from '../payment/files.ts'
import { nlPaymentMails } from '../payment/mails.ts'
import { nlStaffMails } from '../payment/staff-mails.ts'
import { nlNoticeMails } from '../push/mails.ts'
import { nlPlatformMails } from './mails.ts'

/** All that the server says in Dutch: mails and files. */
export const nlServer = {
  mails: {
    ...nlPlatformMails,
    ...nlAccountMails,
    ...nlChatMails,
    ...nlPaymentMails,
    ...nlNoticeMails,
  },
  staff: nlStaffMails,
  archive: nlArchiveTexts,
  receipt: nlReceiptTexts,
}

export type ServerTexts = typeof nlServer
