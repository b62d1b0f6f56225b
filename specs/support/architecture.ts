import { arrows } from './architecture/arrows.ts'
import { doors } from './architecture/doors.ts'
import { habits } from './architecture/habits.ts'
import type { House } from './architecture/house.ts'
import type { CountedRule } from './architecture/left.ts'
import type { Offence } from './architecture/offence.ts'
import { packages } from './architecture/packages.ts'
import { rooms } from './architecture/rooms.ts'
import { sizes } from './architecture/sizes.ts'

export const rules = [...arrows, ...habits, ...packages]

/** Rules that are not kept everywhere yet: `offences-left.json` counts what is left. */
export const countedRules: CountedRule[] = [rooms, ...doors, ...sizes]

/** Every breach of every rule that has no list of what is left. */
export const offencesOf = (house: House): Offence[] =>
  rules.flatMap((rule) => rule.broken(house).map((breach) => ({ rule: rule.name, ...breach })))
