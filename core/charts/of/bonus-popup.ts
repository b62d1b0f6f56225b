import { bonusPopup } from '#core/time-bonus/popup/machine.ts'
import { chartOf, type Sample } from '../chart.ts'

type Facts = { credits: number; running: boolean; dismissed: boolean }
const samples: [Sample<Facts>, ...Sample<Facts>[]] = [
  {
    nl: 'Geen credits meer, de bonus loopt',
    en: 'No credits left, the bonus runs',
    facts: { credits: 0, running: true, dismissed: false },
  },
  {
    nl: 'Nog 1 credit',
    en: '1 credit left',
    facts: { credits: 1, running: true, dismissed: false },
  },
  {
    nl: 'De bonus is voorbij',
    en: 'The bonus is over',
    facts: { credits: 0, running: false, dismissed: false },
  },
  {
    nl: 'De popup is al eens gesloten',
    en: 'The popup was closed before',
    facts: { credits: 0, running: true, dismissed: true },
  },
]

export const bonusPopupChart = chartOf(bonusPopup, {
  folder: 'core/time-bonus/popup',
  title: { nl: 'Popup van de tijdbonus', en: 'Popup of the time bonus' },
  about: {
    nl: 'De popup van de welkomstkorting, op het apparaat dat hem laat zien.',
    en: 'The popup of the welcome offer, on the device that shows it.',
  },
  begins: [{ nl: 'Het lid is nog nergens', en: 'The member is nowhere yet', facts: {} }],
  samples: { entered: samples, changed: samples },
  rules: {
    mayPopUp: {
      nl: 'Voor wie geen credits meer heeft, zolang de bonus loopt, en één keer.',
      en: 'For who has no credits left, while the bonus runs, and once.',
    },
  },
  effects: {
    dismissed: {
      nl: 'Het apparaat onthoudt dat de popup gesloten is.',
      en: 'The device remembers that the popup was closed.',
    },
  },
  delays: { popupDelay: { nl: 'De popup komt', en: 'The popup comes' } },
})
