import { type StateValue, setup } from 'xstate'
import { guardsOf, type Lifecycle, type Words } from '#core/kernel/lifecycle.ts'
import { DAY_MS, MINUTE_MS } from '#core/kernel/time-units.ts'
import {
  codeIsVoid,
  type DebitFacts,
  isLastCode,
  MANDATE_UNUSED_DAYS,
  mandateHasEnded,
  mayDebit,
  mayOrder,
  maySendAgain,
  OTP_MINUTES,
} from './rules.ts'
import type { ShownMandate, Signing } from './values.ts'

/** `bundle` and `minor`: what the code is for, which is what is ordered first. */
type Input = { mandate: string; account: string; bundle: string; minor: number }
/** `tries`: the wrong codes so far. `unsent`: the code never went out. */
type Context = Input & { tries: number; unsent: boolean; ordered: boolean }
type Ordering = DebitFacts & { bundle: string; minor: number }
type Event =
  | { type: 'notSent' }
  | { type: 'sendAgain'; mark: string; sealedIban: string; ibanMark: string; shown: ShownMandate }
  | { type: 'wrongCode' }
  | ({ type: 'rightCode'; signing: Signing } & DebitFacts)
  /** `ref`: what the provider calls it, and `reference` what the bank does. */
  | { type: 'agreed'; ref: string; reference: string }
  | { type: 'replaced' }
  | ({ type: 'order' } & Ordering)
  | { type: 'cancel' }
  | { type: 'refused' }
type Effect = { type: 'signed'; mandate: string; account: string }

const rules = { isLastCode, maySendAgain, codeIsVoid, mandateHasEnded, mayDebit, mayOrder }

const chart = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as Words,
  },
  guards: guardsOf(rules),
  delays: { codeLife: OTP_MINUTES * MINUTE_MS, unused: MANDATE_UNUSED_DAYS * DAY_MS },
})

type Asked = { context: Context; event: Event }
const counted = ({ event }: Asked): DebitFacts => {
  if (event.type !== 'rightCode') throw new Error(`${event.type} is no right code`)
  return event
}
const ordering = ({ context: { ordered, bundle, minor }, event }: Asked) => {
  if (event.type !== 'order') throw new Error(`${event.type} is no order`)
  return { ...event, first: ordered ? null : { bundle, minor } }
}
const tellSigned = chart.emit(({ context: { mandate, account } }) => ({
  type: 'signed',
  mandate,
  account,
}))

const isOver = { order: { guard: 'mandateHasEnded' } } as const
const codeIsOver = {
  rightCode: { guard: 'codeIsVoid' },
  wrongCode: { guard: 'codeIsVoid' },
} as const

const miscounted = [
  { target: 'void', guard: { type: 'isLastCode', params: ({ context }: Asked) => context } },
  { actions: chart.assign({ tries: ({ context }) => context.tries + 1 }) },
] as const

const proposed = chart.createStateConfig({
  meta: {
    nl: 'Voorgesteld: er is een code gestuurd, en die moet nog worden ingevuld.',
    en: 'Proposed: a code was sent, which has yet to be typed.',
  },
  on: {
    notSent: { target: '#mandate.void', actions: chart.assign({ unsent: true }) },
    rightCode: { target: 'confirmed', guard: { type: 'mayDebit', params: counted } },
  },
})

const confirmed = chart.createStateConfig({
  meta: {
    nl: 'De code klopte; de betaaldienst legt de machtiging vast.',
    en: 'The code was right; the provider is recording the mandate.',
  },
  on: {
    rightCode: { target: 'confirmed', guard: { type: 'mayDebit', params: counted } },
    agreed: { target: '#mandate.active', actions: tellSigned },
  },
})

/** One life for the code, whatever is done with it meanwhile. */
const unsigned = chart.createStateConfig({
  id: 'mandate.unsigned',
  meta: {
    nl: 'Nog niet getekend: zo lang telt de code.',
    en: 'Not signed yet: so long the code counts.',
  },
  initial: 'proposed',
  states: { proposed, confirmed },
  on: { wrongCode: miscounted, replaced: 'void' },
  after: { codeLife: 'void' },
})

const active = chart.createStateConfig({
  id: 'mandate.active',
  meta: {
    nl: 'Getekend: het lid bestelt ermee zonder nieuwe code.',
    en: 'Signed: the member orders by it without a new code.',
  },
  on: {
    order: {
      target: 'active',
      reenter: true,
      guard: { type: 'mayOrder', params: ordering },
      actions: chart.assign({ ordered: true }),
    },
    cancel: 'cancelled',
    refused: 'refused',
    replaced: 'cancelled',
  },
  after: { unused: 'lapsed' },
})

/** Whether its code may still count. */
export const waitsForSigning = ({ state }: { state: StateValue }): boolean =>
  typeof state === 'object' && 'unsigned' in state

/**
 * A mandate for direct debit (DDB-02, DDB-04, DDB-05): signed by a code for one amount, kept for
 * later orders, and over by its member, its bank or time. Whether one may order by it now is a
 * rule of the account: its orders in the term, and what a bank took back from it.
 */
const machine = chart.createMachine({
  id: 'mandate',
  context: ({ input }) => ({ ...input, tries: 0, unsent: false, ordered: false }),
  initial: 'unsigned',
  states: {
    unsigned,
    void: {
      meta: {
        nl: 'De code is op, te oud, vervangen of nooit aangekomen: er is niets getekend.',
        en: 'The code is used up, too old, replaced or never came: nothing is signed.',
      },
      on: {
        sendAgain: {
          target: 'unsigned',
          guard: { type: 'maySendAgain', params: ({ context }) => context },
          actions: chart.assign({ unsent: false }),
        },
        ...codeIsOver,
        ...isOver,
      },
    },
    active,
    cancelled: {
      meta: {
        nl: 'Opgezegd door het lid, of vervangen door een nieuwe: er wordt niets meer mee afgeschreven.',
        en: 'Cancelled by its member, or replaced by a new one: nothing more is taken by it.',
      },
      on: isOver,
    },
    refused: {
      meta: {
        nl: 'Door de bank van het lid ingetrokken.',
        en: 'Ended by the member’s bank.',
      },
      on: isOver,
    },
    lapsed: {
      meta: {
        nl: '36 maanden niet gebruikt, en dus vervallen.',
        en: 'Not used for 36 months, and so it has lapsed.',
      },
      on: isOver,
    },
  },
})

export const mandate = {
  name: 'mandate',
  owner: 'server',
  machine,
  rules,
  events: {
    notSent: {
      nl: 'De sms-dienst nam de code niet aan.',
      en: 'The text service did not take the code.',
    },
    sendAgain: {
      nl: 'Hetzelfde formulier komt nog eens, met een nieuwe code.',
      en: 'The same form comes again, with a new code.',
    },
    wrongCode: { nl: 'Er wordt een verkeerde code ingevuld.', en: 'A wrong code is typed.' },
    rightCode: { nl: 'De goede code wordt ingevuld.', en: 'The right code is typed.' },
    agreed: {
      nl: 'De betaaldienst heeft de machtiging.',
      en: 'The provider has the mandate.',
    },
    replaced: {
      nl: 'Het lid tekent een andere machtiging.',
      en: 'The member signs another mandate.',
    },
    order: { nl: 'Het lid bestelt met de machtiging.', en: 'The member orders by the mandate.' },
    cancel: { nl: 'Het lid zegt de machtiging op.', en: 'The member cancels the mandate.' },
    refused: {
      nl: 'De bank weigert de machtiging voortaan.',
      en: 'The bank refuses the mandate from now on.',
    },
  },
} satisfies Lifecycle<typeof machine, typeof rules>
