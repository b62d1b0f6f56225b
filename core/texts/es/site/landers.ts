import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlLanders } from '../../nl/site/landers.ts'

/** The pages on which visitors from elsewhere land, in Spanish. */
export const esLanders: TextsIn<'es', typeof nlLanders> = {
  free: 'Registrarse es gratis, un mensaje cuesta {{credits}}. {{age}}+',
  closed: 'Ahora no es posible registrarse.',
  fictional: 'Ficticio',
  fictionalWhole: 'Perfil ficticio',
  drawn: 'Son dibujos, no miembros.',
  pause: 'Pausa',
  play: 'Reproducir',
  who: '{{name}}, {{age}}',
  whoWhere: '{{name}}, {{age}} · {{place}}',
  alonetonight: {
    title: 'En casa y a solas, el silencio pesa.',
    text: 'Cuéntale a alguien cómo fue tu día. O cuánto silencio hay.',
    call: 'Hablar con alguien',
    parts: {
      night: '{{day}}, de noche',
      morning: '{{day}} por la mañana',
      noon: '{{day}} por la tarde',
      evening: '{{day}} por la noche',
    },
    description:
      '¿Sin ganas de una noche callada? En {{site}} le cuentas a alguien cómo fue tu día.',
  },
  collagelanding: {
    title: 'Entre todas estas vidas hay sitio para ti.',
    text: 'Gente, lugares, cosas que alguien guardó. Cuélate entre ellas.',
    call: 'Colarme',
    you: '¿Tú?',
    description: 'Gente, lugares y cosas que alguien guardó. Cuélate entre ellas en {{site}}.',
  },
  gallery: {
    title: 'Gente de noche',
    text: 'Date una vuelta. Quédate donde no puedas dejar de mirar.',
    call: 'Entrar gratis',
    next: 'Cuadro siguiente',
    wall: 'Retratos en la pared',
    people: {
      sanne: 'Cambio mi mejor receta de pasta por tu peor chiste.',
      carla: 'El té siempre está demasiado caliente. Así que quédate un rato.',
      jeroen: 'Conozco un camino por el que nadie pasa a las seis.',
      noor: 'También se baila entre los armarios de la cocina.',
      omar: '¿Vienes a escuchar? El disco está puesto.',
      ellen: 'Con viento a favor aún te gano en bici.',
    },
    description:
      'Una pared llena de gente de noche. Date una vuelta por {{site}} y quédate donde no puedas dejar de mirar.',
  },
  iconslanding: {
    title: '¿Qué te apetece?',
    text: 'Coge lo que te guste. La luz se queda encendida.',
    call: 'Encuentra a alguien que también quiera',
    chosen: 'Lo que elijas ya está en tu registro.',
    wish: 'Me apetece: {{things}}.',
    things: {
      coffee: 'Primero un café',
      record: 'Un disco puesto',
      home: 'En mi casa',
      rain: 'También con lluvia',
      wine: 'Una copa de vino',
      town: 'Al centro',
      dinner: 'Una cena larga',
      dance: 'Bailar',
      reading: 'Leer en voz alta',
    },
    description:
      'Café, un disco o bailar: elige lo que te apetece y encuentra en {{site}} a alguien que también quiera.',
  },
  maplanding: {
    title: '¿Quién vive a la vuelta?',
    text: 'Nunca la dirección de nadie, solo la ciudad.',
    field: 'Tu ciudad',
    hint: 'Escribe tu ciudad',
    call: 'Mirar',
    wish: 'Busco a alguien cerca de {{place}}.',
    label: 'Reconoces los perfiles ficticios por su etiqueta.',
    map: 'Mapa de los Países Bajos y Bélgica al anochecer',
    description:
      '¿Quién vive a la vuelta? En {{site}} ves la ciudad de alguien, y nunca la dirección.',
  },
  socialnetwork: {
    kicker: 'La pregunta de esta noche',
    title: '¿Qué haces cuando no mira nadie?',
    field: 'Tu respuesta',
    hint: '¿Y tú?',
    call: 'Responder',
    begins: 'Tu respuesta es el comienzo de tu registro.',
    evening: 'La noche, hora a hora',
    people: {
      ruben: 'Cantar con la radio. Todas las voces.',
      ellen: 'Patinar por el pasillo en calcetines.',
      joy: 'Comer de la sartén, de pie junto a la ventana.',
    },
    kitchen: 'Hay algo al fuego.',
    canal: 'El canal es para quien sigue despierto.',
    description: '¿Qué haces cuando no mira nadie? Responde en {{site}}.',
  },
  transitionsvideolanding: {
    title: 'La noche aún puede ir a cualquier parte.',
    call: 'Subir',
    scenes: { home: 'En casa', way: 'De camino', inside: 'Dentro', outside: 'Fuera' },
    film: 'Película: alguien sale de casa, toma el tranvía a un bar y camina junto al agua con otra persona.',
    description:
      'En casa, de camino, dentro o fuera: en {{site}} la noche aún puede ir a cualquier parte.',
  },
  video: {
    title: '¿Te subes?',
    call: 'Di que estás aquí',
    film: 'Película: un tren pasa junto al agua al anochecer.',
    description: '¿Te subes? Di en {{site}} que estás aquí.',
  },
  tinderswipe: {
    title: 'Tres personas. ¿Quién te gusta?',
    text: 'Desliza a quien te guste hacia la luz. Con el pulgar, el ratón o las flechas.',
    call: 'Seguir deslizando dentro',
    no: 'Ahora no',
    yes: 'Like',
    liked: 'Quién te gusta',
    done: 'Eran los tres. Sigue mirando dentro.',
    people: {
      noor: 'baila en la cocina',
      fatima: 'lee en el tren',
      aya: 'se queda hasta que encienden las luces',
    },
    description:
      'Tres personas, una pregunta: ¿quién te gusta? Desliza hacia la luz y regístrate gratis en {{site}}.',
  },
}
