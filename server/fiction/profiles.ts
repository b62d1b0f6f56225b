import { account } from '#core/account/machine.ts'
import { oldEnough } from '#core/account/rules.ts'
import type { FieldCode } from '#core/contract/codes.ts'
import { fictionActOf } from '#core/fiction/acts.ts'
import type { fictionCalls } from '#core/fiction/contract.ts'
import type { FictionalForm, FictionStore, LifeStep } from '#core/fiction/ports.ts'
import { fictionCountry, mayAnswerBy } from '#core/fiction/rules.ts'
import { dayOf } from '#core/kernel/day.ts'
import { toWhoeverSees } from '#core/kernel/jobs.ts'
import { begin, step } from '#core/kernel/lifecycle.ts'
import type { Clock, Geocoder, IdempotencyRecord, LiveHints } from '#core/kernel/ports.ts'
import { ok } from '#core/kernel/verdict.ts'
import { ownLanguageOf } from '#core/site/language-shown.ts'
import type { Site } from '#core/site/ports.ts'
import { cityNamed } from '#server/platform/city-named.ts'
import type { Config } from '#server/platform/config/config.ts'
import { type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse, refuseFields } from '#server/platform/http/refusals.ts'
import type { WriteIdempotently } from '#server/platform/idempotency/write-once.ts'
import { fictionalToWire, formFromWire } from './to-wire.ts'

type ProfileCall = Extract<keyof typeof fictionCalls, `${string} /api/fictional.php`>

/** The life of its account, by the chart that everybody goes by; nobody has to confirm anything. */
const lifeOf = (id: string) => {
  const born = begin(account, { account: id }).next
  const event = { type: 'activate', link: 'good', opener: 'known', credits: 0 } as const
  const active = step(account, born, event)
  if (!active.moved) throw new Error(`${id} does not begin: ${active.why}`)
  const steps: LifeStep[] = [
    { event: 'begin', before: null, after: born.state },
    { event: event.type, before: born.state, after: active.next.state },
  ]
  return { steps, stored: active.next }
}

const faultsOf = (
  form: FictionalForm,
  site: Site,
  { isDemo, now }: { isDemo: boolean; now: Date },
) => {
  const { min_age: minAge } = site.settings
  const age = oldEnough({ born: form.born, today: dayOf(now), minAge })
  const by = mayAnswerBy({ answers: form.answers, isDemo })
  if (age === ok && by === ok) return null
  const faults: Record<string, FieldCode> = {}
  if (age !== ok) faults.date_of_birth = age
  if (by !== ok) faults.answers = by
  return faults
}

type Parts = {
  fiction: FictionStore
  /** Of the picture pack, the portrait first. */
  choosePictures: (site: string, form: FictionalForm) => Promise<{ id: string; name: string }[]>
  dispatch: Dispatch
  writeOnce: WriteIdempotently
  config: Pick<Config, 'demo'>
  clock: Clock
  geocoder: Pick<Geocoder, 'townNamed'>
  liveHints: LiveHints
}
type Asking = { site: Site; staff: string; key: string | null }

const createWrite = ({
  fiction,
  choosePictures,
  writeOnce,
  config: { demo: isDemo },
  clock,
  geocoder,
  liveHints,
}: Parts) => {
  const make = async (form: FictionalForm, asking: Asking, remember: IdempotencyRecord | null) => {
    const { site, staff } = asking
    return fiction.create({
      site: site.id,
      country: fictionCountry(site.settings.countries),
      language: ownLanguageOf(site.settings),
      form,
      by: staff,
      life: lifeOf(form.id),
      pictures: await choosePictures(site.id, form),
      now: clock.now(),
      remember,
    })
  }

  const change = async (
    form: FictionalForm,
    asking: Asking,
    remember: IdempotencyRecord | null,
  ) => {
    const { site, staff: by } = asking
    const wrote = await fiction.change({ site: site.id, form, by, now: clock.now(), remember })
    if (!wrote.written) return wrote
    liveHints.publish([toWhoeverSees(form.id)])
    return wrote
  }

  const acts = { make, change }
  return async (act: keyof typeof acts, typed: FictionalForm, asking: Asking) => {
    const { site, staff, key } = asking
    const city = cityNamed(geocoder, { ...typed, country: fictionCountry(site.settings.countries) })
    const form = { ...typed, city }
    const faults = faultsOf(form, site, { isDemo, now: clock.now() })
    if (faults) return refuseFields(faults)
    const idempotency = idempotencyKeyOf(key, `fictional-${act}:${staff}`, JSON.stringify(form))
    return writeOnce(idempotency, (remember) => acts[act](form, asking, remember))
  }
}

const createEnd =
  ({ fiction, dispatch }: Parts) =>
  async (id: string, { site, staff, key }: Asking) => {
    const done = await dispatch({
      idempotency: idempotencyKeyOf(key, `fictional-end:${staff}`, id),
      attempt: async () => {
        if (!(await fiction.isThere(site.id, id))) return { refused: 'not_found' }
        const event = { type: 'erase' } as const
        const log = fictionActOf(staff, 'ended', id)
        return { first: [{ to: 'account', id, event, must: true }], answer: () => ({}), log }
      },
    })
    return done.done ? done.answer : refuse(done.why)
  }

/** Fictional profiles are made, changed and ended by staff, and by nobody else. */
export const createProfileRoutes = (parts: Parts): Pick<Handlers, ProfileCall> => {
  const [write, end] = [createWrite(parts), createEnd(parts)]
  return {
    'GET /api/fictional.php': async ({ site }) => {
      const profiles = await parts.fiction.profiles(site.id, parts.clock.now())
      return { profiles: profiles.map((one) => fictionalToWire(one, site.settings)) }
    },

    'POST /api/fictional.php': async ({ body, member, site, key }) =>
      write('make', formFromWire(body), { site, staff: member.id, key }),

    'PUT /api/fictional.php': async ({ body, member, site, key }) =>
      write('change', formFromWire(body), { site, staff: member.id, key }),

    'DELETE /api/fictional.php': async ({ body: { id }, member, site, key }) =>
      end(id, { site, staff: member.id, key }),
  }
}
