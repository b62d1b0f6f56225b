import { hash, parseOptions, verify } from '@node-rs/argon2'
import { type Passwords, PasswordsBusy } from '#core/kernel/ports.ts'
import { normalizePassword, passwordForms } from '#core/normalisation/password.ts'
import { queue } from './queue.ts'

/** `memoryKiB` of memory, `passes` over it, `lanes` at a time, as argon2id counts them. */
export type Cost = { memoryKiB: number; passes: number; lanes: number }

/** What the OWASP advises for argon2id (promise S3). */
export const TODAY: Cost = { memoryKiB: 19_456, passes: 2, lanes: 1 }

const optionsOf = ({ memoryKiB, passes, lanes }: Cost) => ({
  memoryCost: memoryKiB,
  timeCost: passes,
  parallelism: lanes,
})

/** A hash of nothing: no password is behind it, but to find that out takes as long as ever. */
const nobodys = ({ memoryKiB, passes, lanes }: Cost) => {
  const salt = 'A'.repeat(22)
  const tag = 'A'.repeat(43)
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${lanes}$${salt}$${tag}`
}

const isOutdated = (passwordHash: string, { memoryKiB, passes, lanes }: Cost) => {
  const { memoryCost, timeCost, parallelism } = parseOptions(passwordHash)
  return (
    !passwordHash.startsWith('$argon2id$v=19$') ||
    memoryCost < memoryKiB ||
    timeCost < passes ||
    parallelism < lanes
  )
}

const formMatching = async (passwordHash: string, password: string) => {
  for (const form of passwordForms(password)) {
    if (await verify(passwordHash, form)) return form
  }
  return null
}

/**
 * Hashes passwords with argon2id on the threads of libuv: `atOnce` of them, so that a flood of
 * logins cannot take all memory and time; `waiting` more wait, the next are refused.
 */
export const argonPasswords = ({
  atOnce,
  waiting,
  cost = TODAY,
}: {
  atOnce: number
  waiting: number
  cost?: Cost
}): Passwords => {
  const run = queue({ atOnce, waiting, full: () => new PasswordsBusy() })
  const dummy = nobodys(cost)
  return {
    hash: (password) => run(() => hash(normalizePassword(password), optionsOf(cost))),
    verify: (passwordHash, password) =>
      run(async () => {
        const matched = await formMatching(passwordHash ?? dummy, password)
        if (passwordHash === null) return { right: false, outdated: false }
        const isEarlierForm = matched !== null && matched !== normalizePassword(password)
        const outdated = isEarlierForm || isOutdated(passwordHash, cost)
        return { right: matched !== null, outdated }
      }),
  }
}
