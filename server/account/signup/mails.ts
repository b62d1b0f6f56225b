import { ACTIVATION_LINK_HOURS } from '#core/account/rules.ts'
import type { SignupForms } from '#core/account/signup/ports.ts'
import type { Clock } from '#core/kernel/ports.ts'
import { HOUR_MS } from '#core/kernel/time-units.ts'
import type { MakeLink, WriteLetter } from '../../platform/mails/letters.ts'
import { activationLetter } from '../../platform/mails/templates.ts'
import { alreadyMemberLetter } from '../credentials/letters.ts'
import { signupCreditsFor } from './signup-credits.ts'

/**
 * With the link of one form, in the language that it was sent in; `about` is its id, which is that
 * of the account where it is its own. Who asks for it and is a member already hears so: else
 * nothing would come.
 */
export const activationLetters =
  ({
    signupForms,
    makeLink,
    clock,
  }: {
    signupForms: SignupForms
    makeLink: MakeLink
    clock: Clock
  }): WriteLetter =>
  async ({ account, about = account, earlier }, to) => {
    if (to.addressee.confirmed) return alreadyMemberLetter(to)
    const now = clock.now()
    const typed = about === account ? null : await signupForms.typed(about, now)
    const { language } = typed ?? to.addressee
    const addressee = { ...to.addressee, language }
    const token = await makeLink({
      account,
      purpose: 'activation',
      about: typed ? about : account,
      earlier,
      expires: new Date(now.getTime() + ACTIVATION_LINK_HOURS * HOUR_MS),
    })
    const { email } = addressee
    const credits = await signupCreditsFor(signupForms, { site: to.site, email, now })
    return { letter: activationLetter({ ...to, addressee }, { token, credits }), addressee }
  }
