import { ok } from '#core/kernel/verdict.ts'

/** Only who said it takes it back; to anybody else it is not there. */
export const mayRetract = ({ isOwn }: { isOwn: boolean }) => (isOwn ? ok : 'not_found')

/** Credits come back for a message that was paid for and that nobody will ever read (C4). */
export const mayRefund = ({ cost, wasRead }: { cost: number; wasRead: boolean }) =>
  cost > 0 && !wasRead ? ok : 'not_now'
