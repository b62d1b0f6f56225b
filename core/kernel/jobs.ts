import type { NoticeKind } from '#core/push/values.ts'
import type { PayerMatter, StaffMatter } from '../payment/setup.ts'

/** Mails that the product sends; what they say is made when they are sent. */
export type MailTemplate =
  | 'activation'
  | 'welcome'
  | 'alreadyMember'
  | 'addressHeld'
  | 'addressBanned'
  | 'firstMessageLost'
  | 'passwordReset'
  | 'passwordGuessed'
  | 'passwordChanged'
  | 'emailChangeAsked'
  | 'emailChanged'
  | 'addressTaken'
  | 'newDevice'
  | 'receipt'
  | 'mandateSigned'
  | 'debitAhead'
  | 'withdrawalLink'
  | 'newMessages'
  | 'newLikes'
  | 'matches'
  | 'newMembers'
  | 'leaving'
  | 'statement'
  | 'reportOutcome'
  | 'restored'
  | 'loggedOut'
  | 'goodwill'
  | 'erased'

/** What was to be done will fail alike however often it is tried: a person has to look. */
export class Hopeless extends Error {
  override name = 'Hopeless'
}

/** Jobs of one kind (of mails: of one template) in one state, and the one that was put first. */
export type JobsStanding = {
  kind: string
  state: 'waiting' | 'failed'
  jobs: number
  oldest: { id: string; since: Date; tries: number; why: string | null }
}

/** Work as its operator sees it. */
export interface JobBook {
  /** The failed first. */
  standing(): Promise<JobsStanding[]>
  /** Puts what failed back, as if it had never been tried: all, a kind or one; answers how many. */
  retry(which: string | null): Promise<number>
  /** What nobody goes on with by itself, and failed, of the accounts of a site and of none. */
  failed(site: string): Promise<{ kind: string; jobs: number; since: Date }[]>
}

/**
 * Work that follows a move. It is written in the transaction of the move and run at least once;
 * its effect is deduplicated by `key`.
 */
export type Job =
  | {
      name: 'mail'
      key: string
      template: MailTemplate
      account: string
      about?: string
      /** To an address that was typed, and to no account. */
      typed?: { site: string; email: string; language: string }
      /** A stranger may have asked: the links that were mailed before it go on (S5). */
      earlier?: 'stay'
    }
  /** `path` is the page that the message opens. */
  | {
      name: 'push'
      key: string
      account: string
      kind: NoticeKind
      path: string
      /** The conversation, or since when somebody looked, where that is what it is about. */
      about?: string
    }
  /** What the quiet hours held back, of these kinds and since then. */
  | {
      name: 'push'
      key: string
      account: string
      kind: 'digest'
      held: NoticeKind[]
      since: string
    }
  /** Sends what a visitor wrote to a member before being one. */
  | { name: 'firstMessage'; key: string; account: string }
  | { name: 'openPayment'; key: string; payment: string }
  /** A person has to look at a payment. */
  | {
      name: 'tellStaff'
      key: string
      payment: string
      account: string
      about: StaffMatter
      /** What somebody has to pay, where that is the matter. */
      minor: number
    }
  /**
   * A member is told of money: how much of it, how many credits went with it, and under which part
   * of the payment these are booked.
   */
  | {
      name: 'tellPayer'
      key: string
      payment: string
      account: string
      about: PayerMatter
      minor: number
      credits: number
      part?: number
    }
  /** The provider is asked to give `minor` back; `part` tells it from other parts of the payment. */
  | { name: 'refundPayment'; key: string; payment: string; minor: number; part: number }
  /**
   * The unused credits of an account that has ended are paid back: of one payment, or of all of them
   * where `payment` is null.
   */
  | { name: 'refundUnused'; key: string; account: string; payment: string | null }
  /** `ref` is the provider's own id, as a webhook names it. */
  | { name: 'askPayment'; key: string; provider: string; ref: string }
  /**
   * What the life of an account or of a conversation leaves to be done in chats. Each looks at how
   * things are now and is safe to do twice: it needs no key.
   */
  | ({ name: 'chats'; key: null } & ChatTask)
  /** What a case leaves to be done, as above. */
  | ({ name: 'moderation'; key: null } & ModerationTask)
  /** What the life of a photo leaves to be done, as above. */
  | ({ name: 'photo'; key: null } & PhotoTask)

export type ModerationTask =
  /** Tells who used the form for everybody that it came. */
  | { task: 'receiveNotice'; case: string }
  /** Tells those who reported what came of it, by the statement that says so. */
  | { task: 'tellReporters'; case: string; statement: string }
  /** What a decision is about that did not go with its own write. */
  | { task: 'settleHeld'; case: string }
  /** Who is suspended by nothing any more may log in again. */
  | { task: 'restore'; account: string }
  /** Nobody can object any more: what was reported goes, and what was removed for good. */
  | { task: 'erase'; case: string }

export type PhotoTask =
  /** Asks the classifier, where there is one, how soon somebody should look. */
  | { task: 'rank'; photo: string }
  /** Keeps what a refused photo looks like, so that the same one waits for a person. */
  | { task: 'fingerprint'; photo: string }
  /** Removes the files of what was handed over. */
  | { task: 'destroy'; photo: string }

export type ChatTask =
  /** Tells every conversation of an account whether the account is still there. */
  | { task: 'align'; account: string }
  /** Gives the credits back for what `reader` never read and never will (C4). */
  | { task: 'refund'; conversation: string; reader: string }
  /** Erases the words of `sender`. */
  | { task: 'erase'; conversation: string; sender: string }
  /** Takes the likes between two members away. */
  | { task: 'unlike'; one: string; other: string }

/**
 * A live hint to an account's open pages, sent after the commit; it carries no content. `by`: the
 * call of that account which caused it, by the id that its page made. Without an account it is for
 * all to whom the member `id` has been shown.
 */
export type Hint =
  | { account: string; about: HintSubject; id?: string; by?: string }
  | { account: null; about: 'member'; id: string; by?: never }
export type HintSubject =
  | 'album'
  | 'chats'
  | 'likes'
  | 'member'
  | 'payment'
  | 'safety'
  | 'saved'
  | 'typing'
  | 'user'

/** All pages that show this member ask for them anew: they are gone, or say something else. */
export const toWhoeverSees = (id: string): Hint => ({ account: null, about: 'member', id })
