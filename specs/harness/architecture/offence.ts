import type { House, Module } from './house.ts'

export type Offence = { rule: string; where: string; what: string }

/** A rule's name is a sentence that is true of a house that keeps it. */
export type Rule = { name: string; broken(house: House): { where: string; what: string }[] }

export type Fault = { line: number; what: string }

/** A rule that looks at one file at a time. */
export const perModule = (name: string, faults: (module: Module) => Fault[]): Rule => ({
  name,
  broken: ({ modules }) =>
    modules.flatMap((module) =>
      faults(module).map(({ line, what }) => ({ where: `${module.path}:${line}`, what })),
    ),
})
