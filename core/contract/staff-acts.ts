import type { Audience } from '#core/kernel/roles.ts'
import type { Concern } from '#core/moderation/values.ts'
import { type Contract, contract, type Key } from './contract.ts'

/** For each page that serves a picture to staff, what the id in its path names. */
export const staffPictures = {
  '/media/desk/:file': 'evidence',
  '/media/desk-members/:file': 'photo',
  '/media/desk-photos/:file': 'photo',
} as const satisfies Record<string, Concern>
export type StaffPicture = keyof typeof staffPictures

const staffAudiences = ['staff', 'moderation', 'support', 'finance', 'admin'] as const
type StaffAudience = (typeof staffAudiences)[number] & Audience
export type StaffKey = {
  [K in Key]: Contract[K]['audience'] extends StaffAudience ? K : never
}[Key]

export const isStaffKey = (key: Key): key is StaffKey =>
  staffAudiences.some((one) => one === contract[key].audience)

/**
 * For each staff call, the fields of its query or body with an id, and what that names. Empty: it
 * lists, searches, concerns no member, or only lets go of what its caller holds.
 */
export const staffActs: Record<StaffKey, Readonly<Record<string, Concern>>> = {
  'GET /api/desk-photos.php': {},
  'POST /api/desk-photo.php': { id: 'photo' },
  'POST /api/desk-photo-decision.php': { id: 'photo' },
  'GET /api/desk-debits.php': {},
  'POST /api/desk-debits.php': { id: 'account' },
  'GET /api/desk.php': {},
  'GET /api/desk-case.php': { id: 'case' },
  'POST /api/desk-claim.php': { id: 'case' },
  'DELETE /api/desk-claim.php': {},
  'POST /api/desk-decision.php': { id: 'case' },
  'POST /api/desk-review.php': { id: 'case' },
  'POST /api/desk-police.php': { id: 'case' },
  'GET /api/desk-conversation.php': { id: 'case' },
  'GET /api/desk-log.php': {},
  'GET /api/desk-approvals.php': {},
  'POST /api/desk-approval.php': { account: 'account', payment: 'payment' },
  'PUT /api/desk-approval.php': { id: 'approval' },
  'POST /api/desk-refund.php': { payment: 'payment' },
  'POST /api/desk-member.php': {},
  'GET /api/desk-member.php': { id: 'account' },
  'GET /api/desk-member-mail.php': { id: 'account' },
  'PUT /api/desk-member.php': { id: 'account' },
  'POST /api/suspension.php': { id: 'account' },
  'DELETE /api/suspension.php': { id: 'account' },
  'GET /api/fictional.php': {},
  'POST /api/fictional.php': {},
  'PUT /api/fictional.php': {},
  'DELETE /api/fictional.php': {},
  'GET /api/fictional-photos.php': {},
  'GET /api/picture-pack.php': {},
  'POST /api/fictional-photos.php': {},
  'PUT /api/fictional-photos.php': {},
  'PUT /api/fictional-photos.php?main=1': {},
  'DELETE /api/fictional-photos.php': {},
  'GET /api/fictional-queue.php': {},
  'GET /api/fictional-talk.php': { conversation: 'conversation' },
  'POST /api/fictional-claim.php': { conversation: 'conversation' },
  'DELETE /api/fictional-claim.php': {},
  'POST /api/fictional-answer.php': { conversation: 'conversation' },
  'POST /api/fictional-typing.php': { conversation: 'conversation' },
  'GET /api/statistics.php': {},
}
