import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSignupSteps } from '#core/texts/nl/account/signup-steps.ts'

/** The steps after the form of sign-up, in Norwegian. */
export const nbSignupSteps: TextsOf<typeof nlSignupSteps> = {
  signupSteps: {
    message: 'Den første meldingen din til {{name}}',
    messageHint: 'Kan stå tom. Den er gratis og sendes når du har bekreftet e-postadressen din.',
    closed: 'Vi tar ikke imot nye medlemmer nå. Se innom igjen senere.',
    closedPartner: 'Du kan bare registrere deg her via en partnerlenke.',
    mailTitle: 'Se i e-posten din',
    mailText: 'Vi har sendt en e-post til {{email}}. Åpne lenken i den, så kan du begynne.',
    mailSlow: 'Ingenting etter et minutt? Se i søppelposten.',
    resent:
      'Hvis denne adressen fortsatt venter på å bli bekreftet, er en ny e-post på vei. Bruk lenken i den nyeste e-posten.',
    again: 'Bruk en annen e-postadresse',
    photo: 'La andre se deg',
    photoText: 'Da ser andre hvem du er. Bildet ditt ser de først når du har lagt det til.',
    place: 'Hvor bor du?',
    placeText: 'Slik finner du noen i nærheten.',
    personal: 'Hvordan ser du ut?',
    personalText: 'Fyll ut det du vil fortelle. Det du lar stå åpent, ser ingen.',
    about: 'Fortell om deg selv',
    aboutText: 'Noen setninger og interesser gjør den første meldingen lettere.',
    push: 'Skal vi si fra?',
    pushText:
      'Da vet du med en gang når noen skriver til deg eller liker deg. Hva det står, ser du bare på selve nettstedet.',
    next: 'Neste',
    kept: 'Ingen forbindelse. Vi tar vare på det du har fylt inn, og sender det når du er på nett igjen.',
    skip: 'Hopp over, det kan vente',
    close: 'Fortsett senere',
    doneTitle: 'Profilen din er klar',
    doneText: 'Du kan alltid endre den i profilen din.',
    toMatches: 'Se hvem som passer til deg',
    openGo: 'Gjør den ferdig',
    matches: 'Disse medlemmene passer til deg',
    matchesText: 'Valgt etter {{by}}.',
    matchesAny: 'Disse medlemmene var her sist.',
    by: { wish: 'hvem du ser etter', age: 'alderen din', place: 'hvor du bor' },
    matchesNone: 'Ingen som passer til deg ennå',
    toAll: 'Se alle medlemmer',
    toProfile: 'Tilbake til profilen du så på',
  },
}
