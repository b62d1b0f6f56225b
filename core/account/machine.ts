import { emit, setup } from 'xstate'
import { guardsOf, type Lifecycle, type Words } from '#core/kernel/lifecycle.ts'
import { DAY_MS } from '#core/kernel/time-units.ts'
import type { LeavingReason } from './leaving/rules.ts'
import {
  DELETION_GRACE_DAYS,
  type LinkOpener,
  linkIsGood,
  mayActivate,
  mayAskMail,
  mayLeave,
  mayShow,
  maySignUpAgain,
  UNCONFIRMED_DAYS,
} from './rules.ts'
import type { Activated, NewAccount } from './values.ts'

/** Who leaves or is suspended is kept out, which the other regions have to know. */
type Context = { account: string; leaving: boolean; suspended: boolean }
type Input = { account: string }
type Event =
  /** `credits`: the site's sign-up credits, whole and not negative. */
  | {
      type: 'activate'
      link: 'good' | 'expired' | 'unknown'
      opener: LinkOpener
      credits: number
      activated?: Activated
    }
  /** `mail`: a new id, by which the mail is sent once. */
  | { type: 'askMail'; mail: string; mailsToday: number }
  /**
   * Somebody signs up with an address that nobody has confirmed. `id`: of the form, which waits
   * with a link of its own; that of the account where its own device sends it once more.
   */
  | { type: 'signUpAgain'; form: NewAccount; id: string; mail: string }
  | { type: 'firstPurchase' }
  | { type: 'leave'; passwordRight: boolean; reason: LeavingReason; mail: string }
  /**
   * This link holds as long as the days of grace do, so that it is never seen expired. The right
   * password is as good as the link. `verified`: its hash, which has to be there still.
   */
  | { type: 'return'; link: 'good' | 'unknown'; verified?: string }
  | { type: 'hide' }
  | { type: 'show' }
  /** `reason`: what the member is told, in the words of who decided it. */
  | { type: 'suspend'; reason: string; mail: string }
  | { type: 'restore'; mail: string }
  | { type: 'erase' }
type Effect =
  | { type: 'activationMailAsked'; account: string; form: string; mail: string }
  | { type: 'activated'; account: string; credits: number }
  | { type: 'becamePremium'; account: string }
  | { type: 'left'; account: string; mail: string }
  | { type: 'returned'; account: string }
  | { type: 'visibilityChanged'; account: string }
  | { type: 'suspended'; account: string; reason: string; mail: string }
  | { type: 'restored'; account: string; mail: string }
  | { type: 'erased'; account: string }

const rules = { linkIsGood, mayActivate, mayAskMail, mayLeave, mayShow, maySignUpAgain }

const chart = setup({
  types: {
    context: {} as Context,
    input: {} as Input,
    events: {} as Event,
    emitted: {} as Effect,
    meta: {} as Words,
  },
  guards: guardsOf(rules),
  delays: {
    gracePeriod: DELETION_GRACE_DAYS * DAY_MS,
    unconfirmedPeriod: UNCONFIRMED_DAYS * DAY_MS,
  },
})

const mailAgain = chart.emit(({ context, event }) => {
  if (!('mail' in event)) throw new Error(`${event.type} asks for no mail`)
  const { account } = context
  const form = 'id' in event ? event.id : account
  return { type: 'activationMailAsked', account, form, mail: event.mail }
})

const setLeaving = (leaving: boolean) => chart.assign({ leaving })
const setSuspended = (suspended: boolean) => chart.assign({ suspended })

/** What a rule asks of the account itself, beside what comes with the event. */
const withHold = <F extends object>({ context, event }: { context: Context; event: F }) => ({
  ...event,
  leaving: context.leaving,
  suspended: context.suspended,
})

/** The form waits beside what is there: it changes nothing before its link is opened. */
const signsUpAgain = {
  guard: { type: 'maySignUpAgain', params: withHold },
  actions: mailAgain,
} as const

const visibilityChanged = chart.emit(({ context }) => ({
  type: 'visibilityChanged',
  account: context.account,
}))

/** Whether the address is confirmed, and whether the member stays. */
const standing = chart.createStateConfig({
  initial: 'created',
  states: {
    created: {
      initial: 'unpaid',
      entry: emit(({ context }) => ({
        type: 'activationMailAsked',
        account: context.account,
        form: context.account,
        mail: context.account,
      })),
      on: {
        activate: {
          target: 'active',
          guard: { type: 'mayActivate', params: ({ event }) => event },
          actions: chart.emit(({ context, event }) => ({
            type: 'activated',
            account: context.account,
            credits: event.type === 'activate' ? event.credits : 0,
          })),
        },
        askMail: {
          guard: { type: 'mayAskMail', params: withHold },
          actions: mailAgain,
        },
        leave: {
          target: '#account.erased',
          guard: { type: 'mayLeave', params: withHold },
        },
      },
      states: {
        unpaid: {
          id: 'account.unpaid',
          meta: {
            nl: 'Aangemeld, het e-mailadres is nog niet bevestigd; na een tijd vervalt de aanmelding.',
            en: 'Signed up, the e-mail address is not confirmed yet; after a while the sign-up lapses.',
          },
          on: {
            firstPurchase: 'paid',
            signUpAgain: { target: 'unpaid', reenter: true, ...signsUpAgain },
          },
          after: { unconfirmedPeriod: '#account.erased' },
        },
        paid: {
          meta: {
            nl: 'Niet bevestigd, maar er is betaald: dit account vervalt niet vanzelf.',
            en: 'Not confirmed, but something was paid: this account does not lapse by itself.',
          },
          on: { signUpAgain: signsUpAgain },
        },
      },
    },
    active: {
      meta: {
        nl: 'Bevestigd: dit lid kan antwoorden.',
        en: 'Confirmed: this member can reply.',
      },
      on: {
        leave: {
          target: 'leaving',
          guard: { type: 'mayLeave', params: withHold },
          actions: [
            setLeaving(true),
            chart.emit(({ context, event }) => {
              if (event.type !== 'leave') throw new Error(`${event.type} is no goodbye`)
              return { type: 'left', account: context.account, mail: event.mail }
            }),
          ],
        },
      },
    },
    leaving: {
      id: 'account.leaving',
      meta: {
        nl: 'Opgezegd: niemand ziet dit lid nog; de link in de mail of inloggen draait het terug.',
        en: 'Leaving: nobody sees this member any more; the mailed link or logging in undoes it.',
      },
      on: {
        return: {
          target: 'active',
          guard: { type: 'linkIsGood', params: ({ event }) => event },
          actions: [
            setLeaving(false),
            chart.emit(({ context }) => ({ type: 'returned', account: context.account })),
          ],
        },
      },
      after: { gracePeriod: '#account.erased' },
    },
  },
})

/** A restriction is apart from all else: who leaves and returns is still suspended. */
const conduct = chart.createStateConfig({
  initial: 'clear',
  states: {
    clear: {
      meta: { nl: 'Er is niets op dit lid aan te merken.', en: 'Nothing is held against them.' },
      on: {
        suspend: {
          target: 'suspended',
          actions: [
            setSuspended(true),
            chart.emit(({ context, event }) => {
              if (event.type !== 'suspend') throw new Error(`${event.type} suspends nobody`)
              const { reason, mail } = event
              return { type: 'suspended', account: context.account, reason, mail }
            }),
          ],
        },
      },
    },
    suspended: {
      meta: {
        nl: 'Geblokkeerd door een medewerker: kan niet inloggen en is voor niemand te zien.',
        en: 'Suspended by staff: cannot log in and is shown to nobody.',
      },
      on: {
        restore: {
          target: 'clear',
          actions: [
            setSuspended(false),
            chart.emit(({ context, event }) => {
              if (event.type !== 'restore') throw new Error(`${event.type} restores nobody`)
              return { type: 'restored', account: context.account, mail: event.mail }
            }),
          ],
        },
      },
    },
  },
})

const membership = chart.createStateConfig({
  initial: 'free',
  states: {
    free: {
      meta: { nl: 'Gratis lid.', en: 'Free member.' },
      on: {
        firstPurchase: {
          target: 'premium',
          actions: emit(({ context }) => ({ type: 'becamePremium', account: context.account })),
        },
      },
    },
    premium: {
      meta: {
        nl: 'Premium lid, vanaf de eerste aankoop en voorgoed.',
        en: 'Premium member, from the first purchase on and for good.',
      },
    },
  },
})

const byMember = { type: 'mayShow', params: withHold } as const

const visibility = chart.createStateConfig({
  initial: 'visible',
  states: {
    visible: {
      meta: { nl: 'Anderen kunnen dit lid vinden.', en: 'Others can find this member.' },
      on: { hide: { target: 'invisible', guard: byMember, actions: visibilityChanged } },
    },
    invisible: {
      meta: {
        nl: 'Onzichtbaar: in geen zoekresultaat, match, lijst met likes of profiel.',
        en: 'Invisible: in no search, match, like list or profile view.',
      },
      on: { show: { target: 'visible', guard: byMember, actions: visibilityChanged } },
    },
  },
})

/**
 * The life of an account (product spec, section 4): compound outside, parallel inside, so that
 * an account that has ended can neither be activated nor become premium.
 */
const machine = chart.createMachine({
  id: 'account',
  context: ({ input }) => ({ account: input.account, leaving: false, suspended: false }),
  initial: 'living',
  states: {
    living: {
      type: 'parallel',
      meta: { nl: 'Het account bestaat.', en: 'The account exists.' },
      states: { standing, conduct, membership, visibility },
      on: { erase: '#account.erased' },
    },
    erased: {
      type: 'final',
      meta: {
        nl: 'Gewist: wat over dit lid bewaard werd is weg, de boekhouding kent geen naam.',
        en: 'Erased: what was kept on this member is gone, the books know no name.',
      },
      entry: [
        setLeaving(false),
        setSuspended(false),
        chart.emit(({ context }) => ({ type: 'erased', account: context.account })),
      ],
    },
  },
})

export const account = {
  name: 'account',
  owner: 'server',
  machine,
  rules,
  events: {
    activate: {
      nl: 'Het lid opent de link uit de activatiemail.',
      en: 'The member opens the link of the activation mail.',
    },
    askMail: {
      nl: 'Het lid vraagt de activatiemail nog eens.',
      en: 'The member asks for the activation mail again.',
    },
    signUpAgain: {
      nl: 'Iemand meldt zich opnieuw aan met dit nog niet bevestigde adres.',
      en: 'Somebody signs up again with this address, which is not confirmed yet.',
    },
    firstPurchase: {
      nl: 'De eerste betaling van dit lid is gelukt.',
      en: 'The first payment of this member has succeeded.',
    },
    leave: { nl: 'Het lid zegt op.', en: 'The member leaves.' },
    return: {
      nl: 'Het lid komt terug, met de link uit de afscheidsmail of door in te loggen.',
      en: 'The member comes back, by the link of the goodbye mail or by logging in.',
    },
    hide: { nl: 'Het lid wordt onzichtbaar.', en: 'The member becomes invisible.' },
    show: { nl: 'Het lid wordt weer zichtbaar.', en: 'The member becomes visible again.' },
    suspend: {
      nl: 'Een medewerker blokkeert het account, met een reden.',
      en: 'Staff suspend the account, with a reason.',
    },
    restore: { nl: 'Een medewerker heft de blokkade op.', en: 'Staff lift the suspension.' },
    erase: {
      nl: 'Een medewerker wist het account op verzoek meteen.',
      en: 'Staff erase the account at once, on request.',
    },
  },
} satisfies Lifecycle<typeof machine, typeof rules>
