/** Confirming an e-mail address, in Dutch. */
export const nlActivation = {
  activate: {
    title: 'Bevestig je e-mailadres',
    text: 'Nog één tik en je account is klaar.',
    submit: 'Account activeren',
    proveTitle: 'Wat is je wachtwoord?',
    proveText:
      'Je opent deze link op een ander apparaat dan waarop je je aanmeldde. Vul het wachtwoord in dat je toen koos.',
    startAgain: 'Ik weet het niet meer, of ik was het niet',
    startAgainTitle: 'Begin opnieuw',
    startAgainText:
      'Wat er met jouw e-mailadres is aangemeld, wissen we. Credits die niet zijn gebruikt, betalen we terug. Daarna meld je je opnieuw aan.',
    startAgainSubmit: 'Wis dit en begin opnieuw',
    activeTitle: 'Je account is al actief',
    activeText: 'Deze link is al eens gebruikt. Je kunt gewoon verder.',
    password: 'Wachtwoord',
    doneTitle: 'Welkom! Je account is actief',
    doneText: 'Je kunt nu {{conversations}} beginnen.',
    doneGift: 'Je eerste berichten krijg je van ons.',
    doneCredits: 'Je hebt {{credits}}.',
    conversations_one: '{{count}} gesprek',
    conversations_other: '{{count}} gesprekken',
    doneProfile: 'Maak je profiel af',
    doneGo: 'Bekijk de leden',
    errorTitle: 'Activeren is niet gelukt',
    errorText: 'De link is verlopen of ongeldig, of is al eens gebruikt.',
    resend: 'Stuur een nieuwe mail',
    resent: 'De mail is onderweg. Gebruik de link uit de nieuwste mail.',
    loginFirst: 'Log in om een nieuwe mail aan te vragen.',
    support: 'Lukt het niet? Neem contact op met {{email}}.',
  },
} as const
