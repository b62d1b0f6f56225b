import { MarketChoice } from '#client/parts/payment/market-choice.tsx'
import { useSettings, useUser } from '#client/platform/api/hooks.ts'
import { chooseLanguage } from '#client/platform/api/language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { Choice } from '#client/ui/choice.tsx'
import layout from '#client/ui/layout.module.css'
import { Page } from '#client/ui/page.tsx'
import { languageName } from '#core/kernel/language-name.ts'
import { languagesOf } from '#core/site/language-shown.ts'

/** Which language and country somebody sees, and the choice of others (NAV-04). */
export const Component = () => {
  const { t, i18n } = useTranslation()
  const settings = useSettings()
  const user = useUser()
  const { geoip_selected_country: found } = settings
  const languages = languagesOf(settings).map((value) => ({ value, text: languageName(value) }))
  const chosen = languages.find(({ value }) => value === i18n.language)?.value ?? ''
  return (
    <Page width="narrow">
      <header className={layout.tight}>
        <h1>{t('langConfig.title')}</h1>
        <p className={layout.dimmed}>{t('langConfig.lead')}</p>
      </header>
      <Choice
        legend={t('langConfig.language')}
        name="language"
        options={languages}
        value={chosen}
        onChange={(language) => chooseLanguage(language, user)}
      />
      <section className={layout.stack} aria-label={t('langConfig.country')}>
        <MarketChoice country={user?.payment_country ?? found} />
        <p className={layout.dimmed}>{t('langConfig.countryText')}</p>
      </section>
    </Page>
  )
}
