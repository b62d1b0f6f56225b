import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlFinderAnswers } from '#core/texts/nl/discovery/match-finder-answers.ts'

/** What can be answered in the match finder, in Spanish. */
export const esFinderAnswers: TextsIn<'es', typeof nlFinderAnswers> = {
  answer: {
    sunday: {
      sleepIn: 'Dormir hasta tarde y desayunar en la cama',
      market: 'Mercado, periódico y un café largo',
      outside: 'Salir temprano, primero un paseo',
      sport: 'Deporte, ducha y a por el día',
    },
    home: { tidy: 'Siempre ordenada', lived: 'Vivida', chaos: 'Caos con sistema' },
    kitchen: {
      alone: 'Yo, y mejor a solas',
      both: 'Tú y yo, con música',
      table: 'Tú, por favor, yo pongo la mesa',
      delivered: 'El repartidor',
    },
    money: {
      saved: 'Ahorrado para más adelante',
      house: 'Algo bonito para la casa',
      trip: 'Reservo un viaje',
      gone: 'Eso no me pasa nunca',
    },
    phone: {
      away: 'En otra habitación',
      silent: 'Boca abajo, en silencio',
      beside: 'Justo al lado del plato',
    },
    pets: {
      none: 'Mejor no',
      cat: 'Un gato',
      dog: 'Un perro',
      many: 'Cuantos más, mejor',
    },
    weeknight: {
      asleep: 'Ya duermo',
      sofa: 'En el sofá, un capítulo más',
      busy: 'Sigo en marcha',
    },
    smoking: {
      never: 'No, y mejor no a mi lado',
      mayYou: 'No, pero tú puedes',
      sometimes: 'De vez en cuando',
      yes: 'Sí',
    },
    pace: { slow: 'Despacio, semana a semana', flow: 'Como venga', fast: 'De cabeza' },
    often: {
      weekend: 'El fin de semana',
      few: 'Unas cuantas veces por semana',
      daily: 'Cada día, si pudiera',
    },
    quarrel: {
      night: 'Consultarlo con la almohada',
      walk: 'Primero una vuelta a la manzana',
      talk: 'Hablarlo enseguida',
      joke: 'Una broma, y ya pasó',
    },
    alone: { weekly: 'Sí, cada semana', sometimes: 'De vez en cuando', rarely: 'Mejor juntos' },
    children: { no: 'No', maybe: 'Quizá algún día', want: 'Sí, por favor', have: 'Ya tengo' },
    roof: {
      apart: 'Mejor cada uno en su casa',
      later: 'Ya veremos',
      one: 'Sí, juntos',
    },
    friends: {
      mine: 'Prefiero separarlo',
      usFirst: 'Primero tú y yo, un tiempo',
      soon: 'La semana que viene',
    },
    showing: {
      doing: 'Hago algo por esa persona',
      gift: 'Llevo un detalle',
      words: 'Lo digo',
      arm: 'Un brazo por el hombro',
    },
    evening: {
      home: 'En casa, en el sofá con alguien',
      table: 'En una mesa larga con amigos',
      outside: 'Fuera, hasta que oscurece',
      concert: 'En primera fila de un concierto',
    },
    firstDate: {
      walk: 'Un paseo',
      coffee: 'Un café, de día',
      dinner: 'Una cena en algún sitio',
      active: 'Hacer algo, escalar o ir en kart',
    },
    holiday: {
      home: 'Qué bien, en casa',
      sea: 'El mar',
      mountains: 'La montaña',
      city: 'Una gran ciudad',
    },
    music: {
      bar: 'Yo cuido la barra',
      dragged: 'Bailo, si me arrastras',
      first: 'A la pista antes que nadie',
    },
    late: {
      midnight: 'Antes de medianoche',
      lastTrain: 'Con el último tren',
      dawn: 'Cuando amanece',
    },
    drink: { none: 'No bebo', one: 'Con una copa basta', more: 'Qué rico, otra' },
    trip: {
      planned: 'Todo planeado',
      half: 'Con medio plan',
      train: 'Al tren, y ya veremos',
    },
    rain: {
      bed: 'Otra vez a la cama',
      film: 'Una película',
      museum: 'Un museo',
      coat: 'Abrigo y a la calle',
    },
    writing: { long: 'En mensajes largos', short: 'Corto y a menudo', call: 'Llámame y ya' },
    begins: { you: 'Mejor la otra persona', whoever: 'Quien se atreva antes', me: 'Yo' },
    about: {
      light: 'De cosas ligeras, con muchas risas',
      all: 'De un poco de todo',
      deep: 'De lo que importa, enseguida',
    },
    laugh: {
      dry: 'Comentarios secos',
      self: 'Sobre todo yo',
      silly: 'Juegos de palabras malos',
      dark: 'Humor negro',
    },
    silence: {
      fine: 'Qué bien, un rato de calma',
      question: 'Hago una pregunta',
      story: 'Tengo otra historia',
    },
    honest: {
      notAll: 'No hace falta decirlo todo',
      goodTime: 'En buen momento',
      atOnce: 'Enseguida',
    },
    reply: {
      inTime: 'Cuando tengo tiempo',
      sameDay: 'El mismo día',
      minutes: 'En pocos minutos',
    },
    meeting: {
      feels: 'Cuando lo sienta',
      callFirst: 'Después de una llamada',
      weeks: 'Después de una semana o dos',
      soon: 'Después de unos mensajes',
    },
    looking: { surprise: 'Sorpréndeme', light: 'Algo ligero', relation: 'Una relación' },
    kiss: {
      time: 'Cuando llegue el momento',
      second: 'En la segunda cita',
      first: 'La primera noche',
    },
    beside: {
      onlyUs: 'Nadie, solo tú y yo',
      talk: 'Eso lo hablamos',
      open: 'Una relación abierta',
    },
    staying: {
      own: 'Duermo mejor en casa',
      later: 'Cuando nos conozcamos mejor',
      soon: 'Con gusto, y pronto',
    },
    hand: { indoors: 'Mejor solo en casa', sometimes: 'A veces', always: 'Siempre' },
    intimacy: { less: 'No tan importante', part: 'Forma parte', very: 'Muy importante' },
    liking: {
      show: 'Prefiero mostrarlo',
      slowly: 'Cuando conozco a alguien',
      openly: 'Sin rodeos',
    },
    mood: {
      conversation: 'Una buena charla',
      dinner: 'Una cena larga',
      candles: 'Música y velas',
      unexpected: 'Algo inesperado',
    },
  },
}
