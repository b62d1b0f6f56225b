/** One's own place, in Dutch. */
export const nlPlace = {
  place: {
    country: 'Land',
    region: 'Provincie',
    city: 'Woonplaats',
    towns: 'Plaatsen om uit te kiezen',
    noTown: 'Die plaats kennen we niet. Kijk de spelling na, of laat hem zo staan.',
    find: 'Gebruik mijn locatie',
    found: 'Je bent in de buurt van {{city}}.',
    failed: 'Je plaats is niet gevonden. Vul hem zelf in.',
    denied: 'Je browser geeft je locatie niet. Vul je plaats zelf in.',
  },
} as const
