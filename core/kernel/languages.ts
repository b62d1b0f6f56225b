/** Each language that has words, as a folder of `core/texts`. In one line, as every first page loads it. */
const NAMES = 'nl en de fr da sv nb fi es it pl en-US'

type Split<S extends string> = S extends `${infer First} ${infer Rest}`
  ? readonly [First, ...Split<Rest>]
  : readonly [S]

export const languages = NAMES.split(' ') as readonly string[] as Split<typeof NAMES>
export type Language = (typeof languages)[number]

export const isLanguage = (name: string): name is Language =>
  (languages as readonly string[]).includes(name)

/**
 * Of these languages the one asked for, else its base, else a variant of it (`variants.ts`): they
 * have their first two letters in common.
 */
export const nearestOf = <L extends string>(on: readonly L[], asked: string | null) =>
  on.find((one) => one === asked) ?? on.find((one) => one.slice(0, 2) === asked?.slice(0, 2))
