import type { Job } from '#core/kernel/jobs.ts'
import type { IdempotencyRecord } from '#core/kernel/ports.ts'

/** Written together with what follows from it, in one transaction. */
type CredentialWrite = { now: Date; jobs: Job[]; remember: IdempotencyRecord | null }

export type CredentialsWritten =
  | { written: true }
  /** The link or the wish that it began with is gone, or somebody else has the address. */
  | {
      written: false
      why: 'link_invalid' | 'email_taken' | 'email_changed_recently' | 'password_wrong'
    }
  /** A call with the same key was faster. */
  | { written: false; why: 'already_done' }

/** A move to another address: `asked` waits for its owner, `was` can be brought back. */
export type MailChange = { asked: string | null; was: string | null; until: Date }

/** By what somebody gets into an account: the password and the address. */
export interface CredentialStore {
  /** Whose address it is, whatever became of the password; null when there is no such account. */
  accountOf(site: string, email: string): Promise<string | null>
  /**
   * Sets the password and ends every session but `keep`, and every link that was mailed for a new
   * password or address. `verified`: the hash of the old password, which has to be there still.
   */
  changePassword(
    change: {
      account: string
      verified: string
      passwordHash: string
      keep: string | null
    } & CredentialWrite,
  ): Promise<CredentialsWritten>
  /** The same by the link of a mail, which it uses up; every session ends. */
  resetPassword(
    change: {
      account: string
      passwordHash: string
      tokenHash: string
      /** The mark of the device that asks: the only one that the account knows from then on. */
      device: string
    } & CredentialWrite,
  ): Promise<CredentialsWritten>
  /** Whose address it was until lately: it may be taken back. */
  formerOwner(site: string, email: string, now: Date): Promise<string | null>
  /** Whether a ban holds this address back, by the hash of it that is kept. */
  isBanned(site: string, email: string, now: Date): Promise<boolean>
  /** The move that is under way at this moment. */
  mailChange(account: string, now: Date): Promise<MailChange | null>
  /** Whether an account of the site has this address or may still take it back, or a ban holds it back. */
  isTaken(site: string, email: string, now: Date): Promise<boolean>
  /** Keeps the wish; the one before it is forgotten. */
  requestMailChange(
    request: {
      account: string
      verified: string
      site: string
      email: string
      until: Date
    } & CredentialWrite,
  ): Promise<CredentialsWritten>
  cancelMailChange(account: string): Promise<void>
  /** Marks the mailed link as used after the address has changed. */
  endMailChange(account: string): Promise<void>
  /**
   * Gives the account its new address. Until `undoUntil` the old address can be restored; null if the
   * old one was never confirmed. The link then works until the account is active. Afterwards it is
   * answered as already used.
   */
  confirmMailChange(
    change: {
      account: string
      tokenHash: string
      undoUntil: Date | null
    } & CredentialWrite,
  ): Promise<CredentialsWritten>
  /**
   * The account has its old address back. Whoever moved it knows the password: none counts until
   * a new one is chosen, and every session ends.
   */
  undoMailChange(
    change: { account: string; tokenHash: string } & CredentialWrite,
  ): Promise<CredentialsWritten>
}
