import type { Over } from '#core/kernel/variants.ts'
import type { PlatformMails } from '#core/texts/nl/platform/mails.ts'

/** How American English writes dates and money in mails. */
export const enUSPlatformMails: Over<PlatformMails> = { locale: 'en-US' }
