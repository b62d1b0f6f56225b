import { arrows } from './arrows.ts'
import { doors } from './doors.ts'
import { habits } from './habits.ts'
import type { House } from './house.ts'
import type { CountedRule } from './left.ts'
import type { Offence } from './offence.ts'
import { packages } from './packages.ts'
import { rooms } from './rooms.ts'
import { sizes } from './sizes.ts'
import { streams } from './streams.ts'

export const rules = [...arrows, ...habits, ...streams, ...packages]

/** Rules that are not kept everywhere yet: `offences-left.json` counts what is left. */
export const countedRules: CountedRule[] = [rooms, ...doors, ...sizes]

/** Every breach of every rule that has no list of what is left. */
export const offencesOf = (house: House): Offence[] =>
  rules.flatMap((rule) => rule.broken(house).map((breach) => ({ rule: rule.name, ...breach })))
