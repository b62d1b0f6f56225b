import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlComplaints } from '#core/texts/nl/moderation/complaints.ts'
import { enModerationWords } from './decisions.ts'

/** The form for everybody, in English. */
export const enComplaints: TextsOf<typeof nlComplaints> = {
  title: 'Tell us',
  lead: 'Did you see something that does not belong here, or did we get something wrong? A person reads it and you get an answer by email. No need to log in.',
  danger: 'Is there danger right now?',
  call: 'Call 112',
  about: 'What is it about?',
  abouts: { content: 'Something on the site', service: 'Our service', payment: 'A payment' },
  reason: 'What is wrong?',
  choose: 'Choose what fits best',
  reasons: enModerationWords.reason,
  place: 'Where did you see it?',
  placeHint: 'Paste the link of the profile, or say who it is and where you saw it.',
  placePayment: 'Receipt number or date (optional)',
  words: {
    content: 'What did you see?',
    service: 'What went wrong?',
    payment: 'What is not right?',
  },
  wordsHint: 'A few sentences are enough.',
  name: 'Your name',
  nameFree: 'Your name (optional)',
  nameHint: 'Just for us. The other person will not hear who reported it.',
  mail: 'Your email address',
  mailFree: 'Your email address (optional)',
  mailHint: 'We send our answer here.',
  child: 'You do not have to say who you are. Do not download or share the image.',
  childPlace: 'You can also report it anonymously to Offlimits',
  goodFaith: 'To the best of my knowledge this is true and complete.',
  send: 'Send',
  sentTitle: 'Thank you, we have it',
  number: 'Your number',
  sentTo: 'We will email you at {{mail}} within a week. A confirmation is on its way.',
  sentNameless:
    'We are looking at it right away. Keep this number if you want to email us about it later.',
  wrote: 'This is what you wrote',
  another: 'Tell us something else',
}
