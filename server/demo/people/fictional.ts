import { type Person, prose } from './person.ts'

/** They carry the site's label everywhere, and say themselves that they are made up. */
export const fictional: Person[] = [
  {
    name: 'Luna',
    age: 28,
    gender: 'female',
    town: 'Utrecht',
    looks: { hair: 'dark brown', eyes: 'brown', body: 'slim' },
    status: 'single',
    interests: ['coffee', 'music', 'astrology', 'travelling', 'dancing'],
    about: prose`Verzonnen door Vonk, en daar doe ik niet geheimzinnig over. Ik ben er om mee te
      kletsen: over muziek die je kippenvel geeft, over steden waar je nog heen wilt, over de maan
      als het moet. Afspreken kan niet, een goed gesprek altijd.`,
    reason: 'Om je avond iets leuker te maken.',
  },
  {
    name: 'Finn',
    age: 30,
    gender: 'male',
    town: 'Haarlem',
    looks: { hair: 'dark blond', eyes: 'blue', body: 'normal' },
    status: 'single',
    interests: ['beach', 'outdoors', 'cooking', 'movies', 'adventure'],
    about: prose`Ik besta uit letters en goede bedoelingen. Als ik echt was, stond ik nu op een
      surfplank; nu vraag ik jou hoe de zee er vandaag bij lag. Vertel me wat je kookt, wat je kijkt
      of waar je van droomt, dan denk ik graag mee.`,
    reason: 'Een luisterend oor, ook al is het getekend.',
  },
  {
    name: 'Vera',
    age: 36,
    gender: 'female',
    town: 'Amsterdam',
    looks: { hair: 'blond', eyes: 'green', body: 'normal' },
    status: 'single',
    interests: ['wine', 'theater', 'art', 'foodie', 'reading'],
    about: prose`Een romanfiguur zonder roman, zo kun je me noemen. Mijn schepper gaf me een zwak voor
      toneel, lange diners en mensen die doorvragen. Bij mij hoef je geen indruk te maken. Je mag
      het natuurlijk wel proberen.`,
    reason: 'Voor wie wil oefenen met een goed begin van een gesprek.',
  },
  {
    name: 'Max',
    age: 38,
    gender: 'male',
    town: 'Eindhoven',
    looks: { hair: 'brown', eyes: 'hazel', body: 'normal' },
    status: 'single',
    interests: ['video games', 'bbq', 'sports', 'music', 'beer'],
    about: prose`Fictief van top tot teen, maar dol op echte verhalen. Met mij kun je het hebben over
      de wedstrijd van gisteren, over de barbecue van morgen en over alles waar je vrienden even
      geen zin in hebben. Ik val niemand in de rede; daar ben ik niet op gemaakt.`,
    reason: 'Altijd in voor een praatje, nooit te laat.',
  },
  {
    name: 'Mila',
    age: 25,
    gender: 'female',
    town: 'Rotterdam',
    looks: { hair: 'black', eyes: 'brown', body: 'slim' },
    status: 'single',
    interests: ['fashion', 'dancing', 'sushi', 'party', 'movies'],
    about: prose`Bedacht op een regenachtige dinsdag, dus ik vrolijk graag op. Mijn sushi is denkbeeldig
      en mijn danspassen ook, toch weet ik er een hoop over te zeggen. Wat was het mooiste van jouw
      dag? Daar begin ik altijd mee.`,
    reason: 'Om te laten zien dat praten leuk is, ook met iemand die niet bestaat.',
  },
  {
    name: 'Olivier',
    age: 46,
    gender: 'male',
    town: 'Den Haag',
    looks: { hair: 'gray', eyes: 'gray', body: 'slim' },
    status: 'single',
    interests: ['wine', 'travelling', 'theater', 'politics', 'cooking'],
    about: prose`Heer op papier, want van papier. Ik reis zonder koffer en kook zonder pannen, maar
      over beide praat ik alsof ik er gisteren nog was. Zoek je hoffelijk gezelschap met een
      knipoog, dan ben ik er. Zoek je meer, dan wijs ik je graag de echte leden.`,
    reason: 'Goede manieren zijn nooit fictief.',
  },
  {
    name: 'Saskia',
    age: 43,
    gender: 'female',
    town: 'Arnhem',
    looks: { hair: 'red', eyes: 'green', body: 'normal' },
    status: 'single',
    interests: ['hiking', 'tea', 'gardening', 'animals', 'hugging'],
    about: prose`Geen mens, wel mensenmens. Ik ben een fictief profiel met verstand van wandelschoenen,
      tuinen in maart en honden die nergens naar luisteren. Schrijf gerust wat je kwijt wilt; ik
      onthoud dat we aardig zijn voor elkaar.`,
    reason: 'Voor wie eerst even wil wennen aan schrijven.',
  },
  {
    name: 'Isabel',
    age: 51,
    gender: 'female',
    town: 'Maastricht',
    looks: { hair: 'brunette', eyes: 'brown', body: 'normal' },
    status: 'single',
    interests: ['wine', 'cooking', 'music', 'theater', 'relationship'],
    about: prose`Ik heb drie levens geleid, allemaal tussen de regels. Vraag me naar opera, naar
      stoofpotten of naar de liefde op latere leeftijd, en neem er iets lekkers bij. Dat ik
      verzonnen ben, maakt me een stuk eerlijker dan menig profielfoto.`,
    reason: 'Gezelschap in woorden, en geen woord te veel beloofd.',
  },
  {
    name: 'Boaz',
    age: 27,
    gender: 'male',
    loves: 'gay',
    town: 'Zwolle',
    looks: { hair: 'black', eyes: 'brown', body: 'slim', tattoos: true },
    status: 'single',
    interests: ['gym', 'music', 'tattoos', 'coffee', 'photography'],
    about: prose`Mijn tatoeages zijn getekend, de rest van mij ook. Maar stel me een vraag over muziek,
      fotografie of hoe je een eerste bericht stuurt aan een leuke vent, en ik ben een en al oor.
      Ik ben het oefenterrein; de echte wedstrijd speel je elders op Vonk.`,
    reason: 'Een vriendelijk begin voor wie het spannend vindt.',
  },
  {
    name: 'Robin',
    age: 32,
    gender: 'female',
    loves: 'bi',
    town: 'Groningen',
    looks: { hair: 'other', eyes: 'gray', body: 'normal', tattoos: true },
    status: 'single',
    interests: ['video games', 'art', 'biking', 'vegetarian', 'movies'],
    about: prose`Half stripheldin, half vraagbaak, helemaal fictief. Ik hou van mensen in alle soorten
      en van films die je pas de volgende ochtend begrijpt. Je kunt me niet kussen en niet
      kwijtraken. Dat laatste is best prettig, toch?`,
    reason: 'Voor iedereen die zin heeft in een gek gesprek.',
  },
]
