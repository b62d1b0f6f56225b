type Names = Record<string, string>

/** What GeoNames calls otherwise than people there do. */
export const renamed: Record<string, Names> = {
  NL: {
    ...{ 'The Hague': 'Den Haag', "'s-Hertogenbosch": 'Den Bosch', 'Almere Stad': 'Almere' },
    ...{ 'Katwijk aan Zee': 'Katwijk', 'Noordwijk-Binnen': 'Noordwijk' },
  },
  BE: {
    ...{ Brussels: 'Brussel', Ostend: 'Oostende', Liège: 'Luik', Namur: 'Namen', Mons: 'Bergen' },
    ...{ Tournai: 'Doornik', Arlon: 'Aarlen', Bastogne: 'Bastenaken', Wavre: 'Waver' },
    ...{ Mouscron: 'Moeskroen', Nivelles: 'Nijvel', Huy: 'Hoei', Ath: 'Aat' },
    ...{ Soignies: 'Zinnik', "Braine-l'Alleud": 'Eigenbrakel', Tubize: 'Tubeke' },
    ...{ 'Braine-le-Comte': "'s-Gravenbrakel", Jodoigne: 'Geldenaken', Enghien: 'Edingen' },
    ...{ Waremme: 'Borgworm', Lessines: 'Lessen', Comines: 'Komen' },
  },
  DE: { Munich: 'München', Zulpich: 'Zülpich' },
  DK: { Copenhagen: 'København' },
  AT: { Vienna: 'Wien' },
  CH: { Geneva: 'Genève', Lucerne: 'Luzern' },
  PL: { Warsaw: 'Warszawa', 'Bielsko-Biala': 'Bielsko-Biała' },
  CZ: { Prague: 'Praha', Pilsen: 'Plzeň' },
}

/** Municipalities that have no town of their name, and the districts of Warsaw. */
export const leftOut: Record<string, string[]> = {
  NL: ['Zaanstad'],
  PL: [
    ...['Bemowo', 'Białołeka', 'Bielany', 'Mokotów', 'Ochota', 'Praga Południe', 'Praga Północ'],
    ...['Rembertów', 'Śródmieście', 'Targówek', 'Ursus', 'Ursynów', 'Wawer', 'Wesoła', 'Wilanów'],
    ...['Włochy', 'Wola', 'Żoliborz'],
  ],
}

/** Other names that people type for it. */
export const alsoNamed: Record<string, Names> = {
  NL: {
    ...{ 'Den Haag': "'s-Gravenhage", 'Den Bosch': "'s-Hertogenbosch", Zaandam: 'Zaanstad' },
    ...{ Leeuwarden: 'Ljouwert', Hoofddorp: 'Haarlemmermeer', Sneek: 'Snits' },
  },
  BE: { Gent: 'Gand', Antwerpen: 'Anvers', Brussel: 'Bruxelles', Brugge: 'Bruges' },
  DE: {
    ...{ Köln: 'Keulen', Aachen: 'Aken', Nürnberg: 'Neurenberg', Berlin: 'Berlijn' },
    ...{ Kleve: 'Kleef', Hannover: 'Hanover', Lübeck: 'Luebeck', 'Emmerich am Rhein': 'Emmerik' },
  },
  LU: { Luxembourg: 'Luxemburg' },
  FR: { Lille: 'Rijsel', Dunkerque: 'Duinkerke', Paris: 'Parijs', Strasbourg: 'Straatsburg' },
  DK: { København: 'Kopenhagen' },
  AT: { Wien: 'Wenen' },
  PL: { Warszawa: 'Warschau', Wrocław: 'Breslau', Gdańsk: 'Danzig', Kraków: 'Krakau' },
  CZ: { Praha: 'Praag', Plzeň: 'Pilsen' },
  CH: { Genève: 'Genf', Basel: 'Bazel', Zürich: 'Zurich' },
}
