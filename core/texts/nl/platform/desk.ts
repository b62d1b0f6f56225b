import { nlDeskFiction } from '../fiction/desk.ts'
import { nlDeskFrame } from '../moderation/desk.ts'

/** What the pages of those who work here say, in Dutch. */
export const nlDesk = { ...nlDeskFrame, ...nlDeskFiction } as const
