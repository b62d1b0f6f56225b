import { isContact } from '#core/kernel/contact.ts'
import { ok } from '#core/kernel/verdict.ts'
import { normalizeAddress } from '#core/normalisation/address.ts'
import { isReadableLine } from '#core/normalisation/readable-line.ts'
import { normalizeLine } from '#core/normalisation/text.ts'
import { looksLikeStaff } from './staff-names.ts'

/** A profile name stands in mails and on other people's screens: it may not be a message. */
export type NameFacts = {
  name: string
  email: string
  /** What the site is called. */
  site: string
}

/**
 * A name is one line that can be read, no address or number to be reached at elsewhere, no name by
 * which one would be taken for the site, and not the e-mail address (product spec, section 5).
 */
export const nameIsFit = ({ name, email, site }: NameFacts) => {
  const bare = normalizeLine(name)
  if (bare.startsWith('@')) return 'name_starts_with_at'
  if (normalizeAddress(bare) === normalizeAddress(email)) return 'name_is_email'
  if (!isReadableLine(bare)) return 'name_characters'
  if (isContact(bare)) return 'name_is_contact'
  return looksLikeStaff({ name: bare, site }) ? 'name_of_staff' : ok
}
