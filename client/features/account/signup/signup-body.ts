import type { SignupForm } from '#core/account/contract.ts'
import { CONSENT_VERSION } from '#core/account/profile/values.ts'
import type { CameBy, SignupValues } from './signup-form.ts'

const twoDigits = (text: string) => text.trim().padStart(2, '0')

/** `1`, `2`, `1990` as `1990-02-01`; whether it is in the calendar is asked elsewhere. */
export const birthOf = ({
  day,
  month,
  year,
}: Pick<SignupValues, 'day' | 'month' | 'year'>): string =>
  `${year.trim()}-${twoDigits(month)}-${twoDigits(day)}`

export const bodyOf = (
  { day, month, year, gender, seeks, consent, signup_message, ...rest }: SignupValues,
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
