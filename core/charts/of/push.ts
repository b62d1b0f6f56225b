import { push } from '#core/push/machine.ts'
import { chartOf } from '../chart.ts'

const subscription = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/anna',
  keys: { p256dh: 'sleutel', auth: 'geheim' },
}
const sample = { nl: '', en: '', facts: { subscription } }

export const pushChart = chartOf(push, {
  folder: 'core/push',
  title: { nl: 'Meldingen', en: 'Push messages' },
  about: {
    nl: 'Meldingen op één apparaat: wat de browser kan en mag, en of de server het weet.',
    en: 'Push messages on one device: what the browser can and may, and whether the server knows.',
  },
  begins: [{ nl: 'De site is net geopend', en: 'The site has just been opened', facts: {} }],
  samples: {
    found: [sample],
    made: [sample],
    message: [
      {
        nl: 'Er is een nieuw bericht',
        en: 'There is a new message',
        facts: { message: { title: 'Vonk', path: '/chats' } },
      },
    ],
  },
  rules: {},
  effects: {
    ask: { nl: 'De browser stelt zijn vraag.', en: 'The browser asks its question.' },
    save: { nl: 'De server bewaart het abonnement.', en: 'The server keeps the subscription.' },
    forget: {
      nl: 'Browser en server vergeten het abonnement.',
      en: 'Browser and server forget the subscription.',
    },
  },
})
