import type { AccountStore } from '#core/account/ports.ts'
import type { demoCalls } from '#core/demo/contract.ts'
import { personas } from '#core/demo/values.ts'
import type { Clock } from '#core/kernel/ports.ts'
import { ownLanguageOf } from '#core/site/language-shown.ts'
import type { Terms } from '#server/account/terms/terms.ts'
import { userToWire } from '#server/account/to-wire.ts'
import type { FindPersona } from '#server/demo/personas.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'
import type { LimitCall } from '#server/platform/limiting.ts'

export type DemoRoutes = Pick<Handlers, keyof typeof demoCalls>

/** What a demo answers, and nobody else. */
export const createDemoRoutes = ({
  accounts,
  clock,
  findPersona,
  limit,
  terms,
}: {
  accounts: AccountStore
  clock: Clock
  findPersona: FindPersona
  limit: LimitCall
  terms: Pick<Terms, 'toSignUp' | 'agree'>
}): DemoRoutes => ({
  'GET /api/personas.php': async () => ({ personas: [...personas] }),

  'POST /api/personas.php': async ({ body: { persona }, site, source, session, key }) => {
    const tooMany = await limit('loginPerSource', source)
    if (tooMany) return tooMany
    const account = await findPersona(persona, site, key)
    if (account && persona === 'leaving') return { user: null }
    if (!account) return refuse('not_found')
    const language = ownLanguageOf(site.settings)
    const version = await terms.toSignUp({ site, language })
    if (version) await terms.agree(account, { site, version })
    if (!(await session.open(account))) return refuse('not_found')
    const user = await accounts.user(account, clock.now())
    return { user: user && userToWire(user) }
  },
})
