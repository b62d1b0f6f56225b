import { assign, setup } from 'xstate'
import { guardsOf, type Lifecycle, type Words } from '#core/kernel/lifecycle.ts'
import { isOffered, type SignupStep, signupSteps } from './rules.ts'

/** `profile`: the member that the visitor came for, to whom sign-up returns. */
type Input = { profile: string | null }
type Context = Input & { email: string | null; offered: SignupStep[] }
type Event =
  | { type: 'sent'; email: string }
  | { type: 'again' }
  /** Somebody is logged in; `offered`: the steps that there are for this member. */
  | { type: 'entered'; offered: SignupStep[] }
  | { type: 'saved' }
  | { type: 'skip' }
  | { type: 'back' }
  | { type: 'login' }
  | { type: 'close' }
  | { type: 'finish' }
type Effect = { type: 'signupClosed'; profile: string | null }

const rules = { isOffered }

const chart = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as Words,
  },
  guards: guardsOf(rules),
})

const offers = <S extends SignupStep>(step: S) => ({
  target: step,
  guard: {
    type: 'isOffered' as const,
    params: ({ context }: { context: Context }) => ({ offered: context.offered, step }),
  },
})
const keepOffered = chart.assign(({ context, event }) => ({
  offered: event.type === 'entered' ? event.offered : context.offered,
}))
const offersOnEntering = <S extends SignupStep>(step: S) => ({
  target: step,
  guard: {
    type: 'isOffered' as const,
    params: ({ event }: { event: { offered: SignupStep[] } }) => ({
      offered: event.offered,
      step,
    }),
  },
  actions: keepOffered,
})

const before = (step: SignupStep) => signupSteps.slice(0, signupSteps.indexOf(step)).reverse()
const stepsAfter = (step: SignupStep) => signupSteps.slice(signupSteps.indexOf(step) + 1)

/** The first step that is offered, or the completion where there is none. */
const entered = [...signupSteps.map(offersOnEntering), { target: 'completed' as const }]

const stepOf = (step: SignupStep, meta: Words) => {
  const onwards = [...stepsAfter(step).map(offers), { target: 'completed' as const }]
  return chart.createStateConfig({
    meta,
    on: { saved: onwards, skip: onwards, back: before(step).map(offers), close: 'closed' },
  })
}

/**
 * Signing up on one device, from the form to the completed profile (product spec, section 2): kept
 * there, so that a reload goes on where it was.
 */
const machine = chart.createMachine({
  id: 'signup',
  context: ({ input }) => ({ ...input, email: null, offered: [] }),
  initial: 'form',
  states: {
    form: {
      meta: { nl: 'Het formulier staat open.', en: 'The form is open.' },
      on: {
        sent: { target: 'mailed', actions: assign(({ event }) => ({ email: event.email })) },
        entered,
        login: 'closed',
        close: 'closed',
      },
    },
    mailed: {
      meta: {
        nl: 'Verstuurd: de link in de mail bevestigt het adres.',
        en: 'Sent: the link in the mail confirms the address.',
      },
      on: { again: 'form', entered, login: 'closed', close: 'closed' },
    },
    photo: stepOf('photo', { nl: 'Een foto kiezen.', en: 'Choosing a photo.' }),
    place: stepOf('place', { nl: 'Zeggen waar je woont.', en: 'Saying where one lives.' }),
    personal: stepOf('personal', {
      nl: 'Zeggen hoe je eruitziet en wat je situatie is.',
      en: 'Saying what one looks like and how one lives.',
    }),
    about: stepOf('about', { nl: 'Iets over jezelf vertellen.', en: 'Telling about oneself.' }),
    push: stepOf('push', { nl: 'Meldingen aanzetten.', en: 'Switching notifications on.' }),
    completed: {
      meta: {
        nl: 'Klaar: door naar wie je kwam bekijken, of naar de leden.',
        en: 'Done: on to whom one came for, or to the members.',
      },
      on: { back: [...signupSteps].reverse().map(offers), finish: 'closed', close: 'closed' },
    },
    closed: {
      type: 'final',
      meta: { nl: 'Het aanmelden is gesloten.', en: 'Sign-up is closed.' },
      entry: chart.emit(({ context }) => ({ type: 'signupClosed', profile: context.profile })),
    },
  },
})

export const signup = {
  name: 'signup',
  owner: 'device',
  machine,
  rules,
  events: {
    sent: { nl: 'Het formulier is verstuurd.', en: 'The form has been sent.' },
    again: {
      nl: 'De bezoeker wil een ander e-mailadres gebruiken.',
      en: 'The visitor wants to use another e-mail address.',
    },
    entered: {
      nl: 'Het adres is bevestigd en het lid is ingelogd.',
      en: 'The address is confirmed and the member is logged in.',
    },
    saved: { nl: 'Het lid heeft deze stap ingevuld.', en: 'The member has filled this step in.' },
    skip: { nl: 'Het lid slaat deze stap over.', en: 'The member skips this step.' },
    back: { nl: 'Het lid gaat een stap terug.', en: 'The member goes back a step.' },
    login: { nl: 'De bezoeker gaat naar inloggen.', en: 'The visitor goes to login.' },
    close: { nl: 'Het aanmelden wordt gesloten.', en: 'Sign-up is closed by its button.' },
    finish: { nl: 'Het lid is klaar.', en: 'The member is done.' },
  },
} satisfies Lifecycle<typeof machine, typeof rules>
