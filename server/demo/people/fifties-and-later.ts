import { type Person, prose } from './person.ts'

export const fiftiesAndLater: Person[] = [
  {
    name: 'Ingrid',
    age: 57,
    gender: 'female',
    town: 'Apeldoorn',
    looks: { hair: 'gray', eyes: 'blue', body: 'normal' },
    status: 'divorced',
    interests: ['hiking', 'reading', 'theater', 'tea', 'gardening'],
    about: prose`De Veluwe is mijn achtertuin en ik maak daar schaamteloos gebruik van. Dertig jaar
      stond ik voor de klas, tegenwoordig begeleid ik nieuwe leraren en verbeter ik stiekem
      menukaarten. Ik hou van mannen die kunnen luisteren met hun telefoon in hun zak.`,
    reason: 'Samen de herfst in, met goede schoenen.',
  },
  {
    name: 'Kees',
    age: 58,
    gender: 'male',
    town: 'Gouda',
    looks: { hair: 'gray', eyes: 'brown', body: 'fat' },
    status: 'widowed',
    interests: ['cooking', 'gardening', 'music', 'wine', 'relationship'],
    about: prose`Kaasmaker, tenor in het mannenkoor en sinds drie jaar alleen. Ik heb geleerd dat een
      tafel voor één ook gedekt mag worden, maar voor twee kook ik lekkerder. Houd je van een
      beetje plagen en een stevige wandeling op zondag? Dan eten we daarna oude kaas.`,
    reason: 'Het huis is stil genoeg geweest.',
  },
  {
    name: 'Willemijn',
    age: 52,
    gender: 'female',
    town: 'Haarlem',
    looks: { hair: 'blond', eyes: 'green', body: 'slim' },
    status: 'divorced',
    interests: ['art', 'beach', 'wine', 'travelling', 'fashion'],
    about: prose`Galeriehoudster, zwemmer in koud water, moeder van twee studenten die alleen bellen
      als de was op is. Ik ben niet op zoek naar een wederhelft, ik ben heel. Een tegenspeler met
      humor en een eigen leven, dat lijkt me heerlijk.`,
    reason: 'Nieuwsgierig gebleven, dat is alles.',
  },
  {
    name: 'Pieter',
    age: 51,
    gender: 'male',
    town: 'Den Bosch',
    looks: { hair: 'gray', eyes: 'hazel', body: 'normal' },
    status: 'divorced',
    interests: ['wine', 'reading', 'politics', 'foodie', 'travelling'],
    about: prose`Huisarts, al twintig jaar in dezelfde wijk. Ik weet dus hoe kort en hoe mooi het
      leven kan zijn, en dat een Bossche bol bij beide helpt. Mijn vrije dag begint met de krant op
      papier. Ik zoek een vrouw die me tegenspreekt voordat ik hem uit heb.`,
    reason: 'Luisteren kan ik. Nu wil ik ook eens vertellen.',
  },
  {
    name: 'Liesbeth',
    age: 54,
    gender: 'female',
    town: 'Antwerpen',
    looks: { hair: 'brown', eyes: 'brown', body: 'normal' },
    status: 'single',
    interests: ['theater', 'dancing', 'foodie', 'shopping', 'music'],
    about: prose`Kostuumnaaister bij de opera. Ik zie direct of een vest goed zit, en bijna even
      snel of een man goed in zijn vel zit. Op vrijdag dans ik tango in een zaaltje aan 't Zuid.
      Wie mij op de tenen trapt, betaalt de koffie; wie dat niet doet, krijgt de volgende dans.`,
    reason: 'Een danspartner, en de rest mag volgen.',
  },
  {
    name: 'Dirk',
    age: 54,
    gender: 'male',
    town: 'Alkmaar',
    looks: { hair: 'white', eyes: 'blue', body: 'normal' },
    status: 'living together',
    interests: ['beach', 'music', 'photography', 'beer', 'outdoors'],
    about: prose`Visser geweest, nu havenmeester; het zout gaat er nooit meer uit. Ik deel een huis
      met mijn broer en zijn drie honden, vandaar wat er boven staat. Op mijn gitaar ken ik vier
      akkoorden en met die vier kom je verrassend ver.`,
    reason: 'Graag een vrouw aan wal die niet bang is voor wind.',
  },
  {
    name: 'Margreet',
    age: 60,
    gender: 'female',
    town: 'Deventer',
    looks: { hair: 'white', eyes: 'gray', body: 'slim' },
    status: 'widowed',
    interests: ['reading', 'biking', 'tea', 'politics', 'travelling'],
    about: prose`Op de boekenmarkt ken ik de helft van de kramen bij naam. Ik ben met pensioen als
      rechter en oordeel nu alleen nog over appelgebak. Zoveel jaren samen maakten me mild, de
      jaren alleen maakten me avontuurlijk. Volgend voorjaar fiets ik naar Rome.`,
    reason: 'Iemand die me uitzwaait, of gewoon meefietst.',
  },
  {
    name: 'Rob',
    age: 62,
    gender: 'male',
    town: 'Vlissingen',
    looks: { hair: 'bald', eyes: 'blue', body: 'normal' },
    status: 'divorced',
    interests: ['beach', 'travelling', 'foodie', 'hiking', 'movies'],
    about: prose`Veertig jaar loods op de Westerschelde: ik bracht duizenden schepen veilig binnen en
      vergat af en toe mijn eigen verjaardag. Nu heb ik alle tijd. Elke ochtend loop ik de
      boulevard af en groet ik de schepen bij naam. Kom je kijken, dan leg ik uit waarheen ze gaan.`,
    reason: 'Zeebenen zoeken gezelschap voor de vaste wal.',
  },
  {
    name: 'Hanneke',
    age: 63,
    gender: 'female',
    town: 'Middelburg',
    looks: { hair: 'gray', eyes: 'green', body: 'normal' },
    status: 'widowed',
    interests: ['gardening', 'cooking', 'beach', 'reading', 'hugging'],
    about: prose`Mijn kleinkinderen zeggen dat ik stoer ben, omdat ik met Kerst in zee zwem. Zelf
      vind ik het stoerder om hier te schrijven. Vroeger had ik een pension in Domburg, dus wees
      gerust: het bed is opgemaakt, de koffie loopt en vreemden worden bij mij snel bekenden.`,
    reason: 'Gezelschap voor de lange avonden en de korte uitstapjes.',
  },
  {
    name: 'Joke',
    age: 65,
    gender: 'female',
    town: 'Hoorn',
    looks: { hair: 'white', eyes: 'blue', body: 'fat' },
    status: 'divorced',
    interests: ['coffee', 'movies', 'gardening', 'shopping', 'music'],
    about: prose`Altijd op de markt gestaan met stoffen, en praten kan ik nog steeds als de beste. Nu
      naai ik gordijnen voor de halve straat en zing ik mee met de radio. Een man hoeft voor mij
      geen spierballen te hebben. Een tuinstoel naast de mijne is genoeg.`,
    reason: 'Ik heb weer zin om me mooi te maken voor iemand.',
  },
  {
    name: 'Henk',
    age: 66,
    gender: 'male',
    town: 'Assen',
    looks: { hair: 'gray', eyes: 'gray', body: 'normal' },
    status: 'divorced',
    interests: ['biking', 'gardening', 'bbq', 'animals', 'politics'],
    about: prose`Meester Henk, zo noemt half Assen me nog. Na veertig jaar gymles ben ik soepel genoeg
      voor een wals en wijs genoeg om een spagaat te laten. Ik heb een caravan, een moestuin en een
      zwak voor vrouwen met pit. Haast heb ik niet meer, zin des te meer.`,
    reason: 'Samen de caravan in, te beginnen bij de koffie.',
  },
  {
    name: 'Theo',
    age: 68,
    gender: 'male',
    town: 'Roermond',
    looks: { hair: 'white', eyes: 'brown', body: 'normal' },
    status: 'widowed',
    interests: ['music', 'wine', 'theater', 'hiking', 'hugging'],
    about: prose`Dirigent van de harmonie, en dat blijf ik tot mijn armen moe zijn. Mijn vrouw zei
      altijd dat ik te veel praat; sinds zij er niet meer is, praat ik tegen de hond. Die luistert
      goed, maar lacht nergens om. Een vrouw die dat wel doet, schenk ik graag een glas in.`,
    reason: 'Op onze leeftijd mag een mens gewoon eerlijk zeggen: ik zoek gezelschap.',
  },
  {
    name: 'Tineke',
    age: 68,
    gender: 'female',
    town: 'Leeuwarden',
    looks: { hair: 'white', eyes: 'hazel', body: 'slim' },
    status: 'divorced',
    interests: ['biking', 'reading', 'art', 'tea', 'astrology'],
    about: prose`Ik schilder, slecht maar met overgave, en ik lees de kaarten voor wie erin gelooft.
      Mijn werk als verloskundige bracht meer dan drieduizend Friezen op de wereld; er is altijd
      wel iemand die zwaait. Stilzitten leer ik nog wel. Misschien met iemand naast me.`,
    reason: 'Het leven is te leuk om aan één kant van de bank te zitten.',
  },
]
