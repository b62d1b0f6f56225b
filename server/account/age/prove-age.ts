import type { AgeProofStore, AgeProvider } from '#core/account/age/ports.ts'
import { hasLapsed, mayProveAge, nextAge } from '#core/account/age/rules.ts'
import type { AgeProof } from '#core/account/age/values.ts'
import type { Clock, Ids, LiveHints } from '#core/kernel/ports.ts'
import { ok } from '#core/kernel/verdict.ts'
import type { HomeOf } from '#server/platform/http/origin.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'

export type ProveAge = {
  begin(request: { account: string; next: string }): Promise<{ page: string } | Refused>
  /** What is known by now: a proof that waits is asked of its provider. */
  look(account: string): Promise<AgeProof>
}

/**
 * The age of a member, as somebody else says it when asked. What comes along with a person who comes
 * back, or too late, or for another proof, is believed by nobody.
 */
export const createProveAge = ({
  ageProvider,
  ageProofs,
  homeOf,
  clock,
  ids,
  liveHints,
}: {
  ageProvider: AgeProvider | null
  ageProofs: AgeProofStore
  homeOf: HomeOf
  clock: Clock
  ids: Pick<Ids, 'next'>
  liveHints: Pick<LiveHints, 'publish'>
}): ProveAge => {
  const none: AgeProof = { state: 'none' }

  const look = async (account: string): Promise<AgeProof> => {
    const proof = await ageProofs.find(account)
    if (proof.state !== 'asked' || !ageProvider) return proof
    const { reference } = proof
    const now = clock.now()
    const said = hasLapsed(proof, now) ? null : await ageProvider.look(reference)
    if (said && (said.answer === 'open' || said.reference !== reference)) return proof
    const event = said?.answer ?? 'lapse'
    const state = nextAge('asked', event === 'open' ? 'begin' : event)
    if (state !== 'adult' && state !== 'minor') {
      await ageProofs.forget(account, reference)
      return none
    }
    const { method } = ageProvider
    await ageProofs.conclude(account, { reference, outcome: state, method, now })
    liveHints.publish([{ account, about: 'user' }])
    return ageProofs.find(account)
  }

  return {
    look,
    begin: async ({ account, next }) => {
      const { state } = await look(account)
      const verdict = mayProveAge({ state })
      if (verdict !== ok) return refuse(verdict)
      if (!ageProvider) return refuse('unavailable')
      const reference = ids.next()
      if (!(await ageProofs.begin(account, { reference, now: clock.now() })))
        return refuse('not_now')
      const returnUrl = `${await homeOf(account)}/age?${new URLSearchParams({ next })}`
      return ageProvider.begin({ reference, returnUrl })
    },
  }
}
