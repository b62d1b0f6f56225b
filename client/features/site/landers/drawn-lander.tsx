import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { DrawnEntry } from '#client/parts/site/drawn-entry.tsx'
import { textsOf } from '#client/platform/i18n/drawn-texts.ts'
import { TextsContext, useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Company } from '#client/platform/shell/company.tsx'
import { Footer } from '#client/platform/shell/footer.tsx'
import shell from '#client/platform/shell/shell.module.css'
import type { Language } from '#core/kernel/languages.ts'
import { showsEntryWarning } from '#core/site/entry/rules.ts'
import { autoSlugOf, nicheOf, slugOf } from '#core/site/landers/slugs.ts'
import { type LanderName, takesSlug } from '#core/site/landers/values.ts'
import type { DrawLander, LanderFacts } from '#core/site/landers/views.ts'
import { languageFor, languagesOf, languageIn as rememberedIn } from '#core/site/language-shown.ts'
import type { Settings } from '#core/site/views.ts'
import { Answered } from '../answered.tsx'
import { DocumentEnd, DocumentHead } from '../document-head.tsx'
import { LanderContext, useNicheWords } from './frame.tsx'
import { landers } from './landers.ts'

/** What a browser that sends these cookies reads. */
export const languageIn = (settings: Settings, cookies: string): Language =>
  languageFor(settings, { cookie: rememberedIn(cookies), account: null })

const pathOf = (name: LanderName, slug: string | null) =>
  slug === null ? `/landers/${name}` : `/landers/${name}/${slug}`

/** Where this page is in the language that it speaks: one that is off has no page of its own. */
const ownPathOf = ({ name, slug, language }: LanderFacts) =>
  pathOf(name, slug === null ? null : slugOf(nicheOf(slug) ?? 1, language))

/** The same page in each language of the site. */
const alternatesOf = ({ name, slug, settings }: LanderFacts) => {
  if (!takesSlug(name)) return {}
  const niche = slug === null ? settings.niche : (nicheOf(slug) ?? 1)
  const each = languagesOf(settings).map((language) => [
    language,
    pathOf(name, slugOf(niche, language)),
  ])
  return { ...Object.fromEntries(each), 'x-default': pathOf(name, null) }
}

const Head = ({ facts }: { facts: LanderFacts }) => {
  const { t } = useTranslation('landers')
  const niche = useNicheWords()
  const { name, settings, origin, files } = facts
  const site = settings.name
  const title = [t(`${name}.title`), niche].filter(Boolean).join(' ')
  return (
    <DocumentHead
      title={`${title} | ${site}`}
      description={t(`${name}.description`, { site })}
      name={site}
      origin={origin}
      path={ownPathOf(facts)}
      scripts={files.scripts}
      alternates={alternatesOf(facts)}
      tone={landers[name].tone}
    />
  )
}

/** A page of the same layout, by whose rule the warning shows. */
const LIKE_IT = 'members-id-landing'

const Body = ({ facts: { name, settings, files } }: { facts: LanderFacts }) => {
  const { t } = useTranslation()
  const { Lander } = landers[name]
  const warns = showsEntryWarning(settings, {
    route: LIKE_IT,
    loggedIn: false,
    installed: false,
    skippedAt: null,
  })
  return (
    <div className={shell.shell} data-layout="lander" data-page={`landers-${name}`}>
      <a className={shell.skip} href="#main">
        {t('nav.skip')}
      </a>
      <Lander />
      <Footer name={null} company={<Company />} />
      {warns && <DrawnEntry age={settings.min_age} script={files.entry} />}
    </div>
  )
}

/** The page of a lander, which needs no script to be read. */
export const drawLander: DrawLander = (facts) => {
  const { language, slug, settings, company, source } = facts
  const markup = renderToStaticMarkup(
    <TextsContext value={textsOf(language)}>
      <Answered facts={{ settings, company, sourceKnown: source !== null }}>
        <LanderContext value={facts}>
          <StaticRouter location={pathOf(facts.name, slug)}>
            <html lang={language}>
              <Head facts={facts} />
              <body data-auto={slug ? pathOf(facts.name, autoSlugOf(slug)) : undefined}>
                <Body facts={facts} />
                <DocumentEnd />
              </body>
            </html>
          </StaticRouter>
        </LanderContext>
      </Answered>
    </TextsContext>,
  )
  return `<!doctype html>${markup}`
}
