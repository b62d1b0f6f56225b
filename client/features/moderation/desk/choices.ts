import type { DeskCaseView } from '#core/moderation/desk/contract.ts'
import { urgencyOf } from '#core/moderation/rules.ts'
import { isUnderReview } from '#core/moderation/selectors.ts'
import {
  type Decision,
  type HouseRule,
  houseRules,
  type ReportReason,
  restrictionOf,
} from '#core/moderation/values.ts'
import type { FactTemplates } from '#core/texts/nl/moderation/templates.ts'

/** What one can decide here: on a report, or on an objection to what was decided. */
export type Choice = Decision | 'upheld' | 'overturned'

export const isReview = (choice: Choice): choice is 'upheld' | 'overturned' =>
  choice === 'upheld' || choice === 'overturned'

/** In the order of their keys, which stays the same from case to case. */
export const choicesOf = ({
  status,
  appeal_by,
  possible,
}: Pick<DeskCaseView, 'status' | 'appeal_by' | 'possible'>): Choice[] => {
  if (!isUnderReview(status)) return possible
  if (appeal_by === 'accused') return ['upheld', 'overturned']
  return ['upheld', ...possible.filter((decision) => decision !== 'nothing_found')]
}

/** Days that fit most of what happens. */
export const TERMS = [1, 3, 7, 30] as const
const USUAL_TERM = 7
export const usualTerm = (choice: Choice): number | null =>
  choice === 'pause_chat' || choice === 'suspend' ? USUAL_TERM : null

/** The preset after this one, and after the last the first. */
export const termAfter = (days: number): number => TERMS.find((term) => term > days) ?? TERMS[0]

export const asksRule = (choice: Choice | null): boolean =>
  choice !== null && choice !== 'nothing_found' && !isReview(choice)

export const restricts = (choice: Choice): boolean =>
  !isReview(choice) && restrictionOf[choice] !== null

const isRule = (reason: ReportReason): reason is HouseRule =>
  houseRules.some((rule) => rule === reason)

/** The most urgent of them first. */
export const byUrgency = (reasons: readonly ReportReason[]): ReportReason[] =>
  reasons.toSorted((a, b) => urgencyOf(a) - urgencyOf(b))

/** The rule that the reports themselves name; none where they only say something in words. */
export const ruleNamed = (reasons: readonly ReportReason[]): HouseRule | null =>
  byUrgency(reasons).find(isRule) ?? null

const QUOTE_MAX = 200

/** With what the facts begin, for whoever decides to make their own. */
export const factsFor = (
  templates: FactTemplates,
  { choice, rule, quote }: { choice: Choice | null; rule: HouseRule | null; quote: string },
): string => {
  if (choice === null) return ''
  if (choice === 'nothing_found') return templates.nothing
  if (isReview(choice)) return templates[choice]
  if (rule === null) return ''
  const said = quote === '' ? [] : [templates.quoted({ quote: quote.slice(0, QUOTE_MAX) })]
  return [templates.rule[rule], ...said].join(' ')
}

/** A text in parts, of which some are among these passages. */
export const marked = (text: string, passages: readonly string[]) => {
  const wanted = passages.filter((passage) => passage !== '')
  const parts: { text: string; isMarked: boolean }[] = []
  for (let rest = text; rest !== ''; ) {
    const found = wanted
      .map((passage) => ({ passage, at: rest.indexOf(passage) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.passage.length - a.passage.length)[0]
    if (!found) return [...parts, { text: rest, isMarked: false }]
    if (found.at > 0) parts.push({ text: rest.slice(0, found.at), isMarked: false })
    parts.push({ text: found.passage, isMarked: true })
    rest = rest.slice(found.at + found.passage.length)
  }
  return parts
}
