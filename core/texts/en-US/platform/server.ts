import { over } from '#core/kernel/variants.ts'
import { enServer } from '#core/texts/en/platform/server.ts'
import type { ServerTexts } from '#core/texts/nl/platform/server.ts'
import { enUSArchiveTexts } from '../account/files.ts'
import { enUSDirectDebitMails } from '../payment/direct-debit-mails.ts'
import { enUSStaffMails } from '../payment/staff-mails.ts'
import { enUSPlatformMails } from './mails.ts'

/** All that the server says in American English: as in English, but for its own words. */
export const enUSServer: ServerTexts = over(enServer, {
  mails: { ...enUSPlatformMails, directDebitMails: enUSDirectDebitMails },
  staff: enUSStaffMails,
  archive: enUSArchiveTexts,
})
