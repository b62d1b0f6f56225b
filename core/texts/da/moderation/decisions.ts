import { titlesOf } from '#core/moderation/rule-titles.ts'
import type { ModerationWords } from '#core/texts/nl/moderation/decisions.ts'
import { daRulebook } from './rulebook.ts'

/** What the screens, the mails and the desk call a rule, a reason and a decision, in Danish. */
export const daModerationWords: ModerationWords = {
  rule: titlesOf(daRulebook.rules),
  reason: {
    child_abuse: 'Seksuelt billede af et barn',
    under_age: 'Under 18 år',
    threat: 'Truer mig eller en anden',
    force: 'Bliver tvunget eller tvinger andre',
    extortion: 'Afpresser med fotos eller hemmeligheder',
    fraud: 'Beder om penge eller svindler',
    harassment: 'Chikanerer eller skælder ud',
    hate: 'Had eller diskrimination',
    sexual_unasked: 'Uønsket seksuelt indhold',
    others_photo: 'Foto af en anden',
    fake_profile: 'Falsk profil',
    photo_not_you: 'Er ikke selv på fotoet',
    photo_explicit: 'Nøgenhed på profilen',
    contact: 'Kontaktoplysninger på profilen',
    advertising: 'Reklame eller betalte tjenester',
    spam: 'Sender det samme til alle',
    illegal: 'Noget andet strafbart',
    evasion: 'Var suspenderet og er tilbage',
    other: 'Noget andet',
  },
  subject: {
    member: 'Profil',
    text: 'Profiltekst',
    photo: 'Foto',
    message: 'Besked',
    conversation: 'Samtale',
    notice: 'Anmeldelse udefra',
    signs: 'Første beskeder',
  },
  decision: {
    nothing_found: 'Intet fundet',
    warning: 'Advarsel',
    remove_photo: 'Foto fjernet',
    remove_text: 'Profiltekst fjernet',
    remove_message: 'Besked fjernet',
    hide_profile: 'Profil skjult',
    pause_chat: 'Chat sat på pause',
    suspend: 'Konto midlertidigt suspenderet',
    ban: 'Konto suspenderet',
    upheld: 'Afgørelsen står ved magt',
    overturned: 'Afgørelsen er omgjort',
  },
  means: {
    nothing_found: 'Intet ændrer sig.',
    warning: 'Intet ændrer sig nu. Sker det igen, kan det få følger.',
    remove_photo: 'Ingen ser dette foto længere.',
    remove_text: 'Ingen ser denne tekst længere. Du kan skrive en ny.',
    remove_message: 'Ingen ser denne besked længere.',
    hide_profile: 'Andre finder dig ikke. Ret din profil, så er den der igen.',
    pause_chat: 'Du kan læse, men ikke sende beskeder.',
    suspend: 'Du kan ikke logge ind, og andre ser dig ikke.',
    ban: 'Du kan ikke logge ind, og andre ser dig ikke.',
    upheld: 'En anden har set på det igen. Intet ændrer sig.',
    overturned: 'Alt er igen, som det var. Vi beklager fejlen.',
  },
  undelivered:
    'Afgørelsen gælder ikke mere. Det, vi holdt tilbage, blev ikke leveret, og du fik dine credits igen. Vi beklager fejlen.',
  found: {
    report: 'En anmeldelse. En medarbejder så på den og traf afgørelsen, ikke en computer.',
    staff: 'En medarbejder så det og traf afgørelsen, ikke en computer.',
    machine:
      'En computer talte dine første beskeder. En medarbejder traf afgørelsen og læste dem ikke.',
  },
  credits: {
    wait: 'Du beholder dine credits. Kun en tidsbegrænset rabat løber videre.',
    stay: 'Du beholder dine credits, så længe din konto findes.',
    withdraw:
      'Har du købt credits for nylig? Du kan også nu fortryde den ordre, uden at logge ind.',
    withdrawHere: 'Fortryd aftalen her',
  },
}
