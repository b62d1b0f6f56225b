import type { SignupForm } from '#core/account/contract.ts'
import { nameIsFit } from '#core/account/names.ts'
import { oldEnough, REASON_LENGTH_MAX, signupsOpen } from '#core/account/rules.ts'
import { isPremium } from '#core/account/selectors.ts'
import type { AddressStatus, SignupForms } from '#core/account/signup/ports.ts'
import type { NewAccount } from '#core/account/values.ts'
import type { FieldCode } from '#core/contract/codes.ts'
import type { FirstEvent } from '#core/kernel/cascade.ts'
import { dayOf } from '#core/kernel/day.ts'
import type { MailTemplate } from '#core/kernel/jobs.ts'
import { ok } from '#core/kernel/lifecycle.ts'
import type {
  Clock,
  Geocoder,
  Ids,
  JobQueue,
  LifecycleStore,
  Passwords,
} from '#core/kernel/ports.ts'
import { lengthOf, normalizeText } from '#core/normalisation/text.ts'
import { marketOf } from '#core/payment/checkout/market.ts'
import { givesTimeBonus } from '#core/payment/discount/rules.ts'
import { countriesFor } from '#core/site/country.ts'
import type { Site } from '#core/site/ports.ts'
import { namesSource } from '#core/site/traffic-source.ts'
import type { Terms } from '#server/account/terms/terms.ts'
import { cityNamed } from '#server/platform/city-named.ts'
import { type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import type { Device } from '#server/platform/http/handler.ts'
import { type Refused, refuse, refuseFields } from '#server/platform/http/refusals.ts'
import type { Visitor } from '#server/platform/http/visitor.ts'
import { type LimitCall, mailboxKey } from '../../platform/limiting.ts'

type Form = {
  body: SignupForm
  site: Site
  shown: string
  key: string | null
  device: Pick<Device, 'know'>
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
  const name = nameIsFit({ ...body, site: site.settings.name })
  if (name !== ok) faults.name = name
  const age = oldEnough({ born: body.date_of_birth, today, minAge: site.settings.min_age })
  if (age !== ok) faults.date_of_birth = age
  if (!countryOf(form)) faults.region = 'field_invalid'
  const words = normalizeText(body.signup_message ?? '')
  const { message_length } = site.settings
  const fits = body.profile ? lengthOf(words) <= message_length : words.length <= REASON_LENGTH_MAX
  if (!fits) faults.signup_message = 'text_too_long'
  return faults
}

/** What was written is for the member one came for, or else the reason for signing up. */
const wordsOf = ({ signup_message, profile }: SignupForm, id: string) => {
  const body = normalizeText(signup_message ?? '')
  if (!profile || body === '') return { reason: body, firstMessage: null }
  return { reason: '', firstMessage: { id, to: profile, body } }
}

const accountOf = (
  form: Form,
  { passwordHash, message }: { passwordHash: string; message: string },
): NewAccount => {
  const { body, site, shown } = form
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
    language: shown,
    trafficSource: body.traffic_source ?? null,
    consent: body.consent,
    ...wordsOf(body, message),
  }
}

/** The time bonus of a newcomer, where the site gives one; else it has the welcome discount. */
export const bonusOf = ({ settings }: Site, account: string): FirstEvent[] => {
  const begin = { account }
  const bonus: FirstEvent = { to: 'timeBonus', id: account, begin, record: null, must: true }
  return givesTimeBonus(settings) ? [bonus] : []
}

/** An account of what was typed in a form. */
export const beginAccount = (site: Site, id: string, record: NewAccount): FirstEvent[] => [
  { to: 'account', id, begin: { account: id }, record, must: true },
  ...bonusOf(site, id),
]

type Dependencies = {
  terms: Pick<Terms, 'toSignUp'>
  dispatch: Dispatch
  store: LifecycleStore
  signupForms: SignupForms
  limit: LimitCall
  passwords: Passwords
  jobQueue: Pick<JobQueue, 'put'>
  geocoder: Pick<Geocoder, 'townNamed'>
  ids: Ids
  clock: Clock
}

/** Why the address stays with who has it. */
const TAKEN = ['not_now', 'account_suspended']

type Typed = { site: string; email: string; language: string }

/** The owner of an address is told that somebody typed it. */
const createSendSignupMail = ({ jobQueue, ids }: Pick<Dependencies, 'jobQueue' | 'ids'>) => {
  const mail = (template: MailTemplate, account: string, typed?: Typed) => {
    const job = { name: 'mail', key: `${template}:${ids.next()}`, template, account } as const
    return jobQueue.put(typed ? { ...job, typed } : job)
  }
  return async ({ account, former, banned }: AddressStatus, typed: Typed) => {
    if (account) await mail('alreadyMember', account)
    else if (former) await mail('addressHeld', former)
    else if (banned) await mail('addressBanned', banned, typed)
  }
}

/**
 * Signs up, and answers known and unknown addresses alike, after the same work: what differs is
 * the mail (promise S2). Nobody is signed in by it; the mailed link does that. While nobody has
 * confirmed the address, the form waits beside those before it and changes none of them.
 */
export const createSignUp = (deps: Dependencies): SignUp => {
  const { dispatch, store, signupForms, limit, passwords, ids, clock, terms } = deps
  const sendMailFor = createSendSignupMail(deps)
  /** The password is no part of it: what is kept is a fast hash. */
  const idempotencyOf = ({ body: { password: _, ...shown }, site, key }: Form) =>
    idempotencyKeyOf(key, `signup:${site.id}`, ids.hash(JSON.stringify(shown)))

  /** The account's own form is corrected by the device that sent it, until something is paid. */
  const again = async (account: string, record: NewAccount, own: string | null, now: Date) => {
    const known = await store.load('account', account, now)
    const corrects = own !== account || !known || !isPremium(known.stored)
    const id = own !== null && corrects ? own : ids.next()
    const event = { type: 'signUpAgain', form: record, id, mail: ids.next() } as const
    // Loaded before its form is looked at: what somebody sends meanwhile is a conflict.
    const loaded = new Map([[`account:${account}` as const, known]])
    return { first: [{ to: 'account', id: account, event, must: true } as const], loaded }
  }

  const signUp = async (
    form: Form,
    record: NewAccount,
  ): Promise<Record<never, never> | Refused> => {
    const { site, email, device = null } = record
    let found: AddressStatus | null = null
    const signedUp = await dispatch({
      idempotency: idempotencyOf(form),
      attempt: async (now) => {
        found = await signupForms.at({ site, email, device, now })
        const answer = () => ({})
        if (found.account)
          return { ...(await again(found.account, record, found.own, now)), answer }
        const gone = found.former ?? found.banned
        // As much is asked as of an address that has an account: no time tells them apart.
        if (gone) await store.load('account', gone, now)
        if (gone) return { refused: 'not_now' }
        return { first: beginAccount(form.site, ids.random(), record), answer }
      },
    })
    if (signedUp.done) return signedUp.answer
    // Two at once with one new address: the second finds what the first began.
    if (signedUp.why === 'email_taken') return signUp(form, record)
    if (!found || !TAKEN.includes(signedUp.why)) return refuse(signedUp.why)
    await sendMailFor(found, { site, email, language: form.shown })
    return {}
  }

  return async (form) => {
    const { site, body, device } = form
    const trafficSource = namesSource(body.traffic_source ?? {})
    const open = signupsOpen({ signups: site.settings.signups, trafficSource })
    if (open !== ok) return refuse(open)
    const faults = faultsOf(form, dayOf(clock.now()))
    if (Object.keys(faults).length > 0) return refuseFields(faults)
    const tooMany = await limit('signupMailsPerAddress', mailboxKey(ids, site, body.email))
    if (tooMany) return tooMany
    const passwordHash = await passwords.hash(body.password)
    const typed = accountOf(form, { passwordHash, message: ids.next() })
    const record = { ...typed, city: cityNamed(deps.geocoder, typed) }
    const agreed = await terms.toSignUp({ site, language: form.shown })
    return signUp(form, { ...record, device: device.know(), terms: agreed })
  }
}
