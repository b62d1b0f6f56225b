import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlWithdrawal } from '#core/texts/nl/payment/withdrawal.ts'

/** Withdrawal from a purchase, in Swedish. */
export const svWithdrawal: TextsOf<typeof nlWithdrawal> = {
  withdrawal: {
    title: 'Ångra en beställning',
    lead: 'Du kan ångra en beställning inom {{days}} dagar, utan att ange skäl. För de credits du inte har använt får du pengarna tillbaka.',
    order: 'Det du använder dras först från gratis credits och sedan från din äldsta beställning.',
    none: 'Det finns inget att ångra',
    noneText: 'Du har ingen betald beställning från de senaste {{days}} dagarna.',
    ordered: 'Beställning av {{date}}',
    back: 'Du får tillbaka',
    hero: 'Du får tillbaka {{money}}',
    last: 'Sista dag',
    used: 'Beställningens credits är använda, eller pengarna är redan på väg tillbaka, så det finns inget att ångra.',
    tooLittle:
      'Det som är kvar av beställningen är värt mindre än en cent, så inget kommer tillbaka.',
    over_one:
      '{{count}} beställning står inte här: dess credits är använda, eller pengarna är redan på väg tillbaka.',
    over_other:
      '{{count}} beställningar står inte här: deras credits är använda, eller pengarna är redan på väg tillbaka.',
    here: 'Frånträd avtalet här',
    hereOf: 'Frånträd avtalet här: beställning av {{date}}',
    declaration:
      'Jag, {{name}}, frånträder min beställning av {{date}}: {{credits}} för {{amount}}.',
    number: 'Ordernummer',
    goes: 'Credits tagna',
    way: 'Pengarna kommer tillbaka på samma sätt som du betalade, oftast inom några bankdagar. Du är fortfarande Premium.',
    confirm: 'Bekräfta frånträde',
    short: 'Ångra',
    look: 'Kontrollera',
    sureStep: 'Bekräfta',
    lookLead:
      'På samma sätt som du betalade, oftast inom några bankdagar. Du behöver inte ange skäl.',
    usedCount: '{{count}} använt',
    goesOff_one: '{{count}} dras från ditt saldo',
    goesOff_other: '{{count}} dras från ditt saldo',
    usedOnes_one: '{{count}} använd credit',
    usedOnes_other: '{{count}} använda credits',
    notPaid: 'återbetalas inte',
    proof: 'När du bekräftar får du direkt ett mejl med datum och klockslag som bevis.',
    on: 'Vidare till bekräftelsen',
    keep: 'Behåll den',
    areSure: 'Är du säker?',
    purchase: 'Beställning',
    to: 'Till',
    toText: 'så som du betalade',
    proofTo: 'Bevis till',
    changed:
      'Ditt saldo har ändrats under tiden. Det här är beloppen nu: kontrollera dem och bekräfta en gång till.',
    late: 'Du kan inte längre ångra beställningen.',
    done: 'Vi har tagit emot ditt frånträde',
    doneText: 'Den {{at}} frånträdde du din beställning. Vi betalar tillbaka {{money}}.',
    mailed: 'Du får den här bekräftelsen med mejl också, på {{email}}.',
    at: 'Frånträdd den',
    print: 'Skriv ut eller spara',
    toOrder: 'Se beställningen',
    leaving: 'Köpte du credits nyligen? Ångra då den beställningen först.',
    atOnce:
      'Du får dina credits direkt. Du kan ångra dig inom {{days}} dagar; använda credits betalar vi inte tillbaka.',
    oncePaid:
      'Du får dina credits så snart din bank har betalat. Du kan ångra dig inom {{days}} dagar; använda credits betalar vi inte tillbaka.',
  },
  withdrawalMail: {
    title: 'Ångra utan att logga in',
    lead: 'Till {{days}} dagar efter din betalning kan du ångra en beställning, utan att ange skäl. Fyll i nedan vilken beställning det är. Vi skickar en länk där du ser vad du får tillbaka och bekräftar det.',
    emailHint: 'Adressen till ditt konto: dit kom ditt kvitto också.',
    receipt: 'Kvittonummer',
    receiptHint: 'Det står på ditt kvitto, som 2026-000012.',
    submit: 'Skicka länken',
    sentTitle: 'Titta i din mejl',
    sent: 'Hör {{email}} och kvitto {{receipt}} ihop? Då är ett mejl på väg till den adressen. Länken i det fungerar i {{minutes}} minuter.',
    limit:
      'Har inget kommit? Titta i skräpposten och kontrollera adressen och numret. Du kan be om {{max}} mejl om dagen.',
    sentAgain: 'Ett till mejl är på väg, om de hör ihop.',
    again: 'Skicka igen',
    other: 'Rätta adressen eller numret',
    help: 'Inget kvitto längre, eller kommer du inte åt din mejl? Skriv till oss:',
    toLogin: 'Logga in i stället',
    toOrders: 'Du är inloggad: se vad du kan ångra',
    over: 'Har du redan bekräftat? Då har vi ditt frånträde, och bekräftelsen finns i din mejl.',
    newMail: 'Be om ett nytt mejl',
    proof: 'din e-postadress',
    mailed: 'Du får den här bekräftelsen med mejl också.',
  },
}
