import type { AccountStore, LinkStore } from '#core/account/ports.ts'
import { isSuspended } from '#core/account/selectors.ts'
import type { Clock, Ids, LiveHints } from '#core/kernel/ports.ts'
import type {
  CancelDeletion,
  LookAtReturn,
  ScheduleDeletion,
  SetVisible,
} from '#server/account/leaving/leaving.ts'
import type { Admission } from '#server/account/signin/admission.ts'
import type { GuessLimit } from '#server/account/signin/guess-limit.ts'
import type { Handlers, Session } from '#server/platform/http/handler.ts'
import { refuse, refuseFields } from '#server/platform/http/refusals.ts'
import type { LimitCall } from '#server/platform/limiting.ts'
import { findLink, markOf } from '#server/platform/mails/mailed-link.ts'
import { userToWire } from '../to-wire.ts'

export type LeavingDependencies = {
  accounts: AccountStore
  cancelDeletion: CancelDeletion
  lookAtReturn: LookAtReturn
  admission: Admission
  scheduleDeletion: ScheduleDeletion
  setVisible: SetVisible
  clock: Clock
  ids: Ids
  linkStore: LinkStore
  limit: LimitCall
  guessLimit: Pick<GuessLimit, 'ofAccount'>
  liveHints: Pick<LiveHints, 'publish'>
}

/** The user of an account, and the same for who enters by a link. */
export const answersOf = ({
  accounts,
  admission,
  clock,
}: Pick<LeavingDependencies, 'accounts' | 'admission' | 'clock'>) => {
  const userOf = async (account: string) => {
    const user = await accounts.user(account, clock.now())
    return user ? { user: userToWire(user) } : refuse('authentication_required')
  }
  const enter = async (account: string, session: Session) => {
    if (await session.open(account)) return userOf(account)
    return (await admission(account)) ?? refuse('authentication_required')
  }
  return { userOf, enter }
}

type LeavingRoutes = Pick<
  Handlers,
  | 'PUT /api/user.php?market=1'
  | 'PUT /api/user.php?visibility=1'
  | 'PUT /api/user.php?notifications=1'
  | 'DELETE /api/user.php'
  | 'DELETE /api/user.php?link=1'
  | 'POST /api/activation.php?return=1'
  | 'POST /api/activation.php?look=1'
>

type LinkRoutes = Pick<Handlers, 'DELETE /api/user.php?link=1' | 'POST /api/activation.php?look=1'>

/** What members do by a mailed link, without logging in. */
const byLinkRoutes = (deps: LeavingDependencies): LinkRoutes => ({
  'DELETE /api/user.php?link=1': async ({ body, site, source, session: { mark }, key }) => {
    const tooMany = await deps.limit('linkPerSource', source)
    if (tooMany) return tooMany
    const lookup = { mark: markOf(deps.ids, body.token), site, now: deps.clock.now() }
    const link = await findLink(deps.linkStore, 'decision', lookup)
    if ('refused' in link) return link
    const { account } = link
    const own = await deps.accounts.user(account, deps.clock.now())
    if (!own || !isSuspended(own.lifecycle)) return refuse('link_invalid')
    const tooManyGuesses = await deps.guessLimit.ofAccount({ account, site, mark })
    if (tooManyGuesses) return tooManyGuesses
    return deps.scheduleDeletion(account, { reason: 'other', password: body.password }, key)
  },

  'POST /api/activation.php?look=1': async ({ body: { token }, site, source }) =>
    (await deps.limit('activationPerSource', source)) ?? deps.lookAtReturn({ token, site }),
})

/** Being seen, being told, leaving, and coming back. */
export const createLeavingRoutes = (deps: LeavingDependencies): LeavingRoutes => {
  const { accounts, cancelDeletion, scheduleDeletion, setVisible, limit, liveHints } = deps
  const { guessLimit } = deps
  const { userOf, enter } = answersOf(deps)
  return {
    'PUT /api/user.php?market=1': async ({ body: { payment_country: country }, member, site }) => {
      const isSoldIn = site.settings.countries.includes(country)
      if (!isSoldIn) return refuseFields({ payment_country: 'field_invalid' })
      await accounts.setPaymentCountry(member.id, country)
      liveHints.publish([{ account: member.id, about: 'user' }])
      return userOf(member.id)
    },

    'PUT /api/user.php?visibility=1': async ({ body, member }) => {
      await setVisible(member.id, body.visible)
      return userOf(member.id)
    },

    'PUT /api/user.php?notifications=1': async ({ body, member }) => {
      await accounts.setNotification(member.id, body.name, body.on)
      liveHints.publish([{ account: member.id, about: 'user' }])
      return userOf(member.id)
    },

    'DELETE /api/user.php': async ({ body, member, site, session, key }) => {
      const { mark } = session
      const tooMany = await guessLimit.ofAccount({ account: member.id, site, mark })
      if (tooMany) return tooMany
      const left = await scheduleDeletion(member.id, body, key)
      if (!('refused' in left)) await session.end()
      return left
    },

    ...byLinkRoutes(deps),

    'POST /api/activation.php?return=1': async ({ body, site, source, session, key }) => {
      const tooMany = await limit('activationPerSource', source)
      if (tooMany) return tooMany
      const returned = await cancelDeletion({ token: body.token, site, key })
      if ('refused' in returned) return returned
      return enter(returned.account, session)
    },
  }
}
