import { message } from '#core/chat/message/machine.ts'
import { HELD_MS } from '#core/chat/message/rules.ts'
import { MINUTE_MS } from '#core/kernel/time-units.ts'
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
    {
      nl: 'Anna schreef een fictief profiel, dat niet antwoordt',
      en: 'Anna wrote to a fictional profile, which does not answer',
      facts: {
        message: 'bericht',
        conversation: 'gesprek',
        from: 'anna',
        to: 'bram',
        cost: 1,
        isAnswered: false,
        owesAnswer: true,
      },
    },
    {
      nl: 'Anna schreef een fictief profiel, dat op tijd antwoordt',
      en: 'Anna wrote to a fictional profile, which answers in time',
      facts: {
        message: 'bericht',
        conversation: 'gesprek',
        from: 'anna',
        to: 'bram',
        cost: 1,
        isAnswered: true,
        owesAnswer: true,
      },
    },
  ],
  samples: {
    hold: [
      { nl: 'Hetzelfde aan velen', en: 'The same to many', facts: { signs: ['same_opener'] } },
    ],
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
    mayAwait: {
      nl: 'Op een betaald bericht aan een fictief profiel hoort een antwoord te komen.',
      en: 'A paid message to a fictional profile is owed an answer.',
    },
    mayGiveBack: {
      nl: 'Komt er binnen 48 uur geen antwoord, dan komen de credits terug.',
      en: 'Where no answer comes within 48 hours, the credits come back.',
    },
    mayOwe: {
      nl: 'Gaat het door naar een fictief profiel, dan hoort er vanaf dat moment een antwoord te komen.',
      en: 'Where it goes on to a fictional profile, an answer is owed from that moment on.',
    },
    mayRetract: {
      nl: 'Alleen wie het schreef, verwijdert het.',
      en: 'Only who wrote it removes it.',
    },
    mayRefund: {
      nl: 'Credits komen terug van een betaald bericht dat niemand ooit zal lezen.',
      en: 'Credits come back for a paid message that nobody will ever read.',
    },
  },
  delays: {
    heldPeriod: {
      nl: `${HELD_MS / MINUTE_MS} minuten om te kijken`,
      en: `${HELD_MS / MINUTE_MS} minutes to look`,
    },
    answerPeriod: {
      nl: 'De tijd om te antwoorden is om',
      en: 'The time to answer is over',
    },
  },
  effects: {
    messageRefunded: { nl: 'De credits komen terug.', en: 'The credits come back.' },
    messageUnanswered: {
      nl: 'De credits komen terug: er is niet geantwoord.',
      en: 'The credits come back: nobody answered.',
    },
    messageDelivered: {
      nl: 'De ander krijgt het, en ziet na een uur waarom het bekeken werd.',
      en: 'The other gets it, and after an hour sees why it was looked at.',
    },
    messageHeldBack: {
      nl: 'Niemand las het; de credits komen terug.',
      en: 'Nobody read it; the credits come back.',
    },
    messageWithheld: {
      nl: 'Beiden zien het bericht niet meer, of weer.',
      en: 'Both see the message no more, or again.',
    },
    messageRemoved: { nl: 'De tekst wordt gewist.', en: 'The text is erased.' },
  },
})
