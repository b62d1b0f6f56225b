import type { LinkMark, LinkPurpose, LinkStore } from '#core/account/store.ts'
import type { Ids } from '#core/ports.ts'
import type { Site } from '#core/site/store.ts'
import { type Refused, refuse } from '#server/http/refusals.ts'

const HANDLE_LENGTH = 8

/** What is stored of a token: too little to make the link of it again. */
export const markOf = (ids: Pick<Ids, 'hash'>, token: string): LinkMark => ({
  handle: token.slice(0, HANDLE_LENGTH),
  tokenHash: ids.hash(token),
})

/** Why a mailed link does nothing: it names nobody any more, or it is just not good. */
export const refuseLink = (why: string): Refused =>
  refuse(why === 'email_not_found' ? why : 'link_invalid')

/** Whose good link it is; one that is unknown, expired, used or of another site is just not good. */
export const findLink = async (
  links: LinkStore,
  purpose: LinkPurpose,
  { mark, site, now }: { mark: LinkMark; site: Site; now: Date },
): Promise<{ account: string } | Refused> => {
  const found = await links.find(purpose, mark, now)
  if (found?.site !== site.id || found.link === 'expired') return refuse('link_invalid')
  return found.link === 'orphan' ? refuse('email_not_found') : { account: found.account }
}
