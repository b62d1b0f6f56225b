/** Withdrawal from a purchase, in Dutch. */
export const nlWithdrawal = {
  withdrawal: {
    title: 'Een bestelling herroepen',
    lead: 'Je kunt een bestelling binnen {{days}} dagen herroepen, zonder reden. Voor de credits die je niet hebt gebruikt, krijg je je geld terug.',
    order:
      'Wat je gebruikt, gaat eerst van je gratis credits af en daarna van je oudste bestelling.',
    none: 'Er is niets te herroepen',
    noneText: 'Je hebt geen betaalde bestelling van de laatste {{days}} dagen.',
    ordered: 'Bestelling van {{date}}',
    unused: 'Nog niet gebruikt',
    unusedOf: '{{unused}} van {{credits}}',
    back: 'Je krijgt terug',
    last: 'Herroepen kan t/m',
    used:
      'De credits van deze bestelling zijn gebruikt, of het geld gaat al terug. Er valt dus niets te herroepen.',
    tooLittle:
      'Wat er van deze bestelling over is, is nog geen cent waard. Er komt dus niets terug.',
    over_one:
      '{{count}} bestelling staat hier niet bij: de credits zijn gebruikt, of het geld gaat al terug.',
    over_other:
      '{{count}} bestellingen staan hier niet bij: de credits zijn gebruikt, of het geld gaat al terug.',
    here: 'Overeenkomst hier herroepen',
    hereOf: 'Overeenkomst hier herroepen: bestelling van {{date}}',
    sure: 'Herroeping bevestigen',
    declaration: 'Ik, {{name}}, herroep mijn bestelling van {{date}}: {{credits}} voor {{amount}}.',
    number: 'Bestelnummer',
    goes: 'Van je saldo af',
    way: 'Het geld komt terug op de manier waarop je hebt betaald, meestal binnen enkele werkdagen. Je blijft Premium.',
    confirm: 'Herroeping bevestigen',
    cancel: 'Toch niet',
    changed:
      'Intussen is je saldo veranderd. Dit zijn de bedragen van nu: kijk ze na en bevestig nog eens.',
    late: 'Deze bestelling kun je niet meer herroepen.',
    done: 'Je herroeping is ontvangen',
    doneText: 'Op {{at}} heb je je bestelling herroepen. We betalen {{money}} terug.',
    mailed: 'Deze bevestiging krijg je ook per mail, op {{email}}.',
    at: 'Herroepen op',
    print: 'Afdrukken of bewaren',
    toOrder: 'Bekijk de bestelling',
    leaving: 'Heb je pas nog credits gekocht? Herroep die bestelling dan eerst.',
    atOnce:
      'Door te betalen vraag je ons je credits meteen te geven. Je kunt {{days}} dagen herroepen, en je weet dat er voor credits die je dan al hebt gebruikt niets terugkomt.',
  },
  withdrawalMail: {
    title: 'Herroepen zonder in te loggen',
    lead: 'Tot {{days}} dagen na je betaling kun je een bestelling herroepen, zonder reden. Vul hieronder in om welke bestelling het gaat. We sturen je een link: daarmee zie je wat je terugkrijgt, en bevestig je het.',
    emailHint: 'Het adres van je account: daar kreeg je ook je bon.',
    receipt: 'Bonnummer',
    receiptHint: 'Staat op je bon, zoals 2026-000012.',
    submit: 'Stuur de link',
    sentTitle: 'Kijk in je mail',
    sent: 'Horen {{email}} en bonnummer {{receipt}} bij elkaar? Dan is er een mail onderweg naar dat adres. De link daarin werkt {{minutes}} minuten.',
    limit:
      'Niets ontvangen? Kijk bij ongewenste mail, en kijk het adres en het bonnummer na. Je kunt {{max}} keer per dag een mail vragen.',
    sentAgain: 'Er is opnieuw een mail onderweg, als ze bij elkaar horen.',
    again: 'Stuur opnieuw',
    other: 'Adres of bonnummer verbeteren',
    help: 'Heb je geen bon meer, of kun je niet bij je mail? Schrijf ons:',
    toLogin: 'Liever inloggen',
    toOrders: 'Je bent ingelogd: bekijk wat je kunt herroepen',
    over: 'Heb je al bevestigd? Dan is je herroeping binnen, en staat de bevestiging in je mail.',
    newMail: 'Vraag een nieuwe mail',
    mailed: 'Deze bevestiging krijg je ook per mail.',
  },
} as const
