import { type Person, prose } from './person.ts'

export const thirties: Person[] = [
  {
    name: 'Bram',
    age: 35,
    gender: 'male',
    town: 'Utrecht',
    looks: { hair: 'dark brown', eyes: 'blue', body: 'normal' },
    status: 'single',
    interests: ['cooking', 'biking', 'coffee', 'politics', 'movies'],
    about: prose`Vraag me wat ik doe en ik zeg: stadsbussen op tijd laten rijden. Vraag me wat ik
      liever doe en ik begin over risotto. Ik kan luisteren zonder meteen oplossingen aan te
      dragen, al heeft dat wat training gekost. Mijn kat heeft het laatste woord.`,
    reason: 'Tijd om weer eens zenuwachtig te zijn voor een date.',
  },
  {
    name: 'Femke',
    age: 34,
    gender: 'female',
    town: 'Groningen',
    looks: { hair: 'blond', eyes: 'gray', body: 'normal' },
    status: 'single',
    interests: ['reading', 'biking', 'beach', 'cooking', 'hugging'],
    about: prose`Opgegroeid op het Hogeland, dus van een beetje wind schrik ik niet. Ik sta voor
      groep vijf en bewaar de mooiste kinderuitspraken in een schriftje. Wie mij wil leren kennen,
      begint het best met een vraag. Wie mij wil houden, brengt stroopwafels mee.`,
    reason: 'Een man zoeken die ook doordeweeks zin heeft in iets leuks.',
  },
  {
    name: 'Mehmet',
    age: 33,
    gender: 'male',
    town: 'Rotterdam',
    looks: { hair: 'black', eyes: 'brown', body: 'normal' },
    status: 'divorced',
    interests: ['foodie', 'sports', 'tea', 'travelling', 'relationship'],
    about: prose`Met mijn broer run ik een bakkerij op Zuid: om vier uur op, om twee uur klaar, om
      drie uur in slaap op de bank. Op zondag is alles anders, dan ontbijten we tot de middag.
      Ik ben gescheiden, niet verbitterd, en ik geloof nog steeds in ouderwets het hof maken.`,
    reason: 'Er is nog een stoel vrij aan de ontbijttafel.',
  },
  {
    name: 'Yasmina',
    age: 31,
    gender: 'female',
    town: 'Den Haag',
    looks: { hair: 'black', eyes: 'brown', body: 'slim' },
    status: 'single',
    interests: ['beach', 'politics', 'dancing', 'coffee', 'travelling'],
    about: prose`Beleidsadviseur, maar op vrijdagmiddag ruil ik mijn blazer voor een handdoek en zit
      ik in de tram naar Scheveningen. Ik lach hard, debatteer graag en geef toe als jij gelijk
      hebt, na een uurtje. Zeg niet dat je van alles houdt; noem er één ding van.`,
    reason: 'Even geen nota, wel een goed gesprek.',
  },
  {
    name: 'Rachid',
    age: 30,
    gender: 'male',
    town: 'Den Haag',
    looks: { hair: 'black', eyes: 'hazel', body: 'slim' },
    status: 'single',
    interests: ['gym', 'cooking', 'movies', 'music', 'adventure'],
    about: prose`Trambestuurder met uitzicht: geen dag hetzelfde en altijd publiek. Na mijn dienst
      ga ik boksen of maak ik een tajine waar mijn zus jaloers op is. Ik hou van vrouwen die weten
      wat ze willen, en van vrouwen die het nog niet weten maar er om kunnen lachen.`,
    reason: 'Benieuwd wie er bij mijn halte instapt.',
  },
  {
    name: 'Daphne',
    age: 30,
    gender: 'female',
    loves: 'bi',
    town: 'Tilburg',
    looks: { hair: 'brunette', eyes: 'green', body: 'normal', tattoos: true },
    status: 'single',
    interests: ['tattoos', 'music', 'party', 'art', 'wine'],
    about: prose`Kermiskind, letterlijk: mijn ouders stonden met de suikerspinkraam. Nu zet ik zelf
      tatoeages in een studio bij het spoor. Ik val op mensen, niet op hokjes, en het snelst op
      iemand die durft te zwijgen tijdens een mooi nummer.`,
    reason: 'Iemand met wie ik de nacht kan doorpraten.',
  },
  {
    name: 'Jasper',
    age: 31,
    gender: 'male',
    loves: 'gay',
    town: 'Haarlem',
    looks: { hair: 'brown', eyes: 'blue', body: 'normal' },
    status: 'single',
    interests: ['beach', 'reading', 'theater', 'wine', 'gardening'],
    about: prose`Boekhandelaar met een moestuin in Bloemendaal, dus ik weet wat je moet lezen en wat
      je erbij moet eten. Rustig type, droge humor, trouwe vriend. Met een leuke man wil ik het
      strand op als iedereen naar huis gaat.`,
    reason: 'De boeken heb ik uit, nu de hoofdpersoon nog.',
  },
  {
    name: 'Priya',
    age: 33,
    gender: 'female',
    town: 'Almere',
    looks: { hair: 'black', eyes: 'brown', body: 'normal' },
    status: 'single',
    interests: ['cooking', 'movies', 'dancing', 'fashion', 'hugging'],
    about: prose`Ik programmeer overdag en dans 's avonds Bollywood, soms lopen die twee door elkaar.
      Mijn roti's zijn rond, mijn grappen niet altijd. Iemand die zijn eigen was doet en bij een
      romantische film stiekem meehuilt, mag zich melden.`,
    reason: 'Mijn tantes geven het op. Ik nog niet.',
  },
  {
    name: 'Wouter',
    age: 39,
    gender: 'male',
    town: 'Zwolle',
    looks: { hair: 'bald', eyes: 'blue', body: 'normal' },
    status: 'divorced',
    interests: ['bbq', 'outdoors', 'gardening', 'beer', 'music'],
    about: prose`Twee dochters om de week, een moestuin het hele jaar. Als hovenier heb ik geduld
      geleerd: wat wil groeien, groeit. In de stille week mis ik iemand om onzin mee te praten
      tijdens het afwassen. Kaal sinds mijn dertigste, en daar heb ik vrede mee.`,
    reason: 'Zin in lichtheid, en in iemand die blijft plakken.',
  },
  {
    name: 'Iris',
    age: 36,
    gender: 'female',
    loves: 'lesbian',
    town: 'Eindhoven',
    looks: { hair: 'dark blond', eyes: 'blue', body: 'slim' },
    status: 'single',
    interests: ['hiking', 'photography', 'coffee', 'video games', 'travelling'],
    about: prose`Natuurkundige, wat betekent dat ik alles wil begrijpen behalve mezelf vóór de eerste
      koffie. Ik trek graag met een tent door Schotland en win daarna elk bordspel. Een vrouw met
      een eigen mening en warme handen? Ik hoor graag waar je bent.`,
    reason: 'De formule voor chemie is nog open.',
  },
  {
    name: 'Ruben',
    age: 34,
    gender: 'male',
    loves: 'bi',
    town: 'Breda',
    looks: { hair: 'brunette', eyes: 'green', body: 'slim', tattoos: true },
    status: 'single',
    interests: ['cooking', 'wine', 'music', 'travelling', 'dancing'],
    about: prose`Kok in een klein restaurant aan de haven, waar de muziek iets te hard staat. Ik ben
      op mijn best na middernacht, met een glas rood en schoenen uit. Je hoeft niet van oesters te
      houden, als je maar proeft voordat je nee zegt.`,
    reason: 'Nieuwe smaken, aan tafel en ernaast.',
  },
  {
    name: 'Anouk',
    age: 38,
    gender: 'female',
    town: 'Breda',
    looks: { hair: 'brown', eyes: 'hazel', body: 'normal' },
    status: 'divorced',
    interests: ['wine', 'foodie', 'gym', 'shopping', 'music'],
    about: prose`Een zoon van negen, een eigen kapsalon en een lach die je drie straten verder hoort.
      Mensen vertellen mij alles, dat brengt de stoel met zich mee. Nu wil ik zelf eens de vragen
      krijgen. Carnaval overslaan is onbespreekbaar, over de rest valt te praten.`,
    reason: 'Het is tijd voor een nieuw hoofdstuk, en voor een beetje vlinders.',
  },
  {
    name: 'Arjan',
    age: 37,
    gender: 'male',
    town: 'Enschede',
    looks: { hair: 'dark blond', eyes: 'gray', body: 'normal' },
    status: 'unmarried',
    interests: ['sports', 'bbq', 'beer', 'biking', 'animals'],
    about: prose`Twents, dus ik zeg niet veel, maar wat ik zeg, dat meen ik. Ik repareer oude brommers
      en loop elke avond met mijn hond langs de Dinkel. Verwacht van mij geen mooie praatjes; wel
      een kop koffie, een schouder en iemand die komt als hij dat heeft beloofd.`,
    reason: 'Met z’n tweeën is het hier ook stil, maar gezelliger.',
  },
  {
    name: 'Evi',
    age: 32,
    gender: 'female',
    town: 'Gent',
    looks: { hair: 'dark brown', eyes: 'green', body: 'slim' },
    status: 'single',
    interests: ['biking', 'art', 'beer', 'theater', 'vegetarian'],
    about: prose`Logopediste, zangeres in een koor dat van geen ophouden weet en fan van alles waar
      een terras aan vastzit. Mijn Gents klinkt strenger dan ik ben. Als je mij aan het lachen
      krijgt in de regen op een volle tram, dan zijn we vertrokken.`,
    reason: 'Zin om iemand te leren kennen die niet in mijn koor zingt.',
  },
  {
    name: 'Stijn',
    age: 36,
    gender: 'male',
    town: 'Leuven',
    looks: { hair: 'brown', eyes: 'brown', body: 'normal' },
    status: 'single',
    interests: ['beer', 'biking', 'reading', 'cooking', 'politics'],
    about: prose`Ge kunt mij vinden in de bibliotheek of op de fiets, en op goede dagen allebei. Ik
      geef Latijn aan tieners, een beroep waarvoor ge geduld en een stevige lach nodig hebt. Mijn
      stoofvlees wint prijzen, zij het alleen bij mijn zus thuis.`,
    reason: 'Omdat een goed gesprek geen dode taal is.',
  },
]
