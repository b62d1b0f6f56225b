import { approval } from '#core/moderation/approval/machine.ts'
import { APPROVAL_DAYS, REFUND_ALONE_MINOR } from '#core/moderation/approval/rules.ts'
import { chartOf } from '../chart.ts'

const of = { account: 'bram', about: null, proposedBy: 'eva' } as const
const second = [
  {
    nl: 'Finn, beheerder',
    en: 'Finn, administrator',
    facts: { by: 'finn', role: 'admin', involved: false },
  },
  {
    nl: 'Eva, die het voorstelde',
    en: 'Eva, who proposed it',
    facts: { by: 'eva', role: 'admin', involved: false },
  },
  {
    nl: 'Gijs, van de hulp',
    en: 'Gijs, of support',
    facts: { by: 'gijs', role: 'support', involved: false },
  },
  {
    nl: 'Finn, over wie het gaat',
    en: 'Finn, whom it is about',
    facts: { by: 'finn', role: 'admin', involved: true },
  },
] as const

const alone = ({ facts, ...words }: (typeof second)[number], givenMinor: number) => ({
  ...words,
  facts: { ...facts, givenMinor },
})

export const approvalChart = chartOf(approval, {
  folder: 'core/moderation/approval',
  title: { nl: 'Voorstel voor twee', en: 'Four-eyes approval' },
  about: {
    nl: 'Wat niet terug te draaien is: een medewerker stelt het voor, een ander bevestigt het.',
    en: 'What cannot be undone: one member of staff proposes it, another confirms it.',
  },
  begins: [
    {
      nl: 'Bram krijgt 50 credits cadeau',
      en: 'Bram gets 50 credits as a gift',
      facts: { ...of, approval: 'cadeau', kind: 'gift_credits', amount: 50 },
    },
    {
      nl: 'Bram krijgt € 25 terug',
      en: 'Bram gets € 25 back',
      facts: {
        ...of,
        approval: 'terug',
        kind: 'refund',
        about: 'betaling',
        amount: REFUND_ALONE_MINOR,
      },
    },
    {
      nl: 'Bram wordt gewist',
      en: 'Bram is erased',
      facts: { ...of, approval: 'wissen', kind: 'erase_account', amount: null },
    },
  ],
  samples: {
    confirm: [...second],
    refuse: [...second],
    decideAlone: [
      alone(second[0], 0),
      {
        ...alone(second[0], REFUND_ALONE_MINOR),
        nl: 'Finn, na meer vandaag',
        en: 'Finn, after others today',
      },
      alone(second[2], 0),
      alone(second[3], 0),
    ],
    withdraw: [
      { nl: 'Eva, die het voorstelde', en: 'Eva, who proposed it', facts: { by: 'eva' } },
      { nl: 'Finn', en: 'Finn', facts: { by: 'finn' } },
    ],
  },
  rules: {
    maySecond: {
      nl: 'Een ander dan wie het voorstelde, met de goede rol, en nooit over zichzelf.',
      en: 'Another than who proposed it, of the right role, and never about themselves.',
    },
    mayDecideAlone: {
      nl: 'Eén medewerker van de financiën betaalt alleen kleine bedragen terug: samen geteld per betaling, en per lid en dag.',
      en: 'One member of finance gives back small amounts alone: summed per payment, and per member and day.',
    },
    mayWithdraw: {
      nl: 'Alleen wie het voorstelde trekt het in.',
      en: 'Only who proposed it takes it back.',
    },
  },
  effects: {
    approved: { nl: 'Het gebeurt, in dezelfde stap.', en: 'It is done, in the same step.' },
  },
  delays: { term: { nl: `${APPROVAL_DAYS} dagen`, en: `${APPROVAL_DAYS} days` } },
})
