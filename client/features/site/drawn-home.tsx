import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { DrawnEntry } from '#client/parts/site/drawn-entry.tsx'
import { LanguageChoice } from '#client/parts/site/language-choice.tsx'
import { useSettings } from '#client/platform/api/hooks.ts'
import { textsOf } from '#client/platform/i18n/drawn-texts.ts'
import { TextsContext, useTranslation } from '#client/platform/i18n/use-translation.ts'
import { paths } from '#client/platform/paths.ts'
import { Company } from '#client/platform/shell/company.tsx'
import { Footer } from '#client/platform/shell/footer.tsx'
import styles from '#client/platform/shell/shell.module.css'
import { TopBar } from '#client/platform/shell/top-bar.tsx'
import type { Language } from '#core/kernel/languages.ts'
import { addressIn, alternatesOf } from '#core/site/engines/rules.ts'
import { showsEntryWarning } from '#core/site/entry/rules.ts'
import type { DrawHome, HomeFiles } from '#core/site/home/views.ts'
import {
  isOwnLanguage,
  languageFor,
  languageIn,
  languagesOf,
  ownLanguageFirst,
  ownLanguageOf,
} from '#core/site/language-shown.ts'
import type { Settings } from '#core/site/views.ts'
import { Answered } from './answered.tsx'
import { DocumentEnd, DocumentHead } from './document-head.tsx'
import { Component as Home } from './home.tsx'

/** Drawn closed: the script opens it for who has not closed it before, and all can read the page. */
const warns = (settings: Settings) =>
  showsEntryWarning(settings, {
    route: 'index',
    loggedIn: false,
    installed: false,
    skippedAt: null,
  })

const HomeBody = ({ entry }: Pick<HomeFiles, 'entry'>) => {
  const { t } = useTranslation()
  const settings = useSettings()
  return (
    <div className={styles.shell} data-layout="default" data-page="index">
      <a className={styles.skip} href="#main">
        {t('nav.skip')}
      </a>
      <TopBar language={<LanguageChoice settings={settings} user={null} small />} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Home />
      </main>
      <Footer name="index" company={<Company />} />
      {warns(settings) && <DrawnEntry age={settings.min_age} script={entry} />}
    </div>
  )
}

/** The site's own words are in its own language; in another one the home says them itself. */
const saysOfItself = (settings: Settings, language: Language) => {
  const { index_title: title, description, name } = settings
  if (isOwnLanguage(settings, language)) return { title, description }
  const { t } = textsOf(language)
  return { title: `${t('home.title')} | ${name}`, description: t('home.lead') }
}

/** The parts that the router shows too, drawn as a page that needs no script to be read. */
export const drawHome: DrawHome = (facts) => {
  const chosen = { cookie: languageIn(facts.cookies), account: null }
  const language = languageFor(facts.settings, chosen)
  const { title, description } = saysOfItself(facts.settings, language)
  const languages = ownLanguageFirst(languagesOf(facts.settings), ownLanguageOf(facts.settings))
  const markup = renderToStaticMarkup(
    <html lang={language}>
      <DocumentHead
        title={title}
        description={description}
        name={facts.settings.name}
        origin={facts.origin}
        path={addressIn(paths.index(), language, languages)}
        alternates={alternatesOf(paths.index(), languages)}
        scripts={facts.files.scripts}
      />
      <body data-prefetch={facts.files.prefetched.join(' ')}>
        <TextsContext value={textsOf(language)}>
          <Answered facts={facts}>
            <StaticRouter location={paths.index()}>
              <HomeBody entry={facts.files.entry} />
            </StaticRouter>
          </Answered>
        </TextsContext>
        <DocumentEnd />
      </body>
    </html>,
  )
  return { html: `<!doctype html>${markup}`, language, title, description }
}
