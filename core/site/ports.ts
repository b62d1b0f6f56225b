import type { Bundle, MarketTerms } from '#core/payment/checkout/values.ts'
import type { CompanyInfo, Settings } from './views.ts'

/** A site as it is stored; what depends on the request is filled in by the server. */
export type Site = {
  id: string
  hosts: string[]
  settings: Omit<
    Settings,
    | 'geoip_country'
    | 'geoip_selected_country'
    | 'languages'
    | 'visible_languages'
    | 'design_version'
    | 'demo'
  >
  company: CompanyInfo
  /** By country, one of the settings each. */
  markets: Record<string, MarketTerms>
  regions: Record<string, string[]>
}

export interface SiteStore {
  /** All sites; few, and read once a minute at most. */
  all(): Promise<Site[]>
  /** What a site sells, in every currency, the smallest first. */
  bundles(site: string): Promise<Bundle[]>
  /** Makes the site, or changes the one of its id, with exactly these bundles; all or nothing. */
  save(site: Site, bundles: readonly Bundle[]): Promise<'made' | 'changed' | 'host_taken'>
}
