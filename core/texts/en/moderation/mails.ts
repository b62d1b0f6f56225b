import { nameAfter } from '#core/kernel/name-after.ts'
import type { ModerationMails } from '#core/texts/nl/moderation/mails.ts'
import { enModerationWords } from './decisions.ts'

export const enModerationMails: ModerationMails = {
  moderationWords: enModerationWords,
  statement: {
    subject: ({ site }) => `About your account at ${site}`,
    heading: ({ name, decision }) => `${decision}${nameAfter(name)}`,
    rows: {
      facts: 'What happened',
      rule: 'The rule',
      found: 'How we found out',
      lasts: 'How long',
      number: 'Number',
    },
    lasts: {
      always: 'Until we lift it',
      until: ({ until }) => `Until ${until}`,
      nothing: 'No restriction',
    },
    ruleHere: 'Read the rule',
    object: ({ until }) =>
      `Do you disagree? You can object until ${until}. Another colleague looks again, and you get an answer.`,
    objectHere: 'See it and object',
    elsewhere:
      'You can also go to a certified dispute settlement body in the EU, or to a court. You always may, without objecting here first.',
  },
  reportOutcome: {
    subject: ({ site }) => `About what you reported at ${site}`,
    heading: ({ name }) => `Thank you for your report${nameAfter(name)}`,
    nothing: 'A member of staff looked at it and found nothing against the rules.',
    acted: 'A member of staff looked at it, you were right, and something was done.',
    upheld: 'Somebody else looked again and found nothing against the rules either.',
    overturned: 'Something was done about it. Somebody else looked again, and it was reversed.',
    object: ({ until }) => `Do you disagree? Until ${until} you can ask for another look.`,
    button: 'See your report',
    number: 'Number',
  },
  notice: {
    rows: { number: 'Number', about: 'About' },
    about: { service: 'Our service', payment: 'A payment' },
    received: {
      subject: ({ site }) => `We have your message to ${site}`,
      heading: 'Thank you, we have your message',
      text: 'A member of staff will look at it. You get an answer within a week, and where there is danger we look at once.',
      notYou:
        'Did you not send us anything? Then somebody else entered this address, and you need not do anything.',
    },
    answered: {
      subject: ({ site }) => `An answer to your message to ${site}`,
      heading: 'We have looked at it',
      disagree: ({ support }) =>
        `Do you disagree? Email the number to ${support}, and say why. You can also go to a certified dispute settlement body in the EU, or to court.`,
    },
  },
}
