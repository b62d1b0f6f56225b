import { titlesOf } from '#core/moderation/rule-titles.ts'
import type { ModerationWords } from '#core/texts/nl/moderation/decisions.ts'
import { nbRulebook } from './rulebook.ts'

/** What the screens, the mails and the desk call a rule, a reason and a decision, in Norwegian. */
export const nbModerationWords: ModerationWords = {
  rule: titlesOf(nbRulebook.rules),
  reason: {
    child_abuse: 'Seksuelt bilde av et barn',
    under_age: 'Yngre enn 18',
    threat: 'Truer meg eller noen andre',
    force: 'Blir tvunget eller tvinger noen',
    extortion: 'Presser med bilder eller hemmeligheter',
    fraud: 'Ber om penger eller svindler',
    harassment: 'Trakasserer eller skjeller ut',
    hate: 'Hat eller diskriminering',
    sexual_unasked: 'Seksuelt og uønsket',
    others_photo: 'Bilde av noen andre',
    fake_profile: 'Falsk profil',
    photo_not_you: 'Er ikke personen på bildet',
    photo_explicit: 'Nakenhet på profilen',
    contact: 'Kontaktopplysninger på profilen',
    advertising: 'Reklame eller betalte tjenester',
    spam: 'Sender det samme til alle',
    illegal: 'Noe annet straffbart',
    evasion: 'Var utestengt og er tilbake',
    other: 'Noe annet',
  },
  subject: {
    member: 'Profil',
    text: 'Profiltekst',
    photo: 'Bilde',
    message: 'Melding',
    conversation: 'Samtale',
    notice: 'Rapport utenfra',
    signs: 'Første meldinger',
  },
  decision: {
    nothing_found: 'Ingenting funnet',
    warning: 'Advarsel',
    remove_photo: 'Bilde fjernet',
    remove_text: 'Profiltekst fjernet',
    remove_message: 'Melding fjernet',
    hide_profile: 'Profil skjult',
    pause_chat: 'Chat satt på pause',
    suspend: 'Konto utestengt for en tid',
    ban: 'Konto utestengt',
    upheld: 'Avgjørelsen står ved lag',
    overturned: 'Avgjørelsen er omgjort',
  },
  means: {
    nothing_found: 'Ingenting endrer seg.',
    warning: 'Ingenting endrer seg nå. Skjer det igjen, kan det få følger.',
    remove_photo: 'Ingen ser dette bildet lenger.',
    remove_text: 'Ingen ser denne teksten lenger. Du kan skrive en ny.',
    remove_message: 'Ingen ser denne meldingen lenger.',
    hide_profile: 'Andre finner deg ikke. Endre profilen din, så er den tilbake.',
    pause_chat: 'Du kan lese, men ikke sende meldinger.',
    suspend: 'Du kan ikke logge inn, og andre ser deg ikke.',
    ban: 'Du kan ikke logge inn, og andre ser deg ikke.',
    upheld: 'Noen andre har sett på det igjen. Ingenting endrer seg.',
    overturned: 'Alt er tilbake som det var. Det beklager vi.',
  },
  undelivered:
    'Avgjørelsen gjelder ikke lenger. Det vi holdt tilbake, ble ikke levert, og du har fått creditsene tilbake. Det beklager vi.',
  found: {
    report: 'En rapport. Et menneske så på den og avgjorde det, ikke en datamaskin.',
    staff: 'Et menneske så det og avgjorde det, ikke en datamaskin.',
    machine:
      'En datamaskin telte de første meldingene dine. Et menneske avgjorde det, uten å lese dem.',
  },
  credits: {
    wait: 'Creditsene dine blir stående. Bare tiden på en rabatt løper videre.',
    stay: 'Creditsene dine blir stående så lenge kontoen din finnes.',
    withdraw: 'Kjøpte du credits nylig? Du kan angre den bestillingen også nå, uten å logge inn.',
    withdrawHere: 'Gå fra avtalen her',
  },
}
