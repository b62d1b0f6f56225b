/**
 * The pages of words, each by the last part of its path (product spec, section 2). The house rules
 * are no such page: decisions name their rules one by one (`core/moderation/rulebook.ts`).
 */
export const pageNames = ['terms', 'privacy', 'cookies', 'return-policy', 'faq', 'service'] as const
export type PageName = (typeof pageNames)[number]

/** Of the terms, unless the company is younger than they are (product spec, section 9). */
export const TERMS_VERSION_DATE = '2023-12-01T12:00:00Z'
