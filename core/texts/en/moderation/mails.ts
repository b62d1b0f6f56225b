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
      found: 'How we saw it',
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
      `Do you disagree? Object, until ${until}. Another of us looks again, and you get an answer.`,
    objectHere: 'Look at it and object',
    elsewhere:
      'You can also go to a certified dispute settlement body in the EU, or to a court. You always may, without objecting here first.',
  },
  reportOutcome: {
    subject: ({ site }) => `About what you reported at ${site}`,
    heading: ({ name }) => `Thank you for your report${nameAfter(name)}`,
    nothing: 'Somebody looked at it and found nothing against the rules.',
    acted: 'Somebody looked at it, you were right, and something was done.',
    upheld: 'Somebody else looked again and found nothing against the rules either.',
    object: ({ until }) => `Do you disagree? Until ${until} you can ask for another look.`,
    button: 'See your report',
    number: 'Number',
  },
  notice: {
    rows: { number: 'Number', about: 'About' },
    about: { service: 'Our service', payment: 'A payment' },
    received: {
      subject: ({ site }) => `We have your message to ${site}`,
      heading: 'Thank you, your message is here',
      text: 'A colleague looks at it. You get an answer within a week, and where there is danger we look at once.',
      notYou:
        'Did you send us nothing? Then someone else typed this address, and you need not do anything.',
    },
    answered: {
      subject: ({ site }) => `An answer to your message to ${site}`,
      heading: 'We have looked at it',
      disagree: ({ support }) =>
        `Do you disagree? Email the number to ${support}, and someone else looks again. You can also go to a certified dispute settlement body in the EU, or to court.`,
    },
  },
}
