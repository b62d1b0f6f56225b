import { message } from '#core/chat/message/machine.ts'
import { chartOf } from '../chart.ts'

export const messageChart = chartOf(message, {
  folder: 'core/chat/message',
  title: { nl: 'Bericht', en: 'Message' },
  about: {
    nl: 'Een bericht nadat de server het heeft.',
    en: 'A message once the server has it.',
  },
  begins: [
    {
      nl: 'Anna schreef Bram',
      en: 'Anna wrote to Bram',
      facts: { message: 'bericht', conversation: 'gesprek', from: 'anna', to: 'bram' },
    },
  ],
  samples: {
    refund: [
      {
        nl: 'Betaald en niet gelezen',
        en: 'Paid and not read',
        facts: { cost: 1, wasRead: false },
      },
      { nl: 'Betaald en gelezen', en: 'Paid and read', facts: { cost: 1, wasRead: true } },
      { nl: 'Het kostte niets', en: 'It was free', facts: { cost: 0, wasRead: false } },
    ],
    retract: [
      { nl: 'Anna verwijdert haar bericht', en: 'Anna removes her message', facts: { by: 'anna' } },
      { nl: 'Bram verwijdert het', en: 'Bram removes it', facts: { by: 'bram' } },
    ],
  },
  rules: {
    mayRetract: {
      nl: 'Alleen wie het schreef, verwijdert het.',
      en: 'Only who wrote it removes it.',
    },
    mayRefund: {
      nl: 'Credits komen terug van een betaald bericht dat niemand ooit zal lezen.',
      en: 'Credits come back for a paid message that nobody will ever read.',
    },
  },
  effects: {
    messageRefunded: { nl: 'De credits komen terug.', en: 'The credits come back.' },
    messageWithheld: {
      nl: 'Beiden zien het bericht niet meer, of weer.',
      en: 'Both see the message no more, or again.',
    },
    messageRemoved: { nl: 'De tekst wordt gewist.', en: 'The text is erased.' },
  },
})
