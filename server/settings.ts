import type { Settings } from '#core/contract/site.ts'
import type { Site } from '#core/site/store.ts'

/** The settings of a site with what only the server knows. */
export const settingsOf = (
  { settings }: Site,
  { languages, demo }: { languages: string[]; demo: boolean },
): Settings => {
  const country = settings.countries[0] ?? ''
  return {
    ...settings,
    geoip_country: country,
    geoip_selected_country: country,
    languages,
    demo,
  }
}
