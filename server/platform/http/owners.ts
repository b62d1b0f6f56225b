const OWNERS_MAX = 20_000

/**
 * Whose token a hash was when it was last read. A token is never another's, so that what its owner
 * is about to need may be read at once; whether it still lives is the database's word alone.
 */
export type Owners = { of(hash: string): string | null; note(hash: string, account: string): void }

export const createOwnerCache = (most = OWNERS_MAX): Owners => {
  const owners = new Map<string, string>()
  return {
    of: (hash) => owners.get(hash) ?? null,
    note: (hash, account) => {
      if (owners.has(hash)) return
      const [oldest] = owners.size >= most ? owners.keys() : []
      if (oldest !== undefined) owners.delete(oldest)
      owners.set(hash, account)
    },
  }
}
