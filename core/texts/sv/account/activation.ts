import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlActivation } from '#core/texts/nl/account/activation.ts'

/** Confirming an e-mail address, in Swedish. */
export const svActivation: TextsOf<typeof nlActivation> = {
  activate: {
    title: 'Bekräfta din e-postadress',
    text: 'Ett tryck till, så är ditt konto klart.',
    submit: 'Aktivera kontot',
    chooseTitle: 'Välj ditt lösenord, {{name}}',
    chooseText:
      'Den här registreringen kom från en annan enhet. Välj ett lösenord, eller skriv det du hade en gång till: från och med nu loggar du in med det.',
    chooseNotYou:
      'Är du inte {{name}}? Då har någon annan skrivit din e-postadress. Det du väljer här vet bara du.',
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
