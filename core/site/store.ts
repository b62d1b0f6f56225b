import type { CompanyInfo, Settings } from '#core/contract/site.ts'

/** A site as it is stored; what depends on the request is filled in by the server. */
export type Site = {
  id: string
  hosts: string[]
  settings: Omit<Settings, 'geoip_country' | 'geoip_selected_country' | 'languages' | 'demo'>
  company: CompanyInfo
  vatBasisPoints: number
  regions: Record<string, string[]>
}

export interface SiteStore {
  /** All sites; few, and read once a minute at most. */
  all(): Promise<Site[]>
}
