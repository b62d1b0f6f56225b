import { type ActorRefFrom, createActor } from 'xstate'
import { call } from '#client/platform/api/call.ts'
import { Refused } from '#client/platform/api/call-errors.ts'
import {
  deviceStorage,
  keysUnder,
  outboxPrefix,
  readKept,
  storeJson,
} from '#client/platform/storage.ts'
import { outbox as lifecycle } from '#core/chat/outbox/machine.ts'
import type { Gift } from '#core/chat/values.ts'
import type { Answer } from '#core/contract/contract.ts'
import { restore, type Stored } from '#core/kernel/lifecycle.ts'

const { machine } = lifecycle
type Machine = typeof machine
export type Waiting = ActorRefFrom<Machine>
export type Draft = {
  id: string
  to: string
  body: string
  gift?: Gift | undefined
  /** Of a photo: it is kept on the device under this id. */
  photo?: boolean | undefined
  replyTo?: number | undefined
}
type SentAnswer = Answer<'POST /api/message.php'>

/** The messages of one account that this device has not handed to the server yet. */
export type Outbox = {
  send(message: Draft): void
  /** In the order of writing; the same array until something comes or goes. */
  list(): readonly Waiting[]
  subscribe(listener: () => void): () => void
  /** Stops trying; what waits stays on the device. */
  stop(): void
}

/** Refusals that say nothing about the message: it waits, and is tried again. */
const passing: readonly string[] = [
  'authentication_required',
  'other_account',
  'photo_missing',
  'too_many_requests',
  'unforeseen',
]

const isStored = (value: unknown): value is Stored<Machine> =>
  typeof value === 'object' && value !== null && 'state' in value && 'context' in value

/** A message as it was kept: one whose fate is not known begins again, a refused one stays so. */
const revived = (stored: Stored<Machine>): Waiting => {
  const { id, to, body, gift, photo, replyTo } = stored.context
  const snapshot = restore(machine, stored)
  const isUndecided = snapshot.can({ type: 'online' }) || snapshot.can({ type: 'delivered' })
  const start = isUndecided ? {} : { snapshot: snapshot as ReturnType<Waiting['getSnapshot']> }
  return createActor(machine, { input: { id, to, body, gift, photo, replyTo }, ...start })
}

/** The photo of a message goes before it; where it cannot, its chart hears so. */
const handedIn = async (account: string, actor: Waiting, id: string): Promise<boolean> => {
  const { handInPhoto } = await import('./photo-uploads.ts')
  const how = await handInPhoto(account, id)
  if (how === 'missing') actor.send({ type: 'refused', why: 'photo_missing' })
  if (how === 'stopped') {
    actor.send({ type: 'lost' })
    actor.send({ type: 'discard' })
  }
  return how === 'handed'
}

const forgetPhoto = async (account: string, id: string) => {
  const { dropPhoto, placeOf } = await import('./kept-photos.ts')
  await dropPhoto(placeOf(account, id))
}

/** Hands messages to the server, those to one member one after the other. */
const createSender = (account: string, onSent: (sent: SentAnswer) => void) => {
  const lines = new Map<string, Promise<void>>()
  const deliver = async (actor: Waiting, draft: Draft) => {
    const { id, to, body, gift, photo, replyTo } = draft
    if (actor.getSnapshot().status !== 'active') return
    try {
      const reply = replyTo === undefined ? {} : { reply_to: replyTo }
      if (photo && !(await handedIn(account, actor, id))) return
      const message = { id, profile: to, body, gift, photo, ...reply }
      const options = { body: message, idempotencyKey: id, retries: 0 }
      onSent(await call('POST /api/message.php', options))
      actor.send({ type: 'delivered' })
    } catch (error) {
      const isRefused = error instanceof Refused && !passing.includes(error.refusal.error)
      actor.send(isRefused ? { type: 'refused', why: error.refusal.error } : { type: 'lost' })
    }
  }
  return (actor: Waiting, draft: Draft) => {
    const before = lines.get(draft.to) ?? Promise.resolve()
    const after = before.then(() => deliver(actor, draft))
    lines.set(draft.to, after)
  }
}

const idOf = (actor: Waiting) => actor.getSnapshot().context.id

/**
 * Runs the outbox charts of an account. Each message is kept on the device until the server has
 * it, so that a reload sends it again with its id: one message, one charge, in whatever tab.
 */
export const openOutbox = (account: string, onSent: (sent: SentAnswer) => void): Outbox => {
  const prefix = outboxPrefix(account)
  const listeners = new Set<() => void>()
  const post = createSender(account, onSent)
  let actors: readonly Waiting[] = []

  const changed = (next: readonly Waiting[]) => {
    actors = next
    for (const listener of listeners) listener()
  }
  const drop = (actor: Waiting) => changed(actors.filter((other) => other !== actor))

  const run = (actor: Waiting) => {
    const key = prefix + idOf(actor)
    actor.on('post', (draft) => post(actor, draft))
    actor.on('settled', ({ id }) => {
      if (actor.getSnapshot().context.photo) void forgetPhoto(account, id)
      deviceStorage.removeItem(key)
      drop(actor)
    })
    actor.subscribe(({ value: state, context, status }) => {
      if (status === 'active') storeJson(deviceStorage, key, { state, context })
    })
    changed([...actors, actor])
    actor.start()
  }

  const settledInAnotherTab = ({ key, newValue }: StorageEvent) => {
    const actor = newValue === null && actors.find((other) => prefix + idOf(other) === key)
    if (!actor) return
    actor.stop()
    drop(actor)
  }
  const online = () => {
    for (const actor of actors) actor.send({ type: 'online' })
  }
  window.addEventListener('storage', settledInAnotherTab)
  window.addEventListener('online', online)

  for (const key of keysUnder(deviceStorage, prefix).sort()) {
    const stored = readKept(deviceStorage, key, isStored)
    if (stored) run(revived(stored))
  }

  return {
    send: (message) => run(createActor(machine, { input: message })),
    list: () => actors,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => {
      window.removeEventListener('storage', settledInAnotherTab)
      window.removeEventListener('online', online)
      for (const actor of actors) actor.stop()
      changed([])
    },
  }
}
