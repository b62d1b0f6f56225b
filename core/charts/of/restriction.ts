import { DAY_MS } from '#core/kernel/time-units.ts'
import { restriction } from '#core/moderation/restriction/machine.ts'
import { SUSPENSION_DAYS_MAX } from '#core/moderation/rules.ts'
import { chartOf } from '../chart.ts'

const of = { restriction: 'maatregel', account: 'bram' } as const

export const restrictionChart = chartOf(restriction, {
  folder: 'core/moderation/restriction',
  title: { nl: 'Maatregel', en: 'Restriction' },
  about: {
    nl: 'Wat er door een besluit voor een lid geldt, en hoe dat weer ophoudt.',
    en: 'What holds of a member by a decision, and how that ends.',
  },
  begins: [
    {
      nl: 'Bram is geblokkeerd',
      en: 'Bram is suspended',
      facts: { ...of, kind: 'suspended', about: null },
    },
    {
      nl: 'Een foto van Bram is weg',
      en: 'A photo of Bram is removed',
      facts: { ...of, kind: 'photo_removed', about: 'foto' },
    },
  ],
  samples: {
    changed: [{ nl: 'met een nieuwe foto', en: 'by a new photo', facts: {} }],
    lift: [{ nl: 'door een medewerker', en: 'by a member of staff', facts: { by: 'eva' } }],
    limit: [
      { nl: '7 dagen', en: '7 days', facts: { termMs: 7 * DAY_MS } },
      {
        nl: `${SUSPENSION_DAYS_MAX} dagen`,
        en: `${SUSPENSION_DAYS_MAX} days`,
        facts: { termMs: SUSPENSION_DAYS_MAX * DAY_MS },
      },
    ],
  },
  rules: {},
  effects: {
    restrictionBegan: { nl: 'Het geldt vanaf nu.', en: 'It holds from now on.' },
    restrictionEnded: {
      nl: 'Het geldt niet meer; wat weg was is terug.',
      en: 'It holds no more; what was gone is back.',
    },
  },
  delays: { term: { nl: 'zo lang als besloten is', en: 'for as long as was decided' } },
})
