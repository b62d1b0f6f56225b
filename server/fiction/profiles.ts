import { account } from '#core/account/machine.ts'
import { oldEnough } from '#core/account/rules.ts'
import type { FieldCode } from '#core/contract/codes.ts'
import type { fictionCalls } from '#core/fiction/contract.ts'
import type { FictionalForm, FictionStore, LifeStep } from '#core/fiction/ports.ts'
import { mayAnswerBy } from '#core/fiction/rules.ts'
import { dayOf } from '#core/kernel/day.ts'
import { toWhoeverSees } from '#core/kernel/jobs.ts'
import { begin, step } from '#core/kernel/lifecycle.ts'
import type { Clock, Ids, LiveHints } from '#core/kernel/ports.ts'
import { ok } from '#core/kernel/verdict.ts'
import { FIRST_LIGHT, paintedName, portraitPath } from '#core/photo/painted.ts'
import type { Site } from '#core/site/ports.ts'
import type { Config } from '#server/platform/config/config.ts'
import { type Dispatch, idempotencyKeyOf } from '#server/platform/dispatch.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse, refuseFields } from '#server/platform/http/refusals.ts'
import type { WriteIdempotently } from '#server/platform/idempotency/write-once.ts'
import { fictionalToWire, formFromWire } from './to-wire.ts'

type ProfileCall = Extract<keyof typeof fictionCalls, `${string} /api/fictional.php`>

/** The portrait, and so many more pictures of the same person. */
const PICTURES = 3
const LIGHT = 0

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

/** Painted by what the profile says of the person, as nobody's photo. */
const picturesOf = (id: string, ids: Ids) => ({
  path: portraitPath(id, LIGHT),
  files: Array.from({ length: PICTURES }, (_, nth) => ({
    id: nth === 0 ? id : ids.next(),
    name: paintedName(id, nth === 0 ? FIRST_LIGHT + LIGHT : nth),
  })),
})

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

/** Fictional profiles are made, changed and ended by staff, and by nobody else. */
export const createProfileRoutes = ({
  fiction,
  dispatch,
  writeOnce,
  config: { demo },
  ids,
  clock,
  liveHints,
}: {
  fiction: FictionStore
  dispatch: Dispatch
  writeOnce: WriteIdempotently
  config: Pick<Config, 'demo'>
  ids: Ids
  clock: Clock
  liveHints: LiveHints
}): Pick<Handlers, ProfileCall> => ({
  'GET /api/fictional.php': async ({ site }) => ({
    profiles: (await fiction.profiles(site.id, clock.now())).map((one) =>
      fictionalToWire(one, site.settings),
    ),
  }),

  'POST /api/fictional.php': async ({ body, member, site, key }) => {
    const [form, now] = [formFromWire(body), clock.now()]
    const faults = faultsOf(form, site, { isDemo: demo, now })
    if (faults) return refuseFields(faults)
    return writeOnce(
      idempotencyKeyOf(key, `fictional:${member.id}`, JSON.stringify(body)),
      (remember) =>
        fiction.create({
          site: site.id,
          country: site.settings.countries[0] ?? 'NL',
          language: site.settings.domain_language.slice(0, 2),
          form,
          by: member.id,
          life: lifeOf(form.id),
          pictures: picturesOf(form.id, ids),
          now,
          remember,
        }),
    )
  },

  'PUT /api/fictional.php': async ({ body, member, site, key }) => {
    const [form, now] = [formFromWire(body), clock.now()]
    const faults = faultsOf(form, site, { isDemo: demo, now })
    if (faults) return refuseFields(faults)
    return writeOnce(
      idempotencyKeyOf(key, `fictional-change:${member.id}`, JSON.stringify(body)),
      async (remember) => {
        const wrote = await fiction.change({ site: site.id, form, now, remember })
        if (wrote.written) liveHints.publish([toWhoeverSees(form.id)])
        return wrote
      },
    )
  },

  'DELETE /api/fictional.php': async ({ body: { id }, member, site, key }) => {
    const done = await dispatch({
      idempotency: idempotencyKeyOf(key, `fictional-end:${member.id}`, id),
      attempt: async () => {
        if (!(await fiction.isThere(site.id, id))) return { refused: 'not_found' }
        const event = { type: 'erase' } as const
        return { first: [{ to: 'account', id, event, must: true }], answer: () => ({}) }
      },
    })
    return done.done ? done.answer : refuse(done.why)
  },
})
