import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlActivation } from '#core/texts/nl/account/activation.ts'

/** Confirming an e-mail address, in Norwegian. */
export const nbActivation: TextsOf<typeof nlActivation> = {
  activate: {
    title: 'Bekreft e-postadressen din',
    text: 'Ett trykk til, så er kontoen din klar.',
    submit: 'Aktiver kontoen',
    proveTitle: 'Hva er passordet ditt?',
    proveText:
      'Du åpner lenken på en annen enhet enn den du registrerte deg på. Skriv passordet du valgte da.',
    startAgain: 'Jeg husker det ikke, eller det var ikke meg',
    startAgainTitle: 'Begynn på nytt',
    startAgainText:
      'Vi sletter det som er registrert med e-postadressen din, og betaler tilbake ubrukte credits. Etterpå registrerer du deg på nytt.',
    startAgainSubmit: 'Slett og begynn på nytt',
    activeTitle: 'Kontoen din er allerede aktiv',
    activeText: 'Lenken er brukt før. Du kan bare fortsette.',
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
