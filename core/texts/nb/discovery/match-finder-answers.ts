import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlFinderAnswers } from '#core/texts/nl/discovery/match-finder-answers.ts'

/** What can be answered in the match finder, in Norwegian. */
export const nbFinderAnswers: TextsOf<typeof nlFinderAnswers> = {
  answer: {
    sunday: {
      sleepIn: 'Sove lenge, så frokost på senga',
      market: 'Marked, avis og en lang kaffe',
      outside: 'Tidlig ut, først en tur',
      sport: 'Trening, dusj og i gang med dagen',
    },
    home: { tidy: 'Alltid ryddig', lived: 'Det synes at noen bor her', chaos: 'Kaos med system' },
    kitchen: {
      alone: 'Meg, og helst alene',
      both: 'Begge to, med musikk på',
      table: 'Du, takk, jeg dekker bordet',
      delivered: 'Matbudet',
    },
    money: {
      saved: 'Spart til senere',
      house: 'Noe pent til hjemmet',
      trip: 'Jeg bestiller en reise',
      gone: 'Det skjer aldri meg',
    },
    phone: {
      away: 'I et annet rom',
      silent: 'Med skjermen ned, på lydløs',
      beside: 'Rett ved siden av tallerkenen',
    },
    pets: {
      none: 'Helst ikke',
      cat: 'En katt',
      dog: 'En hund',
      many: 'Jo flere, jo bedre',
    },
    weeknight: {
      asleep: 'Da sover jeg',
      sofa: 'I sofaen, én episode til',
      busy: 'Jeg er fortsatt i gang',
    },
    smoking: {
      never: 'Nei, og helst ikke rundt meg',
      mayYou: 'Nei, men du kan',
      sometimes: 'Av og til',
      yes: 'Ja',
    },
    pace: { slow: 'Rolig, uke for uke', flow: 'Som det faller seg', fast: 'Hodestups' },
    often: {
      weekend: 'I helgene',
      few: 'Et par ganger i uka',
      daily: 'Hver dag, om jeg kunne',
    },
    quarrel: {
      night: 'Sove på det',
      walk: 'Først en tur rundt kvartalet',
      talk: 'Snakke ut med en gang',
      joke: 'En spøk, så er det glemt',
    },
    alone: { weekly: 'Ja, hver uke', sometimes: 'Av og til', rarely: 'Heller sammen' },
    children: { no: 'Nei', maybe: 'Kanskje en dag', want: 'Ja takk', have: 'Jeg har barn' },
    roof: {
      apart: 'Heller hvert vårt hjem',
      later: 'Det får vi se',
      one: 'Ja, sammen',
    },
    friends: {
      mine: 'Jeg holder det helst fra hverandre',
      usFirst: 'Først vi to en stund',
      soon: 'Neste uke',
    },
    showing: {
      doing: 'Jeg gjør noe for den andre',
      gift: 'Jeg tar med noe lite',
      words: 'Jeg sier det',
      arm: 'En arm om skulderen',
    },
    evening: {
      home: 'Hjemme i sofaen med noen',
      table: 'Ved et langbord med venner',
      outside: 'Ute, til det blir mørkt',
      concert: 'Fremst på en konsert',
    },
    firstDate: {
      walk: 'En tur',
      coffee: 'Kaffe på dagtid',
      dinner: 'Middag et sted',
      active: 'Gjøre noe, klatre eller kjøre gokart',
    },
    holiday: {
      home: 'Deilig, hjemme',
      sea: 'Havet',
      mountains: 'Fjellet',
      city: 'En storby',
    },
    music: {
      bar: 'Jeg passer baren',
      dragged: 'Jeg danser, hvis du drar meg med',
      first: 'Først på dansegulvet',
    },
    late: {
      midnight: 'Før midnatt',
      lastTrain: 'Med siste tog',
      dawn: 'Når det lysner',
    },
    drink: { none: 'Jeg drikker ikke', one: 'Ett glass er nok', more: 'Deilig, et til' },
    trip: {
      planned: 'Alt er planlagt',
      half: 'Med en halv plan',
      train: 'På toget, så får vi se',
    },
    rain: {
      bed: 'Tilbake i senga',
      film: 'En film',
      museum: 'Et museum',
      coat: 'På med jakka og ut',
    },
    writing: { long: 'I lange meldinger', short: 'Kort og ofte', call: 'Bare ring meg' },
    begins: { you: 'Helst den andre', whoever: 'Den som tør først', me: 'Jeg' },
    about: {
      light: 'Lett, med mye latter',
      all: 'Litt av hvert',
      deep: 'Det som virkelig betyr noe, med en gang',
    },
    laugh: {
      dry: 'Tørre kommentarer',
      self: 'Mest meg selv',
      silly: 'Dårlige ordspill',
      dark: 'Svart humor',
    },
    silence: {
      fine: 'Deilig, litt ro',
      question: 'Jeg stiller et spørsmål',
      story: 'Jeg har en historie til',
    },
    honest: {
      notAll: 'Alt trenger ikke å bli sagt',
      goodTime: 'Når det passer',
      atOnce: 'Med en gang',
    },
    reply: {
      inTime: 'Når jeg har tid til det',
      sameDay: 'Samme dag',
      minutes: 'Innen noen minutter',
    },
    meeting: {
      feels: 'Når det føles riktig',
      callFirst: 'Etter en telefonprat',
      weeks: 'Etter en uke eller to',
      soon: 'Etter noen meldinger',
    },
    looking: { surprise: 'Overrask meg', light: 'Noe lett', relation: 'Et forhold' },
    kiss: {
      time: 'Når tiden er inne',
      second: 'På andre date',
      first: 'Den første kvelden',
    },
    beside: { onlyUs: 'Ingen, bare oss', talk: 'Det snakker vi om', open: 'Et åpent forhold' },
    staying: {
      own: 'Jeg sover best hjemme',
      later: 'Når vi kjenner hverandre bedre',
      soon: 'Gjerne, og snart',
    },
    hand: { indoors: 'Helst bare innendørs', sometimes: 'Noen ganger', always: 'Alltid' },
    intimacy: { less: 'Ikke så viktig', part: 'Det hører med', very: 'Veldig viktig' },
    liking: {
      show: 'Jeg viser det heller',
      slowly: 'Når jeg kjenner noen',
      openly: 'Helt åpent',
    },
    mood: {
      conversation: 'En god prat',
      dinner: 'En lang middag',
      candles: 'Musikk og levende lys',
      unexpected: 'Noe uventet',
    },
  },
}
