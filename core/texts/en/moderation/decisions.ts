import { titlesOf } from '#core/moderation/rule-titles.ts'
import type { ModerationWords } from '#core/texts/nl/moderation/decisions.ts'
import { enRulebook } from './rulebook.ts'

/** What the screens, the mails and the desk call a rule, a reason and a decision, in English. */
export const enModerationWords: ModerationWords = {
  rule: titlesOf(enRulebook.rules),
  reason: {
    child_abuse: 'Sexual image of a child',
    under_age: 'Younger than 18',
    threat: 'Threatens me or somebody else',
    force: 'Is forced, or forces somebody',
    extortion: 'Blackmails with photos or secrets',
    fraud: 'Asks for money or scams people',
    harassment: 'Harasses or insults',
    hate: 'Hate or discrimination',
    sexual_unasked: 'Unwanted sexual content',
    others_photo: 'Photo of somebody else',
    fake_profile: 'Fake profile',
    photo_not_you: 'Is not the person in the photo',
    photo_explicit: 'Nudity on the profile',
    contact: 'Contact details on the profile',
    advertising: 'Advertising or paid services',
    spam: 'Sends everybody the same message',
    illegal: 'Something else that is a crime',
    evasion: 'Was suspended and is back',
    other: 'Something else',
  },
  subject: {
    member: 'Profile',
    text: 'Profile text',
    photo: 'Photo',
    message: 'Message',
    conversation: 'Conversation',
    notice: 'Notice from outside',
    signs: 'First messages',
  },
  decision: {
    nothing_found: 'Nothing found',
    warning: 'Warning',
    remove_photo: 'Photo removed',
    remove_text: 'Profile text removed',
    remove_message: 'Message removed',
    hide_profile: 'Profile hidden',
    pause_chat: 'Chatting paused',
    suspend: 'Account suspended for a time',
    ban: 'Account suspended for good',
    upheld: 'The decision stands',
    overturned: 'The decision was reversed',
  },
  means: {
    nothing_found: 'Nothing changes.',
    warning: 'Nothing changes for now. If it happens again, that may change.',
    remove_photo: 'Nobody sees this photo any more.',
    remove_text: 'Nobody sees this text any more. You can write a new one.',
    remove_message: 'Nobody sees this message any more.',
    hide_profile: 'Others cannot find you. Change your profile and it is back.',
    pause_chat: 'You can read, but send no messages.',
    suspend: 'You cannot log in and others do not see you.',
    ban: 'You cannot log in and others do not see you.',
    upheld: 'Somebody else has looked again. Nothing changes.',
    overturned: 'Everything is back as it was. We are sorry.',
  },
  undelivered:
    'The decision holds no more. What we held back was not delivered, and you got your credits back. We are sorry.',
  found: {
    report: 'A report. A person looked at it and decided, not a computer.',
    staff: 'A person saw it and decided, not a computer.',
    machine: 'A computer counted your first messages. A person decided, and did not read them.',
  },
  credits: {
    wait: 'Your credits stay as they are. Only a discount with a clock keeps running.',
    stay: 'Your credits stay for as long as your account exists.',
    withdraw:
      'Did you buy credits only recently? You can withdraw from that order now too, without logging in.',
    withdrawHere: 'Withdraw from contract here',
  },
}
