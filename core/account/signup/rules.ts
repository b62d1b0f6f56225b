import { ok } from '#core/kernel/verdict.ts'

/** What follows the form, in this order; each can be skipped (product spec, section 2). */
export const signupSteps = ['photo', 'place', 'personal', 'about', 'push'] as const
export type SignupStep = (typeof signupSteps)[number]

/** A step that the site cannot offer, or that has nothing left to ask, is left out. */
export const isOffered = ({ offered, step }: { offered: readonly string[]; step: SignupStep }) =>
  offered.includes(step) ? ok : 'not_now'
