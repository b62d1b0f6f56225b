import type { matchFinderCalls } from '#core/discovery/match-finder/contract.ts'
import type { MatchFinderStore } from '#core/discovery/match-finder/ports.ts'
import { asKept } from '#core/discovery/match-finder/rules.ts'
import type { Clock } from '#core/kernel/ports.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuseFields } from '#server/platform/http/refusals.ts'
import { answerFromWire, answerToWire, matchesToWire, ownAnswersToWire } from './to-wire.ts'

export type MatchFinderRoutes = Pick<Handlers, keyof typeof matchFinderCalls>

export const createMatchFinderRoutes = ({
  matchFinder,
  clock,
}: {
  matchFinder: MatchFinderStore
  clock: Clock
}): MatchFinderRoutes => ({
  'GET /api/match-finder.php': async ({ member }) =>
    ownAnswersToWire(await matchFinder.own(member.id)),

  'PUT /api/match-finder.php': async ({ member, body }) => {
    const answer = asKept(answerFromWire(body))
    const isKept = await matchFinder.save(member.id, answer, clock.now())
    return isKept ? answerToWire(answer) : refuseFields({ question: 'consent_needed' })
  },

  'DELETE /api/match-finder.php': async ({ member, body: { question } }) => {
    await matchFinder.remove(member.id, question)
    return {}
  },

  'PUT /api/match-finder.php?consent=1': async ({ member, body: { consent } }) => {
    await matchFinder.agree(member.id, consent, clock.now())
    return ownAnswersToWire(await matchFinder.own(member.id))
  },

  'DELETE /api/match-finder.php?consent=1': async ({ member }) => {
    await matchFinder.withdraw(member.id, clock.now())
    return ownAnswersToWire(await matchFinder.own(member.id))
  },

  'GET /api/match-finder-matches.php': async ({ member, site, query: { only, page = 1 } }) => {
    const query = { site: site.id, viewer: member.id, only, page, now: clock.now() }
    return matchesToWire(await matchFinder.matches(query), site.settings)
  },
})
