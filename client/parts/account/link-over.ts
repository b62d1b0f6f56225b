import { Refused } from '#client/platform/api/call-errors.ts'

const over = ['link_invalid', 'email_not_found']

/** Whether a mailed link does nothing any more, whatever is tried with it. */
export const isOver = (error: unknown): boolean =>
  error instanceof Refused && over.includes(error.refusal.error)
