import type { MemberCard } from '#core/discovery/views.ts'

export type Visitor = { member: MemberCard; at: Date }

export interface VisitStore {
  /** Kept by its last time for each two; not of who looks unseen, nor for them. */
  visited(query: { site: string; viewer: string; id: string; now: Date }): Promise<void>
  /** The latest first. Who looks unseen now is not among them, whenever they looked. */
  visitors(query: { site: string; viewer: string; now: Date }): Promise<Visitor[]>
}
