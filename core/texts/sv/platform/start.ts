import { svSignin } from '../account/signin.ts'
import { svSignup } from '../account/signup.ts'
import { svFictional } from '../discovery/fictional.ts'
import { svFrame } from './frame.ts'
import { svRefusals } from './refusals.ts'
import { svStates } from './states.ts'

/** The Swedish texts of signing up and logging in and of the frame around every page. */
export const svStart = {
  ...svSignin,
  ...svSignup,
  ...svFictional,
  ...svFrame,
  ...svRefusals,
  ...svStates,
}
