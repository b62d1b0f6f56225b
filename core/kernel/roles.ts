import type { RefusalCode } from '#core/contract/codes.ts'
import { ok } from '#core/kernel/verdict.ts'

/**
 * Who works here, and at what: a moderator decides on what members do, support helps them, finance
 * looks after money, and an administrator may do all of it.
 */
export const staffRoles = ['moderator', 'support', 'finance', 'admin'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Whom the product tells apart (product spec, sections 1 and 6). Each is one of them at a time. */
export const roles = ['visitor', 'unconfirmed', 'free', 'premium', ...staffRoles] as const
export type Role = (typeof roles)[number]

const staffAll = { moderator: ok, support: ok, finance: ok, admin: ok } as const
const all = { visitor: ok, unconfirmed: ok, free: ok, premium: ok, ...staffAll } as const
const hidden = 'not_found'
/** To everybody else what staff do is not even there. */
const forStaff = {
  visitor: hidden,
  unconfirmed: hidden,
  free: hidden,
  premium: hidden,
  moderator: hidden,
  support: hidden,
  finance: hidden,
  admin: ok,
} as const

/**
 * For whom a page or a call is, and with which code everybody else is turned away. Pages and calls
 * name their audience; the guard of the client and the server's door read this table and no other.
 */
export const audiences = {
  anyone: all,
  /** Pages that a member has behind them: who is logged in goes on to the members. */
  visitor: {
    visitor: ok,
    unconfirmed: 'not_now',
    free: 'not_now',
    premium: 'not_now',
    moderator: 'not_now',
    support: 'not_now',
    finance: 'not_now',
    admin: 'not_now',
  },
  member: { ...all, visitor: 'authentication_required' },
  /** Whoever works here, at whatever. */
  staff: { ...forStaff, ...staffAll },
  moderation: { ...forStaff, moderator: ok },
  support: { ...forStaff, support: ok },
  finance: { ...forStaff, finance: ok },
  admin: forStaff,
} as const satisfies Record<string, Record<Role, 'ok' | RefusalCode>>

export type Audience = keyof typeof audiences
export const audienceNames = Object.keys(audiences) as Audience[]

/** `ok`, or the code with which this role is turned away. */
export const admission = (audience: Audience, role: Role) => audiences[audience][role]

export const isStaff = (role: Role): role is StaffRole => staffRoles.some((one) => one === role)

/**
 * The role of who is logged in; null is a visitor. Who has paid and not yet confirmed an address
 * is unconfirmed all the same: that is what stands in the way (ACC-24).
 */
export const roleOf = (
  member: { confirmed: boolean; premium: boolean; staff: StaffRole | null } | null,
): Role => {
  if (member === null) return 'visitor'
  if (member.staff) return member.staff
  if (!member.confirmed) return 'unconfirmed'
  return member.premium ? 'premium' : 'free'
}
