import { setup } from 'xstate'
import type { Lifecycle, Words } from '#core/kernel/lifecycle.ts'
import { coarse, type Place, type Position } from './position.ts'

type Context = { position: Position | null; place: Place | null }
type Event =
  | { type: 'unsupported' }
  | { type: 'prompt' }
  | { type: 'granted' }
  | { type: 'denied' }
  | { type: 'locate' }
  | { type: 'located'; position: Position }
  | { type: 'notFound' }
  | { type: 'named'; place: Place }
  | { type: 'nowhere' }
  | { type: 'lost' }
type Effect = { type: 'ask' } | { type: 'name'; position: Position }

const chart = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as Words,
  },
})

const ask = chart.emit({ type: 'ask' })
const name = chart.emit(({ context }) => {
  if (!context.position) throw new Error('There is no position to name')
  return { type: 'name', position: context.position }
})
const located = chart.assign({
  position: ({ context, event }) =>
    event.type === 'located' ? coarse(event.position) : context.position,
})
const placed = chart.assign({
  place: ({ context, event }) => (event.type === 'named' ? event.place : context.place),
})

/** The browser may change its mind at any time, and the permission's state follows. */
const permission = { prompt: 'prompt', granted: 'granted', denied: 'denied' } as const

/**
 * Where this device is (device-owned): what the browser allows, and the town that a position is in
 * once a member has asked for it (product spec, section 4; PSH-08).
 */
const machine = chart.createMachine({
  id: 'geolocation',
  context: { position: null, place: null },
  initial: 'unknown',
  states: {
    unknown: {
      meta: {
        nl: 'Nog niet gekeken of de plaats gevraagd mag worden.',
        en: 'Not looked yet whether the place may be asked for.',
      },
      on: { unsupported: 'unsupported', ...permission, locate: 'locating' },
    },
    unsupported: {
      meta: { nl: 'Dit apparaat kent zijn plaats niet.', en: 'This device knows no place.' },
    },
    prompt: {
      meta: { nl: 'De browser zal het eerst vragen.', en: 'The browser will ask first.' },
      on: { granted: 'granted', denied: 'denied', locate: 'locating' },
    },
    granted: {
      meta: { nl: 'De plaats mag gevraagd worden.', en: 'The place may be asked for.' },
      on: { prompt: 'prompt', denied: 'denied', locate: 'locating' },
    },
    denied: {
      meta: {
        nl: 'De browser geeft de plaats niet; alleen daar kan dat weer anders.',
        en: 'The browser keeps the place to itself; only there that can be changed.',
      },
      on: { prompt: 'prompt', granted: 'granted' },
    },
    locating: {
      meta: { nl: 'Het apparaat zoekt waar het is.', en: 'The device finds out where it is.' },
      entry: ask,
      on: {
        located: { target: 'naming', actions: located },
        denied: 'denied',
        notFound: 'failed',
      },
    },
    naming: {
      meta: { nl: 'De plaats krijgt een naam.', en: 'The place gets a name.' },
      entry: name,
      on: {
        named: { target: 'placed', actions: placed },
        nowhere: 'failed',
        lost: 'failed',
      },
    },
    placed: {
      meta: { nl: 'De woonplaats is gevonden.', en: 'The town is found.' },
      on: { locate: 'locating', denied: 'denied' },
    },
    failed: {
      meta: {
        nl: 'De plaats is niet gevonden; het lid kan het opnieuw proberen.',
        en: 'The place was not found; the member can try again.',
      },
      on: { locate: 'locating', denied: 'denied' },
    },
  },
})

export const geolocation = {
  name: 'geolocation',
  owner: 'device',
  machine,
  rules: {},
  events: {
    unsupported: { nl: 'De browser kent geen plaats.', en: 'The browser knows no place.' },
    prompt: { nl: 'De browser wil het eerst vragen.', en: 'The browser wants to ask first.' },
    granted: { nl: 'De browser staat het toe.', en: 'The browser allows it.' },
    denied: { nl: 'De browser staat het niet toe.', en: 'The browser does not allow it.' },
    locate: { nl: 'Het lid vraagt om de eigen plaats.', en: 'The member asks for their place.' },
    located: { nl: 'Het apparaat weet waar het is.', en: 'The device knows where it is.' },
    notFound: { nl: 'Het apparaat vindt zichzelf niet.', en: 'The device does not find itself.' },
    named: { nl: 'De server noemt de woonplaats.', en: 'The server names the town.' },
    nowhere: {
      nl: 'Er is geen woonplaats in de buurt van deze plek.',
      en: 'There is no town near this spot.',
    },
    lost: { nl: 'De server was niet te bereiken.', en: 'The server could not be reached.' },
  },
} satisfies Lifecycle<typeof machine, Record<never, never>>
