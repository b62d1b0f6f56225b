import type { Member } from '#core/account/values.ts'
import type { Site } from '#core/site/ports.ts'
import { token } from '../platform/wiring.ts'
import type { ProveAge } from './age/prove-age.ts'
import type { PackArchive } from './archive/pack.ts'
import type { MailChange } from './credentials/mail-changing.ts'
import type {
  ChangePassword,
  CheckReset,
  RequestReset,
  ResetPassword,
} from './credentials/passwords.ts'
import type {
  CancelDeletion,
  LookAtReturn,
  RestoreMembership,
  ScheduleDeletion,
  SetVisible,
} from './leaving/leaving.ts'
import type { AccountLetters } from './letters.ts'
import type { SaveProfile } from './profile/save-profile.ts'
import type { AccountRoutes } from './routes.ts'
import type { Admission } from './signin/admission.ts'
import type { GuessLimit } from './signin/guess-limit.ts'
import type { SignIn } from './signin/sign-in.ts'
import type { ActivateAccount, StartAgain } from './signup/activation.ts'
import type { RequestActivationMail, RequestSignupMail } from './signup/activation-mail.ts'
import type { SignUp } from './signup/sign-up.ts'
import type { ShownTerms } from './terms/shown-terms.ts'
import type { Terms } from './terms/terms.ts'

export const activateAccount = token<ActivateAccount>('activateAccount')
export const startAgain = token<StartAgain>('startAgain')
export const admission = token<Admission>('admission')
export const requestActivationMail = token<RequestActivationMail>('requestActivationMail')
export const requestReset = token<RequestReset>('requestReset')
export const requestSignupMail = token<RequestSignupMail>('requestSignupMail')
export const cancelDeletion = token<CancelDeletion>('cancelDeletion')
export const changePassword = token<ChangePassword>('changePassword')
export const checkReset = token<CheckReset>('checkReset')
export const lookAtReturn = token<LookAtReturn>('lookAtReturn')
export const mailChange = token<MailChange>('mailChange')
export const packArchive = token<PackArchive>('packArchive')
export const resetPassword = token<ResetPassword>('resetPassword')
export const restoreMembership = token<RestoreMembership>('restoreMembership')
export const saveProfile = token<SaveProfile>('saveProfile')
export const scheduleDeletion = token<ScheduleDeletion>('scheduleDeletion')
export const setVisible = token<SetVisible>('setVisible')
export const guessLimit = token<GuessLimit>('guessLimit')
export const signIn = token<SignIn>('signIn')
/** What members agreed to, and whether it is what is asked today. */
export const terms = token<Terms>('terms')
export const shownTerms = token<ShownTerms>('shownTerms')
export const termsAgreed = token<(member: Member, site: Site) => Promise<boolean>>('termsAgreed')
export const signUp = token<SignUp>('signUp')

/** What the subject brings to the tables of the platform. */
export const accountRoutes = token<AccountRoutes>('accountRoutes')
export const accountLetters = token<AccountLetters>('accountLetters')
export const proveAge = token<ProveAge>('proveAge')
