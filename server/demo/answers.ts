import type { DemoAnswers, DemoMember } from '#core/demo/ports.ts'
import { isIntimate, type Question, questions } from '#core/discovery/match-finder/questions.ts'
import { asKept } from '#core/discovery/match-finder/rules.ts'
import { type Weight, weights } from '#core/discovery/match-finder/values.ts'
import type { FinderAnswer } from '#core/discovery/match-finder/views.ts'
import type { Interest } from '#core/discovery/values.ts'
import type { Random } from './random.ts'

const lively = new Set<Interest>([
  'adventure',
  'bbq',
  'beer',
  'dancing',
  'gym',
  'party',
  'sports',
  'travelling',
])
const quiet = new Set<Interest>([
  'art',
  'gardening',
  'hugging',
  'reading',
  'relationship',
  'tea',
  'theater',
  'vegetarian',
])

const between = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** From quiet (0) to lively (1), by what somebody likes. */
const leaningOf = ({ interests }: DemoMember, random: Random) => {
  const count = (some: ReadonlySet<Interest>) => interests.filter((one) => some.has(one)).length
  const byTaste = 0.5 + 0.12 * (count(lively) - count(quiet))
  return between(byTaste + random.whole(-20, 20) / 100, 0, 1)
}

/** Answers stand from the quietest to the liveliest: most people are near their own. */
const answerBy = ({ answers }: Question, leaning: number, random: Random) => {
  const last = answers.length - 1
  return between(Math.round(leaning * last + random.whole(-100, 100) / 100), 0, last)
}

const acceptedBy = ({ answers }: Question, own: number, random: Random) =>
  answers.filter((_, nth) => {
    const far = Math.abs(nth - own)
    if (far === 0) return random.chance(0.95)
    return random.chance(far === 1 ? 0.6 : 0.2)
  })

/** Most matters a little, and hardly anything very much. */
const weightBy = (random: Random): Weight => {
  const [not = 0, little = 1, much = 3, most = 9] = weights
  const dice = random.whole(1, 10)
  if (dice <= 2) return not
  if (dice <= 6) return little
  return dice <= 9 ? much : most
}

const answerTo = (question: Question, leaning: number, random: Random): FinderAnswer => {
  const own = answerBy(question, leaning, random)
  const answer = question.answers[own] ?? ''
  const accepts = acceptedBy(question, own, random)
  return asKept({
    question: question.id,
    answer,
    accepts: accepts.length > 0 ? accepts : [answer],
    weight: weightBy(random),
    isPrivate: random.chance(isIntimate(question.id) ? 0.5 : 0.1),
  })
}

/** Of some the finder knows nothing, of most a part, and of a few nearly all. */
const zealOf = (random: Random) => (random.chance(0.12) ? 0 : random.whole(35, 95) / 100)

/**
 * What the people of the demo have answered in the match finder, by what they like, fictional ones
 * among them.
 */
export const answersOf = (members: readonly DemoMember[], random: Random): DemoAnswers[] =>
  members.flatMap((member) => {
    const zeal = zealOf(random)
    const leaning = leaningOf(member, random)
    const agreed = random.chance(0.45)
    const asked = questions.filter(({ id }) => random.chance(zeal) && (agreed || !isIntimate(id)))
    const answers = asked.map((question) => answerTo(question, leaning, random))
    return answers.length === 0
      ? []
      : [{ account: member.id, answers, agreed, minutesAgo: member.lastSeenMinutesAgo }]
  })
