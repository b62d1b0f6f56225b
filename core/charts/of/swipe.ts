import { swipe } from '#core/discovery/swipe/machine.ts'
import { SWIPE_LIKES_PER_DAY } from '#core/discovery/swipe/rules.ts'
import { chartOf, type Sample } from '../chart.ts'

const left: [Sample<{ left: number }>, ...Sample<{ left: number }>[]] = [
  {
    nl: `Alle ${SWIPE_LIKES_PER_DAY} zijn er nog`,
    en: `All ${SWIPE_LIKES_PER_DAY} are left`,
    facts: { left: SWIPE_LIKES_PER_DAY },
  },
  { nl: 'De laatste van vandaag', en: 'The last of today', facts: { left: 1 } },
  { nl: 'Er is er geen meer', en: 'None is left', facts: { left: 0 } },
]

export const swipeChart = chartOf(swipe, {
  folder: 'core/discovery/swipe',
  title: { nl: 'Likes per dag', en: 'Likes a day' },
  about: {
    nl: 'Wat je bij het swipen mag: een vast aantal likes per dag, voor iedereen gelijk.',
    en: 'What one may do while swiping: a fixed number of likes a day, the same for everybody.',
  },
  begins: [{ nl: 'Iemand gaat swipen', en: 'Somebody begins to swipe', facts: {} }],
  samples: {
    like: left,
    told: left,
    undo: [
      { nl: 'Een like van vandaag', en: 'A like of today', facts: { liked: true } },
      { nl: 'Iets dat geen like was', en: 'Something that was no like', facts: { liked: false } },
    ],
  },
  rules: {
    mayLike: {
      nl: `Er zijn ${SWIPE_LIKES_PER_DAY} likes per dag; likes ergens anders tellen niet mee.`,
      en: `There are ${SWIPE_LIKES_PER_DAY} likes a day; likes elsewhere are not counted.`,
      constants: { SWIPE_LIKES_PER_DAY },
    },
    isLastLike: {
      nl: 'Na de laatste like komen de volgende pas de dag erna.',
      en: 'After the last like the next ones come the day after.',
    },
    isGivenBack: {
      nl: 'Wie een like van vandaag terugneemt, krijgt die terug; overslaan kost niets.',
      en: 'Who takes back a like of today gets it back; skipping costs nothing.',
    },
  },
  effects: {},
})
