import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlFinderAnswers } from '#core/texts/nl/discovery/match-finder-answers.ts'

/** What can be answered in the match finder, in Danish. */
export const daFinderAnswers: TextsOf<typeof nlFinderAnswers> = {
  answer: {
    sunday: {
      sleepIn: 'Sove længe, så morgenmad på sengen',
      market: 'Marked, avis og en lang kop kaffe',
      outside: 'Tidligt ud, først en gåtur',
      sport: 'Sport, bad og i gang med dagen',
    },
    home: { tidy: 'Altid ryddeligt', lived: 'Man ser, at her bor nogen', chaos: 'Kaos med system' },
    kitchen: {
      alone: 'Mig, og helst alene',
      both: 'Os begge, med musik på',
      table: 'Dig, tak, jeg dækker bordet',
      delivered: 'Madbuddet',
    },
    money: {
      saved: 'Gemt til senere',
      house: 'Noget pænt til hjemmet',
      trip: 'Jeg bestiller en rejse',
      gone: 'Det sker aldrig for mig',
    },
    phone: {
      away: 'I et andet rum',
      silent: 'Med skærmen nedad, på lydløs',
      beside: 'Lige ved siden af min tallerken',
    },
    pets: {
      none: 'Helst ikke',
      cat: 'En kat',
      dog: 'En hund',
      many: 'Jo flere, jo bedre',
    },
    weeknight: {
      asleep: 'Så sover jeg',
      sofa: 'På sofaen, ét afsnit mere',
      busy: 'Jeg er stadig i gang',
    },
    smoking: {
      never: 'Nej, og helst ikke omkring mig',
      mayYou: 'Nej, men du må gerne',
      sometimes: 'En gang imellem',
      yes: 'Ja',
    },
    pace: { slow: 'Stille og roligt, uge for uge', flow: 'Som det falder sig', fast: 'Hovedkulds' },
    often: {
      weekend: 'I weekenden',
      few: 'Et par gange om ugen',
      daily: 'Hver dag, hvis jeg kunne',
    },
    quarrel: {
      night: 'Sove på det',
      walk: 'Først en tur rundt om blokken',
      talk: 'Tale ud med det samme',
      joke: 'En spøg, og så er det glemt',
    },
    alone: { weekly: 'Ja, hver uge', sometimes: 'En gang imellem', rarely: 'Hellere sammen' },
    children: { no: 'Nej', maybe: 'Måske en dag', want: 'Ja tak', have: 'Jeg har børn' },
    roof: {
      apart: 'Hellere hver sit hjem',
      later: 'Det må vi se',
      one: 'Ja, sammen',
    },
    friends: {
      mine: 'Jeg holder det helst adskilt',
      usFirst: 'Først os to i et stykke tid',
      soon: 'Næste uge',
    },
    showing: {
      doing: 'Jeg gør noget for den anden',
      gift: 'Jeg tager noget lille med',
      words: 'Jeg siger det',
      arm: 'En arm om skulderen',
    },
    evening: {
      home: 'Hjemme, på sofaen med en anden',
      table: 'Ved et langt bord med venner',
      outside: 'Ude, til det bliver mørkt',
      concert: 'Forrest til en koncert',
    },
    firstDate: {
      walk: 'En gåtur',
      coffee: 'Kaffe om dagen',
      dinner: 'Middag et sted',
      active: 'Lave noget, klatre eller køre gokart',
    },
    holiday: {
      home: 'Dejligt, hjemme',
      sea: 'Havet',
      mountains: 'Bjergene',
      city: 'En storby',
    },
    music: {
      bar: 'Jeg passer baren',
      dragged: 'Jeg danser, hvis du trækker mig med',
      first: 'Først på dansegulvet',
    },
    late: {
      midnight: 'Før midnat',
      lastTrain: 'Med det sidste tog',
      dawn: 'Når det bliver lyst',
    },
    drink: { none: 'Jeg drikker ikke', one: 'Ét glas er nok', more: 'Dejligt, ét til' },
    trip: {
      planned: 'Alt er planlagt',
      half: 'Med en halv plan',
      train: 'Ind i toget, så må vi se',
    },
    rain: {
      bed: 'Tilbage i sengen',
      film: 'En film',
      museum: 'Et museum',
      coat: 'Frakke på og ud',
    },
    writing: { long: 'I lange beskeder', short: 'Kort og tit', call: 'Bare ring til mig' },
    begins: { you: 'Helst den anden', whoever: 'Den, der først tør', me: 'Mig' },
    about: {
      light: 'Lette ting og masser af grin',
      all: 'Alt muligt',
      deep: 'Det, der virkelig betyder noget, med det samme',
    },
    laugh: {
      dry: 'Tørre bemærkninger',
      self: 'Mest mig selv',
      silly: 'Dårlige ordspil',
      dark: 'Sort humor',
    },
    silence: {
      fine: 'Dejligt, lidt ro',
      question: 'Jeg stiller et spørgsmål',
      story: 'Jeg har en historie til',
    },
    honest: {
      notAll: 'Alt behøver ikke blive sagt',
      goodTime: 'På et godt tidspunkt',
      atOnce: 'Med det samme',
    },
    reply: {
      inTime: 'Når jeg har tid til det',
      sameDay: 'Samme dag',
      minutes: 'Inden for få minutter',
    },
    meeting: {
      feels: 'Når det føles rigtigt',
      callFirst: 'Efter en samtale i telefonen',
      weeks: 'Efter en uge eller to',
      soon: 'Efter et par beskeder',
    },
    looking: { surprise: 'Overrask mig', light: 'Noget let', relation: 'Et forhold' },
    kiss: {
      time: 'Når tiden er til det',
      second: 'På anden date',
      first: 'Den første aften',
    },
    beside: { onlyUs: 'Ingen, kun os', talk: 'Det taler vi om', open: 'Et åbent forhold' },
    staying: {
      own: 'Jeg sover bedst hjemme',
      later: 'Når vi kender hinanden bedre',
      soon: 'Gerne, og snart',
    },
    hand: { indoors: 'Helst kun indendørs', sometimes: 'Nogle gange', always: 'Altid' },
    intimacy: { less: 'Ikke så vigtigt', part: 'Det hører med', very: 'Meget vigtigt' },
    liking: {
      show: 'Jeg viser det hellere',
      slowly: 'Når jeg kender en',
      openly: 'Helt åbent',
    },
    mood: {
      conversation: 'En god snak',
      dinner: 'En lang middag',
      candles: 'Musik og stearinlys',
      unexpected: 'Noget uventet',
    },
  },
}
