import type { Over } from '#core/kernel/variants.ts'
import type { StaffMails } from '#core/texts/nl/payment/staff-mails.ts'

/** How American English writes dates and money to the people of a site. */
export const enUSStaffMails: Over<StaffMails> = {
  matter: { locale: 'en-US' },
  day: { locale: 'en-US' },
}
