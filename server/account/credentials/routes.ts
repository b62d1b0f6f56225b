import type { credentialCalls } from '#core/account/credentials/contract.ts'
import type { AccountStore, SessionStore } from '#core/account/ports.ts'
import type { Clock, Ids, LiveHints } from '#core/kernel/ports.ts'
import type { MailChange } from '#server/account/credentials/mail-changing.ts'
import type {
  ChangePassword,
  CheckReset,
  RequestReset,
  ResetPassword,
} from '#server/account/credentials/passwords.ts'
import type { Admission } from '#server/account/signin/admission.ts'
import type { GuessLimit } from '#server/account/signin/guess-limit.ts'
import type { Handlers } from '#server/platform/http/handler.ts'
import { refuse } from '#server/platform/http/refusals.ts'
import { type LimitCall, mailboxKey } from '#server/platform/limiting.ts'
import { answersOf } from '../leaving/routes.ts'

export type CredentialRoutes = Pick<Handlers, keyof typeof credentialCalls>

type Dependencies = {
  accounts: AccountStore
  sessionStore: SessionStore
  changePassword: ChangePassword
  requestReset: RequestReset
  checkReset: CheckReset
  resetPassword: ResetPassword
  mailChange: MailChange
  admission: Admission
  limit: LimitCall
  guessLimit: Pick<GuessLimit, 'ofAccount'>
  liveHints: LiveHints
  ids: Ids
  clock: Clock
}

type Of<Part extends string> = {
  [K in keyof CredentialRoutes as K extends `${string}/api/${Part}.php${string}`
    ? K
    : never]: CredentialRoutes[K]
}

const passwordRoutes = ({
  changePassword,
  requestReset,
  checkReset,
  resetPassword,
  limit,
  guessLimit,
  ids,
}: Dependencies): Of<'password' | 'reset'> => ({
  'PUT /api/password.php': async ({ body, member, site, session, sessionHash, key }) => {
    const { mark } = session
    const tooMany = await guessLimit.ofAccount({ account: member.id, site, mark })
    if (tooMany) return tooMany
    return changePassword({ account: member.id, session: sessionHash, form: body, key })
  },

  'POST /api/reset.php': async ({ body: { email }, site, source, key }) => {
    const tooMany =
      (await limit('resetPerSource', source)) ??
      (await limit('resetMails', mailboxKey(ids, site, email, source))) ??
      (await limit('resetMailsPerAddress', mailboxKey(ids, site, email)))
    if (tooMany) return tooMany
    await requestReset({ email, site, key })
    return {}
  },

  'POST /api/reset.php?check=1': async ({ body: { token }, site, source }) =>
    (await limit('linkPerSource', source)) ?? checkReset({ token, site }),

  'PUT /api/reset.php': async ({ body, site, source, session: { mark }, key }) =>
    (await limit('linkPerSource', source)) ?? resetPassword({ ...body, site, mark, key }),
})

const mailChangeRoutes = (deps: Dependencies): Of<'mail-change'> => {
  const { mailChange, limit, guessLimit } = deps
  const { enter } = answersOf(deps)
  return {
    'POST /api/mail-change.php': async ({ body, member, site, session: { mark }, key }) => {
      const tooMany = await guessLimit.ofAccount({ account: member.id, site, mark })
      return tooMany ?? mailChange.request({ account: member.id, site, form: body, key })
    },

    'POST /api/mail-change.php?resend=1': async ({ member, site, key }) =>
      mailChange.resend({ account: member.id, site, key }),

    'DELETE /api/mail-change.php': async ({ member }) => {
      await mailChange.cancel(member.id)
      return {}
    },

    'PUT /api/mail-change.php': async ({ body, member, site, source, session, key }) => {
      const tooMany = await limit('linkPerSource', source)
      if (tooMany) return tooMany
      const { mark } = session
      const { token, password } = body
      const opened = { token, password, member: member?.id ?? null, mark }
      const confirmed = await mailChange.confirm({ ...opened, site, key })
      if ('refused' in confirmed) return confirmed
      return confirmed.entered ? enter(confirmed.account, session) : { user: null }
    },

    'PUT /api/mail-change.php?undo=1': async ({ body: { token }, site, source, key }) =>
      (await limit('linkPerSource', source)) ?? mailChange.undo({ token, site, key }),
  }
}

const deviceRoutes = ({ sessionStore, liveHints, clock }: Dependencies): Of<'devices'> => ({
  'GET /api/devices.php': async ({ member, sessionHash }) => {
    const signedIn = await sessionStore.list(member.id, clock.now())
    const devices = signedIn.map(({ id, tokenHash, device, since, seen }) => ({
      id,
      device,
      since: since.toISOString(),
      seen: seen.toISOString(),
      current: tokenHash === sessionHash,
    }))
    return { devices }
  },

  'DELETE /api/devices.php': async ({ body: { id }, member }) => {
    const ended = await sessionStore.endOne(member.id, id)
    if (!ended) return refuse('not_found')
    liveHints.publish([{ account: member.id, about: 'user' }])
    return {}
  },

  'DELETE /api/devices.php?others=1': async ({ member, sessionHash }) => {
    await sessionStore.endOthers(member.id, sessionHash ?? '')
    liveHints.publish([{ account: member.id, about: 'user' }])
    return {}
  },
})

/** How members get in and keep others out: password, address, devices. */
export const createCredentialRoutes = (deps: Dependencies): CredentialRoutes => ({
  ...passwordRoutes(deps),
  ...mailChangeRoutes(deps),
  ...deviceRoutes(deps),
})
