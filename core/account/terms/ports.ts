export type ShownVersion = {
  site: string
  language: string
  /** A UUID that a server has from its start to its end. */
  server: string
  version: string
  now: Date
}

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
  /** Records what a server shows on a site, in one language: one version at a time. */
  recordShown(shown: ShownVersion): Promise<void>
  /** Whether another server has shown this version since then. */
  isShownElsewhere(
    version: string,
    by: { site: string; server: string; since: Date },
  ): Promise<boolean>
  /** Removes what this server shows, and what others showed last before that time. */
  forgetShown(of: { server: string; before: Date }): Promise<void>
  /** What a version said, as Markdown; null where nobody agreed to it. */
  text(version: string): Promise<string | null>
}
