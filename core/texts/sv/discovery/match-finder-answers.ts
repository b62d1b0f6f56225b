import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlFinderAnswers } from '#core/texts/nl/discovery/match-finder-answers.ts'

/** What can be answered in the match finder, in Swedish. */
export const svFinderAnswers: TextsOf<typeof nlFinderAnswers> = {
  answer: {
    sunday: {
      sleepIn: 'Sova ut, sedan frukost på sängen',
      market: 'Marknad, tidning och en lång kaffe',
      outside: 'Ut tidigt, först en promenad',
      sport: 'Sport, dusch och i gång med dagen',
    },
    home: { tidy: 'Alltid städat', lived: 'Det syns att någon bor här', chaos: 'Kaos med system' },
    kitchen: {
      alone: 'Jag, och helst ensam',
      both: 'Vi båda, med musik på',
      table: 'Du, tack, jag dukar',
      delivered: 'Matbudet',
    },
    money: {
      saved: 'Sparat till senare',
      house: 'Något fint till hemmet',
      trip: 'Jag bokar en resa',
      gone: 'Det händer mig aldrig',
    },
    phone: {
      away: 'I ett annat rum',
      silent: 'Med skärmen nedåt, på ljudlöst',
      beside: 'Alldeles bredvid tallriken',
    },
    pets: {
      none: 'Helst inte',
      cat: 'En katt',
      dog: 'En hund',
      many: 'Ju fler, desto bättre',
    },
    weeknight: {
      asleep: 'Då sover jag',
      sofa: 'I soffan, ett avsnitt till',
      busy: 'Jag är fortfarande i farten',
    },
    smoking: {
      never: 'Nej, och helst inte nära mig',
      mayYou: 'Nej, men du får',
      sometimes: 'Då och då',
      yes: 'Ja',
    },
    pace: { slow: 'Lugnt, vecka för vecka', flow: 'Som det faller sig', fast: 'Handlöst' },
    often: {
      weekend: 'På helgen',
      few: 'Några gånger i veckan',
      daily: 'Varje dag, om jag kunde',
    },
    quarrel: {
      night: 'Sova på saken',
      walk: 'Först en sväng runt kvarteret',
      talk: 'Prata ut direkt',
      joke: 'Ett skämt, så är det glömt',
    },
    alone: { weekly: 'Ja, varje vecka', sometimes: 'Då och då', rarely: 'Hellre tillsammans' },
    children: { no: 'Nej', maybe: 'Kanske någon dag', want: 'Ja tack', have: 'Jag har barn' },
    roof: {
      apart: 'Hellre varsitt hem',
      later: 'Det får vi se',
      one: 'Ja, tillsammans',
    },
    friends: {
      mine: 'Jag håller det helst isär',
      usFirst: 'Först vi två ett tag',
      soon: 'Nästa vecka',
    },
    showing: {
      doing: 'Jag gör något för den andra',
      gift: 'Jag tar med något litet',
      words: 'Jag säger det',
      arm: 'En arm om axeln',
    },
    evening: {
      home: 'Hemma i soffan med någon',
      table: 'Vid ett långbord med vänner',
      outside: 'Ute, tills det blir mörkt',
      concert: 'Längst fram på en konsert',
    },
    firstDate: {
      walk: 'En promenad',
      coffee: 'Kaffe på dagen',
      dinner: 'Middag någonstans',
      active: 'Göra något, klättra eller köra gokart',
    },
    holiday: {
      home: 'Hemma är bäst',
      sea: 'Havet',
      mountains: 'Bergen',
      city: 'En storstad',
    },
    music: {
      bar: 'Jag sköter baren',
      dragged: 'Jag dansar, om du drar med mig',
      first: 'Först på dansgolvet',
    },
    late: {
      midnight: 'Före midnatt',
      lastTrain: 'Med sista tåget',
      dawn: 'När det ljusnar',
    },
    drink: { none: 'Jag dricker inte', one: 'Ett glas räcker', more: 'Gott, ett till' },
    trip: {
      planned: 'Allt är planerat',
      half: 'Med en halv plan',
      train: 'På tåget, så får vi se',
    },
    rain: {
      bed: 'Tillbaka i sängen',
      film: 'En film',
      museum: 'Ett museum',
      coat: 'På med jackan och ut',
    },
    writing: { long: 'I långa meddelanden', short: 'Kort och ofta', call: 'Ring mig bara' },
    begins: { you: 'Helst den andra', whoever: 'Den som vågar först', me: 'Jag' },
    about: {
      light: 'Lätt, med mycket skratt',
      all: 'Lite av varje',
      deep: 'Det som verkligen betyder något, direkt',
    },
    laugh: {
      dry: 'Torra kommentarer',
      self: 'Mest mig själv',
      silly: 'Dåliga ordvitsar',
      dark: 'Svart humor',
    },
    silence: {
      fine: 'Skönt, lite lugn',
      question: 'Jag ställer en fråga',
      story: 'Jag har en historia till',
    },
    honest: {
      notAll: 'Allt behöver inte sägas',
      goodTime: 'Vid rätt tillfälle',
      atOnce: 'Direkt',
    },
    reply: {
      inTime: 'När jag har tid för det',
      sameDay: 'Samma dag',
      minutes: 'Inom några minuter',
    },
    meeting: {
      feels: 'När det känns rätt',
      callFirst: 'Efter ett samtal',
      weeks: 'Efter en vecka eller två',
      soon: 'Efter några meddelanden',
    },
    looking: { surprise: 'Överraska mig', light: 'Något lätt', relation: 'Ett förhållande' },
    kiss: {
      time: 'När tiden är inne',
      second: 'På andra dejten',
      first: 'Första kvällen',
    },
    beside: { onlyUs: 'Ingen, bara vi', talk: 'Det pratar vi om', open: 'Ett öppet förhållande' },
    staying: {
      own: 'Jag sover bäst hemma',
      later: 'När vi känner varandra bättre',
      soon: 'Gärna, och snart',
    },
    hand: { indoors: 'Helst bara inomhus', sometimes: 'Ibland', always: 'Alltid' },
    intimacy: { less: 'Inte så viktigt', part: 'Det hör till', very: 'Mycket viktigt' },
    liking: {
      show: 'Jag visar det hellre',
      slowly: 'När jag känner någon',
      openly: 'Helt öppet',
    },
    mood: {
      conversation: 'Ett bra samtal',
      dinner: 'En lång middag',
      candles: 'Musik och levande ljus',
      unexpected: 'Något oväntat',
    },
  },
}
