import { enSignin } from '../account/signin.ts'
import { enSignup } from '../account/signup.ts'
import { enFictional } from '../discovery/fictional.ts'
import { enUnitedStates } from '../site/united-states.ts'
import { enFrame } from './frame.ts'
import { enRefusals } from './refusals.ts'
import { enStates } from './states.ts'

/** The English texts of signing up and logging in and of the frame around every page. */
export const enStart = {
  ...enSignin,
  ...enSignup,
  ...enFictional,
  ...enFrame,
  ...enRefusals,
  ...enStates,
  ...enUnitedStates,
}
