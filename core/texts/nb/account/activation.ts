import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlActivation } from '#core/texts/nl/account/activation.ts'

/** Confirming an e-mail address, in Norwegian. */
export const nbActivation: TextsOf<typeof nlActivation> = {
  activate: {
    title: 'Bekreft e-postadressen din',
    text: 'Ett trykk til, så er kontoen din klar.',
    submit: 'Aktiver kontoen',
    chooseTitle: 'Velg passordet ditt, {{name}}',
    chooseText:
      'Denne registreringen kom fra en annen enhet. Velg et passord, eller skriv det du hadde en gang til: fra nå av logger du inn med det.',
    chooseNotYou:
      'Er du ikke {{name}}? Da har noen andre skrevet e-postadressen din. Det du velger her, kjenner bare du.',
    password: 'Passord',
    doneTitle: 'Velkommen! Kontoen din er aktiv',
    doneText: 'Nå kan du begynne {{conversations}}.',
    doneGift: 'De første meldingene spanderer vi.',
    doneCredits: 'Du har {{credits}}.',
    conversations_one: '{{count}} samtale',
    conversations_other: '{{count}} samtaler',
    doneProfile: 'Gjør ferdig profilen din',
    doneGo: 'Se medlemmene',
    errorTitle: 'Aktiveringen mislyktes',
    errorText: 'Lenken er utløpt, ugyldig eller allerede brukt.',
    resend: 'Send en ny e-post',
    resent: 'E-posten er på vei. Bruk lenken i den nyeste e-posten.',
    loginFirst: 'Logg inn for å be om en ny e-post.',
    support: 'Virker det ikke? Skriv til {{email}}.',
  },
}
