import type { FoundKeys, IndexedSearch } from '#core/discovery/ports.ts'
import type { EngineLimits } from './engine.ts'

/** What the thread of the index is asked. */
export type Question =
  | { kind: 'find'; asked: IndexedSearch }
  | { kind: 'clear'; members: number; limits: EngineLimits }
  | { kind: 'write'; lines: string; as: 'loaded' | 'changed' }
  | { kind: 'open' }
export type Asked = { nth: number; question: Question }
/** Null where it cannot answer yet; a failure is told in words. */
export type Answered = { nth: number; answer: FoundKeys | boolean | null; failure?: string }
