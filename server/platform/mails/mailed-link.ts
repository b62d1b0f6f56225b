import type { FoundLink, LinkMark, LinkPurpose, LinkStore } from '#core/account/ports.ts'
import type { Ids } from '#core/kernel/ports.ts'
import type { Site } from '#core/site/ports.ts'
import { type Refused, refuse } from '../http/refusals.ts'

const HANDLE_LENGTH = 8

/** What is stored of a token: too little to make the link of it again. */
export const markOf = (ids: Pick<Ids, 'hash'>, token: string): LinkMark => ({
  handle: token.slice(0, HANDLE_LENGTH),
  tokenHash: ids.hash(token),
})

/** Why a mailed link does nothing: it names nobody any more, or it is just not good. */
export const refuseLink = (why: string): Refused =>
  refuse(why === 'email_not_found' ? why : 'link_invalid')

type LinkTarget = Pick<FoundLink, 'account' | 'about'>
type LinkLookup = { mark: LinkMark; site: Site; now: Date }

/** What a good link opens; one that is unknown, expired, used or of another site is just not good. */
export const openLink = async (
  linkStore: LinkStore,
  purpose: LinkPurpose,
  { mark, site, now }: LinkLookup,
): Promise<LinkTarget | { why: 'link_invalid' | 'email_not_found' | 'already_changed' }> => {
  const found = await linkStore.find(purpose, mark, now)
  if (found?.site !== site.id || found.link === 'expired') return { why: 'link_invalid' }
  if (found.link === 'used') return { why: 'already_changed' }
  return found.link === 'orphan' ? { why: 'email_not_found' } : found
}

/** The same for who answers at once. */
export const findLink = async (
  linkStore: LinkStore,
  purpose: LinkPurpose,
  lookup: LinkLookup,
): Promise<LinkTarget | Refused> => {
  const found = await openLink(linkStore, purpose, lookup)
  return 'why' in found ? refuse(found.why) : found
}
