import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlSignupSteps } from '#core/texts/nl/account/signup-steps.ts'

/** The steps after the form of sign-up, in Danish. */
export const daSignupSteps: TextsOf<typeof nlSignupSteps> = {
  signupSteps: {
    message: 'Din første besked til {{name}}',
    messageHint:
      'Må gerne være tom. Den er gratis og bliver sendt, når du har bekræftet din e-mailadresse.',
    closed: 'Vi tager ikke imod nye medlemmer lige nu. Kig forbi igen senere.',
    closedPartner: 'Du kan kun tilmelde dig her via et partnerlink.',
    mailTitle: 'Se i din mail',
    mailText: 'Vi har sendt en mail til {{email}}. Åbn linket i den, så kan du gå i gang.',
    mailSlow: 'Ikke noget efter et minut? Se i din spammappe.',
    resent:
      'Hvis denne adresse stadig venter på at blive bekræftet, er en ny mail på vej. Brug linket i den nyeste mail.',
    again: 'Brug en anden e-mailadresse',
    photo: 'Lad andre se dig',
    photoText: 'Så ser andre, hvem du er. De ser først dit foto, når du har tilføjet det.',
    place: 'Hvor bor du?',
    placeText: 'Sådan finder du nogen tæt på dig.',
    personal: 'Hvordan ser du ud?',
    personalText: 'Udfyld det, du gerne vil fortælle. Det, du lader stå åbent, ser ingen.',
    about: 'Fortæl om dig selv',
    aboutText: 'Et par sætninger og interesser gør den første besked lettere.',
    push: 'Skal vi give dig besked?',
    pushText:
      'Så ved du straks, når nogen skriver til dig eller liker dig. Hvad der står, ser du kun på selve siden.',
    next: 'Næste',
    kept: 'Ingen forbindelse. Vi gemmer det, du har udfyldt, og sender det, når du er online igen.',
    skip: 'Spring over, det kan vente',
    close: 'Fortsæt senere',
    doneTitle: 'Din profil er klar',
    doneText: 'Du kan altid ændre den i din profil.',
    toMatches: 'Se, hvem der passer til dig',
    openGo: 'Gør den færdig',
    matches: 'Disse medlemmer passer til dig',
    matchesText: 'Valgt efter {{by}}.',
    matchesAny: 'Disse medlemmer var her sidst.',
    by: { wish: 'hvem du søger', age: 'din alder', place: 'hvor du bor' },
    matchesNone: 'Ingen, der passer til dig, endnu',
    toAll: 'Se alle medlemmer',
    toProfile: 'Tilbage til den profil, du så på',
  },
}
