import type { CredentialStore } from '#core/account/credentials/ports.ts'
import type { AccountStore, SessionStore } from '#core/account/ports.ts'
import type { Clock, Ids, JobQueue } from '#core/kernel/ports.ts'
import type { Site } from '#core/site/ports.ts'
import type { Refused } from '#server/platform/http/refusals.ts'
import { type LimitCall, mailboxKey } from '../../platform/limiting.ts'

/** `mark`: of the device that tries, as its session has it. */
type Guess = { site: Pick<Site, 'id'>; mark: string }

/** Counts a password that is about to be tried; null while it may be. */
export type GuessLimit = {
  atAddress(guess: Guess & { email: string }): Promise<Refused | null>
  ofAccount(guess: Guess & { account: string }): Promise<Refused | null>
}

/**
 * Counts guesses at one account over all sources. A device that the account knows is counted apart,
 * so that strangers keep nobody out where they logged in before; a password that is chosen by a
 * mailed link makes its device known. Unknown addresses take the same work (promise S2).
 */
export const createGuessLimit = ({
  limit,
  sessionStore,
  accounts,
  credentials,
  jobQueue,
  ids,
  clock,
}: {
  limit: LimitCall
  sessionStore: Pick<SessionStore, 'knowsDevice'>
  accounts: Pick<AccountStore, 'addressee'>
  credentials: Pick<CredentialStore, 'accountOf'>
  jobQueue: Pick<JobQueue, 'put'>
  ids: Ids
  clock: Clock
}): GuessLimit => {
  const mailOwner = async ({ site, email }: Guess & { email: string }) => {
    if (await limit('guessMailsPerAddress', mailboxKey(ids, site, email))) return
    const account = (await credentials.accountOf(site.id, email)) ?? ids.next()
    const template = 'passwordGuessed'
    await jobQueue.put({ name: 'mail', key: `${template}:${ids.next()}`, template, account })
  }

  const atAddress: GuessLimit['atAddress'] = async (guess) => {
    const { site, email, mark } = guess
    const query = { site: site.id, email, mark, now: clock.now() }
    const isKnown = await sessionStore.knowsDevice(query)
    const subject = ids.hash(JSON.stringify([site.id, email, ...(isKnown ? [mark] : [])]))
    const refused = await limit('passwordPerAccount', subject)
    if (refused && !isKnown) await mailOwner(guess)
    return refused
  }

  return {
    atAddress,
    ofAccount: async ({ account, ...guess }) => {
      const { email = '' } = (await accounts.addressee(account)) ?? {}
      return atAddress({ ...guess, email })
    },
  }
}
