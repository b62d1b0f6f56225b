import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { DrawnEntry } from '#client/parts/site/drawn-entry.tsx'
import { LanguageChoice } from '#client/parts/site/language-choice.tsx'
import { pageOfRoute } from '#client/parts/site/page-query.ts'
import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import type { Filters } from '#client/platform/api/members-query.ts'
import { sourceQuery } from '#client/platform/api/site-queries.ts'
import { textsOf } from '#client/platform/i18n/drawn-texts.ts'
import { TextsContext, useTranslation } from '#client/platform/i18n/use-translation.ts'
import { readServerTime } from '#client/platform/product-clock.ts'
import { RouterContext } from '#client/platform/router/hooks.ts'
import type { PageRouter } from '#client/platform/router/page-router.ts'
import type {
  FirstAnswers,
  PageAddress,
  PageDrawing,
  PageFacts,
} from '#core/contract/drawn-page.ts'
import type { Language } from '#core/kernel/languages.ts'
import { showsEntryWarning } from '#core/site/entry/rules.ts'
import { layoutOf, layouts, type RouteName } from '#core/site/routes.ts'
import { Company } from './company.tsx'
import { type Known, knownOf, languageOf, laterCalls, mayBeRead } from './drawn-answers.ts'
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
  return { filtersOf, searchable, DrawnMembers, TimeBonus, ...whole }
}
type Features = Awaited<ReturnType<typeof loadFeatures>>
const features = loadFeatures()

const filtersIn = (
  { filtersOf, searchable }: Features,
  { search, settings }: PageAddress,
): Filters => searchable(filtersOf(new URLSearchParams(search)), settings)

/** What the loader of the members would ask, for whom they are shown to. */
const firstCalls: PageDrawing['firstCalls'] = async (address) => {
  if (address.name !== 'members') return {}
  const query = { ...filtersIn(await features, address), page: '1' }
  return { 'GET /api/members.php': query, 'GET /api/regions.php': {} }
}

type Drawn = { name: RouteName; answers: FirstAnswers; features: Features }
type BodyProps = Drawn & { pathname: string; whole: ReactNode; isRead: boolean; entry: string }

/**
 * What is read without a program too: the members, the rules of the site, its other words, and its
 * prices. Null: the page has but its shape.
 */
const wholeAt = ({ name, answers, features }: Drawn): ReactNode => {
  const { DrawnMembers, Rulebook, Words, Pricing } = features
  const found = answers['GET /api/members.php']
  if (found?.profiles.length) return <DrawnMembers found={found} />
  if (name === 'pages-ban') return <Rulebook />
  if (answers['GET /api/pricing.php']) return <Pricing />
  return pageOfRoute(name) ? <Words /> : null
}

/** The shape of a page until its program is there, which a browser without scripts waits for in vain. */
const Shape = ({ name }: { name: RouteName }) => {
  const { t } = useTranslation()
  return (
    <>
      <noscript>
        <p className={styles.unscripted}>{t('entry.noScript')}</p>
      </noscript>
      <Skeleton name={name} />
    </>
  )
}

/** Drawn closed: its script opens it for who has not closed it before (NAV-16). */
const Entry = ({ name, script }: { name: RouteName; script: string }) => {
  const settings = useSettings()
  const visitor = { route: name, loggedIn: false, installed: false, skippedAt: null }
  return (
    showsEntryWarning(settings, visitor) && <DrawnEntry age={settings.min_age} script={script} />
  )
}

/**
 * The frame as `Shell` draws it, around the members, around what is read without a program, or
 * around the shape of another page.
 */
const Body = ({ name, pathname, whole, isRead, entry, features: { TimeBonus } }: BodyProps) => {
  const user = useUser()
  const { bar, member, footer } = layouts[layoutOf(name)]
  return (
    <Frame name={name} isMember={user !== null}>
      {bar !== 'none' && <TopBar logoOnly={bar === 'logo'} language={isRead && <Languages />} />}
      {user && <TimeBonus user={user} pathname={pathname} />}
      <main id="main" tabIndex={-1} className={styles.main}>
        <div data-outlet="">{whole ?? <Shape name={name} />}</div>
      </main>
      {footer && <Footer name={name} company={isRead && <Company />} />}
      {user && member && <MemberBottom />}
      {isRead && <Entry name={name} script={entry} />}
    </Frame>
  )
}

/** Where a script hears who chooses another one. */
const Languages = () => <LanguageChoice settings={useSettings()} user={null} small />

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
    ...[...needed].map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
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
  const { name, pathname, search, user, answers, now, files } = facts
  const { entry } = files
  const loaded = await features
  readServerTime(now)
  const language = languageOf(facts)
  const known = knownOf(facts, filtersIn(loaded, facts))
  const whole = wholeAt({ name, answers, features: loaded })
  const isRead = !user && whole !== null && mayBeRead(name)
  const body = renderToStaticMarkup(
    <TextsContext value={textsOf(language)}>
      <Answered known={known}>
        <RouterContext value={nowhere}>
          <StaticRouter location={`${pathname}${search}`}>
            <Body {...{ name, pathname, answers, whole, isRead, entry, features: loaded }} />
          </StaticRouter>
        </RouterContext>
      </Answered>
    </TextsContext>,
  )
  const pictures = /^(<link [^>]*>)*/.exec(body)?.[0] ?? ''
  const head = `${pictures}${headOf(facts, language)}`
  const reading = isRead ? files.reading : null
  return { language, head, body: body.slice(pictures.length), reading, known }
}

/** How the server draws a page before its program is there. */
export const pageDrawing: PageDrawing = { firstCalls, laterCalls, drawPage }
