import { frSignin } from '../account/signin.ts'
import { frSignup } from '../account/signup.ts'
import { frFictional } from '../discovery/fictional.ts'
import { frFrame } from './frame.ts'
import { frRefusals } from './refusals.ts'
import { frStates } from './states.ts'

/** The French texts of signing up and logging in and of the frame around every page. */
export const frStart = {
  ...frSignin,
  ...frSignup,
  ...frFictional,
  ...frFrame,
  ...frRefusals,
  ...frStates,
}
