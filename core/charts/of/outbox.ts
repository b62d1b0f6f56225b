import { outbox, RETRY_FIRST_MS, RETRY_LAST_MS } from '#core/chat/outbox/machine.ts'
import { SECOND_MS } from '#core/kernel/time-units.ts'
import { chartOf } from '../chart.ts'

export const outboxChart = chartOf(outbox, {
  folder: 'core/chat/outbox',
  title: { nl: 'Bericht op weg', en: 'Message on its way' },
  about: {
    nl: 'Een bericht op het apparaat van wie het stuurt, tot de server het heeft.',
    en: 'A message on the device that sends it, until the server has it.',
  },
  begins: [
    {
      nl: 'Een bericht aan Bram',
      en: 'A message to Bram',
      facts: { id: 'bericht', to: 'bram', body: 'Hallo' },
    },
  ],
  samples: {
    refused: [
      { nl: 'Te weinig credits', en: 'Too few credits', facts: { why: 'insufficient_credits' } },
      { nl: 'De ander is weg', en: 'The other is gone', facts: { why: 'member_gone' } },
    ],
  },
  counts: true,
  rules: {},
  effects: {
    post: {
      nl: 'Het apparaat biedt het bericht aan, steeds onder hetzelfde nummer.',
      en: 'The device offers the message, always under the same number.',
    },
    settled: {
      nl: 'Het apparaat hoeft het bericht niet meer te bewaren.',
      en: 'The device need not keep the message any longer.',
    },
  },
  delays: {
    retryDelay: {
      nl: `Een nieuwe poging, steeds later: na ${RETRY_FIRST_MS / SECOND_MS} tot ${RETRY_LAST_MS / SECOND_MS} seconden`,
      en: `Another try, later each time: after ${RETRY_FIRST_MS / SECOND_MS} to ${RETRY_LAST_MS / SECOND_MS} seconds`,
    },
  },
})
