import type { FactTemplates } from '#core/texts/nl/moderation/templates.ts'

export const enFactTemplates: FactTemplates = {
  rule: {
    child_abuse: 'You shared or asked for a sexual image of a child.',
    under_age: 'Your account shows that you are younger than 18.',
    threat: 'You threatened somebody.',
    force: 'You tried to force somebody into something.',
    extortion: 'You put pressure on somebody with photos or secrets.',
    fraud: 'You asked another member for money.',
    harassment: 'You harassed another member.',
    hate: 'You attacked somebody for who they are.',
    sexual_unasked: 'You sent something sexual that the other did not ask for.',
    others_photo: 'You posted a photo of somebody who did not agree to it.',
    fake_profile: 'Your profile is not about you.',
    photo_not_you: 'Somebody else is in your profile photo.',
    photo_explicit: 'There was a photo with nudity on your profile.',
    contact: 'There were contact details on your profile.',
    advertising: 'You advertised something that you sell.',
    spam: 'You sent many members the same message.',
    illegal: 'You offered something that the law forbids.',
    evasion: 'You came back with another account while you were suspended.',
  },
  quoted: ({ quote }) => `You wrote: “${quote}”`,
  nothing: 'A member of staff looked and found nothing against the rules.',
  upheld: 'Somebody else looked at everything again and comes to the same decision.',
  overturned: 'Somebody else looked at everything again. The decision was not right.',
}
