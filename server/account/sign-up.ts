import type { NewAccount } from '#core/account/account.ts'
import { nameIsFit, oldEnough, REASON_LENGTH_MAX, signupsOpen } from '#core/account/rules.ts'
import type { First } from '#core/cascade.ts'
import { lengthOf, tidy } from '#core/chat/rules.ts'
import type { SignupForm } from '#core/contract/account.ts'
import type { FieldCode } from '#core/contract/codes.ts'
import { dayOf } from '#core/day.ts'
import { ok } from '#core/lifecycle.ts'
import { givesTimeBonus } from '#core/payment/discount/rules.ts'
import { marketOf } from '#core/payment/market.ts'
import type { Clock, Ids, Passwords } from '#core/ports.ts'
import { countriesFor } from '#core/site/country.ts'
import type { Site } from '#core/site/store.ts'
import { type Dispatch, onceOf } from '#server/dispatch.ts'
import { type Refused, refuse, refuseFields } from '#server/http/refusals.ts'
import type { Visitor } from '#server/http/visitor.ts'
import type { SignUpAgain } from './sign-up-again.ts'

type Form = {
  body: SignupForm
  site: Site
  language: string
  key: string | null
  visitor: () => Pick<Visitor, 'country' | 'chosenCountry'>
}
export type SignUp = (form: Form) => Promise<Record<never, never> | Refused>

/**
 * The country that a region lies in; undefined for a region that the site does not know. Who names
 * none is of the country that the site was shown for.
 */
const countryOf = ({ body: { region = '' }, site, visitor }: Form) => {
  const known = Object.entries(site.regions)
  const { country: found, chosenCountry: chosen } = visitor()
  const { countries } = site.settings
  const { geoip_selected_country } = countriesFor({ found, chosen, countries })
  if (known.length === 0 || region === '') return geoip_selected_country
  const inThese = known.filter(([, names]) => names.includes(region)).map(([country]) => country)
  return inThese.find((country) => country === geoip_selected_country) ?? inThese[0]
}

/** What somebody chose to see prices of counts before where they live. */
const paymentCountryOf = ({ site, visitor }: Form, country: string) => {
  const { chosenCountry: chosen } = visitor()
  return marketOf(site, chosen ?? country).country
}

/** What the contract's shapes cannot say of a form; the same rules stand beside the fields. */
const faultsOf = (form: Form, today: string) => {
  const { body, site } = form
  const faults: Record<string, FieldCode> = {}
  const name = nameIsFit(body)
  if (name !== ok) faults.name = name
  const age = oldEnough({ born: body.date_of_birth, today, minAge: site.settings.min_age })
  if (age !== ok) faults.date_of_birth = age
  if (!countryOf(form)) faults.region = 'field_invalid'
  const words = tidy(body.signup_message ?? '')
  const { message_length } = site.settings
  const fits = body.profile ? lengthOf(words) <= message_length : words.length <= REASON_LENGTH_MAX
  if (!fits) faults.signup_message = 'text_too_long'
  return faults
}

/** What was written is for the member one came for, or else the reason for signing up. */
const wordsOf = ({ signup_message, profile }: SignupForm, id: string) => {
  const body = tidy(signup_message ?? '')
  if (!profile || body === '') return { reason: body, firstMessage: null }
  return { reason: '', firstMessage: { id, to: profile, body } }
}

const accountOf = (
  form: Form,
  { passwordHash, message }: { passwordHash: string; message: string },
): NewAccount => {
  const { body, site, language } = form
  const country = countryOf(form) ?? ''
  return {
    site: site.id,
    email: body.email,
    passwordHash,
    name: body.name,
    born: body.date_of_birth,
    gender: body.gender,
    seeks: body.seeks,
    sexuality: null,
    country,
    paymentCountry: paymentCountryOf(form, country),
    region: body.region ?? '',
    city: body.city ?? '',
    language,
    trafficSource: body.traffic_source ?? null,
    consent: body.consent,
    ...wordsOf(body, message),
  }
}

/** The time bonus of a newcomer, where the site gives one; else it has the welcome discount. */
export const bonusOf = ({ settings }: Site, account: string): First[] => {
  const begin = { account }
  const bonus: First = { to: 'timeBonus', id: account, begin, record: null, must: true }
  return givesTimeBonus(settings) ? [bonus] : []
}

/**
 * Signs up, and answers known and unknown addresses alike, after the same work: what differs is
 * the mail (promise S2). Nobody is signed in by it; the mailed link does that.
 */
export const signingUp = ({
  dispatch,
  again,
  passwords,
  ids,
  clock,
}: {
  dispatch: Dispatch
  again: SignUpAgain
  passwords: Passwords
  ids: Ids
  clock: Clock
}): SignUp => {
  /** The password is no part of it: what is kept is a fast hash. */
  const onceFor = ({ body: { password: _, ...shown }, site, key }: Form) =>
    onceOf(key, `signup:${site.id}`, ids.hash(JSON.stringify(shown)))

  return async (form) => {
    const { site, body } = form
    const trafficSource = Object.values(body.traffic_source ?? {}).some(Boolean)
    const open = signupsOpen({ signups: site.settings.signups, trafficSource })
    if (open !== ok) return refuse(open)
    const faults = faultsOf(form, dayOf(clock.now()))
    if (Object.keys(faults).length > 0) return refuseFields(faults)
    const passwordHash = await passwords.hash(body.password)
    const record = accountOf(form, { passwordHash, message: ids.next() })
    const [id, once] = [ids.random(), onceFor(form)]
    const signedUp = await dispatch({
      once,
      attempt: async () => ({
        first: [
          { to: 'account', id, begin: { account: id }, record, must: true },
          ...bonusOf(site, id),
        ],
        answer: () => ({}),
      }),
    })
    if (signedUp.done) return signedUp.answer
    if (signedUp.why !== 'email_taken') return refuse(signedUp.why)
    await again(record, once)
    return {}
  }
}
