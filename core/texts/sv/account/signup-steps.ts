import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSignupSteps } from '#core/texts/nl/account/signup-steps.ts'

/** The steps after the form of sign-up, in Swedish. */
export const svSignupSteps: TextsOf<typeof nlSignupSteps> = {
  signupSteps: {
    message: 'Ditt första meddelande till {{name}}',
    messageHint:
      'Får lämnas tomt. Det är gratis och skickas när du har bekräftat din e-postadress.',
    closed: 'Vi tar inte emot nya medlemmar just nu. Titta in igen senare.',
    closedPartner: 'Du kan bara registrera dig här via en partnerlänk.',
    mailTitle: 'Titta i din mejl',
    mailText: 'Vi har skickat ett mejl till {{email}}. Öppna länken i det, så kan du börja.',
    mailSlow: 'Inget efter en minut? Titta i skräpposten.',
    resent:
      'Om adressen fortfarande väntar på att bekräftas är ett nytt mejl på väg. Använd länken i det senaste mejlet.',
    again: 'Använd en annan e-postadress',
    photo: 'Låt andra se dig',
    photoText: 'Då ser andra vem du är. Din bild ser de först när du har lagt till den.',
    place: 'Var bor du?',
    placeText: 'Så hittar du någon nära dig.',
    personal: 'Hur ser du ut?',
    personalText: 'Fyll i det du vill berätta. Det du lämnar tomt ser ingen.',
    about: 'Berätta om dig själv',
    aboutText: 'Några meningar och intressen gör det första meddelandet lättare.',
    push: 'Ska vi säga till?',
    pushText:
      'Då vet du direkt när någon skriver till dig eller gillar dig. Vad det står ser du bara på själva sajten.',
    next: 'Nästa',
    kept: 'Ingen anslutning. Vi sparar det du fyllt i och skickar det så snart du är online igen.',
    skip: 'Hoppa över, det kan vänta',
    close: 'Fortsätt senare',
    doneTitle: 'Din profil är klar',
    doneText: 'Du kan alltid ändra den i din profil.',
    toMatches: 'Se vem som passar dig',
    openGo: 'Gör klart den',
    matches: 'De här medlemmarna passar dig',
    matchesText: 'Valda efter {{by}}.',
    matchesAny: 'De här medlemmarna var här senast.',
    by: { wish: 'vem du söker', age: 'din ålder', place: 'var du bor' },
    matchesNone: 'Ingen som passar dig än',
    toAll: 'Se alla medlemmar',
    toProfile: 'Tillbaka till profilen du tittade på',
  },
}
