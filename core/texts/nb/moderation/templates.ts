import type { FactTemplates } from '#core/texts/nl/moderation/templates.ts'

export const nbFactTemplates: FactTemplates = {
  rule: {
    child_abuse: 'Du delte eller ba om et seksuelt bilde av et barn.',
    under_age: 'Kontoen din viser at du er yngre enn 18.',
    threat: 'Du truet noen.',
    force: 'Du prøvde å tvinge noen til noe.',
    extortion: 'Du presset noen med bilder eller hemmeligheter.',
    fraud: 'Du ba et annet medlem om penger.',
    harassment: 'Du trakasserte et annet medlem.',
    hate: 'Du angrep noen for den de er.',
    sexual_unasked: 'Du sendte noe seksuelt som den andre ikke ba om.',
    others_photo: 'Du la ut et bilde av noen som ikke hadde gått med på det.',
    fake_profile: 'Profilen din handler ikke om deg.',
    photo_not_you: 'Det er noen andre på profilbildet ditt.',
    photo_explicit: 'Det var et bilde med nakenhet på profilen din.',
    contact: 'Det var kontaktopplysninger på profilen din.',
    advertising: 'Du reklamerte for noe du selger.',
    spam: 'Du sendte den samme meldingen til mange medlemmer.',
    illegal: 'Du tilbød noe som loven forbyr.',
    evasion: 'Du kom tilbake med en annen konto mens du var utestengt.',
  },
  quoted: ({ quote }) => `Du skrev: «${quote}»`,
  nothing: 'En fra teamet vårt så på det og fant ingenting i strid med reglene.',
  upheld: 'Noen andre så på alt på nytt og kommer til samme avgjørelse.',
  overturned: 'Noen andre så på alt på nytt. Avgjørelsen var ikke riktig.',
}
