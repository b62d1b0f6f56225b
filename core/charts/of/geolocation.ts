import { geolocation } from '#core/site/geolocation/machine.ts'
import { chartOf } from '../chart.ts'

export const geolocationChart = chartOf(geolocation, {
  folder: 'core/site/geolocation',
  title: { nl: 'Plaats van het apparaat', en: 'Place of the device' },
  about: {
    nl: 'Wat de browser van de plaats vrijgeeft, en de woonplaats die erbij hoort.',
    en: 'What the browser gives away of the place, and the town that goes with it.',
  },
  begins: [{ nl: 'De site is net geopend', en: 'The site has just been opened', facts: {} }],
  samples: {
    located: [
      { nl: 'In Utrecht', en: 'In Utrecht', facts: { position: { lat: 52.09, lon: 5.12 } } },
    ],
    named: [
      {
        nl: 'Utrecht',
        en: 'Utrecht',
        facts: { place: { city: 'Utrecht', region: 'Utrecht', country: 'NL' } },
      },
    ],
  },
  rules: {},
  effects: {
    ask: { nl: 'Het apparaat zoekt zijn plaats.', en: 'The device finds its place.' },
    name: {
      nl: 'De server zoekt de woonplaats bij een afgeronde plek.',
      en: 'The server finds the town of a rounded spot.',
    },
  },
})
