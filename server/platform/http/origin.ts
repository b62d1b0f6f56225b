import type { AccountStore } from '#core/account/ports.ts'
import type { Site, SiteStore } from '#core/site/ports.ts'

/** Where people find a site: the server's own address, or with its domain in the place of it. */
export const originOf = (publicUrl: string, { hosts, settings }: Site): string => {
  const url = new URL(publicUrl)
  if (!hosts.includes(url.hostname)) url.hostname = settings.domain
  return url.origin
}

/** Where the site of an account is, such as a payment page leads back to. */
export type HomeOf = (account: string) => Promise<string>

export const createHomeFinder =
  ({
    accounts,
    sites,
    publicUrl,
  }: {
    accounts: AccountStore
    sites: SiteStore
    publicUrl: string
  }): HomeOf =>
  async (account) => {
    const [addressee, all] = await Promise.all([accounts.addressee(account), sites.all()])
    const site = all.find(({ id }) => id === addressee?.site)
    return site ? originOf(publicUrl, site) : publicUrl
  }
