import { nlDeskFrame } from '../moderation/desk.ts'

/** What the pages of those who work here say, in Dutch. */
export const nlDesk = { ...nlDeskFrame } as const
