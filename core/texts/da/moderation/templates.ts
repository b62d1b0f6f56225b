import type { FactTemplates } from '#core/texts/nl/moderation/templates.ts'

export const daFactTemplates: FactTemplates = {
  rule: {
    child_abuse: 'Du delte eller bad om et seksuelt billede af et barn.',
    under_age: 'Din konto viser, at du er under 18 år.',
    threat: 'Du truede nogen.',
    force: 'Du prøvede at tvinge nogen til noget.',
    extortion: 'Du pressede nogen med fotos eller hemmeligheder.',
    fraud: 'Du bad et andet medlem om penge.',
    harassment: 'Du chikanerede et andet medlem.',
    hate: 'Du talte nedsættende om en anden for den, vedkommende er.',
    sexual_unasked: 'Du sendte noget seksuelt, som den anden ikke bad om.',
    others_photo: 'Du lagde et foto op af en, der ikke var med på det.',
    fake_profile: 'Din profil handler ikke om dig.',
    photo_not_you: 'Der er en anden på dit profilfoto.',
    photo_explicit: 'Der var et foto med nøgenhed på din profil.',
    contact: 'Der var kontaktoplysninger på din profil.',
    advertising: 'Du reklamerede for noget, du sælger.',
    spam: 'Du sendte den samme besked til mange medlemmer.',
    illegal: 'Du tilbød noget, som loven forbyder.',
    evasion: 'Du kom tilbage med en anden konto, mens du var suspenderet.',
  },
  quoted: ({ quote }) => `Du skrev: »${quote}«`,
  nothing: 'En medarbejder så på det og fandt intet i strid med reglerne.',
  upheld: 'En anden så på det hele på ny og kommer til samme afgørelse.',
  overturned: 'En anden så på det hele på ny. Afgørelsen var forkert.',
}
