import { countriesFor } from '#core/site/country.ts'
import { visibleLanguages } from '#core/site/languages.ts'
import type { Site } from '#core/site/ports.ts'
import { DESIGN_VERSION } from '#core/site/values.ts'
import type { Settings } from '#core/site/views.ts'
import type { Visitor } from '../http/visitor.ts'

/** The settings of a site for who asks, with what only the server knows (product spec, section 7). */
export const settingsOf = (
  { settings }: Site,
  { country, chosenCountry }: Visitor,
  { languages, demo }: { languages: string[]; demo: boolean },
): Settings => {
  const { countries } = settings
  const where = countriesFor({ found: country, chosen: chosenCountry, countries })
  const visible_languages = visibleLanguages(languages, where.geoip_selected_country)
  return {
    ...settings,
    ...where,
    languages,
    visible_languages,
    design_version: DESIGN_VERSION,
    demo,
  }
}
