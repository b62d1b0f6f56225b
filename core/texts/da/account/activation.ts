import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlActivation } from '#core/texts/nl/account/activation.ts'

/** Confirming an e-mail address, in Danish. */
export const daActivation: TextsOf<typeof nlActivation> = {
  activate: {
    title: 'Bekræft din e-mailadresse',
    text: 'Ét tryk mere, så er din konto klar.',
    submit: 'Aktivér konto',
    chooseTitle: 'Vælg din adgangskode, {{name}}',
    chooseText:
      'Denne tilmelding kom fra en anden enhed. Vælg en adgangskode, eller skriv den, du havde, igen: fra nu af logger du ind med den.',
    chooseNotYou:
      'Er du ikke {{name}}? Så har en anden skrevet din e-mailadresse. Det, du vælger her, kender kun du.',
    password: 'Adgangskode',
    doneTitle: 'Velkommen! Din konto er aktiv',
    doneText: 'Nu kan du begynde {{conversations}}.',
    doneGift: 'De første beskeder giver vi.',
    doneCredits: 'Du har {{credits}}.',
    conversations_one: '{{count}} samtale',
    conversations_other: '{{count}} samtaler',
    doneProfile: 'Gør din profil færdig',
    doneGo: 'Se medlemmerne',
    errorTitle: 'Aktiveringen mislykkedes',
    errorText: 'Linket er udløbet, ugyldigt eller allerede brugt.',
    resend: 'Send en ny mail',
    resent: 'Mailen er på vej. Brug linket i den nyeste mail.',
    loginFirst: 'Log ind for at bede om en ny mail.',
    support: 'Virker det ikke? Skriv til {{email}}.',
  },
}
