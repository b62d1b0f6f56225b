import { type HouseRule, houseRules } from './values.ts'

/** What each rule is called, of all that a language says of the rules. */
export const titlesOf = (
  rules: Record<HouseRule, { readonly title: string }>,
): Record<HouseRule, string> =>
  Object.fromEntries(houseRules.map((rule) => [rule, rules[rule].title])) as Record<
    HouseRule,
    string
  >
