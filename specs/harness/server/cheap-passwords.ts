import { argonPasswords } from '#adapters/system/passwords.ts'
import type { Passwords } from '#core/kernel/ports.ts'

/** Specs sign up by the hundred; how long hashing takes is specified where it is the matter. */
export const cheapPasswords = (): Passwords =>
  argonPasswords({ atOnce: 2, waiting: 100, cost: { memoryKiB: 64, passes: 1, lanes: 1 } })
