import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlRulebook } from '#core/texts/nl/moderation/rulebook.ts'

/** The rules of the site, on the page that everybody can read, in English. */
export const enRulebook: TextsOf<typeof nlRulebook> = {
  title: 'House rules',
  lead: 'This is how we keep it fun and safe here. The rules are short and hold for everybody.',
  version: 'In force since {{date}}',
  print: 'Print the house rules',
  contents: 'Sections',
  groups: {
    safe: 'Safe',
    kind: 'Kind',
    real: 'Real',
  },
  outcome: 'What happens',
  consequences: {
    removed: 'We take it down and say why.',
    suspended: 'We take it down. If it goes on or is serious, you cannot take part for a while.',
    banned: 'Your account is suspended for good.',
    reported: 'Your account is suspended for good and we may report it to the police.',
  },
  rules: {
    under_age: {
      title: '18 and over only',
      text: 'If you are younger than 18 you do not belong here. Pretending is not allowed either.',
    },
    child_abuse: {
      title: 'No sexual images of children',
      text: 'Do not share them, ask for them or fantasise about them. Not drawn or computer-made ones either.',
    },
    threat: {
      title: 'No threats',
      text: 'Threaten nobody with violence. Do not threaten to hurt yourself to put someone under pressure either.',
    },
    force: {
      title: 'No coercion',
      text: 'Push nobody into sex or a date against their will, and do not traffic in people.',
    },
    extortion: {
      title: 'No blackmail',
      text: 'Use no photos, messages or secrets to force someone into anything.',
    },
    fraud: {
      title: 'No fraud',
      text: 'Do not ask others for money, gift cards, codes or investments, and do not pose as someone else to get them.',
    },
    illegal: {
      title: 'Nothing illegal',
      text: 'Offer and share nothing that the law forbids, such as drugs, weapons or stolen data.',
    },
    harassment: {
      title: 'No harassment',
      text: 'Do not call people names, seek out those who do not want it, or keep writing after a no.',
    },
    hate: {
      title: 'No hate',
      text: 'Run nobody down for their origin, colour, faith, sex, orientation, body or disability.',
    },
    sexual_unasked: {
      title: 'Nothing sexual unless asked for',
      text: 'Send sexual messages and photos only once the other person shows that they want them.',
    },
    others_photo: {
      title: 'No photos of someone else',
      text: 'Only show people who agree to it. Intimate images of someone else you never share.',
    },
    fake_profile: {
      title: 'Be who you are',
      text: 'Your profile is about you. Another age, another sex or an invented life does not belong on it.',
    },
    photo_not_you: {
      title: 'Your profile photo is you',
      text: 'No celebrity, no model and no picture off the internet. A face that a computer made is not you either.',
    },
    photo_explicit: {
      title: 'No nudity on your profile',
      text: 'A bare shoulder is fine. Genitals, bare breasts and sex are not. In a private album or a chat the two of you decide.',
    },
    contact: {
      title: 'No contact details on your profile',
      text: 'No phone number, email address, site or account name in your text, name or photo. That way you decide who reaches you.',
    },
    advertising: {
      title: 'No advertising',
      text: 'Offer nothing for sale here, and no paid sex, webcams or subscriptions either.',
    },
    spam: {
      title: 'Not the same message to everybody',
      text: 'Write to those you really want to meet, and let no program write for you.',
    },
    evasion: {
      title: 'No way around a suspension',
      text: 'If you are suspended or bound by a decision, you do not come back with another account.',
    },
  },
  after: {
    decideTitle: 'How we decide',
    decide:
      'A report is always looked at by a person. You hear what we saw, which rule it is, how long it lasts and what you can do. In the app and by email, never in silence.',
    objectTitle: 'Do you disagree?',
    object:
      'Object, it costs nothing. Somebody other than the person who decided looks again. If you are right, everything comes back.',
    reportTitle: 'Is someone crossing the line?',
    report:
      'Report it on the profile or in the chat, or email us. The other person will not hear who reported it. In immediate danger, call 112.',
    form: 'Fill in the form',
    write: 'Email {{email}}',
  },
}
