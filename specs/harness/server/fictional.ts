import { randomUUID } from 'node:crypto'
import type { FictionalForm } from '#core/fiction/contract.ts'

/** A fictional profile that nothing is wrong with, each time another. */
export const fictionalForm = (changes: Partial<FictionalForm> = {}): FictionalForm => ({
  id: randomUUID(),
  name: 'Luna',
  date_of_birth: '1990-05-17',
  gender: 'female',
  seeks: 'male',
  region: 'Utrecht',
  city: 'Utrecht',
  about_me: 'Wandelt graag langs het water.',
  reason: 'Een goed gesprek',
  hair_color: 'brown',
  eye_color: 'green',
  body_type: 'normal',
  interests: ['tea', 'reading'],
  answers: 'staff',
  purpose: 'Gesprek voor wie nog niemand kent',
  story: 'Juf van groep zes. Heeft een teckel, Bo.',
  ...changes,
})
