import type { RuleId } from './rulebook.ts'

/** The rules of the site, as on the page `/pages/ban`. */
export const houseRules = [
  'child_abuse',
  'under_age',
  'threat',
  'force',
  'extortion',
  'fraud',
  'harassment',
  'hate',
  'sexual_unasked',
  'others_photo',
  'fake_profile',
  'photo_not_you',
  'photo_explicit',
  'contact',
  'advertising',
  'spam',
  'illegal',
  'evasion',
] as const satisfies readonly RuleId[]
export type HouseRule = (typeof houseRules)[number]

/** Why something is reported: a rule that it breaks, or what its reporter says in words alone. */
export const reportReasons = [...houseRules, 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** How soon somebody has to look: at once, the same day, or in its turn. */
export const urgencies = [0, 1, 2] as const
export type Urgency = (typeof urgencies)[number]

/**
 * What is reported on the site itself; `notice`: what anybody reports by the form for everybody;
 * `signs`: what is counted of the first messages of a member, which nobody reported (MOD-05).
 */
export const caseSubjects = [
  'member',
  'text',
  'photo',
  'message',
  'conversation',
  'notice',
  'signs',
] as const
export type CaseSubject = (typeof caseSubjects)[number]
export type ReportableSubject = Exclude<CaseSubject, 'notice' | 'signs'>
export const reportableSubjects = caseSubjects.filter(
  (subject): subject is ReportableSubject => subject !== 'notice' && subject !== 'signs',
)

/** What a case can come to. */
export const decisions = [
  'nothing_found',
  'warning',
  'remove_photo',
  'remove_text',
  'remove_message',
  'hide_profile',
  'pause_chat',
  'suspend',
  'ban',
] as const
export type Decision = (typeof decisions)[number]

/** What holds of a member, or of something of theirs, while a decision does. */
export const restrictionKinds = [
  'photo_removed',
  'text_removed',
  'message_removed',
  'profile_hidden',
  'chat_paused',
  'suspended',
] as const
export type RestrictionKind = (typeof restrictionKinds)[number]

/** What each decision restricts; null where it only says something. */
export const restrictionOf: Record<Decision, RestrictionKind | null> = {
  nothing_found: null,
  warning: null,
  remove_photo: 'photo_removed',
  remove_text: 'text_removed',
  remove_message: 'message_removed',
  hide_profile: 'profile_hidden',
  pause_chat: 'chat_paused',
  suspend: 'suspended',
  ban: 'suspended',
}

/** What becomes of the credits of who is suspended: they wait for a time, or stay with the account. */
export const creditRules = ['wait', 'stay'] as const
export type CreditRule = (typeof creditRules)[number]

/** Who may object: whom it is about, or who reported it. */
export const parties = ['accused', 'reporter'] as const
export type Party = (typeof parties)[number]

/** How it was found: somebody reported it, who works here came upon it, or it was counted. */
export const findings = ['report', 'staff', 'machine'] as const
export type Finding = (typeof findings)[number]

/** Whoever works on a case: an account of staff, or the operator at the command line. */
export const OPERATOR = 'operator'

/** What the form for everybody is about: something on the site, what it does, or what was paid. */
export const complaintSubjects = ['content', 'service', 'payment'] as const
export type ComplaintSubject = (typeof complaintSubjects)[number]

/** What somebody reports of a case, in their own words and by their own account. */
export type NewReport = {
  id: string
  /** Null where the form for everybody was used without logging in. */
  reporter: string | null
  reason: ReportReason
  words: string
  /** The very words that are reported, where it is some of what was said. */
  passage: string
  /** How to answer a stranger; empty where nobody wants an answer. */
  mail: string
  name: string
  /** Where it is, in the words of a stranger. */
  place: string
  /** Of the form for everybody alone: what it is about, and the language of the answer. */
  notice?: {
    about: ComplaintSubject
    language: string
    /** A keyed hash of the network from which it came, until the case is closed (MOD-15). */
    source: string
  }
  /** Since when the pictures are counted that its word has locked; null where it locks none. */
  locksSince?: Date | null
}

/** What was there when it was reported: words, or the file of a picture. */
export type NewEvidence = { id: string; kind: 'words' | 'photo'; about: string; body: string }

/** What is kept beside a case from its beginning on. */
export type NewCase = {
  site: string
  subject: CaseSubject
  /** Of the member, photo, message or conversation; null of what has no id here. */
  subjectId: string | null
  accused: string | null
  foundBy: Finding
  report: NewReport | null
  evidence: NewEvidence[]
}

/**
 * The statement of reasons that goes with a decision: what was found, by which rule, and why. It is
 * what the member reads, and says for how long it holds and how to object.
 */
export type NewStatement = { id: string; rule: HouseRule | null; facts: string }

/** What is kept beside a restriction: by which decision it is, and where its reasons stand. */
export type NewRestriction = { case: string; statement: string }

/** What the id of a staff call names: the member whom it concerns follows from it (MOD-14). */
export type Concern =
  | 'account'
  | 'payment'
  | 'case'
  | 'evidence'
  | 'photo'
  | 'approval'
  | 'conversation'
