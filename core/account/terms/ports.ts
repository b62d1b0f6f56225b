/** What members agreed to of the terms. Rows are added and never changed. */
export interface TermsStore {
  /** The version that counts for this account: the last one that it agreed to; null for none. */
  agreed(account: string): Promise<string | null>
  /** Keeps that it agreed to this version; to the one that counts already, again, is nothing. */
  agree(account: string, given: { version: string; now: Date }): Promise<void>
  /** The same for everybody of a site who has an address and agreed to nothing: of a new demo. */
  agreeAll(site: string, given: { version: string; now: Date }): Promise<void>
  /** Keeps what a version says, once: it is compared with the next. */
  keepText(version: string, markdown: string): Promise<void>
  /** What a version said, as Markdown; null where nobody agreed to it. */
  text(version: string): Promise<string | null>
}
