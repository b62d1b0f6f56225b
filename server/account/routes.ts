import type { accountCalls } from '#core/account/contract.ts'
import type { Ids, LiveHints } from '#core/kernel/ports.ts'
import type { SignIn } from '#server/account/signin/sign-in.ts'
import type { ActivateAccount, StartAgain } from '#server/account/signup/activation.ts'
import type {
  RequestActivationMail,
  RequestSignupMail,
} from '#server/account/signup/activation-mail.ts'
import type { SignUp } from '#server/account/signup/sign-up.ts'
import type { CallContext, Handlers } from '#server/platform/http/handler.ts'
import { refuse, refuseFields } from '#server/platform/http/refusals.ts'
import { mailboxKey } from '#server/platform/limiting.ts'
import { type AgeRoutes, createAgeRoutes } from './age/routes.ts'
import { createDataRoutes, type DataRoutes } from './archive/routes.ts'
import { type CredentialRoutes, createCredentialRoutes } from './credentials/routes.ts'
import { answersOf, createLeavingRoutes, type LeavingDependencies } from './leaving/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { createTermsRoutes, type TermsRoutes } from './terms/routes.ts'
import { userToWire } from './to-wire.ts'

export type AccountRoutes = Pick<Handlers, keyof typeof accountCalls> &
  AgeRoutes &
  CredentialRoutes &
  DataRoutes &
  TermsRoutes

type OfChapters = Parameters<typeof createCredentialRoutes>[0] &
  Parameters<typeof profileRoutes>[0] &
  Parameters<typeof createAgeRoutes>[0] &
  Parameters<typeof createDataRoutes>[0] &
  Parameters<typeof createTermsRoutes>[0]

type Dependencies = LeavingDependencies &
  OfChapters & {
    activateAccount: ActivateAccount
    startAgain: StartAgain
    requestActivationMail: RequestActivationMail
    requestSignupMail: RequestSignupMail
    ids: Ids
    liveHints: LiveHints
    signUp: SignUp
    signIn: SignIn
    languages: readonly string[]
  }

const ofChapters = (deps: LeavingDependencies & OfChapters) => ({
  ...createLeavingRoutes(deps),
  ...profileRoutes(deps),
  ...createAgeRoutes(deps),
  ...createCredentialRoutes(deps),
  ...createDataRoutes(deps),
  ...createTermsRoutes(deps),
})

type ActivationRoutes = Pick<Handlers, 'POST /api/activation.php' | 'DELETE /api/activation.php'>

const activationRoutes = (deps: Dependencies): ActivationRoutes => {
  const { activateAccount, startAgain, limit } = deps
  const { enter } = answersOf(deps)
  return {
    'POST /api/activation.php': async ({ body, member, device, site, source, session, key }) => {
      const tooMany = await limit('activationPerSource', source)
      if (tooMany) return tooMany
      const { token, password } = body
      const { mark } = session
      const opener = { device: device.hash, member: member?.id ?? null, mark, password }
      const activated = await activateAccount({ ...opener, token, site, key })
      if ('refused' in activated) return activated
      return enter(activated.account, session)
    },

    'DELETE /api/activation.php': async ({ body: { token }, site, source, key }) =>
      (await limit('activationPerSource', source)) ?? startAgain({ token, site, key }),
  }
}

export const createAccountRoutes = (deps: Dependencies): AccountRoutes => {
  const { accounts, clock, ids, liveHints } = deps
  const { requestActivationMail, requestSignupMail } = deps
  const { signUp, signIn, admission, limit, languages } = deps
  const { userOf } = answersOf(deps)
  type Login = Pick<CallContext<'POST /api/user.php'>, 'body' | 'site' | 'source' | 'session'>
  const logIn = async ({ body, site, source, session }: Login, comeBack: boolean) => {
    const tooMany = await limit('loginPerSource', source)
    if (tooMany) return tooMany
    const signedIn = await signIn({ ...body, site, source, mark: session.mark, comeBack })
    if ('refused' in signedIn) return signedIn
    const { account, verified } = signedIn
    const isOpen = await session.open(account, verified)
    return isOpen ? userOf(account) : ((await admission(account)) ?? refuse('login_failed'))
  }
  return {
    ...ofChapters(deps),
    ...activationRoutes(deps),

    'GET /api/user.php': async ({ member }) => {
      if (!member) return { user: null }
      const user = await accounts.user(member.id, clock.now())
      return { user: user && userToWire(user) }
    },

    'POST /api/user.php': (context) => logIn(context, false),

    'POST /api/user.php?return=1': (context) => logIn(context, true),

    'PUT /api/user.php': async ({ body, member }) => {
      if (!languages.includes(body.language)) return refuseFields({ language: 'field_invalid' })
      await accounts.setLanguage(member.id, body.language)
      return userOf(member.id)
    },

    'GET /api/logout.php': async ({ member, session }) => {
      await session.end()
      if (member) liveHints.publish([{ account: member.id, about: 'user' }])
      return {}
    },

    'POST /api/signup.php': async (context) => {
      const tooMany = await limit('signupPerSource', context.source)
      return tooMany ?? signUp(context)
    },

    'POST /api/signup.php?resend=1': async ({ body, site, shown, source, device, key }) => {
      const tooMany =
        (await limit('activationPerSource', source)) ??
        (await limit('activationMails', mailboxKey(ids, site, body.email, source))) ??
        (await limit('signupMailsPerAddress', mailboxKey(ids, site, body.email)))
      if (tooMany) return tooMany
      await requestSignupMail({ ...body, site, language: shown, device: device.know(), key })
      return {}
    },

    'POST /api/activation.php?resend=1': async ({ member, site, key }) =>
      requestActivationMail({ account: member.id, site, key }),
  }
}
