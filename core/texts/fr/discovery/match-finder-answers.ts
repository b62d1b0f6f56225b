import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlFinderAnswers } from '#core/texts/nl/discovery/match-finder-answers.ts'

/** What can be answered in the match finder, in French. */
export const frFinderAnswers: TextsIn<'fr', typeof nlFinderAnswers> = {
  answer: {
    sunday: {
      sleepIn: 'Grasse matinée, puis petit-déjeuner au lit',
      market: 'Marché, journal et long café',
      outside: 'Dehors tôt, marcher d’abord',
      sport: 'Sport, douche, et la journée commence',
    },
    home: {
      tidy: 'Toujours rangé',
      lived: 'On voit que quelqu’un y vit',
      chaos: 'Le chaos organisé',
    },
    kitchen: {
      alone: 'Moi, et de préférence seul',
      both: 'Nous deux, avec de la musique',
      table: 'Toi, s’il te plaît, je mets la table',
      delivered: 'Le livreur',
    },
    money: {
      saved: 'De côté pour plus tard',
      house: 'Quelque chose de beau pour la maison',
      trip: 'Je réserve un voyage',
      gone: 'Ça ne m’arrive jamais',
    },
    phone: {
      away: 'Dans une autre pièce',
      silent: 'Retourné, en silencieux',
      beside: 'Juste à côté de mon assiette',
    },
    pets: {
      none: 'Plutôt pas',
      cat: 'Un chat',
      dog: 'Un chien',
      many: 'Plus on est de fous, mieux c’est',
    },
    weeknight: {
      asleep: 'Je dors',
      sofa: 'Sur le canapé, encore un épisode',
      busy: 'Je suis encore occupé',
    },
    smoking: {
      never: 'Non, et plutôt pas près de moi',
      mayYou: 'Non, mais tu peux',
      sometimes: 'De temps en temps',
      yes: 'Oui',
    },
    pace: { slow: 'Doucement, semaine après semaine', flow: 'Comme ça vient', fast: 'Éperdument' },
    often: {
      weekend: 'Le week-end',
      few: 'Plusieurs fois par semaine',
      daily: 'Tous les jours si je pouvais',
    },
    quarrel: {
      night: 'Une nuit dessus d’abord',
      walk: 'D’abord un tour du quartier',
      talk: 'En parler tout de suite',
      joke: 'Une blague, et c’est passé',
    },
    alone: {
      weekly: 'Oui, chaque semaine',
      sometimes: 'De temps en temps',
      rarely: 'Plutôt ensemble',
    },
    children: { no: 'Non', maybe: 'Peut-être un jour', want: 'Oui, volontiers', have: 'J’en ai' },
    roof: {
      apart: 'Plutôt chacun chez soi',
      later: 'On verra',
      one: 'Oui, ensemble',
    },
    friends: {
      mine: 'Je préfère séparer',
      usFirst: 'D’abord un moment à deux',
      soon: 'La semaine prochaine',
    },
    showing: {
      doing: 'Je fais quelque chose pour l’autre',
      gift: 'J’apporte une petite chose',
      words: 'Je le dis',
      arm: 'Un bras autour de l’épaule',
    },
    evening: {
      home: 'À la maison, avec quelqu’un sur le canapé',
      table: 'À une longue table entre amis',
      outside: 'Dehors, jusqu’à la nuit',
      concert: 'Au premier rang d’un concert',
    },
    firstDate: {
      walk: 'Une promenade',
      coffee: 'Un café, en journée',
      dinner: 'Dîner quelque part',
      active: 'Faire quelque chose, escalade ou karting',
    },
    holiday: {
      home: 'Le bonheur, à la maison',
      sea: 'La mer',
      mountains: 'La montagne',
      city: 'Une grande ville',
    },
    music: {
      bar: 'Je surveille le bar',
      dragged: 'Je danse, si tu m’entraînes',
      first: 'En premier sur la piste',
    },
    late: {
      midnight: 'Avant minuit',
      lastTrain: 'Par le dernier train',
      dawn: 'Quand le jour se lève',
    },
    drink: { none: 'Je ne bois pas', one: 'Un verre suffit', more: 'Avec plaisir, encore un' },
    trip: {
      planned: 'Tout est prévu',
      half: 'Avec un demi-plan',
      train: 'Dans le train, et on verra',
    },
    rain: { bed: 'Retour au lit', film: 'Un film', museum: 'Un musée', coat: 'Manteau, et dehors' },
    writing: {
      long: 'Par de longs messages',
      short: 'Court et souvent',
      call: 'Appelle-moi plutôt',
    },
    begins: { you: 'Plutôt l’autre', whoever: 'Qui ose d’abord', me: 'Moi' },
    about: {
      light: 'De choses légères, en riant',
      all: 'De tout et de rien',
      deep: 'De ce qui compte, tout de suite',
    },
    laugh: {
      dry: 'Les remarques pince-sans-rire',
      self: 'Surtout de moi-même',
      silly: 'Les jeux de mots idiots',
      dark: 'L’humour noir',
    },
    silence: {
      fine: 'Le bonheur, rien un moment',
      question: 'Je pose une question',
      story: 'J’ai une autre histoire',
    },
    honest: {
      notAll: 'Tout n’a pas besoin d’être dit',
      goodTime: 'Au bon moment',
      atOnce: 'Aussitôt',
    },
    reply: {
      inTime: 'Quand j’ai le temps',
      sameDay: 'Le jour même',
      minutes: 'En quelques minutes',
    },
    meeting: {
      feels: 'Quand on le sent bien',
      callFirst: 'Après un appel',
      weeks: 'Après une semaine ou deux',
      soon: 'Après quelques messages',
    },
    looking: {
      surprise: 'Surprends-moi',
      light: 'Quelque chose de léger',
      relation: 'Une relation',
    },
    kiss: {
      time: 'Au bon moment, sans hâte',
      second: 'Au deuxième rendez-vous',
      first: 'Le premier soir',
    },
    beside: { onlyUs: 'Personne, juste nous', talk: 'On en parle', open: 'Une relation libre' },
    staying: {
      own: 'Je dors mieux chez moi',
      later: 'Quand on se connaît mieux',
      soon: 'Volontiers, et bientôt',
    },
    hand: { indoors: 'Plutôt à l’intérieur seulement', sometimes: 'Parfois', always: 'Toujours' },
    intimacy: { less: 'Pas si important', part: 'Ça en fait partie', very: 'Très important' },
    liking: {
      show: 'Je préfère le montrer',
      slowly: 'Quand je connais la personne',
      openly: 'Très ouvertement',
    },
    mood: {
      conversation: 'Une bonne conversation',
      dinner: 'Un long dîner',
      candles: 'De la musique et des bougies',
      unexpected: 'Quelque chose d’inattendu',
    },
  },
}
