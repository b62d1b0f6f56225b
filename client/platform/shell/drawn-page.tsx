import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { bonusQuery, mayHaveBonus } from '#client/parts/payment/discount.ts'
import { pageOfRoute, pageQuery } from '#client/parts/site/page-query.ts'
import { useUser } from '#client/platform/api/hooks.ts'
import { pricingQuery } from '#client/platform/api/list-queries.ts'
import { type Filters, firstMembers, membersQuery } from '#client/platform/api/members-query.ts'
import { regionsQuery } from '#client/platform/api/region-query.ts'
import { settingsQuery, sourceQuery } from '#client/platform/api/site-queries.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { textsOf } from '#client/platform/i18n/drawn-texts.ts'
import { TextsContext } from '#client/platform/i18n/use-translation.ts'
import { readServerTime } from '#client/platform/product-clock.ts'
import { RouterContext } from '#client/platform/router/hooks.ts'
import type { PageRouter } from '#client/platform/router/page-router.ts'
import type {
  FirstAnswers,
  PageAddress,
  PageDrawing,
  PageFacts,
  PageVisit,
} from '#core/contract/drawn-page.ts'
import type { Language } from '#core/kernel/languages.ts'
import { languageFor, languageIn } from '#core/site/language-shown.ts'
import { layoutOf, layouts, type RouteName } from '#core/site/routes.ts'
import { TIME_BONUS_CODE } from '#core/time-bonus/values.ts'
import { Footer } from './footer.tsx'
import { Frame } from './frame.tsx'
import { lightPages } from './guard.ts'
import { MemberBottom } from './member-nav.tsx'
import styles from './shell.module.css'
import { Skeleton } from './skeleton.tsx'
import { MemberTop, TopBar } from './top-bar.tsx'

const loadFeatures = async () => {
  const [filters, { DrawnMembers }, { TimeBonus }, rulebook, words, pricing] = await Promise.all([
    import('#client/features/discovery/filters.ts'),
    import('#client/features/discovery/drawn-members.tsx'),
    import('#client/features/time-bonus/time-bonus.tsx'),
    import('#client/features/moderation/rulebook.tsx'),
    import('#client/features/site/pages/static-page.tsx'),
    import('#client/features/payment/checkout/pricing.tsx'),
    MemberTop.load(),
  ])
  const { filtersOf, searchable } = filters
  const whole = { Rulebook: rulebook.Component, Words: words.Component, Pricing: pricing.Component }
  return { filtersOf, searchable, DrawnMembers, TimeBonus, whole }
}
type Features = Awaited<ReturnType<typeof loadFeatures>>
const features = loadFeatures()

const filtersIn = (
  { filtersOf, searchable }: Features,
  { search, settings }: PageAddress,
): Filters => searchable(filtersOf(new URLSearchParams(search)), settings)

/** What the loader of the page would ask. */
const firstCalls: PageDrawing['firstCalls'] = async (address) => {
  if (address.name !== 'members') return {}
  const query = { ...filtersIn(await features, address), page: '1' }
  return { 'GET /api/members.php': query, 'GET /api/regions.php': {} }
}

const languageOf = ({ settings, user, cookies }: PageVisit): Language => {
  const account = user?.language ?? null
  return languageFor(settings, { cookie: languageIn(cookies, account), account })
}

/** What stands above the page of a new member, the words of a page of words, and the prices. */
const laterCalls: PageDrawing['laterCalls'] = (visit) => {
  readServerTime(visit.now)
  const name = pageOfRoute(visit.name)
  return {
    ...(mayHaveBonus(visit.user) && { 'GET /api/discountcode.php': { code: TIME_BONUS_CODE } }),
    ...(name && { 'GET /api/page.php': { name, language: languageOf(visit) } }),
    ...(visit.name === 'pricing' && !visit.user && { 'GET /api/pricing.php': {} }),
  }
}

type Known = [key: readonly unknown[], answer: unknown][]

/** Each answer under the key of its query; what was refused is asked again by the page. */
const knownOf = (facts: PageFacts, filters: Filters): Known => {
  const { settings, user, answers } = facts
  const page = answers['GET /api/page.php']
  const { 'GET /api/members.php': found, 'GET /api/regions.php': regions } = answers
  const { 'GET /api/discountcode.php': bonus, 'GET /api/pricing.php': pricing } = answers
  return [
    [settingsQuery.queryKey, settings],
    [userQuery.queryKey, user],
    ...(regions ? ([[regionsQuery.queryKey, regions]] satisfies Known) : []),
    ...(found
      ? ([
          [membersQuery(filters).queryKey, { pages: [found], pageParams: [firstMembers] }],
        ] satisfies Known)
      : []),
    ...(page ? ([[pageQuery(page.name, languageOf(facts)).queryKey, page]] satisfies Known) : []),
    ...(pricing ? ([[pricingQuery.queryKey, pricing]] satisfies Known) : []),
    ...(bonus !== undefined
      ? ([[bonusQuery.queryKey, bonus?.discount ?? null]] satisfies Known)
      : []),
  ]
}

type Drawn = { name: RouteName; answers: FirstAnswers; whole: Features['whole'] }
type BodyProps = Drawn & { pathname: string } & Pick<Features, 'DrawnMembers' | 'TimeBonus'>

/** What is read without a program too: the rules of the site, its other words, and its prices. */
const wholeAt = ({ name, answers, whole: { Rulebook, Words, Pricing } }: Drawn) => {
  if (name === 'pages-ban') return <Rulebook />
  if (answers['GET /api/pricing.php']) return <Pricing />
  return pageOfRoute(name) ? <Words /> : null
}

/**
 * The frame as `Shell` draws it, around the members, around what is read without a program, or
 * around the shape of another page.
 */
const Body = ({ name, pathname, answers, whole, DrawnMembers, TimeBonus }: BodyProps) => {
  const user = useUser()
  const { bar, member, footer } = layouts[layoutOf(name)]
  const found = answers['GET /api/members.php']
  return (
    <Frame name={name} isMember={user !== null}>
      {bar !== 'none' && <TopBar logoOnly={bar === 'logo'} />}
      {user && <TimeBonus user={user} pathname={pathname} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <div data-outlet="">
          {wholeAt({ name, answers, whole }) ??
            (found?.profiles.length ? <DrawnMembers found={found} /> : <Skeleton name={name} />)}
        </div>
      </main>
      {footer && <Footer name={name} company={null} />}
      {user && member && <MemberBottom />}
    </Frame>
  )
}

/** The members say less than all other pages. */
const textsFor = (name: RouteName, { texts, memberTexts }: PageFacts['files']) =>
  name === 'members' ? memberTexts : texts

/**
 * The files of this page, to be fetched at once and after what one sees. What its style sheet holds
 * stands there by its names too, switched off, which is why the program does not fetch it again.
 */
const headOf = ({ name, user, answers, files }: PageFacts, language: Language): string => {
  const { sheet, styles, scripts } = files.routes[name] ?? { sheet: '', styles: [], scripts: [] }
  const needed = new Set([
    ...scripts,
    ...(user ? files.member : []),
    ...(answers['GET /api/discountcode.php'] ? files.bonus : []),
    ...(user || !lightPages.has(name) ? textsFor(name, files)[language] : []),
  ])
  return [
    `<link rel="stylesheet" crossorigin href="${sheet}">`,
    ...styles.map((href) => `<link rel="stylesheet" disabled href="${href}">`),
    ...[...needed].map(
      (href) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${href}">`,
    ),
  ].join('')
}

const Answered = ({ known, children }: { known: Known; children: ReactNode }) => {
  const queries = new QueryClient()
  for (const [key, answer] of known) queries.setQueryData(key, answer)
  queries.setQueryData(sourceQuery.queryKey, false)
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

/** Nobody goes anywhere from a page that is being drawn. */
const nowhere = { navigate: async () => undefined } as Partial<PageRouter> as PageRouter

const drawPage: PageDrawing['drawPage'] = async (facts) => {
  const { name, pathname, search, answers, now } = facts
  const loaded = await features
  readServerTime(now)
  const language = languageOf(facts)
  const known = knownOf(facts, filtersIn(loaded, facts))
  const body = renderToStaticMarkup(
    <TextsContext value={textsOf(language)}>
      <Answered known={known}>
        <RouterContext value={nowhere}>
          <StaticRouter location={`${pathname}${search}`}>
            <Body name={name} pathname={pathname} answers={answers} {...loaded} />
          </StaticRouter>
        </RouterContext>
      </Answered>
    </TextsContext>,
  )
  const pictures = /^(<link [^>]*>)*/.exec(body)?.[0] ?? ''
  const head = `${pictures}${headOf(facts, language)}`
  return { language, head, body: body.slice(pictures.length), known }
}

/** How the server draws a page before its program is there. */
export const pageDrawing: PageDrawing = { firstCalls, laterCalls, drawPage }
