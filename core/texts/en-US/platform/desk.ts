import { enUSDeskSupport } from '../moderation/desk-support.ts'

/** What American English says otherwise on the pages of those who work here. */
export const enUSDesk = { ...enUSDeskSupport }
