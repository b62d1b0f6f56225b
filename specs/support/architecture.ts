import { arrows } from './architecture/arrows.ts'
import { habits } from './architecture/habits.ts'
import { readHouse } from './architecture/house.ts'
import type { Offence } from './architecture/offence.ts'
import { packages } from './architecture/packages.ts'

export const rules = [...arrows, ...habits, ...packages]

/** Every breach of every rule in the tree below `root`, which needs its package.json. */
export const offencesOf = (root: string): Offence[] => {
  const house = readHouse(root)
  return rules.flatMap((rule) =>
    rule.broken(house).map((breach) => ({ rule: rule.name, ...breach })),
  )
}
