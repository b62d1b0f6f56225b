/** A member's private album, in Dutch. */
export const nlAlbum = {
  album: {
    title: 'Je privéalbum',
    lead: 'Deze foto’s ziet alleen wie jij toelaat. Premium opent ze niet.',
    nobody: 'Nu ziet niemand ze. Toelaten doe je op iemands profiel of in jullie gesprek.',
    openTo: 'Wie je privéalbum ziet',
    takeBack: 'Intrekken',
    shutFor: 'Toegang van {{name}} intrekken',
    open: 'Toon mijn privéalbum',
    shut: 'Sluit mijn privéalbum',
    nowOpen: '{{name}} kan je privéalbum nu zien.',
    nowShut: '{{name}} ziet je privéalbum niet meer.',
    makePrivate: 'Zet in je privéalbum',
    makePublic: 'Haal uit je privéalbum',
    badge: 'Privé',
    photos_one: '{{count}} privéfoto',
    photos_other: '{{count}} privéfoto’s',
    openForYou: 'Voor jou geopend door {{name}}.',
    shutForYou: 'Alleen {{name}} kan ze voor je openen, ook als je Premium hebt.',
    ask: 'Vraag het',
    question: 'Mag ik je privéfoto’s zien?',
  },
} as const
