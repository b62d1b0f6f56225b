import { ACTIVATION_LINK_HOURS } from '#core/account/rules.ts'
import type { SignupForms } from '#core/account/signup/ports.ts'
import type { Job } from '#core/kernel/jobs.ts'
import type { Clock } from '#core/kernel/ports.ts'
import { activationLetter, type To } from '../../platform/mails/templates.ts'
import { alreadyMemberLetter } from '../credentials/letters.ts'
import type { MakeLink, Outgoing } from '../credentials/mails.ts'

const HOUR_MS = 3_600_000

/**
 * With the link of one form, in the language that it was sent in; `about` is its id, which is that
 * of the account where it is its own. Who asks for it and is a member already hears so: else
 * nothing would come.
 */
export const activationLetters =
  ({ forms, make, clock }: { forms: SignupForms; make: MakeLink; clock: Clock }) =>
  async (
    { account, about = account, earlier }: Extract<Job, { name: 'mail' }>,
    to: To,
  ): Promise<Outgoing> => {
    if (to.addressee.confirmed) {
      return { letter: alreadyMemberLetter(to), addressee: to.addressee }
    }
    const now = clock.now()
    const typed = about === account ? null : await forms.typed(about, now)
    const { language } = typed ?? to.addressee
    const addressee = { ...to.addressee, language }
    const token = await make({
      ...{ account, purpose: 'activation', about: typed ? about : account, earlier },
      expires: new Date(now.getTime() + ACTIVATION_LINK_HOURS * HOUR_MS),
    })
    return { letter: activationLetter({ ...to, addressee }, token), addressee }
  }
