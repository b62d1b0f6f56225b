import { timeBonus } from '#core/time-bonus/machine.ts'
import { chartOf } from '../chart.ts'

export const timeBonusChart = chartOf(timeBonus, {
  folder: 'core/time-bonus',
  title: { nl: 'Tijdbonus', en: 'Time bonus' },
  about: {
    nl: 'De welkomstkorting van één lid: ze begint bij de aanmelding en houdt echt op.',
    en: 'The welcome offer of one member: it begins with sign-up and really ends.',
  },
  begins: [{ nl: 'Iemand meldt zich aan', en: 'Somebody signs up', facts: { account: 'lid' } }],
  samples: {},
  rules: {},
  effects: { bonusEnded: { nl: 'De bonus is voorbij.', en: 'The bonus is over.' } },
  delays: { offerWindow: { nl: 'Einde van de bonus', en: 'End of the bonus' } },
})
