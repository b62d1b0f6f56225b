import { isConfirmed, isErased } from '#core/account/selectors.ts'
import type { SignupForms } from '#core/account/signup/ports.ts'
import type { Site } from '#core/site/ports.ts'
import { only } from './only.ts'
import { storedIn, type Tables } from './tables.ts'

/** Each has sent one form, by the device on which the link is opened. */
export const signupFormsOf = (tables: Tables, site: Pick<Site, 'id'>): SignupForms =>
  only('forms', {
    // Every member of the simulation has a mailbox of their own.
    hadCredits: async () => false,
    byLink: async ({ tokenHash: id }) => {
      const account = storedIn(tables, 'account', id)
      if (!account || isErased(account)) return null
      const link = isConfirmed(account) ? 'used' : 'good'
      const signups = [{ id, device: id, passwordHash: null, typed: null }]
      return { site: site.id, link, email: `${id}@example.nl`, account: id, signups }
    },
  })
