/** Each language that has words, as a folder of `core/texts`. In one line, as every first page loads it. */
const NAMES = 'nl en de fr da sv nb fi es it pl en-US'

type Split<S extends string> = S extends `${infer First} ${infer Rest}`
  ? readonly [First, ...Split<Rest>]
  : readonly [S]

export const languages = NAMES.split(' ') as readonly string[] as Split<typeof NAMES>
export type Language = (typeof languages)[number]

export const isLanguage = (name: string): name is Language =>
  (languages as readonly string[]).includes(name)
