/** Regions by the codes of GeoNames, in the names that profiles use: Dutch, else the local one. */
export const regions: Record<string, Record<string, string>> = {
  NL: {
    ...{ '01': 'Drenthe', '02': 'Friesland', '03': 'Gelderland', '04': 'Groningen' },
    ...{ '05': 'Limburg', '06': 'Noord-Brabant', '07': 'Noord-Holland', '09': 'Utrecht' },
    ...{ '10': 'Zeeland', '11': 'Zuid-Holland', '15': 'Overijssel', '16': 'Flevoland' },
  },
  /** By the first digits of a district, because Flanders and Wallonia are no provinces. */
  BE: {
    ...{ '1': 'Antwerpen', '21': 'Brussel', '23': 'Vlaams-Brabant', '24': 'Vlaams-Brabant' },
    ...{ '25': 'Waals-Brabant', '3': 'West-Vlaanderen', '4': 'Oost-Vlaanderen' },
    ...{ '5': 'Henegouwen', '6': 'Luik', '7': 'Limburg', '8': 'Luxemburg', '9': 'Namen' },
  },
  DE: {
    ...{ '01': 'Baden-Württemberg', '02': 'Bayern', '03': 'Bremen', '04': 'Hamburg' },
    ...{ '05': 'Hessen', '06': 'Niedersachsen', '07': 'Nordrhein-Westfalen' },
    ...{ '08': 'Rheinland-Pfalz', '09': 'Saarland', '10': 'Schleswig-Holstein' },
    ...{ '11': 'Brandenburg', '12': 'Mecklenburg-Vorpommern', '13': 'Sachsen' },
    ...{ '14': 'Sachsen-Anhalt', '15': 'Thüringen', '16': 'Berlin' },
  },
  LU: {
    ...{ CA: 'Capellen', CL: 'Clervaux', DI: 'Diekirch', EC: 'Echternach' },
    ...{ ES: 'Esch-sur-Alzette', GR: 'Grevenmacher', LU: 'Luxembourg', ME: 'Mersch' },
    ...{ RD: 'Redange', RM: 'Remich', VD: 'Vianden', WI: 'Wiltz' },
  },
  FR: {
    ...{ '11': 'Île-de-France', '24': 'Centre-Val de Loire', '27': 'Bourgogne-Franche-Comté' },
    ...{ '28': 'Normandie', '32': 'Hauts-de-France', '44': 'Grand Est' },
    ...{ '52': 'Pays de la Loire', '53': 'Bretagne', '75': 'Nouvelle-Aquitaine' },
    ...{ '76': 'Occitanie', '84': 'Auvergne-Rhône-Alpes', '94': 'Corse' },
    '93': "Provence-Alpes-Côte d'Azur",
  },
  DK: {
    ...{ '17': 'Hovedstaden', '18': 'Midtjylland', '19': 'Nordjylland' },
    ...{ '20': 'Sjælland', '21': 'Syddanmark' },
  },
  AT: {
    ...{ '01': 'Burgenland', '02': 'Kärnten', '03': 'Niederösterreich' },
    ...{ '04': 'Oberösterreich', '05': 'Salzburg', '06': 'Steiermark', '07': 'Tirol' },
    ...{ '08': 'Vorarlberg', '09': 'Wien' },
  },
  CH: {
    ...{ AG: 'Aargau', AI: 'Appenzell Innerrhoden', AR: 'Appenzell Ausserrhoden', BE: 'Bern' },
    ...{ BL: 'Basel-Landschaft', BS: 'Basel-Stadt', FR: 'Fribourg', GE: 'Genève' },
    ...{ GL: 'Glarus', GR: 'Graubünden', JU: 'Jura', LU: 'Luzern', NE: 'Neuchâtel' },
    ...{ NW: 'Nidwalden', OW: 'Obwalden', SG: 'St. Gallen', SH: 'Schaffhausen' },
    ...{ SO: 'Solothurn', SZ: 'Schwyz', TG: 'Thurgau', TI: 'Ticino', UR: 'Uri' },
    ...{ VD: 'Vaud', VS: 'Valais', ZG: 'Zug', ZH: 'Zürich' },
  },
  PL: {
    ...{ '72': 'Dolnośląskie', '73': 'Kujawsko-pomorskie', '74': 'Łódzkie', '75': 'Lubelskie' },
    ...{ '76': 'Lubuskie', '77': 'Małopolskie', '78': 'Mazowieckie', '79': 'Opolskie' },
    ...{ '80': 'Podkarpackie', '81': 'Podlaskie', '82': 'Pomorskie', '83': 'Śląskie' },
    ...{ '84': 'Świętokrzyskie', '85': 'Warmińsko-mazurskie', '86': 'Wielkopolskie' },
    '87': 'Zachodniopomorskie',
  },
  CZ: {
    ...{ '52': 'Praha', '78': 'Jihomoravský', '79': 'Jihočeský', '80': 'Vysočina' },
    ...{ '81': 'Karlovarský', '82': 'Královéhradecký', '83': 'Liberecký', '84': 'Olomoucký' },
    ...{ '85': 'Moravskoslezský', '86': 'Pardubický', '87': 'Plzeňský', '88': 'Středočeský' },
    ...{ '89': 'Ústecký', '90': 'Zlínský' },
  },
}

/** Smaller places than this are left out: the neighbours are needed for their towns. */
export const POPULATION_MIN: Record<string, number> = {
  ...{ FR: 5000, DK: 5000, AT: 5000, CH: 5000 },
  ...{ PL: 5000, CZ: 5000 },
}
