import { setup } from 'xstate'
import { guardsOf, type Words } from '#core/kernel/lifecycle.ts'
import { HOUR_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import {
  areTwo,
  isOwnPhoto,
  mayJudge,
  mayLook,
  NOTICE_LOCK_HOURS,
  PHOTO_LEASE_MINUTES,
  wasApproved,
  wasRefused,
  wasShown,
} from './rules.ts'

/** Of a photo in a conversation: which one, and who sees it beside its sender. */
export type PhotoTalk = { conversation: string; other: string }

export type Input = { photo: string; account: string; talk: PhotoTalk | null }
export type Context = Input & {
  claimedBy: string | null
  /** Who approved, refused, handed over or destroyed it last. */
  decidedBy: string | null
  /** Whether others could see it, and whether it is refused, apart from being locked. */
  shown: boolean
  refused: boolean
  /** The case by which it is locked. */
  case: string | null
}
type By = { by: string }
export type Event =
  | { type: 'show' }
  | ({ type: 'claim'; involved: boolean } & By)
  | ({ type: 'approve' } & By)
  | ({ type: 'refuse'; case: string } & By)
  | { type: 'withhold' }
  | { type: 'return' }
  | { type: 'lock'; case: string; hash: string | null }
  | { type: 'lockForTerm'; case: string; hash: string | null }
  | { type: 'unlock' }
  | ({ type: 'handOver'; second: string } & By)
  | ({ type: 'destroy'; second: string } & By)
  | ({ type: 'remove' } & By)

type Effect =
  | { type: 'photoCame'; photo: string }
  | { type: 'photoApproved'; photo: string; account: string }
  | { type: 'photoRefused'; photo: string }
  | ({ type: 'photoLocked' } & Input)
  | ({ type: 'photoUnlocked' } & Input)
  | { type: 'photoDestroyed'; photo: string }

export const rules = { mayLook, mayJudge, isOwnPhoto, wasRefused, wasApproved, wasShown, areTwo }

export const chart = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as Words,
  },
  guards: guardsOf(rules),
  delays: { lease: PHOTO_LEASE_MINUTES * MINUTE_MS, lockTerm: NOTICE_LOCK_HOURS * HOUR_MS },
})
