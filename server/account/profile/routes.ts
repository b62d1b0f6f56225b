import type { AccountStore } from '#core/account/ports.ts'
import { toWhoeverSees } from '#core/kernel/jobs.ts'
import type { Clock, LiveHints } from '#core/kernel/ports.ts'
import type { Admission } from '#server/account/signin/admission.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuseFields } from '#server/platform/http/refusals.ts'
import { answersOf } from '../leaving/routes.ts'
import { profileChangeFromWire } from '../to-wire.ts'
import type { SaveProfile } from './save-profile.ts'

type ProfileRoutes = Pick<
  Handlers,
  'PUT /api/consent.php' | 'DELETE /api/consent.php' | 'PUT /api/profile.php'
>

/** What members say of themselves, and may take back. */
export const profileRoutes = (parts: {
  accounts: AccountStore
  admission: Admission
  clock: Clock
  liveHints: Pick<LiveHints, 'publish'>
  saveProfile: SaveProfile
}): ProfileRoutes => {
  const { accounts, clock, liveHints, saveProfile } = parts
  const { userOf } = answersOf(parts)
  const changed = (id: string) => {
    liveHints.publish([toWhoeverSees(id)])
    return userOf(id)
  }
  return {
    'PUT /api/consent.php': async ({ body: { consent: version, seeks }, member }) => {
      await accounts.giveConsent(member.id, { version, seeks, now: clock.now() })
      return userOf(member.id)
    },

    'DELETE /api/consent.php': async ({ member }) => {
      await accounts.withdrawConsent(member.id, clock.now())
      return changed(member.id)
    },

    'PUT /api/profile.php': async ({ body, member, site }) => {
      const { region, country } = body
      const known = country ? (site.regions[country] ?? []) : Object.values(site.regions).flat()
      const isNamed = region && Object.keys(site.regions).length > 0
      if (isNamed && !known.includes(region)) return refuseFields({ region: 'field_invalid' })
      const { sexuality } = body
      const isKept = sexuality === undefined || (await accounts.setSexuality(member.id, sexuality))
      if (!isKept) return refuseFields({ sexuality: 'consent_needed' })
      await saveProfile(member.id, profileChangeFromWire(body))
      return changed(member.id)
    },
  }
}
