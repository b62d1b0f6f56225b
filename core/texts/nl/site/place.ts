/** One's own place, in Dutch. */
export const nlPlace = {
  place: {
    country: 'Land',
    region: 'Provincie',
    city: 'Woonplaats',
    towns: 'Plaatsen om uit te kiezen',
    noTown: 'Deze plaats kennen we niet. Check de spelling, of laat het zo staan.',
    find: 'Gebruik mijn locatie',
    found: 'Je bent in de buurt van {{city}}.',
    failed: 'We kunnen niet zien waar je bent. Vul je woonplaats zelf in.',
    denied: 'Je browser geeft je locatie niet. Vul je plaats zelf in.',
  },
} as const
