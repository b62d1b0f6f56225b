import type { TrafficSource } from '#core/account/account.ts'
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
  region: string
  city: string
}

export const blank: Typed = {
  ...{ email: '', password: '', name: '' },
  ...{ day: '', month: '', year: '' },
  ...{ gender: '', seeks: '', region: '', city: '' },
}

const twoDigits = (text: string) => text.trim().padStart(2, '0')

/** `1`, `2`, `1990` as `1990-02-01`; whether it is in the calendar is asked elsewhere. */
export const birthOf = ({ day, month, year }: Pick<Typed, 'day' | 'month' | 'year'>): string =>
  `${year.trim()}-${twoDigits(month)}-${twoDigits(day)}`

export const bodyOf = (
  { day, month, year, gender, seeks, ...rest }: Typed,
  source: TrafficSource | null,
) => ({
  ...rest,
  ...(source && { traffic_source: source }),
  date_of_birth: birthOf({ day, month, year }),
  gender: gender as SignupForm['gender'],
  seeks: seeks as SignupForm['seeks'],
})
