import type { AnswerOf, QuestionId } from '#core/discovery/match-finder/questions.ts'

type Answers = { [Q in QuestionId]: Record<AnswerOf<Q>, string> }

/** What can be answered in the match finder, in Dutch. */
export const nlFinderAnswers = {
  answer: {
    sunday: {
      sleepIn: 'Uitslapen, dan ontbijt op bed',
      market: 'Markt, krant en lang koffie',
      outside: 'Vroeg naar buiten, eerst lopen',
      sport: 'Sporten, douchen, doorgaan',
    },
    home: {
      tidy: 'Altijd opgeruimd',
      lived: 'Er wordt gewoond',
      chaos: 'Chaos met een systeem',
    },
    kitchen: {
      alone: 'Ik, en graag alleen',
      both: 'Samen, met muziek aan',
      table: 'Liever jij, ik dek de tafel',
      delivered: 'De bezorger',
    },
    money: {
      saved: 'Opzij voor later',
      house: 'Iets moois voor thuis',
      trip: 'Een reis boeken',
      gone: 'Dat overkomt me nooit',
    },
    phone: {
      away: 'In een andere kamer',
      silent: 'Omgekeerd, zonder geluid',
      beside: 'Gewoon naast mijn bord',
    },
    pets: {
      none: 'Liever niet',
      cat: 'Een kat',
      dog: 'Een hond',
      many: 'Hoe meer, hoe liever',
    },
    weeknight: {
      asleep: 'Ik slaap al',
      sofa: 'Op de bank, nog één aflevering',
      busy: 'Ik ben nog volop bezig',
    },
    smoking: {
      never: 'Nee, en liever niet om me heen',
      mayYou: 'Nee, maar jij mag',
      sometimes: 'Af en toe',
      yes: 'Ja',
    },
    pace: {
      slow: 'Rustig, week voor week',
      flow: 'Zoals het loopt',
      fast: 'Er meteen vol in',
    },
    often: {
      weekend: 'In het weekend',
      few: 'Een paar keer per week',
      daily: 'Het liefst elke dag',
    },
    quarrel: {
      night: 'Er een nacht over slapen',
      walk: 'Eerst een blokje om',
      talk: 'Meteen uitpraten',
      joke: 'Een grap, en het is over',
    },
    alone: {
      weekly: 'Ja, elke week',
      sometimes: 'Af en toe',
      rarely: 'Liever samen',
    },
    children: {
      no: 'Nee',
      maybe: 'Misschien ooit',
      want: 'Graag',
      have: 'Ik heb ze al',
    },
    roof: {
      apart: 'Liever ieder een eigen huis',
      later: 'Dat zien we dan',
      one: 'Ja, samen',
    },
    friends: {
      mine: 'Die houd ik graag apart',
      usFirst: 'Eerst wij tweeën een tijdje',
      soon: 'Volgende week al',
    },
    showing: {
      doing: 'Ik doe iets voor diegene',
      gift: 'Ik neem iets kleins mee',
      words: 'Ik zeg het',
      arm: 'Een arm om de schouder',
    },
    evening: {
      home: 'Thuis, met iemand op de bank',
      table: 'Aan een lange tafel met vrienden',
      outside: 'Buiten, tot het donker is',
      concert: 'Vooraan bij een concert',
    },
    firstDate: {
      walk: 'Een wandeling',
      coffee: 'Koffie, overdag',
      dinner: 'Ergens eten',
      active: 'Iets doen, klimmen of karten',
    },
    holiday: {
      home: 'Heerlijk thuis',
      sea: 'De zee',
      mountains: 'De bergen',
      city: 'Een grote stad',
    },
    music: {
      bar: 'Ik houd de bar bezet',
      dragged: 'Dansen, als jij me meetrekt',
      first: 'Als eerste de dansvloer op',
    },
    late: {
      midnight: 'Voor twaalven',
      lastTrain: 'Met de laatste trein',
      dawn: 'Als het licht wordt',
    },
    drink: {
      none: 'Ik drink niet',
      one: 'Eén glas is genoeg',
      more: 'Gezellig, nog een',
    },
    trip: {
      planned: 'Alles is uitgezocht',
      half: 'Met een half plan',
      train: 'De trein in, we zien wel',
    },
    rain: {
      bed: 'Terug naar bed',
      film: 'Een film',
      museum: 'Een museum',
      coat: 'Jas aan en naar buiten',
    },
    writing: {
      long: 'Met lange berichten',
      short: 'Kort en vaak',
      call: 'Bel me maar',
    },
    begins: {
      you: 'Liever de ander',
      whoever: 'Wie het eerst durft',
      me: 'Ik',
    },
    about: {
      light: 'Luchtig, veel lachen',
      all: 'Van alles door elkaar',
      deep: 'Meteen over wat echt telt',
    },
    laugh: {
      dry: 'Droge opmerkingen',
      self: 'Vooral om mezelf',
      silly: 'Flauwe woordgrappen',
      dark: 'Zwarte humor',
    },
    silence: {
      fine: 'Heerlijk, even niets',
      question: 'Ik stel een vraag',
      story: 'Ik heb nog een verhaal',
    },
    honest: {
      notAll: 'Niet alles hoeft gezegd',
      goodTime: 'Op een goed moment',
      atOnce: 'Meteen',
    },
    reply: {
      inTime: 'Als ik er tijd voor heb',
      sameDay: 'Dezelfde dag',
      minutes: 'Binnen een paar minuten',
    },
    meeting: {
      feels: 'Als het goed voelt',
      callFirst: 'Na een keer bellen',
      weeks: 'Na een week of twee',
      soon: 'Na een paar berichten',
    },
    looking: {
      surprise: 'Ik laat me verrassen',
      light: 'Iets lichts',
      relation: 'Een relatie',
    },
    kiss: {
      time: 'Als de tijd rijp is',
      second: 'Bij de tweede afspraak',
      first: 'De eerste avond al',
    },
    beside: {
      onlyUs: 'Niemand, alleen wij',
      talk: 'Daar praten we over',
      open: 'Een open relatie',
    },
    staying: {
      own: 'Ik slaap het liefst thuis',
      later: 'Als we elkaar beter kennen',
      soon: 'Graag, al snel',
    },
    hand: {
      indoors: 'Liever alleen binnen',
      sometimes: 'Soms',
      always: 'Altijd',
    },
    intimacy: {
      less: 'Niet zo belangrijk',
      part: 'Het hoort erbij',
      very: 'Heel belangrijk',
    },
    liking: {
      show: 'Ik laat het liever merken',
      slowly: 'Als ik iemand ken',
      openly: 'Heel open',
    },
    mood: {
      conversation: 'Een goed gesprek',
      dinner: 'Lang aan tafel zitten',
      candles: 'Muziek en kaarslicht',
      unexpected: 'Iets onverwachts',
    },
  } satisfies Answers,
} as const
