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

type Opened = Pick<FoundLink, 'account' | 'about'>
type Asked = { mark: LinkMark; site: Site; now: Date }

/** What a good link opens; one that is unknown, expired, used or of another site is just not good. */
export const openLink = async (
  links: LinkStore,
  purpose: LinkPurpose,
  { mark, site, now }: Asked,
): Promise<Opened | { why: 'link_invalid' | 'email_not_found' }> => {
  const found = await links.find(purpose, mark, now)
  if (found?.site !== site.id || found.link === 'expired') return { why: 'link_invalid' }
  return found.link === 'orphan' ? { why: 'email_not_found' } : found
}

/** The same for who answers at once. */
export const findLink = async (
  links: LinkStore,
  purpose: LinkPurpose,
  asked: Asked,
): Promise<Opened | Refused> => {
  const found = await openLink(links, purpose, asked)
  return 'why' in found ? refuse(found.why) : found
}
