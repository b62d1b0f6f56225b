import { ok } from '#core/kernel/verdict.ts'
import {
  type CaseSubject,
  type Decision,
  type HouseRule,
  houseRules,
  type Party,
  type ReportReason,
  type Urgency,
} from './values.ts'

/** Who opens a case has it for so long; then it waits for anybody again. */
export const CASE_LEASE_MINUTES = 30
/** So long one can object to a decision (six months, as the law asks). */
export const APPEAL_DAYS = 183
/** So long the mailed link opens a decision (ten years). */
export const DECISION_LINK_DAYS = 3_652
/** So long what was reported is kept after nobody can object any more. */
export const EVIDENCE_DAYS = 30
/** So long the address of who is banned is known again, by its keyed hash alone. */
export const BANNED_ADDRESS_MONTHS = 24
export const BANNED_ADDRESS_DAYS = 730
/** The longest pause of chatting, and the longest suspension that ends by itself. */
export const PAUSE_DAYS_MAX = 30
export const SUSPENSION_DAYS_MAX = 365
/** Reports of one member in a day. */
export const REPORTS_PER_DAY = 30
/** UTF-16 units of what somebody says of a report, an objection, or the facts of a decision. */
export const REPORT_WORDS_MAX = 1_000
export const FACTS_LENGTH_MAX = 1_000
/** UTF-16 units of the number, and whom one spoke, of what the police was told. */
export const POLICE_NUMBER_MAX = 200
/** So many pictures locked by the word of one reporter, and it locks no more that day. */
export const LOCKS_PER_DAY = 5
/** Notices without an account by which one network (of IPv6 a /48) locks pictures in a day. */
export const NOTICE_LOCKS_PER_DAY = 2
/** Notices without an account that lock pictures of one profile in a week, from all sources. */
export const NOTICE_LOCKS_PER_PROFILE = 3
/** Profiles locked by such notices at the same time from which on staff are alarmed. */
export const NOTICE_LOCKS_ALARM = 3

const atOnce: readonly ReportReason[] = ['child_abuse', 'under_age', 'threat', 'force', 'extortion']
const sameDay: readonly ReportReason[] = [
  'fraud',
  'harassment',
  'hate',
  'sexual_unasked',
  'others_photo',
  'illegal',
]

/** How soon somebody has to look at what is reported for this reason. */
export const urgencyOf = (reason: ReportReason): Urgency => {
  if (atOnce.includes(reason)) return 0
  return sameDay.includes(reason) ? 1 : 2
}

const ofPictures: readonly ReportReason[] = ['others_photo', 'photo_not_you', 'photo_explicit']
const ofWords: readonly ReportReason[] = ['contact', 'spam']
const ofSigns: readonly ReportReason[] = ['fraud', 'advertising', 'spam']
const ofMembers: readonly ReportReason[] = ['fake_profile', 'evasion', 'force']

/** The reasons for which this can be reported, the most urgent first. */
export const reasonsFor = (subject: CaseSubject): ReportReason[] => {
  const isOfPicture = subject === 'photo' || subject === 'member' || subject === 'notice'
  const fits = (reason: ReportReason) => {
    if (subject === 'signs') return ofSigns.includes(reason)
    if (ofPictures.includes(reason)) return isOfPicture
    if (reason === 'child_abuse') return subject !== 'text'
    if (ofWords.includes(reason)) return subject !== 'photo'
    if (ofMembers.includes(reason)) return subject !== 'photo' && subject !== 'text'
    return true
  }
  const byUrgency = (a: ReportReason, b: ReportReason) => urgencyOf(a) - urgencyOf(b)
  return [...houseRules.filter(fits).toSorted(byUrgency), 'other']
}

/** Whether what is reported so is locked at once, seen by nobody and kept as no evidence (MOD-04). */
export const locksPictures = (reason: ReportReason): boolean => reason === 'child_abuse'

/** How long a report locks pictures: until the decision, or until then but for a day at most. */
export type LockTerm = 'untilDecided' | 'forTerm'

/**
 * How a report locks pictures, by who sends it and how many of their earlier reports of this kind
 * were found wrong; null where it only opens a case (MOD-15).
 */
export const lockTermOf = ({
  isMember,
  wrong,
}: {
  isMember: boolean
  wrong: number
}): LockTerm | null => {
  if (wrong === 0) return isMember ? 'untilDecided' : 'forTerm'
  return isMember ? 'forTerm' : null
}

/** Whether so many profiles locked by notices at the same time look like an attack. */
export const isLockAlarm = (profiles: number): boolean => profiles >= NOTICE_LOCKS_ALARM

const ofOnePicture: readonly CaseSubject[] = ['photo', 'message']

/**
 * Whether pictures that a report has locked stay so by what was decided of it. Who reports a whole
 * profile or conversation, or names a page to the form for everybody, names none of them: what it
 * broke another rule by frees them all.
 */
export const staysLocked = ({
  decision,
  rule,
  subject,
}: {
  decision: Decision
  rule: HouseRule | null
  subject: CaseSubject
}): boolean =>
  decision !== 'nothing_found' && (ofOnePicture.includes(subject) || rule === 'child_abuse')

/**
 * The pictures of a report that the word of its reporter alone locks. `today`: pictures that it has
 * locked in a day; `freed`: of these, the ones that it has locked before, and nothing was found. It is
 * all of them or none, so that no profile is locked by half; beyond it a report waits for a person
 * without delay.
 */
export const lockedByWord = <Picture extends { id: string }>(
  pictures: readonly Picture[],
  { today, freed }: { today: number; freed: readonly string[] },
): Picture[] => (mayLock({ today }) ? pictures.filter(({ id }) => !freed.includes(id)) : [])

/** Whether the word of a reporter locks anything more in this day. */
export const mayLock = ({ today }: { today: number }): boolean => today < LOCKS_PER_DAY

/** Where a decision can be taken: what is not there cannot be removed. */
export const decisionsFor = (subject: CaseSubject, accused: string | null): Decision[] => {
  if (accused === null) return ['nothing_found']
  const always: Decision[] = [
    'nothing_found',
    'warning',
    'remove_text',
    'hide_profile',
    'pause_chat',
    'suspend',
    'ban',
  ]
  if (subject === 'photo') return [...always, 'remove_photo']
  return subject === 'message' ? [...always, 'remove_message'] : always
}

/** Whether somebody may have this case before them. `involved`: it is about them, or of them. */
export const mayClaim = (f: {
  by: string
  involved: boolean
  claimedBy: string | null
  /** Who took the decision that is objected to; null before there is one. */
  decidedBy: string | null
}) => {
  if (f.involved) return 'own_case'
  if (f.claimedBy !== null && f.claimedBy !== f.by) return 'case_claimed'
  return f.decidedBy === f.by ? 'own_decision' : ok
}

/** Whether somebody may let a case go. */
export const mayRelease = ({ by, claimedBy }: { by: string; claimedBy: string | null }) =>
  by === claimedBy ? ok : 'case_not_claimed'

const days = (decision: Decision): number | null => {
  if (decision === 'pause_chat') return PAUSE_DAYS_MAX
  return decision === 'suspend' ? SUSPENSION_DAYS_MAX : null
}

/** Whether this decision can be taken for so many days: null is until it is lifted. */
export const fitsTerm = (decision: Decision, term: number | null): boolean => {
  const most = days(decision)
  if (most === null) return term === null
  return term !== null && Number.isInteger(term) && term >= 1 && term <= most
}

export type DecisionFacts = {
  by: string
  claimedBy: string | null
  decision: Decision
  /** Days that it holds; null where it holds until it is lifted, or holds nothing. */
  days: number | null
  /** What can be decided here. */
  possible: readonly Decision[]
}

/** Whether the one who has the case decides so. */
export const mayDecide = (f: DecisionFacts) => {
  if (f.by !== f.claimedBy) return 'case_not_claimed'
  return f.possible.includes(f.decision) && fitsTerm(f.decision, f.days) ? ok : 'invalid'
}

/**
 * Whether this party may object to that decision: the one it is about, to what was decided against
 * them, and who reported it where nothing was found; each once.
 */
export const mayAppeal = (f: {
  party: Party
  decision: Decision | null
  appealed: readonly Party[]
}) => {
  const nothing = f.decision === null || f.decision === 'nothing_found'
  if (nothing !== (f.party === 'reporter')) return 'not_now'
  return f.appealed.includes(f.party) ? 'appealed_already' : ok
}

export type ReviewFacts = {
  by: string
  claimedBy: string | null
  decidedBy: string | null
  appealBy: Party | null
}

/** Whether the one who has the objection may let the decision stand: never who took it. */
export const mayUphold = (f: ReviewFacts) => {
  if (f.by !== f.claimedBy) return 'case_not_claimed'
  return f.by === f.decidedBy ? 'own_decision' : ok
}

/** Whether they may take it back: what was decided against somebody who objects. */
export const mayOverturn = (f: ReviewFacts) => {
  const verdict = mayUphold(f)
  if (verdict !== ok) return verdict
  return f.appealBy === 'accused' ? ok : 'not_now'
}

/** Whether they decide anew: where nothing had been found, and its reporter objects. */
export const mayDecideAnew = (f: ReviewFacts & DecisionFacts) => {
  const verdict = mayUphold(f)
  if (verdict !== ok) return verdict
  if (f.appealBy !== 'reporter' || f.decision === 'nothing_found') return 'not_now'
  return mayDecide(f)
}
