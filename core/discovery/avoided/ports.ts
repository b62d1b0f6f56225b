/** An address that a member avoids, by what they wrote to know it by: nothing else of it is kept. */
export type AvoidedAddress = { id: string; note: string; at: Date }

/** Addresses to which a member is never shown, whoever has them, now or later. */
export interface AvoidedStore {
  /** The latest first. */
  all(account: string): Promise<AvoidedAddress[]>
  /**
   * Naming twice is naming once, by the latest note; false where there are as many as a member may
   * name. Whether anybody has the address is not looked at.
   */
  name(
    account: string,
    named: { id: string; email: string; note: string; now: Date },
  ): Promise<boolean>
  remove(account: string, id: string): Promise<void>
  /** Whether `from` avoids the address of `to`, who then hears nothing of what `from` does. */
  isHidden(from: string, to: string): Promise<boolean>
  /** Of at most so many accounts that have none yet, the hash is made; answers how many. */
  hashAddresses(limit: number): Promise<number>
}
