/** The regions of the countries of the demo, by their Dutch names. */
export const regions = {
  NL: [
    'Drenthe',
    'Flevoland',
    'Friesland',
    'Gelderland',
    'Groningen',
    'Limburg',
    'Noord-Brabant',
    'Noord-Holland',
    'Overijssel',
    'Utrecht',
    'Zeeland',
    'Zuid-Holland',
  ],
  BE: [
    'Antwerpen',
    'Brussel',
    'Henegouwen',
    'Limburg',
    'Luik',
    'Luxemburg',
    'Namen',
    'Oost-Vlaanderen',
    'Vlaams-Brabant',
    'Waals-Brabant',
    'West-Vlaanderen',
  ],
}

type Country = keyof typeof regions

const dutch = (region: string) => ({ country: 'NL' as Country, region })
const belgian = (region: string) => ({ country: 'BE' as Country, region })

/** Where the towns of the demo lie, so that nobody lives in a region that their town is not in. */
export const towns = {
  Alkmaar: dutch('Noord-Holland'),
  Almere: dutch('Flevoland'),
  Amersfoort: dutch('Utrecht'),
  Amsterdam: dutch('Noord-Holland'),
  Antwerpen: belgian('Antwerpen'),
  Apeldoorn: dutch('Gelderland'),
  Arnhem: dutch('Gelderland'),
  Assen: dutch('Drenthe'),
  Breda: dutch('Noord-Brabant'),
  Brugge: belgian('West-Vlaanderen'),
  Delft: dutch('Zuid-Holland'),
  'Den Bosch': dutch('Noord-Brabant'),
  'Den Haag': dutch('Zuid-Holland'),
  Deventer: dutch('Overijssel'),
  Dordrecht: dutch('Zuid-Holland'),
  Eindhoven: dutch('Noord-Brabant'),
  Emmen: dutch('Drenthe'),
  Enschede: dutch('Overijssel'),
  Gent: belgian('Oost-Vlaanderen'),
  Gouda: dutch('Zuid-Holland'),
  Groningen: dutch('Groningen'),
  Haarlem: dutch('Noord-Holland'),
  Hoorn: dutch('Noord-Holland'),
  Leeuwarden: dutch('Friesland'),
  Leiden: dutch('Zuid-Holland'),
  Lelystad: dutch('Flevoland'),
  Leuven: belgian('Vlaams-Brabant'),
  Maastricht: dutch('Limburg'),
  Middelburg: dutch('Zeeland'),
  Nijmegen: dutch('Gelderland'),
  Roermond: dutch('Limburg'),
  Rotterdam: dutch('Zuid-Holland'),
  Sneek: dutch('Friesland'),
  Tilburg: dutch('Noord-Brabant'),
  Utrecht: dutch('Utrecht'),
  Venlo: dutch('Limburg'),
  Vlissingen: dutch('Zeeland'),
  Zaandam: dutch('Noord-Holland'),
  Zwolle: dutch('Overijssel'),
}
export type Town = keyof typeof towns
