import type { TrafficSource } from '#core/account/values.ts'
import type { Gender } from '#core/discovery/values.ts'

/** The form as it is typed; the day of birth in its three parts. */
export type SignupValues = {
  email: string
  password: string
  name: string
  day: string
  month: string
  year: string
  gender: Gender | ''
  seeks: Gender | ''
  consent: boolean
  signup_message: string
}

export const emptySignup: SignupValues = {
  email: '',
  password: '',
  name: '',
  day: '',
  month: '',
  year: '',
  gender: '',
  seeks: '',
  consent: false,
  signup_message: '',
}

/** What a sign-up says beside what is typed: where one came from, and for whom. */
export type CameBy = { source: TrafficSource | null; profile: string | null }
