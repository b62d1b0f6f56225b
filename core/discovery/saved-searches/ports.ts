import type { Job } from '#core/kernel/jobs.ts'
import type { SearchRequest } from '../ports.ts'

/** The wishes of a search, each as an address has it. */
export type Wishes = Record<string, string>

/** Without a `name` of its own it is called by its wishes. */
export type SavedSearch = { id: string; name: string | null; wishes: Wishes; notify: boolean }

/** A number of who was shown, as text: a member has looked, or was told, up to there. */
export type ShownMark = string

/** How many that fit were shown first behind a mark; capped, real and fictional ones apart. */
export type Newcomers = { real: number; fictional: number }

/** How somebody's saved searches are asked and told. */
export type NewMembersNotice = {
  askedOf(watched: { account: string; site: string; search: SavedSearch }): Promise<SearchRequest>
  jobOf(told: { account: string; channel: 'push' | 'email'; day: string }): Job
}

export interface SavedSearchStore {
  /** The oldest first, each with up to where its member has looked; `upto`: where that is by now. */
  all(
    account: string,
  ): Promise<{ searches: (SavedSearch & { seen: ShownMark })[]; upto: ShownMark }>
  newcomers(asked: SearchRequest, between: { seen: ShownMark; upto: ShownMark }): Promise<Newcomers>
  /** From now on; false where there are as many as a member may have. Saving an id twice is once. */
  save(account: string, search: SavedSearch, now: Date): Promise<boolean>
  /** False where there is none; `seen`: the member has looked at who fits. */
  change(
    account: string,
    change: {
      id: string
      name?: string | null | undefined
      notify?: boolean | undefined
      seen?: true | undefined
    },
    now: Date,
  ): Promise<boolean>
  remove(account: string, id: string): Promise<void>
  /** Whose time it is: at most so many, no two workers the same, and each again after `LEASE_MS`. */
  due(now: Date, limit: number): Promise<string[]>
  /** Looks for who is new to a member, and writes the job of a notice in the same transaction. */
  tell(account: string, now: Date, notice: NewMembersNotice): Promise<void>
}
