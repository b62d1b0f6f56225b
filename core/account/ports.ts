import type { Gender, Sexuality } from '#core/discovery/values.ts'
import type { StaffAct } from '#core/kernel/ports.ts'
import type { StaffRole } from '#core/kernel/roles.ts'
import type { ArchivedPhoto, ArchivePart, ArchiveRow } from './archive/values.ts'
import type { NotificationSwitch } from './settings/notifications.ts'
import type { FirstMessage, Member } from './values.ts'
import type { OwnAccount, ProfileChange } from './views.ts'

/** What signing in needs of an account. */
export type Credentials = { id: string; passwordHash: string }

export interface AccountStore {
  /** By site and normalised address; null when there is none. */
  credentials(site: string, email: string): Promise<Credentials | null>
  /** What its own member is told of it, in one statement; null when the account is gone. */
  user(account: string, now: Date): Promise<OwnAccount | null>
  setLanguage(account: string, language: string): Promise<void>
  /** Where the account buys from now on. */
  setPaymentCountry(account: string, country: string): Promise<void>
  /** Makes somebody staff of the site; with null, no longer. */
  /** Logged with it, where somebody does it by a command. */
  setStaffRole(
    account: string,
    role: StaffRole | null,
    log?: StaffAct & { now: Date },
  ): Promise<void>
  /** Twice is once, and two switches at a time are both kept. */
  setNotification(account: string, name: NotificationSwitch, on: boolean): Promise<void>
  /** For who is logged in and is asked for the password once more. */
  passwordHash(account: string): Promise<string | null>
  /** In the place of the hash that was verified; false where another one is there by now. */
  setPasswordHash(
    account: string,
    change: { verified: string; passwordHash: string },
  ): Promise<boolean>
  /** `hidden`: it is a change of a profile that is hidden until then, and nothing is written. */
  saveProfile(account: string, change: ProfileChange): Promise<'saved' | 'hidden'>
  /** Keeps when this version was agreed to, once, and who the member looks for. */
  giveConsent(account: string, given: { version: string; seeks: Gender; now: Date }): Promise<void>
  /** Keeps when it was withdrawn, and erases what it was for. */
  withdrawConsent(account: string, now: Date): Promise<void>
  /** False where the member has not agreed to it that this is kept; null takes it away. */
  setSexuality(account: string, sexuality: Sexuality | null): Promise<boolean>
  /** What was written before the account was there, and has not been sent yet. */
  firstMessage(account: string): Promise<(FirstMessage & { site: string }) | null>
  forgetFirstMessage(account: string): Promise<void>
  /** The credits that were given for confirming the address. */
  signupCredits(account: string): Promise<number>
  /** What a mail to this account needs to know. */
  addressee(account: string): Promise<MailRecipient | null>
  /** Forgets the address of an erased account, once its receipt has been sent. */
  forgetAddress(account: string): Promise<void>
  /** Activation mails asked for since that instant (counted in the history of moves). */
  activationMailsSince(account: string, since: Date): Promise<number>
  /** Wrong passwords of a sign-in key since that instant and since the last right one. */
  wrongPasswordsSince(signIn: string, since: Date): Promise<number>
  /** Marks the member as online; written at most once a minute. */
  seen(account: string, now: Date): Promise<void>
}

export type MailRecipient = {
  email: string
  /** Whether its owner has said that the account is theirs. */
  confirmed: boolean
  name: string
  language: string
  site: string
  /** The notifications that are switched off. */
  disabled: string[]
}

/** All that is held on one member, for that member alone. */
export interface PersonalData {
  /**
   * The rows of a part, in pieces. Of others there is what the member may see of them today: a
   * name, and what they wrote to the member.
   */
  rows(account: string, part: ArchivePart): AsyncIterable<readonly ArchiveRow[]>
  photos(account: string): Promise<ArchivedPhoto[]>
}

export interface SessionStore {
  /** Null where nobody may be logged in with the account any more, or not by that password. */
  create(session: {
    account: string
    /** sha256 of the token, hex; the token itself is only in the cookie. */
    tokenHash: string
    now: Date
    expires: Date
    /** A short name of the device, for the list of signed-in devices. */
    device: string
    /** A hash of the device and the network that it comes from. */
    mark: string
    /** The caller's key: the same call again is the same session, by another token. */
    openedBy?: string | null
    /** The hash of the password that was right: it has to be the account's still. */
    verified?: string | null
  }): Promise<{ isNewDevice: boolean } | null>
  /** Whether the account at this address was logged in from this device and network lately. */
  knowsDevice(query: { site: string; email: string; mark: string; now: Date }): Promise<boolean>
  /** The member of a session that has not ended, in one statement. */
  member(tokenHash: string, now: Date): Promise<Member | null>
  end(tokenHash: string): Promise<void>
  /**
   * Which of these have not ended: they are in use, and their members are here now. Either is
   * written at most every few minutes, and all of it is one statement.
   */
  present(tokenHashes: readonly string[], now: Date): Promise<string[]>
  /** Those of an account that have not ended, the one in use last first. */
  list(account: string, now: Date): Promise<SignedIn[]>
  /** Ends one of an account by its id; false when there is no such one. */
  endOne(account: string, id: string): Promise<boolean>
  /** Ends all of an account but one. */
  endOthers(account: string, tokenHash: string): Promise<void>
}

/** A device on which somebody is signed in. */
export type SignedIn = { id: string; tokenHash: string; device: string; since: Date; seen: Date }

export const linkPurposes = [
  'activation',
  'return',
  'reset',
  'mailChange',
  'mailUndo',
  'withdrawal',
  'decision',
] as const
export type LinkPurpose = (typeof linkPurposes)[number]

/**
 * What is stored of a token: its first characters, which find it whatever the rest is, and the
 * sha256 of all of it.
 */
export type LinkMark = { handle: string; tokenHash: string }

/**
 * What is known of a mailed link; `orphan`: the account that it names has no address any more;
 * `used`: it has changed the address already.
 * `about`: the id of the one thing of the account that it opens; empty where it opens none.
 */
export type FoundLink = {
  account: string
  about: string
  site: string
  link: 'good' | 'expired' | 'orphan' | 'used'
}

/**
 * Mailed links: random, stored as hashes, of one use; the old one about the same dies with the new
 * unless a stranger may have asked for that, and a few wrong guesses kill one (S5).
 */
export interface LinkStore {
  make(link: {
    account: string
    purpose: LinkPurpose
    about?: string
    mark: LinkMark
    now: Date
    expires: Date
    earlier?: 'die' | 'stay' | undefined
  }): Promise<void>
  /** Whose link it is, and whether it still counts; null when it is unknown. A guess is counted. */
  find(purpose: LinkPurpose, mark: LinkMark, now: Date): Promise<FoundLink | null>
}
