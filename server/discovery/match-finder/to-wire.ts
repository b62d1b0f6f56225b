import type { Answer } from '#core/contract/contract.ts'
import type { WireAnswer } from '#core/discovery/match-finder/contract.ts'
import type {
  FinderAnswer,
  Match,
  Matches,
  OwnAnswers,
} from '#core/discovery/match-finder/views.ts'
import type { Visible } from '#core/discovery/showing.ts'
import { cardToWire } from '../to-wire.ts'

export const answerToWire = ({ isPrivate, ...answer }: FinderAnswer): WireAnswer => ({
  ...answer,
  private: isPrivate,
})

export const answerFromWire = ({ private: isPrivate, ...answer }: WireAnswer): FinderAnswer => ({
  ...answer,
  isPrivate,
})

export const ownAnswersToWire = ({
  answers,
  consent,
}: OwnAnswers): Answer<'GET /api/match-finder.php'> => ({
  answers: answers.map(answerToWire),
  consent: consent && { version: consent.version, given_at: consent.givenAt.toISOString() },
})

const matchToWire = ({ member, ...fit }: Match, site: Visible) => ({
  ...cardToWire(member, site),
  fit,
})

export const matchesToWire = (
  { matches, totalFictional, ...pages }: Matches,
  site: Visible,
): Answer<'GET /api/match-finder-matches.php'> => ({
  profiles: matches.map((match) => matchToWire(match, site)),
  ...pages,
  total_fictional: totalFictional,
})
