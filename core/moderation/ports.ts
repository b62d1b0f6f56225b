import type { StaffAct } from '../kernel/ports.ts'
import type { SignKind } from './signs/values.ts'
import type {
  CaseSubject,
  ComplaintSubject,
  Concern,
  Decision,
  Finding,
  HouseRule,
  NewEvidence,
  Party,
  ReportableSubject,
  ReportReason,
  RestrictionKind,
  Urgency,
} from './values.ts'

/** What somebody reports, where they may see it: whose it is, and what stands there now. */
export type Reportable = {
  accused: string
  /** Of the member, photo, message or conversation. */
  about: string
  evidence: Omit<NewEvidence, 'id'>[]
  /** The pictures in it, by their own ids and those of their files. */
  pictures: { id: string; name: string }[]
  /** In which it is, where it is in one. */
  conversation: string | null
}

/** A picture that is locked by a case: nobody sees it, and this is all that is said of it. */
export type LockedPicture = {
  id: string
  status: 'locked' | 'handedOver' | 'destroyed'
  /** Of its file as it is kept, in hex; null where there was none. */
  sha256: string | null
  at: Date
  /** When the lock ends without a decision; null where it doesn't. */
  until: Date | null
}

export type CaseStatus =
  | 'open'
  | 'claimed'
  | 'decided'
  | 'appealed'
  | 'reviewing'
  | 'upheld'
  | 'overturned'
  | 'closed'

/** A report as its reporter sees it again: nothing of who decided, and nothing of the other. */
export type OwnReport = {
  id: string
  case: string
  at: Date
  subject: CaseSubject
  reason: ReportReason
  status: CaseStatus
  decision: Decision | null
  appealed: Party[]
  /** What was said of it last; null where nobody has decided. */
  last: Statement['decision'] | null
  decidedAt: Date | null
}

/** A statement of reasons, with what it restricts and what can be done about it. */
export type Statement = {
  id: string
  case: string
  account: string | null
  subject: CaseSubject
  foundBy: Finding
  decision: Decision | 'upheld' | 'overturned'
  rule: HouseRule | null
  facts: string
  days: number | null
  at: Date
  seenAt: Date | null
  restriction: { kind: RestrictionKind; until: Date | null; inForce: boolean } | null
  status: CaseStatus
  /** What the case came to, of which this may be an earlier or a later word. */
  caseDecision: Decision | null
  appealed: Party[]
  /** When the member objected; null where they did not, or where the objection is erased. */
  appealedAt: Date | null
}

/** What came by the form for everybody, as far as its mails say it. */
export type Notice = {
  case: string
  site: string
  accused: string | null
  about: ComplaintSubject
  reason: ReportReason
  /** Empty where nobody wants an answer. */
  mail: string
  language: string
}

export interface ModerationStore {
  /** Null where its reporter may not see it, or it is their own. */
  reportable(query: {
    site: string
    reporter: string
    subject: ReportableSubject
    id: string
  }): Promise<Reportable | null>
  /**
   * The case of a thing that nobody has decided on yet; null where there is none. `by`: who reports
   * joins no case against themselves, such as that of the other side of their conversation.
   */
  openCase(subject: CaseSubject, id: string, by?: string): Promise<string | null>
  /** Whether this member has reported in this case already. */
  hasReported(id: string, reporter: string): Promise<boolean>
  /** The latest first, at most so many. */
  reportsOf(reporter: string, limit: number): Promise<OwnReport[]>
  statementsOf(account: string, limit: number): Promise<Statement[]>
  /** Of whoever: the caller has asked whether they may. */
  statement(id: string): Promise<Statement | null>
  seen(account: string, now: Date): Promise<void>
  /** Whose case it is, and by whom it was reported; null where there is none. */
  partiesOf(id: string): Promise<{
    site: string
    subject: CaseSubject
    accused: string | null
    reporters: { account: string | null; mail: string; name: string }[]
  } | null>
  /** Whether another decision that is in force removes the photo that this case has removed. */
  isRemovedBesides(id: string): Promise<boolean>
  /** What a case came to last, and when; null where nobody has decided. */
  decided(id: string): Promise<{ accused: string | null; decision: Decision; at: Date } | null>
  /** By its case; null where that is none of the form for everybody. */
  notice(id: string): Promise<Notice | null>
  /**
   * What the word of this reporter, or of all who did not log in (null), has locked: how many pictures
   * since then (none are counted of null), and which of these it locked before that are so no more.
   * `wrong`: how many reports of this kind by the reporter or from this source were found wrong.
   */
  lockedBefore(query: {
    reporter: string | null
    source: string | null
    since: Date
    pictures: string[]
  }): Promise<{ today: number; freed: string[]; wrong: number }>
  /** The pictures that were locked by a case, whatever became of them. */
  picturesOf(id: string): Promise<string[]>
  /** What holds of an account now. */
  inForce(account: string): Promise<{ id: string; kind: RestrictionKind; isForTerm: boolean }[]>
  /** A case that is closed: what was reported goes. Answers what was removed for good by it. */
  erase(id: string): Promise<{ messages: string[] }>
  /** A look; what is done is logged in the transaction of the act. */
  log(look: StaffAct & { now: Date }): Promise<void>
}

export type QueuedCase = {
  id: string
  subject: CaseSubject
  urgency: Urgency
  status: CaseStatus
  openedAt: Date
  reasons: ReportReason[]
  reports: number
  accusedName: string | null
}

/** What is said of a case at the desk, with all that was decided on its member before. */
export type DeskCase = {
  id: string
  subject: CaseSubject
  subjectId: string | null
  foundBy: Finding
  urgency: Urgency
  status: CaseStatus
  openedAt: Date
  claimedUntil: Date | null
  decision: Decision | null
  appealBy: Party | null
  accused: DeskMember | null
  reports: {
    id: string
    at: Date
    reason: ReportReason
    words: string
    passage: string
    place: string
    about: ComplaintSubject
    name: string
    reporter: DeskReporter | null
  }[]
  /** `body`: the words, for who has the case before them; null for anybody else, and of a picture. */
  evidence: { id: string; kind: 'words' | 'photo'; about: string; body: string | null; at: Date }[]
  statements: {
    decision: Decision | 'upheld' | 'overturned'
    rule: HouseRule | null
    facts: string
    days: number | null
    at: Date
  }[]
  appeals: { party: Party; words: string; at: Date }[]
  locked: LockedPicture[]
  /** When the police was told, by whom, and the number that they gave. */
  police: { at: Date; by: string; number: string }[]
  /**
   * Of what is counted, and never of what was said: the messages that wait for this decision, those
   * that showed each sign, how many others the accused wrote first in a day, and their reports.
   */
  signs: {
    held: number
    shown: { sign: SignKind; messages: number }[]
    begunInDay: number
    reported: number
  } | null
  /** Of other cases on the same member, the latest first. */
  earlier: EarlierDecision[]
}

export type EarlierDecision = {
  case: string
  decision: Decision
  rule: HouseRule | null
  at: Date
  status: CaseStatus
}
/** How often their reports came to something and to nothing, and what was decided on them. */
export type DeskReporter = DeskMember & {
  found: number
  unfounded: number
  earlier: EarlierDecision[]
}

export type DeskMember = {
  id: string
  name: string
  /** A calendar day, `YYYY-MM-DD`. */
  born: string
  town: string
  fictional: boolean
  language: string
  since: Date
  premium: boolean
  suspended: boolean
}

export type DeskPlace = { urgency: Urgency; at: Date; id: string }

/** The queue of a site, and what a case holds. */
export interface DeskStore {
  /** The most urgent first, of these the oldest; none to which this one is a party. */
  queue(query: {
    site: string
    actor: string
    after: DeskPlace | null
    limit: number
  }): Promise<QueuedCase[]>
  /** What waits, but for cases that this one is a party to. */
  counts(
    site: string,
    actor: string,
  ): Promise<{ urgency: Urgency; status: CaseStatus; cases: number }[]>
  /** What this one has before them. */
  mine(site: string, actor: string): Promise<QueuedCase[]>
  /** The first that waits, which this one may take: not about them, of them or decided by them. */
  next(site: string, actor: string): Promise<string | null>
  /** Whether this member of staff may not act on what the id names (MOD-14). */
  isBarred(from: { concern: Concern; id: string; actor: string }): Promise<boolean>
  /** Whether this one is a party to it; null where the site has no such case. */
  involves(site: string, id: string, actor: string): Promise<boolean | null>
  /** As this one may see it: evidence in words opens to who has the case before them. */
  find(query: { site: string; id: string; actor: string; now: Date }): Promise<DeskCase | null>
  /** What was said around what is reported; only of a case that this one has before them. */
  conversation(query: {
    site: string
    id: string
    actor: string
  }): Promise<{ from: string; body: string; at: Date; isReported: boolean }[] | null>
  /** The file of a picture that is evidence, of a case that this one has before them. */
  picture(query: {
    site: string
    id: string
    actor: string
  }): Promise<{ name: string; case: string } | null>
  /** Objections that nobody who works there may decide on: who decided alone may not. */
  stuckAppeals(site: string): Promise<number>
  /** Profiles with pictures that are locked for a day at most, by notices that weigh little alone. */
  profilesLockedForTerm(site: string): Promise<number>
  /** The latest first. */
  acts(query: {
    site: string
    before: string | null
    limit: number
  }): Promise<(StaffAct & { id: string; at: Date; actorName: string | null })[]>
}
