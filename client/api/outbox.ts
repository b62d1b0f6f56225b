import { type ActorRefFrom, createActor } from 'xstate'
import { deviceStorage, keep, keysUnder, readKept } from '#client/ui/storage.ts'
import { outbox as lifecycle } from '#core/chat/outbox/machine.ts'
import type { Answer } from '#core/contract/contract.ts'
import { restore, type Stored } from '#core/lifecycle.ts'
import { call, Refused } from './call.ts'

const { machine } = lifecycle
type Machine = typeof machine
export type Waiting = ActorRefFrom<Machine>
export type Draft = { id: string; to: string; body: string }
type Sent = Answer<'POST /api/message.php'>

/** The messages of one account that this device has not handed to the server yet. */
export type Outbox = {
  send(message: Draft): void
  /** In the order of writing; the same array until something comes or goes. */
  list(): readonly Waiting[]
  subscribe(listener: () => void): () => void
  /** The connection is back. */
  online(): void
  /** Stops trying; what waits stays on the device. */
  stop(): void
}

/** Refusals that say nothing about the message: it waits, and is tried again. */
const passing: readonly string[] = ['authentication_required', 'too_many_requests', 'unforeseen']

export const outboxPrefix = (account: string) => `vonk.${account}.outbox.`

const isStored = (value: unknown): value is Stored<Machine> =>
  typeof value === 'object' && value !== null && 'state' in value && 'context' in value

/**
 * Runs the outbox charts of an account. Each message is kept on the device until the server has
 * it, so that a reload sends it again with its id: one message, one charge, in whatever tab.
 */
export const openOutbox = (account: string, onSent: (sent: Sent) => void): Outbox => {
  const prefix = outboxPrefix(account)
  const listeners = new Set<() => void>()
  const lines = new Map<string, Promise<void>>()
  let actors: readonly Waiting[] = []

  const changed = (next: readonly Waiting[]) => {
    actors = next
    for (const listener of listeners) listener()
  }

  const deliver = async (actor: Waiting, { id, to, body }: Draft) => {
    try {
      const sent = await call('POST /api/message.php', {
        body: { id, profile: to, body },
        idempotencyKey: id,
        retries: 0,
      })
      onSent(sent)
      actor.send({ type: 'delivered' })
    } catch (error) {
      const refused = error instanceof Refused && !passing.includes(error.refusal.error)
      actor.send(refused ? { type: 'refused', why: error.refusal.error } : { type: 'lost' })
    }
  }

  const run = (id: string, actor: Waiting) => {
    actor.on('post', (draft) => {
      const line = (lines.get(draft.to) ?? Promise.resolve()).then(() => deliver(actor, draft))
      lines.set(draft.to, line)
    })
    actor.on('settled', () => {
      deviceStorage.removeItem(prefix + id)
      changed(actors.filter((other) => other !== actor))
    })
    actor.subscribe(({ value: state, context, status }) => {
      if (status === 'active') keep(deviceStorage, prefix + id, { state, context })
    })
    changed([...actors, actor])
    actor.start()
  }

  const resume = (key: string) => {
    const stored = readKept(deviceStorage, key, isStored)
    if (!stored) return
    const { id, to, body } = stored.context
    const snapshot = restore(machine, stored)
    const undecided = snapshot.can({ type: 'online' }) || snapshot.can({ type: 'delivered' })
    const start = undecided ? {} : { snapshot: snapshot as ReturnType<Waiting['getSnapshot']> }
    run(id, createActor(machine, { input: { id, to, body }, ...start }))
  }

  const settledElsewhere = ({ key, newValue }: StorageEvent) => {
    if (!key?.startsWith(prefix) || newValue !== null) return
    const actor = actors.find((other) => prefix + other.getSnapshot().context.id === key)
    if (!actor) return
    actor.stop()
    changed(actors.filter((other) => other !== actor))
  }

  window.addEventListener('storage', settledElsewhere)
  keysUnder(deviceStorage, prefix).sort().forEach(resume)

  return {
    send: (message) => run(message.id, createActor(machine, { input: message })),
    list: () => actors,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    online: () => {
      for (const actor of actors) actor.send({ type: 'online' })
    },
    stop: () => {
      window.removeEventListener('storage', settledElsewhere)
      for (const actor of actors) actor.stop()
      changed([])
    },
  }
}
