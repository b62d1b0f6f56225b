import type { NewAccount } from '#core/account/account.ts'
import { CONSENT_VERSION } from '#core/account/consent.ts'
import type { First } from '#core/cascade.ts'
import type { Persona } from '#core/contract/demo.ts'
import type { Clock, Ids, Passwords } from '#core/ports.ts'
import type { DemoStore } from '#core/site/demo.ts'
import type { Site } from '#core/site/store.ts'
import { type Dispatch, onceOf } from '#server/dispatch.ts'

/** The account that is in that state now; null when nobody is any more. */
export type FindPersona = (
  persona: Persona,
  site: Site,
  key: string | null,
) => Promise<string | null>

const AGE = 34

const newcomerOf = (
  id: string,
  { site, now, passwordHash }: { site: Site; now: Date; passwordHash: string },
): NewAccount => ({
  site: site.id,
  email: `nieuw-${id}@vonk.example`,
  passwordHash,
  name: 'Sam',
  born: `${now.getUTCFullYear() - AGE}-01-01`,
  gender: 'male',
  seeks: 'female',
  sexuality: null,
  country: 'NL',
  paymentCountry: 'NL',
  region: 'Utrecht',
  city: 'Utrecht',
  language: site.settings.domain_language.slice(0, 2),
  trafficSource: null,
  consent: CONSENT_VERSION,
  reason: '',
  firstMessage: null,
})

/**
 * Finds somebody of the demo who is in the state that was asked for at this moment, whatever was
 * done with the others before. A newcomer signs up anew for each key, and somebody else signs up and
 * leaves, each with a mail in the mailbox.
 */
export const findingPersonas = ({
  demo,
  dispatch,
  passwords,
  ids,
  clock,
}: {
  demo: DemoStore
  dispatch: Dispatch
  passwords: Passwords
  ids: Ids
  clock: Clock
}): FindPersona => {
  const lifeOf = (persona: 'newcomer' | 'leaving', id: string, record: NewAccount): First[] => {
    const begin: First = { to: 'account', id, begin: { account: id }, record, must: true }
    const bonus: First = { to: 'timeBonus', id, begin: { account: id }, record: null, must: true }
    if (persona === 'newcomer') return [begin, bonus]
    const activate = { type: 'activate', link: 'good', credits: 0 } as const
    const mail = ids.next()
    const leave = { type: 'leave', passwordRight: true, reason: 'pause', mail } as const
    return [
      begin,
      { to: 'account', id, event: activate, must: true },
      { to: 'account', id, event: leave, must: true },
    ]
  }

  const signUp = async (persona: 'newcomer' | 'leaving', site: Site, key: string | null) => {
    const id = ids.next()
    const passwordHash = await passwords.hash(ids.secret())
    const record = newcomerOf(id, { site, now: clock.now(), passwordHash })
    const signedUp = await dispatch({
      once: onceOf(key, `persona:${site.id}`, persona),
      attempt: async () => ({
        first: lifeOf(persona, id, record),
        answer: () => id,
      }),
    })
    return signedUp.done ? signedUp.answer : null
  }
  return (persona, site, key) =>
    persona === 'newcomer' || persona === 'leaving'
      ? signUp(persona, site, key)
      : demo.persona(site.id, persona)
}
