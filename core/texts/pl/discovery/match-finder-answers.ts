import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlFinderAnswers } from '#core/texts/nl/discovery/match-finder-answers.ts'

/** What can be answered in the match finder, in Polish. */
export const plFinderAnswers: TextsIn<'pl', typeof nlFinderAnswers> = {
  answer: {
    sunday: {
      sleepIn: 'Długo śpię, potem śniadanie do łóżka',
      market: 'Targ, gazeta i długa kawa',
      outside: 'Wcześnie z domu, najpierw spacer',
      sport: 'Sport, prysznic i dalej',
    },
    home: {
      tidy: 'Zawsze porządek',
      lived: 'Widać, że ktoś tu mieszka',
      chaos: 'Chaos z systemem',
    },
    kitchen: {
      alone: 'Ja, najchętniej sam na sam z garnkami',
      both: 'My razem, przy muzyce',
      table: 'Ty, poproszę, ja nakryję do stołu',
      delivered: 'Dostawca',
    },
    money: {
      saved: 'Odłożone na później',
      house: 'Coś ładnego do domu',
      trip: 'Rezerwuję podróż',
      gone: 'Mnie się to nie zdarza',
    },
    phone: {
      away: 'W innym pokoju',
      silent: 'Ekranem w dół, wyciszony',
      beside: 'Tuż obok talerza',
    },
    pets: {
      none: 'Raczej nie',
      cat: 'Kot',
      dog: 'Pies',
      many: 'Im więcej, tym lepiej',
    },
    weeknight: {
      asleep: 'Już śpię',
      sofa: 'Na kanapie, jeszcze jeden odcinek',
      busy: 'Wciąż coś robię',
    },
    smoking: {
      never: 'Nie, i raczej nie przy mnie',
      mayYou: 'Nie, ale Ty możesz',
      sometimes: 'Czasem',
      yes: 'Tak',
    },
    pace: { slow: 'Powoli, tydzień po tygodniu', flow: 'Jak wyjdzie', fast: 'Na całość' },
    often: {
      weekend: 'W weekend',
      few: 'Kilka razy w tygodniu',
      daily: 'Codziennie, gdyby się dało',
    },
    quarrel: {
      night: 'Przespać się z tym',
      walk: 'Najpierw spacer wokół bloku',
      talk: 'Od razu pogadać',
      joke: 'Żart i po sprawie',
    },
    alone: { weekly: 'Tak, co tydzień', sometimes: 'Czasem', rarely: 'Raczej razem' },
    children: { no: 'Nie', maybe: 'Może kiedyś', want: 'Tak, chętnie', have: 'Mam' },
    roof: {
      apart: 'Raczej każde u siebie',
      later: 'Zobaczymy',
      one: 'Tak, razem',
    },
    friends: {
      mine: 'Wolę to rozdzielać',
      usFirst: 'Najpierw tylko my, przez jakiś czas',
      soon: 'W przyszłym tygodniu',
    },
    showing: {
      doing: 'Robię coś dla tej osoby',
      gift: 'Przynoszę drobiazg',
      words: 'Mówię to',
      arm: 'Obejmuję ramieniem',
    },
    evening: {
      home: 'W domu, z kimś na kanapie',
      table: 'Przy długim stole z przyjaciółmi',
      outside: 'Na dworze, aż się ściemni',
      concert: 'W pierwszym rzędzie na koncercie',
    },
    firstDate: {
      walk: 'Spacer',
      coffee: 'Kawa, w dzień',
      dinner: 'Kolacja gdzieś',
      active: 'Coś w ruchu, ścianka albo gokarty',
    },
    holiday: {
      home: 'Cudownie, w domu',
      sea: 'Morze',
      mountains: 'Góry',
      city: 'Duże miasto',
    },
    music: {
      bar: 'Pilnuję baru',
      dragged: 'Tańczę, jeśli mnie wyciągniesz',
      first: 'Od razu na parkiet',
    },
    late: {
      midnight: 'Przed północą',
      lastTrain: 'Ostatnim pociągiem',
      dawn: 'Gdy się rozwidnia',
    },
    drink: { none: 'Nie piję', one: 'Jeden kieliszek wystarczy', more: 'Pycha, jeszcze jeden' },
    trip: {
      planned: 'Wszystko zaplanowane',
      half: 'Z połową planu',
      train: 'Do pociągu i zobaczymy',
    },
    rain: { bed: 'Z powrotem do łóżka', film: 'Film', museum: 'Muzeum', coat: 'Kurtka i na dwór' },
    writing: {
      long: 'W długich wiadomościach',
      short: 'Krótko i często',
      call: 'Po prostu zadzwoń',
    },
    begins: { you: 'Raczej druga strona', whoever: 'Kto się pierwszy odważy', me: 'Ja' },
    about: {
      light: 'Lekko, z dużą ilością śmiechu',
      all: 'O wszystkim po trochu',
      deep: 'O tym, co ważne, od razu',
    },
    laugh: {
      dry: 'Suche uwagi',
      self: 'Głównie ja',
      silly: 'Głupie gry słów',
      dark: 'Czarny humor',
    },
    silence: {
      fine: 'Cudownie, chwila ciszy',
      question: 'Zadaję pytanie',
      story: 'Mam jeszcze historię',
    },
    honest: {
      notAll: 'Nie wszystko trzeba mówić',
      goodTime: 'W dobrej chwili',
      atOnce: 'Od razu',
    },
    reply: {
      inTime: 'Gdy mam na to czas',
      sameDay: 'Tego samego dnia',
      minutes: 'W kilka minut',
    },
    meeting: {
      feels: 'Gdy tak czuję',
      callFirst: 'Po rozmowie przez telefon',
      weeks: 'Po tygodniu albo dwóch',
      soon: 'Po kilku wiadomościach',
    },
    looking: { surprise: 'Zaskocz mnie', light: 'Czegoś lekkiego', relation: 'Związku' },
    kiss: {
      time: 'Gdy przyjdzie czas',
      second: 'Na drugiej randce',
      first: 'Pierwszego wieczoru',
    },
    beside: { onlyUs: 'Nikt, tylko my', talk: 'O tym pogadamy', open: 'Otwarty związek' },
    staying: {
      own: 'Najlepiej śpię w domu',
      later: 'Gdy się lepiej poznamy',
      soon: 'Chętnie, i szybko',
    },
    hand: { indoors: 'Raczej tylko w domu', sometimes: 'Czasami', always: 'Zawsze' },
    intimacy: { less: 'Nie tak ważna', part: 'Należy do całości', very: 'Bardzo ważna' },
    liking: {
      show: 'Wolę to pokazać',
      slowly: 'Gdy kogoś znam',
      openly: 'Całkiem otwarcie',
    },
    mood: {
      conversation: 'Dobra rozmowa',
      dinner: 'Długa kolacja',
      candles: 'Muzyka i świece',
      unexpected: 'Coś nieoczekiwanego',
    },
  },
}
