import { CONSENT_VERSION } from '#core/account/profile/values.ts'
import type { NewAccount } from '#core/account/values.ts'
import type { DemoStore } from '#core/demo/ports.ts'
import { buyers, type Persona, type ResidentPersona, residents } from '#core/demo/values.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import type { Clock, Ids, Passwords } from '#core/kernel/ports.ts'
import { ownLanguageOf } from '#core/site/language-shown.ts'
import type { Site } from '#core/site/ports.ts'
import { bonusOf } from '#server/account/signup/sign-up.ts'
import { type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import type { BuyAs } from './purchases.ts'

/** The account that is in that state now; null when nobody is any more. */
export type FindPersona = (
  persona: Persona,
  site: Site,
  key: string | null,
) => Promise<string | null>

const AGE = 34
const COUNTRY = 'NL'

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
  country: COUNTRY,
  paymentCountry: COUNTRY,
  region: 'Utrecht',
  city: 'Utrecht',
  language: ownLanguageOf(site.settings),
  trafficSource: null,
  consent: CONSENT_VERSION,
  reason: '',
  firstMessage: null,
})

type Newcomer = { site: Site; record: NewAccount }
type MovablePersona = Exclude<Persona, ResidentPersona>

const isResident = (persona: Persona): persona is ResidentPersona =>
  residents.some((one) => one === persona)
const buyerOf = (persona: Persona) => buyers.find((one) => one === persona)

/**
 * Finds somebody of the demo who is in the state that was asked for at this moment, whatever was
 * done with the others before. A newcomer signs up anew for each key, somebody else signs up and
 * leaves, each with a mail in the mailbox, and others sign up and buy.
 */
export const createFindPersona = ({
  demo,
  dispatch,
  buyAs,
  passwords,
  ids,
  clock,
}: {
  demo: DemoStore
  dispatch: Dispatch
  buyAs: BuyAs
  passwords: Passwords
  ids: Ids
  clock: Clock
}): FindPersona => {
  const lifeOf = (
    persona: MovablePersona,
    id: string,
    { site, record }: Newcomer,
  ): FirstEvent[] => {
    const begin: FirstEvent = { to: 'account', id, begin: { account: id }, record, must: true }
    const bonus = bonusOf(site, id)
    if (persona === 'newcomer') return [begin, ...bonus]
    const credits = persona === 'leaving' ? 0 : site.settings.signup_credits
    const event = { type: 'activate', link: 'good', opener: 'known', credits } as const
    const activate: FirstEvent = { to: 'account', id, event, must: true }
    if (persona !== 'leaving') return [begin, ...bonus, activate]
    const mail = ids.next()
    const leave = { type: 'leave', passwordRight: true, reason: 'pause', mail } as const
    return [begin, activate, { to: 'account', id, event: leave, must: true }]
  }

  const signUp = async (persona: MovablePersona, site: Site, key: string | null) => {
    const id = ids.random()
    const passwordHash = await passwords.hash(ids.secret())
    const record = newcomerOf(id, { site, now: clock.now(), passwordHash })
    const signedUp = await dispatch({
      idempotency: idempotencyKeyOf(key, `persona:${site.id}`, persona),
      attempt: async () => ({
        first: lifeOf(persona, id, { site, record }),
        answer: () => id,
      }),
    })
    return signedUp.done ? signedUp.answer : null
  }

  return async (persona, site, key) => {
    if (isResident(persona)) return demo.persona(site.id, persona)
    const account = await signUp(persona, site, key)
    const buyer = buyerOf(persona)
    if (account && buyer) await buyAs(buyer, { account, country: COUNTRY, site })
    return account
  }
}
