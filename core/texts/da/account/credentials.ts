import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlCredentials } from '#core/texts/nl/account/credentials.ts'

/** Password, e-mail address and devices, in Danish. */
export const daCredentials: TextsOf<typeof nlCredentials> = {
  reset: {
    title: 'Glemt din adgangskode?',
    lead: 'Skriv din e-mailadresse. Vi sender dig et link, så du kan vælge en ny adgangskode.',
    submit: 'Send linket',
    sentTitle: 'Se i din mail',
    sent: 'Hvis {{email}} hører til en konto, er der en mail på vej. Linket i den virker i {{minutes}} minutter.',
    limit: 'Ikke noget endnu? Se i din spammappe. Du kan bede om en mail {{max}} gange om dagen.',
    again: 'Send den igen',
    other: 'En anden e-mailadresse',
    toLogin: 'Tilbage til log ind',
    doTitle: 'Vælg en ny adgangskode',
    doText: 'Bagefter er du logget ud overalt og logger ind med den nye adgangskode.',
    new: 'Ny adgangskode',
    repeat: 'Én gang til',
    doSubmit: 'Gem adgangskoden',
    doneTitle: 'Din adgangskode er ændret',
    doneText: 'Du er logget ud på alle enheder. Log ind med din nye adgangskode.',
    newMail: 'Bed om en ny mail',
  },
  security: {
    email: 'Skift e-mailadresse',
    password: 'Skift adgangskode',
    back: 'Tilbage til indstillingerne',
  },
  changePassword: {
    text: 'Du bliver logget ud på dine andre enheder.',
    old: 'Nuværende adgangskode',
    forgot: 'Glemt den nuværende adgangskode?',
    done: 'Din adgangskode er ændret. Du er logget ud på dine andre enheder.',
  },
  mailChange: {
    now: 'Du logger nu ind med {{email}}.',
    wrong: 'Du tilmeldte dig med {{email}}, og den adresse er ikke bekræftet endnu.',
    text: 'Vi sender et link til den nye adresse. Åbn det for at bekræfte ændringen.',
    email: 'Ny e-mailadresse',
    submit: 'Send linket',
    pending: 'Der er en mail på vej til {{email}}. Åbn linket i den inden for {{hours}} timer.',
    limit: 'Du kan bede om en mail {{max}} gange om dagen.',
    resend: 'Send den igen',
    resent: 'Mailen er sendt igen. Brug linket i den nyeste mail.',
    cancel: 'Skift den ikke',
    correct: 'Er adressen forkert?',
    doTitle: 'Bekræft din nye e-mailadresse',
    doText: 'Fra nu af logger du ind med denne adresse, og vores mails kommer dertil.',
    doSubmit: 'Bekræft denne adresse',
    chooseText:
      'Du er ikke logget ind her. Vælg en adgangskode, eller skriv den, du har, igen: fra nu af logger du ind med den. Andre enheder bliver logget ud.',
    chooseNotYou:
      'Er du ikke {{name}}? Så luk denne side. En anden har skrevet din e-mailadresse.',
    doneTitle: 'Din e-mailadresse er ændret',
    doneText:
      'Fra nu af logger du ind med den. Vi har fortalt din gamle adresse, at den er skiftet ud.',
    doneGo: 'Videre',
    undoTitle: 'Vil du have din gamle e-mailadresse tilbage?',
    undoText:
      'Alle bliver logget ud, og adgangskoden virker ikke længere. Vi sender dig straks et link, så du kan vælge en ny.',
    undoSubmit: 'Giv mig min adresse tilbage',
    undoneTitle: 'Du har din gamle e-mailadresse igen',
    undoneText:
      'Alle er logget ud. Der er en mail på vej til dig: vælg en ny adgangskode med den, så kan du logge ind igen.',
    newLink: 'Bed om et nyt link',
  },
  devices: {
    title: 'Enheder',
    text: 'Her er du logget ind. Er der en, du ikke kender? Log den ud, og vælg en anden adgangskode.',
    unknown: 'Ukendt enhed',
    this: 'Denne enhed',
    seen: 'Sidst brugt: {{date}} kl. {{time}}',
    since: 'Logget ind den {{date}}',
    end: 'Log ud',
    endName: 'Log {{device}} ud',
    ended: '{{device}} er logget ud.',
    others: 'Log alle andre ud',
    othersEnded: 'Alle andre enheder er logget ud.',
    only: 'Du er kun logget ind på denne enhed.',
  },
}
