import { assign, setup } from 'xstate'
import type { Lifecycle, Words } from '#core/kernel/lifecycle.ts'
import type { Gift } from '../values.ts'

export const RETRY_FIRST_MS = 1_000
export const RETRY_LAST_MS = 30_000

/** The longest wait between two tries, growing with `tries`: 1 s, 2 s, 4 s ... 30 s. */
export const retryMs = (tries: number): number =>
  Math.min(RETRY_FIRST_MS * 2 ** Math.min(tries, 10), RETRY_LAST_MS)

/** `id` is made on the device before the first try and used on every one: one charge, one message. */
type Input = {
  id: string
  to: string
  body: string
  gift?: Gift | undefined
  /** The photo that is kept on the device under its id. */
  photo?: boolean | undefined
  replyTo?: number | undefined
}
type Context = Input & { tries: number; why: string | null }
type Event =
  | { type: 'delivered' }
  | { type: 'refused'; why: string }
  | { type: 'lost' }
  | { type: 'online' }
  | { type: 'retry' }
  | { type: 'discard' }
type Effect = ({ type: 'post' } & Input) | { type: 'settled'; id: string }

const chart = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as Words,
  },
  delays: { retryDelay: ({ context }) => retryMs(context.tries - 1) },
})

const post = chart.emit(({ context: { id, to, body, gift, photo, replyTo } }) => ({
  type: 'post',
  id,
  to,
  body,
  gift,
  ...(photo ? { photo } : {}),
  ...(replyTo === undefined ? {} : { replyTo }),
}))
const settled = chart.emit(({ context }) => ({ type: 'settled', id: context.id }))

/** The life of one message on the device that sends it, until the server has it (device-owned). */
const machine = chart.createMachine({
  id: 'outbox',
  context: ({ input }) => ({ ...input, tries: 0, why: null }),
  initial: 'sending',
  states: {
    sending: {
      meta: { nl: 'Wordt verstuurd.', en: 'Being sent.' },
      entry: [assign({ tries: ({ context }) => context.tries + 1, why: null }), post],
      on: {
        delivered: 'sent',
        refused: { target: 'failed', actions: assign({ why: ({ event }) => event.why }) },
        lost: 'waiting',
      },
    },
    waiting: {
      id: 'outbox.waiting',
      meta: { nl: 'Wacht op verbinding.', en: 'Waiting for a connection.' },
      on: { online: 'sending', retry: 'sending', discard: 'discarded' },
      after: { retryDelay: 'sending' },
    },
    failed: {
      meta: {
        nl: 'Niet verstuurd; het lid kan het opnieuw proberen.',
        en: 'Not sent; the member can try again.',
      },
      on: { retry: 'sending', discard: 'discarded' },
    },
    sent: { type: 'final', meta: { nl: 'Verstuurd.', en: 'Sent.' }, entry: settled },
    discarded: { type: 'final', meta: { nl: 'Weggegooid.', en: 'Discarded.' }, entry: settled },
  },
})

export const outbox = {
  name: 'outbox',
  owner: 'device',
  machine,
  rules: {},
  events: {
    delivered: { nl: 'De server heeft het bericht.', en: 'The server has the message.' },
    refused: { nl: 'De server weigert het bericht.', en: 'The server refuses the message.' },
    lost: { nl: 'Er kwam geen antwoord.', en: 'No answer came.' },
    online: { nl: 'De verbinding is terug.', en: 'The connection is back.' },
    retry: { nl: 'Het lid probeert het opnieuw.', en: 'The member tries again.' },
    discard: { nl: 'Het lid doet het bericht weg.', en: 'The member discards the message.' },
  },
} satisfies Lifecycle<typeof machine, Record<never, never>>
