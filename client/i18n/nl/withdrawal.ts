/** Withdrawal from a purchase, in Dutch. */
export const nlWithdrawal = {
  withdrawal: {
    title: 'Een bestelling herroepen',
    lead: 'Je kunt een bestelling nog {{days}} dagen herroepen, zonder reden. Voor de credits die je niet hebt gebruikt, krijg je je geld terug.',
    order:
      'Wat je gebruikt, gaat eerst van je gratis credits af en daarna van je oudste bestelling.',
    none: 'Er is niets te herroepen',
    noneText: 'Je hebt geen betaalde bestelling van de laatste {{days}} dagen.',
    ordered: 'Bestelling van {{date}}',
    unused: 'Nog niet gebruikt',
    unusedOf: '{{unused}} van {{credits}}',
    back: 'Je krijgt terug',
    last: 'Herroepen kan tot en met',
    used: 'Alle credits van deze bestelling zijn gebruikt. Er komt dus niets terug.',
    tooLittle:
      'Wat er van deze bestelling over is, is nog geen cent waard. Er komt dus niets terug.',
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
      'Je kunt de credits meteen gebruiken. Binnen {{days}} dagen kun je herroepen; voor credits die je al hebt gebruikt, komt er dan niets terug.',
  },
} as const
