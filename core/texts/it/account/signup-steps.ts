import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSignupSteps } from '#core/texts/nl/account/signup-steps.ts'

/** The steps after the form of sign-up, in Italian. */
export const itSignupSteps: TextsIn<'it', typeof nlSignupSteps> = {
  signupSteps: {
    message: 'Il tuo primo messaggio a {{name}}',
    messageHint: 'Può restare vuoto. È gratis e parte quando confermi l’e-mail.',
    closed: 'Ora non accettiamo nuovi membri. Riprova più tardi.',
    closedPartner: 'Qui ci si iscrive solo con il link di un partner.',
    mailTitle: 'Guarda la posta',
    mailText: 'Abbiamo mandato un’e-mail a {{email}}. Apri il link e puoi iniziare.',
    mailSlow: 'Niente dopo un minuto? Guarda nella posta indesiderata.',
    resent:
      'Se questo indirizzo aspetta ancora la conferma, un’altra e-mail è in arrivo. Usa il link di quella più recente.',
    again: 'Usa un’altra e-mail',
    photo: 'Fatti vedere',
    photoText: 'Così gli altri vedono chi sei. La tua foto la vedono solo quando l’aggiungi.',
    place: 'Dove vivi?',
    placeText: 'Così trovi persone vicine.',
    personal: 'Che aspetto hai?',
    personalText: 'Compila quello che vuoi raccontare. Quello che lasci vuoto non lo vede nessuno.',
    about: 'Racconta di te',
    aboutText: 'Qualche frase e i tuoi interessi rendono più facile il primo messaggio.',
    push: 'Ti avvisiamo?',
    pushText:
      'Così sai subito quando qualcuno ti scrive o ti mette un like. Cosa c’è scritto lo vedi solo sul sito.',
    next: 'Avanti',
    kept: 'Nessuna connessione. Teniamo quello che hai scritto e lo inviamo appena torni online.',
    skip: 'Salta, può aspettare',
    close: 'Continua più tardi',
    doneTitle: 'Il tuo profilo è pronto',
    doneText: 'Puoi cambiarlo quando vuoi nel tuo profilo.',
    toMatches: 'Vedi chi fa per te',
    openGo: 'Completalo',
    matches: 'Questi membri fanno per te',
    matchesText: 'Scelti per {{by}}.',
    matchesAny: 'Questi membri sono passati per ultimi.',
    by: { wish: 'chi cerchi', age: 'la tua età', place: 'dove vivi' },
    matchesNone: 'Ancora nessuno che faccia per te',
    toAll: 'Vedi tutti i membri',
    toProfile: 'Torna al profilo che guardavi',
  },
}
