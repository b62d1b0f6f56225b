import { setTimeout as pause } from 'node:timers/promises'
import { cascade, type FirstEvent, type Key, type Plan } from '#core/kernel/cascade.ts'
import { isDue } from '#core/kernel/lifecycle.ts'
import type { Name, StoredOf } from '#core/kernel/lifecycles.ts'
import type {
  Clock,
  IdempotencyStore,
  LifecycleStore,
  LiveHints,
  Loaded,
  StaffAct,
  Written,
} from '#core/kernel/ports.ts'

type LoadedMap = ReadonlyMap<Key, Loaded<Name> | null>
export type WrittenPlan = Extract<Written, { written: true }>

/** What one attempt found: the first events and the answer they lead to, or that it ends here. */
export type Attempt<A> =
  | {
      first: FirstEvent[]
      /** `wrote` is null where nothing was to be written, and where the answer is remembered. */
      answer: (plan: Plan, wrote: WrittenPlan | null) => A
      /** What came with the facts already, so that it is not asked for twice. */
      loaded?: LoadedMap
      /** Of an act of staff that no lifecycle keeps itself: logged in the same write, or not done. */
      log?: StaffAct
    }
  | { answered: A }
  | { refused: string }

export type Command<A> = {
  /** Loads the facts and decides; run anew whenever somebody else was faster. */
  attempt: (now: Date) => Promise<Attempt<A>>
  /**
   * The caller's idempotency key: with the same fingerprint it gives the same answer, with another
   * one `key_reused`. Only an answer that changed something is remembered, and it is written with
   * the change.
   */
  idempotency?: IdempotencyKey | null
}
export type IdempotencyKey = { scope: string; key: string; fingerprint: string }

/** For a caller who gave a key: one effect in this scope, whatever is lost on the way. */
export const idempotencyKeyOf = (
  key: string | null,
  scope: string,
  fingerprint: string,
): IdempotencyKey | null => (key === null ? null : { scope, key, fingerprint })

export type Dispatched<A> = { done: true; answer: A } | { done: false; why: string }
export type Dispatch = <A>(command: Command<A>) => Promise<Dispatched<A>>

/** Under contention each attempt lets one writer through; more than this is no contention. */
const ATTEMPTS_MAX = 12
const PAUSE_MAX_MS = 8
const PAUSE_LAST_MS = 250

const keyOf = ({ to, id }: { to: Name; id: string }): Key => `${to}:${id}`
const no = (why: string) => ({ done: false, why }) as const
const ok = <A>(answer: A) => ({ done: true, answer }) as const

/**
 * Deadlines that a sweeper found fire by what is overdue when they are loaded, because the state may
 * have been entered again since, with a deadline of the same name.
 */
const isAsked = (sent: FirstEvent) => !('event' in sent) || sent.must || !isDue(sent.event.type)

const pauseAtRandom = (longestMs: number): Promise<unknown> => pause(Math.random() * longestMs)

/** Loads each lifecycle once per attempt and keeps its version for the write. */
const reader = (store: LifecycleStore, now: Date, known: LoadedMap = new Map()) => {
  const loaded = new Map(known)
  const load = async (to: Name, id: string) => {
    const key = keyOf({ to, id })
    if (!loaded.has(key)) loaded.set(key, await store.load(to, id, now))
    return loaded.get(key) ?? null
  }
  return {
    stored: async (to: Name, id: string): Promise<StoredOf<Name> | null> =>
      (await load(to, id))?.stored ?? null,
    overdueOf: async (first: FirstEvent[]) => {
      const due: FirstEvent[] = []
      for (const { to, id } of new Map(first.map((sent) => [keyOf(sent), sent])).values()) {
        const { overdue = [] } = (await load(to, id)) ?? {}
        due.push(...overdue.map((type): FirstEvent => ({ to, id, event: { type }, must: false })))
      }
      return due
    },
    versions: () =>
      new Map(
        [...loaded].flatMap(([key, found]) => (found ? [[key, found.version] as const] : [])),
      ),
  }
}

/**
 * Everything that moves a lifecycle goes through here: key, cascade, one ordered write, again on
 * conflict, live hints after the commit. Deadlines of the lifecycles asked for that have passed
 * come first, so time is exact whatever the sweepers do.
 */
export const createDispatch = ({
  store,
  idempotencyStore,
  clock,
  liveHints,
  waitUpTo = pauseAtRandom,
}: {
  store: LifecycleStore
  idempotencyStore: Pick<IdempotencyStore, 'find'>
  clock: Clock
  liveHints: Pick<LiveHints, 'publish'>
  /** How the next attempt is put off, by this many ms at most. */
  waitUpTo?: (longestMs: number) => Promise<unknown>
}): Dispatch => {
  /** Remembered as text, so that the same key gives the same answer to the letter. */
  const answeredBefore = async <A>({ idempotency }: Command<A>): Promise<Dispatched<A> | null> => {
    const before = idempotency ? await idempotencyStore.find(idempotency) : null
    if (!before) return null
    return before.fingerprint === idempotency?.fingerprint
      ? ok(JSON.parse(String(before.answer)) as A)
      : no('key_reused')
  }

  /** One attempt: an outcome, or null when somebody was faster. */
  const attemptOnce = async <A>(command: Command<A>): Promise<Dispatched<A> | null> => {
    const now = clock.now()
    const before = await answeredBefore(command)
    if (before) return before
    const found = await command.attempt(now)
    if ('refused' in found) return no(found.refused)
    if ('answered' in found) return ok(found.answered)
    const { stored, overdueOf, versions } = reader(store, now, found.loaded)
    const first = [...(await overdueOf(found.first)), ...found.first.filter(isAsked)]
    const plan = await cascade(first, stored)
    if ('refused' in plan && plan.refused === 'already_there') {
      return command.idempotency ? ((await answeredBefore(command)) ?? no('key_reused')) : null
    }
    if ('refused' in plan) return no(plan.refused)
    if (plan.moves.length === 0) return ok(found.answer(plan, null))
    const remembered = command.idempotency ? found.answer(plan, null) : null
    const remember = command.idempotency
      ? { ...command.idempotency, answer: JSON.stringify(remembered) }
      : null
    const { log } = found
    const wrote = await store.write(plan, {
      versions: versions(),
      now,
      remember,
      ...(log && { log }),
    })
    if (wrote.written) {
      const { onHoldFor = null } = wrote
      liveHints.publish(
        plan.hints.filter(({ account }) => account === null || account !== onHoldFor),
      )
      return ok(remembered ?? found.answer(plan, wrote))
    }
    return wrote.why === 'conflict' || wrote.why === 'already_done' ? null : no(wrote.why)
  }

  return async (command) => {
    for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
      const outcome = await attemptOnce(command)
      if (outcome) return outcome
      await waitUpTo(Math.min(PAUSE_MAX_MS * 2 ** attempt, PAUSE_LAST_MS))
    }
    throw new Error(`Somebody else was faster ${ATTEMPTS_MAX} times`)
  }
}
