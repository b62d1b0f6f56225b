import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlFinderAnswers } from '#core/texts/nl/discovery/match-finder-answers.ts'

/** What can be answered in the match finder, in Italian. */
export const itFinderAnswers: TextsIn<'it', typeof nlFinderAnswers> = {
  answer: {
    sunday: {
      sleepIn: 'Dormire fino a tardi, poi colazione a letto',
      market: 'Mercato, giornale e un lungo caffè',
      outside: 'Fuori presto, prima una camminata',
      sport: 'Sport, doccia e via',
    },
    home: { tidy: 'Sempre in ordine', lived: 'Vissuta', chaos: 'Caos con metodo' },
    kitchen: {
      alone: 'Io, per conto mio',
      both: 'Noi due, con la musica',
      table: 'Tu, grazie, io apparecchio',
      delivered: 'Il fattorino',
    },
    money: {
      saved: 'Messi da parte',
      house: 'Qualcosa di bello per la casa',
      trip: 'Prenoto un viaggio',
      gone: 'A me non succede mai',
    },
    phone: {
      away: 'In un’altra stanza',
      silent: 'A faccia in giù, silenzioso',
      beside: 'Proprio accanto al piatto',
    },
    pets: {
      none: 'Meglio di no',
      cat: 'Un gatto',
      dog: 'Un cane',
      many: 'Più sono, meglio è',
    },
    weeknight: {
      asleep: 'Dormo',
      sofa: 'Sul divano, ancora un episodio',
      busy: 'Sono ancora in movimento',
    },
    smoking: {
      never: 'No, e meglio non vicino a me',
      mayYou: 'No, ma tu puoi',
      sometimes: 'Ogni tanto',
      yes: 'Sì',
    },
    pace: { slow: 'Piano, settimana per settimana', flow: 'Come viene', fast: 'A capofitto' },
    often: {
      weekend: 'Nel fine settimana',
      few: 'Qualche volta a settimana',
      daily: 'Ogni giorno, se potessi',
    },
    quarrel: {
      night: 'Dormirci sopra',
      walk: 'Prima un giro dell’isolato',
      talk: 'Parlarne subito',
      joke: 'Una battuta, e passa',
    },
    alone: { weekly: 'Sì, ogni settimana', sometimes: 'Ogni tanto', rarely: 'Meglio insieme' },
    children: { no: 'No', maybe: 'Forse un giorno', want: 'Sì, volentieri', have: 'Ne ho' },
    roof: {
      apart: 'Meglio ognuno a casa sua',
      later: 'Vedremo',
      one: 'Sì, insieme',
    },
    friends: {
      mine: 'Preferisco tenerli separati',
      usFirst: 'Prima noi due, per un po’',
      soon: 'La prossima settimana',
    },
    showing: {
      doing: 'Faccio qualcosa per l’altra persona',
      gift: 'Porto un pensiero',
      words: 'Lo dico',
      arm: 'Un braccio sulla spalla',
    },
    evening: {
      home: 'A casa, sul divano con qualcuno',
      table: 'A una lunga tavola con gli amici',
      outside: 'Fuori, finché non fa buio',
      concert: 'In prima fila a un concerto',
    },
    firstDate: {
      walk: 'Una passeggiata',
      coffee: 'Un caffè, di giorno',
      dinner: 'Una cena da qualche parte',
      active: 'Fare qualcosa, arrampicare o i kart',
    },
    holiday: {
      home: 'Che bello, a casa',
      sea: 'Il mare',
      mountains: 'La montagna',
      city: 'Una grande città',
    },
    music: {
      bar: 'Io sto al bar',
      dragged: 'Ballo, se mi trascini',
      first: 'In pista prima di tutti',
    },
    late: {
      midnight: 'Prima di mezzanotte',
      lastTrain: 'Con l’ultimo treno',
      dawn: 'Quando fa giorno',
    },
    drink: { none: 'Non bevo', one: 'Un bicchiere basta', more: 'Che buono, un altro' },
    trip: {
      planned: 'Tutto programmato',
      half: 'Con mezzo programma',
      train: 'Sul treno, e si vedrà',
    },
    rain: { bed: 'Di nuovo a letto', film: 'Un film', museum: 'Un museo', coat: 'Giacca e fuori' },
    writing: { long: 'Con messaggi lunghi', short: 'Brevi e spesso', call: 'Chiamami e basta' },
    begins: { you: 'Meglio l’altra persona', whoever: 'Chi ha il coraggio per primo', me: 'Io' },
    about: {
      light: 'Cose leggere, con tante risate',
      all: 'Un po’ di tutto',
      deep: 'Quello che conta, subito',
    },
    laugh: {
      dry: 'Le battute asciutte',
      self: 'Soprattutto io',
      silly: 'I giochi di parole sciocchi',
      dark: 'L’umorismo nero',
    },
    silence: {
      fine: 'Che bello, un po’ di niente',
      question: 'Faccio una domanda',
      story: 'Ho un’altra storia',
    },
    honest: {
      notAll: 'Non tutto va detto',
      goodTime: 'Al momento giusto',
      atOnce: 'Subito',
    },
    reply: {
      inTime: 'Quando ho tempo',
      sameDay: 'Lo stesso giorno',
      minutes: 'Entro pochi minuti',
    },
    meeting: {
      feels: 'Quando me la sento',
      callFirst: 'Dopo una telefonata',
      weeks: 'Dopo una settimana o due',
      soon: 'Dopo qualche messaggio',
    },
    looking: { surprise: 'Sorprendimi', light: 'Qualcosa di leggero', relation: 'Una relazione' },
    kiss: {
      time: 'Quando è il momento',
      second: 'Al secondo appuntamento',
      first: 'La prima sera',
    },
    beside: { onlyUs: 'Nessuno, solo noi', talk: 'Ne parliamo', open: 'Una coppia aperta' },
    staying: {
      own: 'A casa dormo meglio',
      later: 'Quando ci conosciamo meglio',
      soon: 'Volentieri, e presto',
    },
    hand: { indoors: 'Meglio solo al chiuso', sometimes: 'A volte', always: 'Sempre' },
    intimacy: { less: 'Non così importante', part: 'Fa parte', very: 'Molto importante' },
    liking: {
      show: 'Preferisco mostrarlo',
      slowly: 'Quando conosco qualcuno',
      openly: 'Apertamente',
    },
    mood: {
      conversation: 'Una bella chiacchierata',
      dinner: 'Una lunga cena',
      candles: 'Musica e candele',
      unexpected: 'Qualcosa di inatteso',
    },
  },
}
