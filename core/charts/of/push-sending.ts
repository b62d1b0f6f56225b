import { pushSending } from '#core/push/sending/machine.ts'
import { PUSHES_PER_HOUR, type PushFacts } from '#core/push/sending/rules.ts'
import { chartOf, type Sample } from '../chart.ts'

const plain: PushFacts = {
  mayEnter: true,
  hasDevice: true,
  isOn: true,
  waits: true,
  isThere: true,
  onlyFictional: false,
  onScreen: false,
  sent: 0,
  isQuiet: false,
}
const sample = (nl: string, en: string, facts: Partial<PushFacts> = {}): Sample<PushFacts> => ({
  nl,
  en,
  facts: { ...plain, ...facts },
})

/** Each fact by itself turns sending into nothing, and the number on both sides of its limit. */
const reasons: Sample<PushFacts>[] = [
  sample('Het is al gelezen of gezien', 'It has been read or seen already', { waits: false }),
  sample('Deze soort melding staat uit', 'This kind is switched off', { isOn: false }),
  sample('Een pagina staat open en in beeld', 'A page is open and on the screen', {
    onScreen: true,
  }),
  sample('Afzender is weg, of er is een blokkade', 'The sender is gone, or there is a block', {
    isThere: false,
  }),
  sample('Alleen een fictief profiel deed iets', 'Only a fictional profile did something', {
    onlyFictional: true,
  }),
  sample('Geen apparaat, of daar is uitgelogd', 'No device, or it was logged out there', {
    hasDevice: false,
  }),
  sample('Het lid is geblokkeerd of gaat weg', 'The member is suspended or leaving', {
    mayEnter: false,
  }),
  sample(
    `De ${PUSHES_PER_HOUR}e melding binnen een uur`,
    `Push message ${PUSHES_PER_HOUR} within an hour`,
    { sent: PUSHES_PER_HOUR - 1 },
  ),
  sample(
    `Al ${PUSHES_PER_HOUR} meldingen binnen een uur`,
    `Already ${PUSHES_PER_HOUR} push messages within an hour`,
    { sent: PUSHES_PER_HOUR },
  ),
]

export const pushSendingChart = chartOf(pushSending, {
  folder: 'core/push/sending',
  title: { nl: 'Wanneer er een melding komt', en: 'When a push message comes' },
  about: {
    nl: 'Wat er gebeurt met iets nieuws voor een lid dat niet kijkt: een melding, later één overzicht, of niets.',
    en: 'What becomes of something new for a member who is not looking: a push message, one summary later, or nothing.',
  },
  begins: [
    { nl: 'Er komt iets nieuws voor een lid', en: 'Something new comes for a member', facts: {} },
  ],
  samples: {
    due: [
      sample('Het lid is weg en wil het weten', 'The member is away and wants to know'),
      sample('Binnen de stille uren', 'Within the quiet hours', { isQuiet: true }),
      ...reasons,
    ],
    quietEnded: [sample('Het is nog niet gezien', 'It has not been seen yet'), ...reasons],
  },
  rules: {
    mayPush: {
      nl: `Er gaat niets uit als: het lid er niet in mag, er geen apparaat is, de soort uit staat, het al gezien is, de afzender weg of geblokkeerd is, alleen fictieve profielen iets deden, de site open in beeld staat, of er dat uur al ${PUSHES_PER_HOUR} zijn gestuurd.`,
      en: `Nothing goes out when the member may not come in, there is no device, the kind is switched off, it was seen already, the sender is gone or blocked, only fictional profiles did something, the site is open on the screen, or ${PUSHES_PER_HOUR} went out within the hour.`,
      constants: { PUSHES_PER_HOUR },
    },
    isHeld: {
      nl: 'In de stille uren, op de klok van het lid zelf, blijft het bij de server en komt het daarna in één overzicht.',
      en: "Within the quiet hours, by the member's own clock, it stays with the server and comes in one summary afterwards.",
    },
  },
  effects: {
    tell: {
      nl: 'Het apparaat krijgt een melding, met niet meer erop dan het lid koos.',
      en: 'The device is told, with no more on it than the member chose.',
    },
    hold: {
      nl: 'De server bewaart het tot het einde van de stille uren.',
      en: 'The server keeps it until the quiet hours end.',
    },
  },
})
