import type { RouteMatch } from 'react-router'
import type { PageRoute } from './page-route.ts'

export type PageMatch = RouteMatch<string, PageRoute>
export type Loaded = {
  data: ReadonlyMap<PageRoute, unknown>
  /** By the route whose boundary shows it. */
  errors: ReadonlyMap<PageRoute, unknown>
}

type Outcome = { data: unknown } | { error: unknown }

const bringComponent = async (route: PageRoute) => {
  if (route.Component || !route.lazy) return
  route.Component = await route.lazy.Component()
}

const load = async ({ route, params }: PageMatch, request: Request, known: Loaded['data']) => {
  const isKnown = route.isLoadedOnce && known.has(route)
  const data = isKnown ? known.get(route) : route.loader?.({ request, params })
  const [answer] = await Promise.all([data, bringComponent(route)])
  return answer
}

const isRedirect = (answer: unknown): answer is Response =>
  answer instanceof Response && answer.headers.has('location')

const boundaryOf = (matches: readonly PageMatch[], nth: number): PageRoute | undefined =>
  matches
    .slice(0, nth + 1)
    .map(({ route }) => route)
    .findLast(({ ErrorBoundary }) => ErrorBoundary)

const sorted = (matches: readonly PageMatch[], outcomes: readonly Outcome[]): Loaded => {
  const data = new Map<PageRoute, unknown>()
  const errors = new Map<PageRoute, unknown>()
  for (const [nth, { route }] of matches.entries()) {
    const outcome = outcomes[nth]
    if (!outcome) continue
    if ('data' in outcome) {
      data.set(route, outcome.data)
      continue
    }
    const boundary = boundaryOf(matches, nth)
    if (boundary && !errors.has(boundary)) errors.set(boundary, outcome.error)
  }
  return { data, errors }
}

/** Everything that a page stands in and itself, at the same time; or where to go instead. */
export const loadPages = async (
  matches: readonly PageMatch[],
  url: URL,
  known: Loaded['data'],
): Promise<Loaded | { redirect: string }> => {
  const request = new Request(url)
  const outcomes = await Promise.all(
    matches.map(
      (match): Promise<Outcome> =>
        load(match, request, known).then(
          (data) => ({ data }),
          (error: unknown) => ({ error }),
        ),
    ),
  )
  const answers = outcomes.map((outcome) => ('data' in outcome ? outcome.data : outcome.error))
  const redirect = answers.find(isRedirect)?.headers.get('location')
  return redirect ? { redirect } : sorted(matches, outcomes)
}
