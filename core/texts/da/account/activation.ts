import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlActivation } from '#core/texts/nl/account/activation.ts'

/** Confirming an e-mail address, in Danish. */
export const daActivation: TextsOf<typeof nlActivation> = {
  activate: {
    title: 'Bekræft din e-mailadresse',
    text: 'Ét tryk mere, så er din konto klar.',
    submit: 'Aktivér konto',
    proveTitle: 'Hvad er din adgangskode?',
    proveText:
      'Du åbner linket på en anden enhed end den, du tilmeldte dig på. Skriv den adgangskode, du valgte dengang.',
    startAgain: 'Jeg husker den ikke, eller det var ikke mig',
    startAgainTitle: 'Begynd forfra',
    startAgainText:
      'Vi sletter det, der er tilmeldt med din e-mailadresse, og betaler ubrugte credits tilbage. Bagefter tilmelder du dig igen.',
    startAgainSubmit: 'Slet og begynd forfra',
    activeTitle: 'Din konto er allerede aktiv',
    activeText: 'Linket er brugt før. Du kan bare fortsætte.',
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
