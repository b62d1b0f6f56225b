import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlCredentials } from '#core/texts/nl/account/credentials.ts'

/** Password, e-mail address and devices, in Norwegian. */
export const nbCredentials: TextsOf<typeof nlCredentials> = {
  reset: {
    title: 'Glemt passordet?',
    lead: 'Skriv e-postadressen din. Vi sender deg en lenke så du kan velge et nytt passord.',
    submit: 'Send lenken',
    sentTitle: 'Se i e-posten din',
    sent: 'Hvis {{email}} hører til en konto, er en e-post på vei. Lenken i den virker i {{minutes}} minutter.',
    limit: 'Ingenting ennå? Se i søppelposten. Du kan be om en e-post {{max}} ganger om dagen.',
    again: 'Send den igjen',
    other: 'En annen e-postadresse',
    toLogin: 'Tilbake til innloggingen',
    doTitle: 'Velg et nytt passord',
    doText: 'Etterpå er du logget ut overalt og logger inn med det nye passordet.',
    new: 'Nytt passord',
    repeat: 'En gang til',
    doSubmit: 'Lagre passordet',
    doneTitle: 'Passordet ditt er endret',
    doneText: 'Du er logget ut på alle enheter. Logg inn med det nye passordet.',
    newMail: 'Be om en ny e-post',
  },
  security: {
    email: 'Bytt e-postadresse',
    password: 'Bytt passord',
    back: 'Tilbake til innstillingene',
  },
  changePassword: {
    text: 'Du blir logget ut på de andre enhetene dine.',
    old: 'Nåværende passord',
    forgot: 'Glemt det nåværende passordet?',
    done: 'Passordet ditt er endret. Du er logget ut på de andre enhetene dine.',
  },
  mailChange: {
    now: 'Du logger nå inn med {{email}}.',
    wrong: 'Du registrerte deg med {{email}}, og den adressen er ikke bekreftet ennå.',
    text: 'Vi sender en lenke til den nye adressen. Åpne den for å bekrefte endringen.',
    email: 'Ny e-postadresse',
    submit: 'Send lenken',
    pending: 'En e-post er på vei til {{email}}. Åpne lenken i den innen {{hours}} timer.',
    limit: 'Du kan be om en e-post {{max}} ganger om dagen.',
    resend: 'Send den igjen',
    resent: 'E-posten er sendt en gang til. Bruk lenken i den nyeste e-posten.',
    cancel: 'Ikke bytt',
    correct: 'Er adressen feil?',
    doTitle: 'Bekreft den nye e-postadressen din',
    doText: 'Fra nå av logger du inn med denne adressen, og e-postene våre kommer dit.',
    doSubmit: 'Bekreft adressen',
    chooseText:
      'Du er ikke logget inn her. Velg et passord, eller skriv det du har en gang til: fra nå av logger du inn med det. Andre enheter blir logget ut.',
    chooseNotYou:
      'Er du ikke {{name}}? Lukk da denne siden. Noen andre har skrevet e-postadressen din.',
    doneTitle: 'E-postadressen din er endret',
    doneText:
      'Fra nå av logger du inn med den. Vi har sagt fra til den gamle adressen din at den er byttet ut.',
    doneGo: 'Videre',
    undoTitle: 'Vil du ha den gamle e-postadressen tilbake?',
    undoText:
      'Alle blir logget ut, og passordet slutter å virke. Vi sender deg straks en lenke så du kan velge et nytt.',
    undoSubmit: 'Ta adressen min tilbake',
    undoneTitle: 'Du har den gamle e-postadressen din igjen',
    undoneText:
      'Alle er logget ut. En e-post er på vei til deg: velg et nytt passord med den, så kan du logge inn igjen.',
    newLink: 'Be om en ny lenke',
  },
  devices: {
    title: 'Enheter',
    text: 'Her er du logget inn. Er det en du ikke kjenner? Logg den ut og velg et annet passord.',
    unknown: 'Ukjent enhet',
    this: 'Denne enheten',
    seen: 'Sist brukt: {{date}} kl. {{time}}',
    since: 'Logget inn {{date}}',
    end: 'Logg ut',
    endName: 'Logg ut {{device}}',
    ended: '{{device}} er logget ut.',
    others: 'Logg ut alle andre',
    othersEnded: 'Alle andre enheter er logget ut.',
    only: 'Du er bare logget inn på denne enheten.',
  },
}
