import type { Over } from '#core/kernel/variants.ts'
import type { ArchiveTexts } from '#core/texts/nl/account/files.ts'

/** How American English writes dates in an archive. */
export const enUSArchiveTexts: Over<ArchiveTexts> = { locale: 'en-US' }
