/** An address that a member avoids, by what they wrote to know it by: nothing else of it is kept. */
export type AvoidedAddress = { id: string; note: string; at: Date }

/**
 * Addresses that a member avoids. Accounts with such an address, also later ones, do not see the
 * member, unless the member has liked or written to them (MOD-07).
 */
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
  /** Of at most so many accounts that have none yet, the hash is made; answers how many. */
  hashAddresses(limit: number): Promise<number>
}
