import type { termsCalls } from '#core/account/terms/contract.ts'
import type { LiveHints } from '#core/kernel/ports.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'
import type { Terms } from './terms.ts'

export type TermsRoutes = Pick<Handlers, keyof typeof termsCalls>

export const createTermsRoutes = ({
  terms,
  liveHints,
}: {
  terms: Terms
  liveHints: Pick<LiveHints, 'publish'>
}): TermsRoutes => ({
  'GET /api/terms.php': ({ member, site, shown }) =>
    terms.stateOf(member.id, { site, language: shown }),

  'PUT /api/terms.php': async ({ body: { version }, member, site, shown }) => {
    if (!(await terms.agree(member.id, { site, version }))) return refuse('terms_changed')
    liveHints.publish([{ account: member.id, about: 'user' }])
    return terms.stateOf(member.id, { site, language: shown })
  },
})
