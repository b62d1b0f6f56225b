import type { RefusalCode } from '#core/contract/codes.ts'
import { ok } from '#core/kernel/verdict.ts'

/** Whom the product tells apart (product spec, sections 1 and 6). Each is one of them at a time. */
export const roles = ['visitor', 'unconfirmed', 'free', 'premium', 'staff'] as const
export type Role = (typeof roles)[number]

const all = { visitor: ok, unconfirmed: ok, free: ok, premium: ok, staff: ok } as const
const hidden = 'not_found'

/**
 * For whom a page or a call is, and with which code everybody else is turned away. Pages and calls
 * name their audience; the guard of the client and the server's door read this table and no other.
 */
export const audiences = {
  anyone: all,
  /** Pages that a member has behind them: who is logged in goes on to the members. */
  visitor: {
    ...all,
    unconfirmed: 'not_now',
    free: 'not_now',
    premium: 'not_now',
    staff: 'not_now',
  },
  member: { ...all, visitor: 'authentication_required' },
  /** To everybody else what staff do is not even there. */
  staff: { visitor: hidden, unconfirmed: hidden, free: hidden, premium: hidden, staff: ok },
} as const satisfies Record<string, Record<Role, 'ok' | RefusalCode>>

export type Audience = keyof typeof audiences
export const audienceNames = Object.keys(audiences) as Audience[]

/** `ok`, or the code with which this role is turned away. */
export const admission = (audience: Audience, role: Role) => audiences[audience][role]

/**
 * The role of who is logged in; null is a visitor. Who has paid and not yet confirmed an address
 * is unconfirmed all the same: that is what stands in the way (ACC-24).
 */
export const roleOf = (
  member: { confirmed: boolean; premium: boolean; staff: boolean } | null,
): Role => {
  if (member === null) return 'visitor'
  if (member.staff) return 'staff'
  if (!member.confirmed) return 'unconfirmed'
  return member.premium ? 'premium' : 'free'
}
