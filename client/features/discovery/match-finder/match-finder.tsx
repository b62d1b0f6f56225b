import { finderMatchesQuery, finderQuery } from '#client/parts/discovery/meeting-queries.ts'
import { queryClient } from '#client/platform/api/client.ts'
import { loadTexts } from '#client/platform/i18n/i18n.ts'
import { finder } from '#client/platform/i18n/page-texts.ts'
import type { LoaderArgs } from '#client/platform/router/page-route.ts'
import { useSearchParams } from '#client/platform/router/search-params.ts'
import { questionIds } from '#core/discovery/match-finder/questions.ts'
import { COMMON_MIN } from '#core/discovery/match-finder/rules.ts'
import { AnswersList } from './answers-list.tsx'
import { ChangeAnswer } from './change-answer.tsx'
import { Overview } from './overview.tsx'
import { sharedIn } from './own-answers.ts'
import { Round } from './round.tsx'

const questionIn = (search: URLSearchParams) =>
  questionIds.find((id) => id === search.get('question'))
const isList = (search: URLSearchParams) => search.get('view') === 'answers'
const onlyIn = (search: URLSearchParams) => (search.get('only') === 'real' ? 'real' : undefined)

export const loader = async ({ request }: LoaderArgs) => {
  const search = new URL(request.url).searchParams
  const [{ answers }] = await Promise.all([
    queryClient.ensureQueryData(finderQuery),
    loadTexts(finder, 'finder'),
  ])
  const isOverview = !questionIn(search) && !isList(search)
  if (isOverview && sharedIn(answers) >= COMMON_MIN) {
    await queryClient.ensureInfiniteQueryData(finderMatchesQuery(onlyIn(search)))
  }
  return null
}

/** A few questions at a time, and who fits by what one answered (DSC-04). */
export const Component = () => {
  const [search] = useSearchParams()
  const question = questionIn(search)
  if (question && search.has('change')) return <ChangeAnswer key={question} question={question} />
  if (question) return <Round asked={question} />
  if (isList(search)) return <AnswersList />
  return <Overview only={onlyIn(search)} />
}
