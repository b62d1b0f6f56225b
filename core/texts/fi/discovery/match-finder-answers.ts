import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlFinderAnswers } from '#core/texts/nl/discovery/match-finder-answers.ts'

/** What can be answered in the match finder, in Finnish. */
export const fiFinderAnswers: TextsOf<typeof nlFinderAnswers> = {
  answer: {
    sunday: {
      sleepIn: 'Nukun pitkään, sitten aamiainen sänkyyn',
      market: 'Tori, lehti ja pitkä kahvi',
      outside: 'Aikaisin ulos, ensin kävely',
      sport: 'Urheilu, suihku ja päivä käyntiin',
    },
    home: { tidy: 'Aina siisti', lived: 'Eletyn näköinen', chaos: 'Kaaos, jossa on järjestys' },
    kitchen: {
      alone: 'Minä, ja mieluiten yksin',
      both: 'Me molemmat, musiikki päällä',
      table: 'Sinä, kiitos, minä katan pöydän',
      delivered: 'Lähetti',
    },
    money: {
      saved: 'Säästöön',
      house: 'Jotakin kaunista kotiin',
      trip: 'Varaan matkan',
      gone: 'Sitä ei satu minulle koskaan',
    },
    phone: {
      away: 'Toisessa huoneessa',
      silent: 'Näyttö alaspäin, äänettömällä',
      beside: 'Heti lautasen vieressä',
    },
    pets: {
      none: 'Mieluummin ei',
      cat: 'Kissa',
      dog: 'Koira',
      many: 'Mitä enemmän, sen parempi',
    },
    weeknight: {
      asleep: 'Nukun jo',
      sofa: 'Sohvalla, vielä yksi jakso',
      busy: 'Olen vielä touhussa',
    },
    smoking: {
      never: 'En, eikä mielellään lähelläni',
      mayYou: 'En, mutta sinä saat',
      sometimes: 'Silloin tällöin',
      yes: 'Kyllä',
    },
    pace: { slow: 'Rauhassa, viikko kerrallaan', flow: 'Omalla painollaan', fast: 'Suin päin' },
    often: {
      weekend: 'Viikonloppuna',
      few: 'Muutaman kerran viikossa',
      daily: 'Joka päivä, jos voisin',
    },
    quarrel: {
      night: 'Nukun yön yli',
      walk: 'Ensin kierros korttelin ympäri',
      talk: 'Puhutaan heti',
      joke: 'Vitsi, ja se on ohi',
    },
    alone: {
      weekly: 'Kyllä, joka viikko',
      sometimes: 'Silloin tällöin',
      rarely: 'Mieluummin yhdessä',
    },
    children: { no: 'En', maybe: 'Ehkä joskus', want: 'Kyllä kiitos', have: 'Minulla on' },
    roof: {
      apart: 'Mieluummin kummallakin oma koti',
      later: 'Sittenhän sen näkee',
      one: 'Kyllä, yhdessä',
    },
    friends: {
      mine: 'Pidän ne mieluummin erillään',
      usFirst: 'Ensin me kaksi, jonkin aikaa',
      soon: 'Ensi viikolla',
    },
    showing: {
      doing: 'Teen jotakin toisen puolesta',
      gift: 'Tuon jotakin pientä',
      words: 'Sanon sen',
      arm: 'Käsi hartioille',
    },
    evening: {
      home: 'Kotona, sohvalla jonkun kanssa',
      table: 'Pitkän pöydän ääressä ystävien kanssa',
      outside: 'Ulkona, kunnes tulee pimeä',
      concert: 'Eturivissä keikalla',
    },
    firstDate: {
      walk: 'Kävely',
      coffee: 'Kahvi, päivällä',
      dinner: 'Illallinen jossakin',
      active: 'Tehdään jotakin, kiipeillään tai ajetaan mikroautoa',
    },
    holiday: {
      home: 'Ihanaa, kotona',
      sea: 'Meri',
      mountains: 'Vuoret',
      city: 'Suurkaupunki',
    },
    music: {
      bar: 'Hoidan baarin',
      dragged: 'Tanssin, jos vedät minut mukaan',
      first: 'Ensimmäisenä tanssilattialla',
    },
    late: {
      midnight: 'Ennen puoltayötä',
      lastTrain: 'Viimeisellä junalla',
      dawn: 'Kun tulee valoisaa',
    },
    drink: { none: 'En juo', one: 'Yksi lasi riittää', more: 'Ihanaa, vielä yksi' },
    trip: {
      planned: 'Kaikki on suunniteltu',
      half: 'Puolikkaalla suunnitelmalla',
      train: 'Junaan, ja katsotaan sitten',
    },
    rain: {
      bed: 'Takaisin sänkyyn',
      film: 'Elokuva',
      museum: 'Museo',
      coat: 'Takki päälle ja ulos',
    },
    writing: { long: 'Pitkillä viesteillä', short: 'Lyhyesti ja usein', call: 'Soita vain' },
    begins: { you: 'Mieluiten toinen', whoever: 'Joka ensin uskaltaa', me: 'Minä' },
    about: {
      light: 'Kevyttä, paljon naurua',
      all: 'Kaikenlaista',
      deep: 'Siitä, millä on väliä, heti',
    },
    laugh: {
      dry: 'Kuivat huomautukset',
      self: 'Enimmäkseen minä itse',
      silly: 'Huonot sanaleikit',
      dark: 'Musta huumori',
    },
    silence: {
      fine: 'Ihanaa, hetken rauha',
      question: 'Kysyn jotakin',
      story: 'Minulla on toinen tarina',
    },
    honest: {
      notAll: 'Kaikkea ei tarvitse sanoa',
      goodTime: 'Hyvällä hetkellä',
      atOnce: 'Heti',
    },
    reply: {
      inTime: 'Kun minulla on aikaa',
      sameDay: 'Samana päivänä',
      minutes: 'Muutamassa minuutissa',
    },
    meeting: {
      feels: 'Kun tuntuu oikealta',
      callFirst: 'Puhelun jälkeen',
      weeks: 'Viikon tai kahden jälkeen',
      soon: 'Muutaman viestin jälkeen',
    },
    looking: { surprise: 'Yllätä minut', light: 'Jotakin kevyttä', relation: 'Parisuhdetta' },
    kiss: {
      time: 'Kun aika on kypsä',
      second: 'Toisilla treffeillä',
      first: 'Ensimmäisenä iltana',
    },
    beside: { onlyUs: 'Ei ketään, vain me', talk: 'Siitä puhutaan', open: 'Avoin suhde' },
    staying: {
      own: 'Nukun parhaiten kotona',
      later: 'Kun tunnemme toisemme paremmin',
      soon: 'Mielelläni, ja pian',
    },
    hand: { indoors: 'Mieluiten vain sisällä', sometimes: 'Joskus', always: 'Aina' },
    intimacy: { less: 'Ei niin tärkeää', part: 'Se kuuluu asiaan', very: 'Hyvin tärkeää' },
    liking: {
      show: 'Näytän sen mieluummin',
      slowly: 'Kun tunnen toisen',
      openly: 'Ihan avoimesti',
    },
    mood: {
      conversation: 'Hyvä juttutuokio',
      dinner: 'Pitkä illallinen',
      candles: 'Musiikki ja kynttilät',
      unexpected: 'Jotakin odottamatonta',
    },
  },
}
