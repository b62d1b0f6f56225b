import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlCredentials } from '#core/texts/nl/account/credentials.ts'

/** Password, e-mail address and devices, in Swedish. */
export const svCredentials: TextsOf<typeof nlCredentials> = {
  reset: {
    title: 'Glömt ditt lösenord?',
    lead: 'Skriv din e-postadress. Vi skickar en länk så att du kan välja ett nytt lösenord.',
    submit: 'Skicka länken',
    sentTitle: 'Titta i din mejl',
    sent: 'Om {{email}} hör till ett konto är ett mejl på väg. Länken i det fungerar i {{minutes}} minuter.',
    limit: 'Inget än? Titta i skräpposten. Du kan be om ett mejl {{max}} gånger om dagen.',
    again: 'Skicka igen',
    other: 'En annan e-postadress',
    toLogin: 'Tillbaka till inloggningen',
    doTitle: 'Välj ett nytt lösenord',
    doText: 'Sedan är du utloggad överallt och loggar in med det nya lösenordet.',
    new: 'Nytt lösenord',
    repeat: 'En gång till',
    doSubmit: 'Spara lösenordet',
    doneTitle: 'Ditt lösenord är ändrat',
    doneText: 'Du är utloggad på alla enheter. Logga in med ditt nya lösenord.',
    newMail: 'Be om ett nytt mejl',
  },
  security: {
    email: 'Byt e-postadress',
    password: 'Byt lösenord',
    back: 'Tillbaka till inställningarna',
  },
  changePassword: {
    text: 'Du loggas ut på dina andra enheter.',
    old: 'Nuvarande lösenord',
    forgot: 'Glömt det nuvarande lösenordet?',
    done: 'Ditt lösenord är ändrat. Du är utloggad på dina andra enheter.',
  },
  mailChange: {
    now: 'Du loggar nu in med {{email}}.',
    wrong: 'Du registrerade dig med {{email}}, och den adressen är inte bekräftad än.',
    text: 'Vi skickar en länk till den nya adressen. Öppna den för att bekräfta ändringen.',
    email: 'Ny e-postadress',
    submit: 'Skicka länken',
    pending: 'Ett mejl är på väg till {{email}}. Öppna länken i det inom {{hours}} timmar.',
    limit: 'Du kan be om ett mejl {{max}} gånger om dagen.',
    resend: 'Skicka igen',
    resent: 'Mejlet är skickat igen. Använd länken i det senaste mejlet.',
    cancel: 'Byt inte',
    correct: 'Är adressen fel?',
    doTitle: 'Bekräfta din nya e-postadress',
    doText: 'Från och med nu loggar du in med den här adressen, och våra mejl kommer dit.',
    doSubmit: 'Bekräfta adressen',
    chooseText:
      'Du är inte inloggad här. Välj ett lösenord, eller skriv det du har en gång till: från och med nu loggar du in med det. Andra enheter loggas ut.',
    chooseNotYou:
      'Är du inte {{name}}? Stäng då den här sidan. Någon annan har skrivit din e-postadress.',
    doneTitle: 'Din e-postadress är ändrad',
    doneText:
      'Från och med nu loggar du in med den. Vi har talat om för din gamla adress att den är utbytt.',
    doneGo: 'Gå vidare',
    undoTitle: 'Vill du ha tillbaka din gamla e-postadress?',
    undoText:
      'Alla loggas ut och lösenordet slutar fungera. Vi mejlar dig genast en länk så att du kan välja ett nytt.',
    undoSubmit: 'Ta tillbaka min adress',
    undoneTitle: 'Du har din gamla e-postadress igen',
    undoneText:
      'Alla är utloggade. Ett mejl är på väg till dig: välj ett nytt lösenord med det, sedan kan du logga in igen.',
    newLink: 'Be om en ny länk',
  },
  devices: {
    title: 'Enheter',
    text: 'Här är du inloggad. Är det en du inte känner igen? Logga ut den och välj ett annat lösenord.',
    unknown: 'Okänd enhet',
    this: 'Den här enheten',
    seen: 'Senast använd: {{date}} kl. {{time}}',
    since: 'Inloggad den {{date}}',
    end: 'Logga ut',
    endName: 'Logga ut {{device}}',
    ended: '{{device}} är utloggad.',
    others: 'Logga ut alla andra',
    othersEnded: 'Alla andra enheter är utloggade.',
    only: 'Du är bara inloggad på den här enheten.',
  },
}
