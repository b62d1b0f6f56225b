import { useMemo } from 'react'
import type { AnyStateMachine, StateValue } from 'xstate'
import type * as z from 'zod/mini'
import type { stored } from '#core/contract/shapes.ts'
import {
  can,
  type EventOrDue,
  type Lifecycle,
  type Rules,
  restore,
  type Stored,
  whyNot,
} from '#core/kernel/lifecycle.ts'

type Wire = z.output<typeof stored>

/** A lifecycle that the server moves, as the client may see it: where it is and what it allows. */
export const lifecycleOf = <M extends AnyStateMachine, R extends Rules>(
  lifecycle: Lifecycle<M, R>,
  wire: Wire,
) => {
  const at = wire as Stored<M>
  return {
    state: at.state as StateValue,
    can: (event: EventOrDue<M>) => can(lifecycle, at, event),
    /** Null when the event is allowed, else the code of the refusal. */
    whyNot: (event: EventOrDue<M>) =>
      can(lifecycle, at, event) ? null : whyNot(lifecycle, restore(lifecycle.machine, at), event),
  }
}

/** The same question that the server will answer, asked of the restored chart. */
export const useLifecycle = <M extends AnyStateMachine, R extends Rules>(
  lifecycle: Lifecycle<M, R>,
  wire: Wire,
) => useMemo(() => lifecycleOf(lifecycle, wire), [lifecycle, wire])
