import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlActivation } from '#core/texts/nl/account/activation.ts'

/** Confirming an e-mail address, in Swedish. */
export const svActivation: TextsOf<typeof nlActivation> = {
  activate: {
    title: 'Bekräfta din e-postadress',
    text: 'Ett tryck till, så är ditt konto klart.',
    submit: 'Aktivera kontot',
    proveTitle: 'Vad är ditt lösenord?',
    proveText:
      'Du öppnar länken på en annan enhet än den du registrerade dig på. Skriv lösenordet du valde då.',
    startAgain: 'Jag minns det inte, eller det var inte jag',
    startAgainTitle: 'Börja om',
    startAgainText:
      'Vi raderar det som registrerats med din e-postadress och betalar tillbaka oanvända krediter. Sedan registrerar du dig igen.',
    startAgainSubmit: 'Radera och börja om',
    activeTitle: 'Ditt konto är redan aktivt',
    activeText: 'Länken har redan använts. Du kan fortsätta som vanligt.',
    password: 'Lösenord',
    doneTitle: 'Välkommen! Ditt konto är aktivt',
    doneText: 'Nu kan du börja {{conversations}}.',
    doneGift: 'De första meddelandena bjuder vi på.',
    doneCredits: 'Du har {{credits}}.',
    conversations_one: '{{count}} konversation',
    conversations_other: '{{count}} konversationer',
    doneProfile: 'Gör klart din profil',
    doneGo: 'Se medlemmarna',
    errorTitle: 'Aktiveringen misslyckades',
    errorText: 'Länken har gått ut, är ogiltig eller har redan använts.',
    resend: 'Skicka ett nytt mejl',
    resent: 'Mejlet är på väg. Använd länken i det senaste mejlet.',
    loginFirst: 'Logga in för att be om ett nytt mejl.',
    support: 'Fungerar det inte? Skriv till {{email}}.',
  },
}
