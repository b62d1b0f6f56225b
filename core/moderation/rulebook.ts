/** The day from which the rules are as they stand on `/pages/ban`. */
export const RULEBOOK_VERSION = '2026-11-25'

/** What comes of breaking a rule, mildest first. */
export const consequences = ['removed', 'suspended', 'banned', 'reported'] as const
export type Consequence = (typeof consequences)[number]

/**
 * The rules of the site, by what they protect, each with what comes of breaking it. The names are
 * those of their places on the page: statements of reasons lead there, so that none ever changes.
 */
export const rulebook = {
  safe: {
    under_age: 'banned',
    child_abuse: 'reported',
    threat: 'reported',
    force: 'reported',
    extortion: 'reported',
    fraud: 'banned',
    illegal: 'reported',
  },
  kind: {
    harassment: 'suspended',
    hate: 'suspended',
    sexual_unasked: 'suspended',
    others_photo: 'removed',
  },
  real: {
    fake_profile: 'banned',
    photo_not_you: 'removed',
    photo_explicit: 'removed',
    contact: 'removed',
    advertising: 'suspended',
    spam: 'suspended',
    evasion: 'banned',
  },
} as const satisfies Record<string, Record<string, Consequence>>

export type RuleGroup = keyof typeof rulebook
export type RuleId = { [G in RuleGroup]: keyof (typeof rulebook)[G] }[RuleGroup]

export const ruleGroups = Object.keys(rulebook) as RuleGroup[]

/** The rules of one group in their order, each with what comes of breaking it. */
export const rulesOf = (group: RuleGroup): [RuleId, Consequence][] =>
  Object.entries(rulebook[group]) as [RuleId, Consequence][]

/** The place of a rule on the page of the rules. */
export const anchorOf = (rule: RuleId): string => `rule-${rule}`
