import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlLanders } from '../../nl/site/landers.ts'

/** The pages on which visitors from elsewhere land, in French. */
export const frLanders: TextsIn<'fr', typeof nlLanders> = {
  free: 'L’inscription est gratuite, un message coûte {{credits}}. {{age}}+',
  closed: 'L’inscription n’est pas possible en ce moment.',
  fictional: 'Fictif',
  fictionalWhole: 'Profil fictif',
  drawn: 'Des dessins, pas des membres.',
  pause: 'Pause',
  play: 'Lecture',
  who: '{{name}}, {{age}}',
  whoWhere: '{{name}}, {{age}} · {{place}}',
  alonetonight: {
    title: 'Chez soi, sans personne, le silence pèse.',
    text: 'Raconte à quelqu’un ta journée. Ou ce silence.',
    call: 'Parler à quelqu’un',
    parts: {
      night: '{{day}}, la nuit',
      morning: '{{day}} matin',
      noon: '{{day}} après-midi',
      evening: '{{day}} soir',
    },
    description:
      'Pas envie d’une soirée silencieuse ? Sur {{site}}, tu racontes à quelqu’un ta journée.',
  },
  collagelanding: {
    title: 'Entre toutes ces vies, il y a une place pour toi.',
    text: 'Des gens, des lieux, des choses que quelqu’un a gardées. Glisse-toi entre eux.',
    call: 'Me glisser',
    you: 'Toi ?',
    description:
      'Des gens, des lieux et des choses que quelqu’un a gardées. Glisse-toi entre eux sur {{site}}.',
  },
  gallery: {
    title: 'Oiseaux de nuit',
    text: 'Promène-toi. Arrête-toi là où ton regard s’attarde.',
    call: 'Entrer gratuitement',
    next: 'Cadre suivant',
    wall: 'Portraits au mur',
    people: {
      sanne: 'J’échange ma meilleure recette de pâtes contre ta pire blague.',
      carla: 'Le thé est toujours trop chaud. Alors reste un peu.',
      jeroen: 'Je connais un sentier où personne ne marche à six heures.',
      noor: 'On peut aussi danser entre les placards de la cuisine.',
      omar: 'Tu viens écouter ? Le disque est prêt.',
      ellen: 'Vent dans le dos, je te dépasse encore à vélo.',
    },
    description:
      'Un mur plein d’oiseaux de nuit. Promène-toi sur {{site}}, et arrête-toi là où ton regard s’attarde.',
  },
  iconslanding: {
    title: 'De quoi as-tu envie ?',
    text: 'Prends ce qui te plaît. La lumière reste allumée.',
    call: 'Trouver quelqu’un qui en a envie aussi',
    chosen: 'Ce que tu choisis est déjà dans ton inscription.',
    wish: 'Envie de : {{things}}.',
    things: {
      coffee: 'Un café d’abord',
      record: 'Un disque',
      home: 'Chez moi',
      rain: 'Même sous la pluie',
      wine: 'Un verre de vin',
      town: 'Sortir en ville',
      dinner: 'Un long dîner',
      dance: 'Danser',
      reading: 'Lire à voix haute',
    },
    description:
      'Un café, un disque ou danser : choisis ce dont tu as envie et trouve sur {{site}} quelqu’un qui en a envie aussi.',
  },
  maplanding: {
    title: 'Qui habite au coin de la rue ?',
    text: 'Jamais l’adresse de personne, seulement la ville.',
    field: 'Ta ville',
    hint: 'Tape ta ville',
    call: 'Regarder',
    wish: 'Je cherche quelqu’un près de {{place}}.',
    label: 'Tu reconnais les profils fictifs à leur label.',
    map: 'Carte des Pays-Bas et de la Belgique le soir',
    description:
      'Qui habite au coin de la rue ? Sur {{site}}, tu vois la ville où quelqu’un habite, et jamais l’adresse.',
  },
  socialnetwork: {
    kicker: 'La question de ce soir',
    title: 'Que fais-tu quand personne ne regarde ?',
    field: 'Ta réponse',
    hint: 'Et toi ?',
    call: 'Répondre',
    begins: 'Ta réponse est le début de ton inscription.',
    evening: 'La soirée heure par heure',
    people: {
      ruben: 'Chanter avec la radio. Toutes les voix.',
      ellen: 'Glisser dans le couloir en chaussettes.',
      joy: 'Manger dans la poêle, debout à la fenêtre.',
    },
    kitchen: 'Il y a quelque chose sur le feu.',
    canal: 'Le canal est à qui veille encore.',
    description: 'Que fais-tu quand personne ne regarde ? Réponds sur {{site}}.',
  },
  transitionsvideolanding: {
    title: 'La soirée peut encore aller n’importe où.',
    call: 'Monter',
    scenes: { home: 'Chez soi', way: 'En chemin', inside: 'Dedans', outside: 'Dehors' },
    film: 'Film : quelqu’un sort de chez soi, prend le tram vers un bar et marche au bord de l’eau avec une autre personne.',
    description:
      'Chez soi, en chemin, dedans ou dehors : sur {{site}}, la soirée peut encore aller n’importe où.',
  },
  video: {
    title: 'Tu montes ?',
    call: 'Dire que tu es là',
    film: 'Film : un train passe le soir au bord de l’eau.',
    description: 'Tu montes ? Dis sur {{site}} que tu es là.',
  },
  tinderswipe: {
    title: 'Trois personnes. Qui te plaît ?',
    text: 'Glisse qui te plaît vers la lumière. Du pouce, à la souris ou avec les flèches.',
    call: 'Continuer à l’intérieur',
    no: 'Pas maintenant',
    yes: 'Ça me plaît',
    liked: 'Qui te plaît',
    done: 'C’étaient les trois. À l’intérieur, tu continues.',
    people: {
      noor: 'danse dans la cuisine',
      fatima: 'lit dans le train',
      aya: 'reste jusqu’à ce que la lumière s’allume',
    },
    description:
      'Trois personnes, une question : qui te plaît ? Glisse vers la lumière et inscris-toi gratuitement sur {{site}}.',
  },
}
