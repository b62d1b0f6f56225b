import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlFinderAnswers } from '#core/texts/nl/discovery/match-finder-answers.ts'

/** What can be answered in the match finder, in German. */
export const deFinderAnswers: TextsOf<typeof nlFinderAnswers> = {
  answer: {
    sunday: {
      sleepIn: 'Ausschlafen, dann Frühstück im Bett',
      market: 'Markt, Zeitung und ein langer Kaffee',
      outside: 'Früh raus, erst spazieren',
      sport: 'Sport, Dusche, ab in den Tag',
    },
    home: {
      tidy: 'Immer ordentlich',
      lived: 'Man sieht, dass jemand hier wohnt',
      chaos: 'Chaos mit System',
    },
    kitchen: {
      alone: 'Ich, und am liebsten allein',
      both: 'Wir beide, mit Musik an',
      table: 'Bitte du, ich decke den Tisch',
      delivered: 'Der Lieferdienst',
    },
    money: {
      saved: 'Für später gespart',
      house: 'Etwas Schönes fürs Haus',
      trip: 'Ich buche eine Reise',
      gone: 'Das passiert mir nie',
    },
    phone: {
      away: 'In einem anderen Zimmer',
      silent: 'Umgedreht, auf lautlos',
      beside: 'Gleich neben dem Teller',
    },
    pets: {
      none: 'Lieber nicht',
      cat: 'Eine Katze',
      dog: 'Ein Hund',
      many: 'Je mehr, desto besser',
    },
    weeknight: {
      asleep: 'Ich schlafe',
      sofa: 'Auf dem Sofa, noch eine Folge',
      busy: 'Ich bin noch beschäftigt',
    },
    smoking: {
      never: 'Nein, und lieber nicht in meiner Nähe',
      mayYou: 'Nein, aber du darfst',
      sometimes: 'Ab und zu',
      yes: 'Ja',
    },
    pace: { slow: 'Langsam, Woche für Woche', flow: 'Wie es kommt', fast: 'Hals über Kopf' },
    often: {
      weekend: 'Am Wochenende',
      few: 'Ein paar Mal die Woche',
      daily: 'Jeden Tag, wenn es ginge',
    },
    quarrel: {
      night: 'Eine Nacht drüber schlafen',
      walk: 'Erst eine Runde um den Block',
      talk: 'Gleich darüber reden',
      joke: 'Ein Witz, und es ist vorbei',
    },
    alone: { weekly: 'Ja, jede Woche', sometimes: 'Ab und zu', rarely: 'Lieber zusammen' },
    children: {
      no: 'Nein',
      maybe: 'Vielleicht irgendwann',
      want: 'Ja, gern',
      have: 'Ich habe welche',
    },
    roof: {
      apart: 'Lieber jeder für sich',
      later: 'Mal sehen',
      one: 'Ja, zusammen',
    },
    friends: {
      mine: 'Das trenne ich lieber',
      usFirst: 'Erst eine Weile nur wir zwei',
      soon: 'Nächste Woche',
    },
    showing: {
      doing: 'Ich tue etwas für den anderen',
      gift: 'Ich bringe eine Kleinigkeit mit',
      words: 'Ich sage es',
      arm: 'Ein Arm um die Schulter',
    },
    evening: {
      home: 'Zu Hause, mit jemandem auf dem Sofa',
      table: 'An einem langen Tisch mit Freunden',
      outside: 'Draußen, bis es dunkel ist',
      concert: 'In der ersten Reihe beim Konzert',
    },
    firstDate: {
      walk: 'Ein Spaziergang',
      coffee: 'Kaffee, am Tag',
      dinner: 'Irgendwo essen',
      active: 'Etwas unternehmen, Klettern oder Kart',
    },
    holiday: {
      home: 'Herrlich, zu Hause',
      sea: 'Ans Meer',
      mountains: 'In die Berge',
      city: 'In eine große Stadt',
    },
    music: {
      bar: 'Ich passe auf die Bar auf',
      dragged: 'Ich tanze, wenn du mich mitziehst',
      first: 'Als Erste auf der Tanzfläche',
    },
    late: {
      midnight: 'Vor Mitternacht',
      lastTrain: 'Mit dem letzten Zug',
      dawn: 'Wenn es hell wird',
    },
    drink: { none: 'Ich trinke nicht', one: 'Ein Glas reicht', more: 'Gern, noch eins' },
    trip: {
      planned: 'Alles ist geplant',
      half: 'Mit halbem Plan',
      train: 'In den Zug, und dann mal sehen',
    },
    rain: {
      bed: 'Zurück ins Bett',
      film: 'Ein Film',
      museum: 'Ein Museum',
      coat: 'Jacke an und raus',
    },
    writing: { long: 'In langen Nachrichten', short: 'Kurz und oft', call: 'Ruf lieber an' },
    begins: { you: 'Lieber der andere', whoever: 'Wer sich zuerst traut', me: 'Ich' },
    about: {
      light: 'Leicht, mit viel Lachen',
      all: 'Über alles Mögliche',
      deep: 'Gleich über das, was zählt',
    },
    laugh: {
      dry: 'Trockene Bemerkungen',
      self: 'Meistens über mich selbst',
      silly: 'Flache Wortspiele',
      dark: 'Schwarzer Humor',
    },
    silence: {
      fine: 'Herrlich, mal eine Weile nichts',
      question: 'Ich stelle eine Frage',
      story: 'Ich habe noch eine Geschichte',
    },
    honest: {
      notAll: 'Man muss nicht alles sagen',
      goodTime: 'In einem guten Moment',
      atOnce: 'Sofort',
    },
    reply: {
      inTime: 'Wenn ich Zeit dafür habe',
      sameDay: 'Am selben Tag',
      minutes: 'In ein paar Minuten',
    },
    meeting: {
      feels: 'Wenn es sich gut anfühlt',
      callFirst: 'Nach einem Anruf',
      weeks: 'Nach ein, zwei Wochen',
      soon: 'Nach ein paar Nachrichten',
    },
    looking: { surprise: 'Überrasch mich', light: 'Etwas Lockeres', relation: 'Eine Beziehung' },
    kiss: {
      time: 'Wenn die Zeit reif ist',
      second: 'Beim zweiten Date',
      first: 'Am ersten Abend',
    },
    beside: {
      onlyUs: 'Niemand, nur wir',
      talk: 'Darüber reden wir',
      open: 'Eine offene Beziehung',
    },
    staying: {
      own: 'Ich schlafe am besten zu Hause',
      later: 'Wenn wir uns besser kennen',
      soon: 'Gern, und bald',
    },
    hand: { indoors: 'Lieber nur drinnen', sometimes: 'Manchmal', always: 'Immer' },
    intimacy: { less: 'Nicht so wichtig', part: 'Es gehört dazu', very: 'Sehr wichtig' },
    liking: {
      show: 'Ich zeige es lieber',
      slowly: 'Wenn ich jemanden kenne',
      openly: 'Ganz offen',
    },
    mood: {
      conversation: 'Ein gutes Gespräch',
      dinner: 'Ein langes Essen',
      candles: 'Musik und Kerzenlicht',
      unexpected: 'Etwas Unerwartetes',
    },
  },
}
