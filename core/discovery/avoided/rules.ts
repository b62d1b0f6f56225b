import { ok } from '#core/kernel/verdict.ts'

/** So many addresses are avoided by one member at most. */
export const AVOIDED_MAX = 100
/** What a member writes to know an address by. */
export const AVOIDED_NOTE_MAX = 40

/** Whether one more address can be named. */
export const mayAvoid = ({ named }: { named: number }) =>
  named < AVOIDED_MAX ? ok : 'avoided_full'
