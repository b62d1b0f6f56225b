import { ok } from '#core/kernel/verdict.ts'

/** Wrong passwords within the window after which this source is blocked for this address. */
export const LOGIN_TRIES = 5
export const LOGIN_WINDOW_MINUTES = 15
export const LOGIN_BLOCK_MINUTES = 15
/** Passwords tried at one account over all sources; known devices are counted apart. */
export const PASSWORDS_PER_ACCOUNT = 15

/** `wrongBefore`: wrong passwords within the window, before this one, since the last right one. */
export const isLastTry = ({ wrongBefore }: { wrongBefore: number }) =>
  wrongBefore + 1 >= LOGIN_TRIES ? ok : 'more_tries_left'

/** A blocked source may not try, not even with the right password. */
export const mayTry = () => 'too_many_attempts'
