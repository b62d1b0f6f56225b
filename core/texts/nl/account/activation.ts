/** Confirming an e-mail address, in Dutch. */
export const nlActivation = {
  activate: {
    title: 'Bevestig je e-mailadres',
    text: 'Nog één tik en je account is klaar.',
    submit: 'Account activeren',
    chooseTitle: 'Kies je wachtwoord, {{name}}',
    chooseText:
      'Deze aanmelding kwam van een ander apparaat. Kies een wachtwoord, of typ dat van toen nog een keer: daarmee log je voortaan in.',
    chooseNotYou:
      'Ben jij niet {{name}}? Dan heeft iemand anders jouw e-mailadres ingevuld. Wat je hier kiest, weet alleen jij.',
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
