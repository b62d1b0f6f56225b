import type { ageCalls } from '#core/account/age/contract.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import type { ProveAge } from './prove-age.ts'

export type AgeRoutes = Pick<Handlers, keyof typeof ageCalls>

const HOME = '/members'

export const createAgeRoutes = ({ proveAge }: { proveAge: ProveAge }): AgeRoutes => ({
  'POST /api/age-proof.php': ({ body: { next = HOME }, member }) =>
    proveAge.begin({ account: member.id, next }),

  'PUT /api/age-proof.php': async ({ member }) => {
    const proof = await proveAge.look(member.id)
    if (proof.state === 'none' || proof.state === 'asked') return { proof: null }
    const { state: outcome, method, at } = proof
    return { proof: { outcome, method, at: at.toISOString() } }
  },
})
