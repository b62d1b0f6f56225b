import { nbSignin } from '../account/signin.ts'
import { nbSignup } from '../account/signup.ts'
import { nbFictional } from '../discovery/fictional.ts'
import { nbFrame } from './frame.ts'
import { nbRefusals } from './refusals.ts'
import { nbStates } from './states.ts'

/** The Norwegian texts of signing up and logging in and of the frame around every page. */
export const nbStart = {
  ...nbSignin,
  ...nbSignup,
  ...nbFictional,
  ...nbFrame,
  ...nbRefusals,
  ...nbStates,
}
