import type { TrafficSource } from '#core/account/account.ts'
import { CONSENT_VERSION } from '#core/account/consent.ts'
import type { SignupForm } from '#core/contract/account.ts'
import type { Gender } from '#core/discovery/vocabularies.ts'

/** The form as it is typed; the day of birth in its three parts. */
export type Typed = {
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

export const blank: Typed = {
  ...{ email: '', password: '', name: '' },
  ...{ day: '', month: '', year: '' },
  ...{ gender: '', seeks: '', consent: false, signup_message: '' },
}

/** What a sign-up says beside what is typed: where one came from, and for whom. */
export type CameBy = { source: TrafficSource | null; profile: string | null }

const twoDigits = (text: string) => text.trim().padStart(2, '0')

/** `1`, `2`, `1990` as `1990-02-01`; whether it is in the calendar is asked elsewhere. */
export const birthOf = ({ day, month, year }: Pick<Typed, 'day' | 'month' | 'year'>): string =>
  `${year.trim()}-${twoDigits(month)}-${twoDigits(day)}`

export const bodyOf = (
  { day, month, year, gender, seeks, consent, signup_message, ...rest }: Typed,
  { source, profile }: CameBy,
) => ({
  ...rest,
  date_of_birth: birthOf({ day, month, year }),
  gender: gender as SignupForm['gender'],
  seeks: seeks as SignupForm['seeks'],
  consent: (consent ? CONSENT_VERSION : undefined) as SignupForm['consent'],
  ...(signup_message.trim() && { signup_message }),
  ...(profile && { profile }),
  ...(source && { traffic_source: source }),
})
