import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlInstall } from '#core/texts/nl/site/install.ts'

/** The site on the screen of a device, and what it keeps there, in French. */
export const frInstall: TextsIn<'fr', typeof nlInstall> = {
  install: {
    text: 'Tu y es d’un geste, et un chiffre te dit quand quelqu’un a répondu.',
    discreet: 'On ne voit que « {{name}} » et un chiffre. Jamais un nom, jamais un texte.',
    share: 'Touche Partager, en bas de Safari.',
    add: 'Choisis « Sur l’écran d’accueil ».',
    later: 'Pas maintenant',
    understood: 'OK',
    keep: 'Lire sans internet aussi ?',
    keepText:
      'Alors tes dernières conversations et les profils que tu as vus restent sur cet appareil, 7 jours au plus.',
    keepNot:
      'Si tu te déconnectes, tout disparaît. Ne le fais pas sur un appareil que tu partages.',
    keepYes: 'Oui, les garder ici',
    keepNo: 'Non, plutôt pas',
    kept: 'Lire sans internet',
    keptText:
      'Tes dernières conversations et les derniers profils vus restent 7 jours au plus sur cet appareil. Si tu te déconnectes, ils disparaissent.',
    keptNot: 'Nous ne gardons rien de toi sur cet appareil.',
  },
  offline: {
    title: 'Tu es hors ligne',
    asOf: 'Tu vois ce qui était déjà chargé à {{moment}}.',
    asOfDay: 'Tu vois ce qui était déjà chargé le {{moment}}.',
    short: 'Dernier état : {{moment}}',
    text: 'Nous enverrons tes messages plus tard.',
  },
  update: {
    there: 'Il y a une nouvelle version',
    load: 'La charger',
  },
}
