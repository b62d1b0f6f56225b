import { admission, type Role, type StaffRole } from '#core/kernel/roles.ts'
import { ok } from '#core/kernel/verdict.ts'

/** So long one look-up, with its reason, opens a member; then another is asked for. */
export const LOOK_MINUTES = 60
/** UTF-16 units of a ticket's number or why one looks, and of what one looks for. */
export const LOOK_REASON_MAX = 200
export const LOOK_FOR_MAX = 254

/** The parts of what is known of a member, each for who needs it for their work. */
export const fileParts = [
  'life',
  'orders',
  'credits',
  'mails',
  'devices',
  'consents',
  'cases',
  'photos',
] as const
export type FilePart = (typeof fileParts)[number]

const readers: Record<FilePart, readonly StaffRole[]> = {
  life: ['moderator', 'support', 'admin'],
  orders: ['support', 'finance', 'admin'],
  credits: ['support', 'finance', 'admin'],
  mails: ['support', 'admin'],
  devices: ['support', 'admin'],
  consents: ['support', 'admin'],
  cases: ['moderator', 'admin'],
  photos: ['moderator', 'support', 'admin'],
}

/** Who does something for a member: has the address shown, ends sessions, sends a mail again. */
export const mayHelp = (role: Role): boolean => admission('support', role) === ok

export const mayRead = (part: FilePart, role: StaffRole): boolean => readers[part].includes(role)

/** Whoever works here on a member, each look of which is logged. */
export const mayLookAtPhotos = (role: Role): boolean =>
  readers.photos.some((reader) => reader === role)

const HIDDEN = '•••'

/** An address of which nobody learns more than whether it is the one that they think of. */
export const maskedMail = (mail: string): string => {
  const at = mail.lastIndexOf('@')
  if (at < 1) return HIDDEN
  const domain = mail.slice(at + 1)
  const dot = domain.lastIndexOf('.')
  return `${mail.slice(0, 1)}${HIDDEN}@${domain.slice(0, 1)}${HIDDEN}${dot < 1 ? '' : domain.slice(dot)}`
}
