import { emit, setup } from 'xstate'
import { guardsOf, type Lifecycle, type Words } from '#core/kernel/lifecycle.ts'
import { mayPopUp } from '../rules.ts'
import { TIME_BONUS_POPUP_MS } from '../values.ts'

type Facts = { credits: number; running: boolean; dismissed: boolean }
type Event =
  | ({ type: 'entered' } & Facts)
  /** Balance or bonus are others than before. */
  | ({ type: 'changed' } & Facts)
  | { type: 'left' }
  | { type: 'close' }
type Effect = { type: 'dismissed' }

const rules = { mayPopUp }

const chart = setup({
  types: { events: {} as Event, emitted: {} as Effect, meta: {} as Words },
  guards: guardsOf(rules),
  delays: { popupDelay: TIME_BONUS_POPUP_MS },
})

const whenMayPopUp = <T extends string>(target: T) =>
  ({ target, guard: { type: 'mayPopUp', params: ({ event }: { event: Facts }) => event } }) as const

/**
 * The popup of the welcome bonus on the device that shows it (device-owned): some time after the
 * member came into the members area, and never again after it was closed there.
 */
const machine = chart.createMachine({
  id: 'bonusPopup',
  initial: 'away',
  states: {
    away: {
      meta: {
        nl: 'Er is niets te laten zien.',
        en: 'There is nothing to show.',
      },
      on: { entered: whenMayPopUp('waiting'), changed: whenMayPopUp('waiting') },
    },
    waiting: {
      id: 'bonusPopup.waiting',
      meta: {
        nl: 'Het lid kijkt rond; de popup komt zo.',
        en: 'The member looks around; the popup comes soon.',
      },
      on: { left: 'away', changed: [whenMayPopUp('waiting'), { target: 'away' }] },
      after: { popupDelay: 'shown' },
    },
    shown: {
      meta: { nl: 'De popup staat er.', en: 'The popup is there.' },
      on: {
        left: 'away',
        changed: [whenMayPopUp('shown'), { target: 'away' }],
        close: { target: 'closed', actions: emit({ type: 'dismissed' }) },
      },
    },
    closed: {
      meta: {
        nl: 'Gesloten door het lid, en dat blijft zo op dit apparaat.',
        en: 'Closed by the member, and it stays so on this device.',
      },
    },
  },
})

export const bonusPopup = {
  name: 'bonusPopup',
  owner: 'device',
  machine,
  rules,
  events: {
    entered: {
      nl: 'Het lid komt op een pagina voor leden.',
      en: 'The member comes to a page of the members area.',
    },
    changed: {
      nl: 'Het saldo of de bonus is veranderd.',
      en: 'Balance or bonus have changed.',
    },
    left: {
      nl: 'Het lid verlaat de pagina’s voor leden.',
      en: 'The member leaves the members area.',
    },
    close: { nl: 'Het lid sluit de popup.', en: 'The member closes the popup.' },
  },
} satisfies Lifecycle<typeof machine, typeof rules>
