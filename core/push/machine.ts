import { setup } from 'xstate'
import type { Lifecycle, Words } from '#core/kernel/lifecycle.ts'
import type { PushMessage, Subscription } from './subscription.ts'

type Context = { subscription: Subscription | null; lastMessage: PushMessage | null }
type Event =
  | { type: 'incapable' }
  | { type: 'refused' }
  | { type: 'without' }
  | { type: 'allowed' }
  | { type: 'found'; subscription: Subscription }
  | { type: 'made'; subscription: Subscription }
  | { type: 'subscribe' }
  | { type: 'unanswered' }
  | { type: 'saved' }
  | { type: 'lost' }
  | { type: 'unsubscribe' }
  | { type: 'ended' }
  | { type: 'message'; message: PushMessage }
type Effect = { type: 'ask' } | { type: 'save'; subscription: Subscription } | { type: 'forget' }

const chart = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as Words,
  },
})

const kept = chart.assign({
  subscription: ({ context, event }) =>
    'subscription' in event ? event.subscription : context.subscription,
})
const none = chart.assign({ subscription: null })
const ask = chart.emit({ type: 'ask' })
const forget = chart.emit({ type: 'forget' })
const save = chart.emit(({ context }) => {
  if (!context.subscription) throw new Error('There is no subscription to save')
  return { type: 'save', subscription: context.subscription }
})

/**
 * Push messages on one device (device-owned): what the browser can and may, and whether the server
 * knows this device's subscription (product spec, section 4; PSH-01).
 */
const machine = chart.createMachine({
  id: 'push',
  context: { subscription: null, lastMessage: null },
  initial: 'unknown',
  states: {
    unknown: {
      meta: {
        nl: 'Nog niet gekeken wat dit apparaat kan en mag.',
        en: 'Not looked yet at what this device can and may.',
      },
      on: {
        incapable: 'incapable',
        refused: 'denied',
        without: 'notSubscribed',
        found: { target: 'subscribed', actions: kept },
        made: { target: 'saving', actions: kept },
      },
    },
    incapable: {
      meta: {
        nl: 'Dit apparaat of deze site kan geen meldingen sturen.',
        en: 'This device or this site cannot send push messages.',
      },
    },
    notSubscribed: {
      meta: { nl: 'Er komen hier geen meldingen.', en: 'No push messages come here.' },
      on: { subscribe: 'asking', refused: 'denied' },
    },
    asking: {
      meta: {
        nl: 'De browser vraagt of meldingen mogen.',
        en: 'The browser asks whether push messages may come.',
      },
      entry: ask,
      on: {
        made: { target: 'saving', actions: kept },
        refused: 'denied',
        unanswered: 'notSubscribed',
      },
    },
    saving: {
      meta: {
        nl: 'De browser is klaar; de server moet het nog weten.',
        en: 'The browser is ready; the server still has to know.',
      },
      entry: save,
      on: { saved: 'subscribed', lost: 'notSaved' },
    },
    notSaved: {
      meta: {
        nl: 'De server kon het niet bewaren; het lid kan het opnieuw proberen.',
        en: 'The server could not keep it; the member can try again.',
      },
      on: { subscribe: 'saving', unsubscribe: 'ending' },
    },
    subscribed: {
      meta: { nl: 'Meldingen komen op dit apparaat.', en: 'Push messages come to this device.' },
      on: {
        unsubscribe: 'ending',
        refused: { target: 'denied', actions: [none, forget] },
        message: { actions: chart.assign({ lastMessage: ({ event }) => messageOf(event) }) },
      },
    },
    ending: {
      meta: {
        nl: 'Het lid wil geen meldingen meer; de server vergeet het apparaat.',
        en: 'The member wants no more of them; the server forgets the device.',
      },
      entry: forget,
      on: { ended: { target: 'notSubscribed', actions: none }, lost: 'subscribed' },
    },
    denied: {
      meta: {
        nl: 'Meldingen zijn in de browser geweigerd; alleen daar kan dat weer anders.',
        en: 'The browser refuses push messages; only there that can be changed.',
      },
      on: { allowed: 'notSubscribed' },
    },
  },
})

const messageOf = (event: Event): PushMessage | null =>
  event.type === 'message' ? event.message : null

export const push = {
  name: 'push',
  owner: 'device',
  machine,
  rules: {},
  events: {
    incapable: {
      nl: 'De browser kent geen meldingen, of de site stuurt er geen.',
      en: 'The browser knows no push messages, or the site sends none.',
    },
    refused: { nl: 'De browser weigert meldingen.', en: 'The browser refuses push messages.' },
    without: { nl: 'Er is nog geen abonnement.', en: 'There is no subscription yet.' },
    allowed: {
      nl: 'Het lid staat meldingen in de browser weer toe.',
      en: 'The member allows push messages in the browser again.',
    },
    found: {
      nl: 'Er is een abonnement, en de server kent het.',
      en: 'There is a subscription, and the server knows it.',
    },
    made: {
      nl: 'De browser heeft een abonnement dat de server nog niet kent.',
      en: 'The browser has a subscription that the server does not know yet.',
    },
    subscribe: { nl: 'Het lid wil meldingen.', en: 'The member wants push messages.' },
    unanswered: {
      nl: 'Het lid sluit de vraag van de browser zonder antwoord.',
      en: "The member closes the browser's question without an answer.",
    },
    saved: {
      nl: 'De server heeft het abonnement bewaard.',
      en: 'The server has kept the subscription.',
    },
    lost: { nl: 'De server was niet te bereiken.', en: 'The server could not be reached.' },
    unsubscribe: { nl: 'Het lid wil geen meldingen meer.', en: 'The member wants no more.' },
    ended: {
      nl: 'Browser en server hebben het abonnement vergeten.',
      en: 'Browser and server have forgotten the subscription.',
    },
    message: { nl: 'Er komt een melding binnen.', en: 'A push message comes in.' },
  },
} satisfies Lifecycle<typeof machine, Record<never, never>>
