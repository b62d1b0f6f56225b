/** The site on the screen of a device, and what it keeps there, in Dutch. */
export const nlInstall = {
  install: {
    text: 'Dan ben je er met één tik, en zie je aan het cijfer of er iemand heeft geantwoord.',
    discreet: 'Er staat alleen ‘{{name}}’ en een cijfer. Nooit een naam, nooit een tekst.',
    share: 'Tik op Deel, onder in Safari.',
    add: 'Kies ‘Zet op beginscherm’.',
    later: 'Niet nu',
    understood: 'Oké',
    keep: 'Ook lezen zonder internet?',
    keepText:
      'Dan bewaren we je laatste gesprekken en de profielen die je zag op dit apparaat, hoogstens 7 dagen.',
    keepNot: 'Log je uit, dan is alles weg. Doe het niet op een apparaat dat je deelt.',
    keepYes: 'Ja, bewaar ze hier',
    keepNo: 'Nee, liever niet',
    kept: 'Lezen zonder internet',
    keptText:
      'Je laatste gesprekken en profielen blijven hoogstens 7 dagen op dit apparaat. Log je uit, dan zijn ze weg.',
    keptNot: 'We bewaren niets van je op dit apparaat.',
  },
  offline: {
    title: 'Je bent offline',
    asOf: 'Je ziet wat er om {{moment}} al geladen was.',
    asOfDay: 'Je ziet wat er op {{moment}} al geladen was.',
    short: 'Stand van {{moment}}',
    text: 'We versturen je berichten later.',
  },
  update: {
    there: 'Er is een nieuwe versie',
    load: 'Laden',
  },
} as const
