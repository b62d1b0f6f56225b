import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlEmoji } from '#core/texts/nl/chat/emoji.ts'

/** What stands in the emoji picker, in French. */
export const frEmoji: TextsIn<'fr', typeof nlEmoji> = {
  emoji: {
    label: 'Emoji',
    search: 'Chercher un emoji',
    tone: 'Couleur de peau',
    tones: {
      light: 'Claire',
      mediumLight: 'Mi-claire',
      medium: 'Moyenne',
      mediumDark: 'Mi-foncée',
      dark: 'Foncée',
    },
    loading: 'Un instant',
    none: 'Nous ne connaissons pas celui-là',
    failed: 'Les emoji ne sont pas arrivés. Réessaie dans un instant.',
    groups: {
      smileys: 'Visages et cœurs',
      people: 'Personnes',
      nature: 'Animaux et nature',
      food: 'À manger et à boire',
      travel: 'En route',
      activities: 'Temps libre',
      objects: 'Objets',
      symbols: 'Symboles',
      flags: 'Drapeaux',
    },
  },
}
