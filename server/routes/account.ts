import type { AccountStore } from '#core/account/store.ts'
import type { accountCalls } from '#core/contract/account.ts'
import type { Clock, Wire } from '#core/ports.ts'
import type { Activate, AskMail } from '#server/account/activation.ts'
import type { Limiting } from '#server/account/limiting.ts'
import type { SignIn } from '#server/account/sign-in.ts'
import type { SignUp } from '#server/account/sign-up.ts'
import type { Handlers } from '#server/http/handler.ts'
import { refuse, refuseFields } from '#server/http/refusals.ts'

export type AccountRoutes = Pick<Handlers, keyof typeof accountCalls>

type Parts = {
  accounts: AccountStore
  activate: Activate
  askMail: AskMail
  clock: Clock
  wire: Wire
  signUp: SignUp
  signIn: SignIn
  limit: Limiting
  languages: readonly string[]
}

export const accountRoutes = ({
  accounts,
  activate,
  askMail,
  clock,
  wire,
  signUp,
  signIn,
  limit,
  languages,
}: Parts): AccountRoutes => {
  const userOf = async (account: string) => {
    const user = await accounts.user(account, clock.now())
    return user ? { user } : refuse('authentication_required')
  }

  return {
    'GET /api/user.php': async ({ member }) => {
      if (!member) return { user: null }
      return { user: await accounts.user(member.id, clock.now()) }
    },

    'POST /api/user.php': async ({ body, site, source, session }) => {
      const tooMany = await limit('loginPerSource', source)
      if (tooMany) return tooMany
      const signedIn = await signIn({ ...body, site: site.id, source })
      if ('refused' in signedIn) return signedIn
      await session.open(signedIn.account)
      return userOf(signedIn.account)
    },

    'PUT /api/user.php': async ({ body, member }) => {
      if (!languages.includes(body.language)) return refuseFields({ language: 'field_invalid' })
      await accounts.setLanguage(member.id, body.language)
      return userOf(member.id)
    },

    'GET /api/logout.php': async ({ member, session }) => {
      await session.end()
      if (member) wire.publish([{ account: member.id, about: 'user' }])
      return {}
    },

    'POST /api/signup.php': async ({ source, ...form }) => {
      const tooMany = await limit('signupPerSource', source)
      return tooMany ?? signUp(form)
    },

    'POST /api/activation.php': async ({ body, site, source, session, key }) => {
      const tooMany = await limit('activationPerSource', source)
      if (tooMany) return tooMany
      const activated = await activate({ token: body.token, site, key })
      if ('refused' in activated) return activated
      await session.open(activated.account)
      return userOf(activated.account)
    },

    'POST /api/activation.php?resend=1': async ({ member, key }) => askMail(member.id, key),

    'PUT /api/profile.php': async ({ body, member, site }) => {
      const regions = Object.values(site.regions).flat()
      if (regions.length > 0 && !regions.includes(body.region)) {
        return refuseFields({ region: 'field_invalid' })
      }
      await accounts.saveProfile(member.id, body)
      return userOf(member.id)
    },
  }
}
