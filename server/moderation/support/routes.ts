import type { Clock, Ids, LiveHints, StaffAct } from '#core/kernel/ports.ts'
import type { StaffRole } from '#core/kernel/roles.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
import type { ModerationStore } from '#core/moderation/ports.ts'
import type { supportCalls } from '#core/moderation/support/contract.ts'
import type { FoundMember, SupportStore } from '#core/moderation/support/ports.ts'
import { type FilePart, LOOK_MINUTES, maskedMail, mayRead } from '#core/moderation/support/rules.ts'
import type { PaymentStore } from '#core/payment/ports.ts'
import type { Site } from '#core/site/ports.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { type Refused, refuse } from '#server/platform/http/refusals.ts'
import { workerOf } from '../approval/routes.ts'
import { fileToWire } from './to-wire.ts'

export type SupportRouteParts = {
  support: SupportStore
  moderation: ModerationStore
  payments: PaymentStore
  requestActivationMail: (asked: {
    account: string
    site: Site
    key: string | null
    log: StaffAct
  }) => Promise<Record<never, never> | Refused>
  liveHints: Pick<LiveHints, 'publish'>
  ids: Ids
  clock: Clock
}

/** Rows of each part that are shown: what is older is asked of the archive. */
const SHOWN_MAX = 50

/** All that this role has need of, read at once. */
const readFile = async (
  { support, payments }: SupportRouteParts,
  member: FoundMember,
  { role, now }: { role: StaffRole; now: Date },
) => {
  const { id } = member
  const part = <T>(name: FilePart, read: () => Promise<T>): Promise<T | null> =>
    mayRead(name, role) ? read() : Promise.resolve(null)
  const [life, orders, balance, entries, mails, devices, consents, photos, cases] =
    await Promise.all([
      part('life', () => support.life(id)),
      part('orders', () => support.orders(id, SHOWN_MAX, now)),
      part('credits', () => payments.balance(id)),
      part('credits', () => support.entries(id, SHOWN_MAX)),
      part('mails', () => support.mails(id, SHOWN_MAX)),
      part('devices', () => support.devices(id, now)),
      part('consents', () => support.consents(id)),
      part('photos', () => support.photos(id)),
      support.cases(id),
    ])
  return fileToWire({
    member: { ...member, mail: maskedMail(member.mail) },
    life,
    orders,
    credits: balance && { ...balance, entries: entries ?? [] },
    mails,
    devices,
    consents,
    photos,
    cases: mayRead('cases', role) ? cases : null,
    hasCases: mayRead('life', role) && cases.length > 0,
  })
}

export const createSupportRoutes = (
  parts: SupportRouteParts,
): Pick<Handlers, keyof typeof supportCalls> => {
  const { support, moderation, requestActivationMail, liveHints, ids, clock } = parts
  const log = (actor: string, act: string, account: string | null, about = '') =>
    moderation.log({ actor, act, case: null, account, about, now: clock.now() })

  /** Null where the site has no such member, or no reason was given in the last hour. */
  const opened = async (
    site: string,
    actor: string,
    account: string,
  ): Promise<FoundMember | Refused> => {
    const member = await support.member(site, account)
    if (!member) return refuse('not_found')
    const since = new Date(clock.now().getTime() - LOOK_MINUTES * MINUTE_MS)
    return (await support.hasReason({ actor, account, since })) ? member : refuse('reason_needed')
  }

  return {
    'POST /api/desk-member.php': async ({ body: { text, reason }, member, site }) => {
      const id = await support.search(site.id, text)
      await log(member.id, 'find', id, reason)
      return { id }
    },

    'GET /api/desk-member.php': async ({ query: { id }, member, site }) => {
      const found = await opened(site.id, member.id, id)
      if ('refused' in found) return found
      await log(member.id, 'member', id)
      const { role } = workerOf(member)
      return { member: await readFile(parts, found, { role, now: clock.now() }) }
    },

    'GET /api/desk-member-mail.php': async ({ query: { id }, member, site }) => {
      const found = await opened(site.id, member.id, id)
      if ('refused' in found) return found
      await log(member.id, 'address', id)
      return { mail: found.mail }
    },

    'PUT /api/desk-member.php': async ({ body: { id, act, mail }, member, site, key }) => {
      const found = await opened(site.id, member.id, id)
      if ('refused' in found) return found
      const look = { actor: member.id, act, account: id, about: '', now: clock.now() }
      if (act === 'log_out') {
        const asked = key === null ? ids.next() : ids.hash(JSON.stringify([id, member.id, key]))
        await support.endSessions({ ...look, asked })
        liveHints.publish([{ account: id, about: 'user' }])
        return {}
      }
      if (act === 'retry_mail') {
        const isBack = mail !== null && (await support.retryMail({ ...look, mail }))
        return isBack ? {} : refuse('not_now')
      }
      const did = { actor: member.id, act, case: null, account: id, about: '' }
      return requestActivationMail({ account: id, site, key, log: did })
    },
  }
}
