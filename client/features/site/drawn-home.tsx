import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { EntryDialog } from '#client/parts/site/entry-dialog.tsx'
import { companyQuery } from '#client/platform/api/company-query.ts'
import { useSettings } from '#client/platform/api/hooks.ts'
import { settingsQuery, sourceQuery } from '#client/platform/api/site-queries.ts'
import { userQuery } from '#client/platform/api/user-query.ts'
import { textsOf } from '#client/platform/i18n/drawn-texts.ts'
import { languageFor } from '#client/platform/i18n/i18n.ts'
import { languageIn } from '#client/platform/i18n/remembered.ts'
import { TextsContext, useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Company } from '#client/platform/shell/company.tsx'
import { Footer } from '#client/platform/shell/footer.tsx'
import styles from '#client/platform/shell/shell.module.css'
import { TopBar } from '#client/platform/shell/top-bar.tsx'
import { showsEntryWarning } from '#core/site/entry/rules.ts'
import type { DrawHome, HomeFacts } from '#core/site/home/views.ts'
import type { Settings } from '#core/site/views.ts'
import { Component as Home } from './home.tsx'

const CARD = { path: '/social-card.png', width: '1200', height: '630' }

const DocumentHead = ({ settings, origin, files }: HomeFacts) => {
  const { index_title: title, description, name } = settings
  const home = `${origin}${paths.index()}`
  const card = {
    'og:type': 'website',
    'og:site_name': name,
    'og:title': title,
    'og:description': description,
    'og:url': home,
    'og:image': `${origin}${CARD.path}`,
    'og:image:width': CARD.width,
    'og:image:height': CARD.height,
    'og:image:alt': name,
  }
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="rating" content="adult" />
      <meta name="theme-color" content="#fbf5ef" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#160e12" media="(prefers-color-scheme: dark)" />
      <link rel="canonical" href={home} />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/app/icon-180.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {files.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {Object.entries(card).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <script type="module" src={files.script} />
    </head>
  )
}

/** Drawn closed: the script opens it for who has not closed it before, and all can read the page. */
const warns = (settings: Settings) =>
  showsEntryWarning(settings, {
    route: 'index',
    loggedIn: false,
    installed: false,
    skippedAt: null,
  })

const HomeBody = () => {
  const { t } = useTranslation()
  const settings = useSettings()
  return (
    <div className={styles.shell} data-layout="default" data-page="index">
      <a className={styles.skip} href="#main">
        {t('nav.skip')}
      </a>
      <TopBar />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Home />
      </main>
      <Footer name="index" company={<Company />} />
      {warns(settings) && <EntryDialog age={settings.min_age} />}
    </div>
  )
}

/** What the parts of the shell ask for, answered beforehand. */
const Answered = ({ facts, children }: { facts: HomeFacts; children: ReactNode }) => {
  const queries = new QueryClient()
  queries.setQueryData(settingsQuery.queryKey, facts.settings)
  queries.setQueryData(companyQuery.queryKey, facts.company)
  queries.setQueryData(userQuery.queryKey, null)
  queries.setQueryData(sourceQuery.queryKey, facts.sourceKnown)
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

/** The parts that the router shows too, drawn as a page that needs no script to be read. */
export const drawHome: DrawHome = (facts) => {
  const chosen = { cookie: languageIn(facts.cookies), account: null }
  const language = languageFor(facts.settings, chosen)
  const markup = renderToStaticMarkup(
    <html lang={language}>
      <DocumentHead {...facts} />
      <body data-prefetch={facts.files.prefetched.join(' ')}>
        <TextsContext value={textsOf(language)}>
          <Answered facts={facts}>
            <StaticRouter location={paths.index()}>
              <HomeBody />
            </StaticRouter>
          </Answered>
        </TextsContext>
      </body>
    </html>,
  )
  return { html: `<!doctype html>${markup}`, language }
}
