import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlEmoji } from '#core/texts/nl/chat/emoji.ts'

/** What stands in the emoji picker, in Spanish. */
export const esEmoji: TextsIn<'es', typeof nlEmoji> = {
  emoji: {
    label: 'Emoji',
    search: 'Buscar un emoji',
    tone: 'Tono de piel',
    tones: {
      light: 'Claro',
      mediumLight: 'Medio claro',
      medium: 'Medio',
      mediumDark: 'Medio oscuro',
      dark: 'Oscuro',
    },
    loading: 'Un momento',
    none: 'Ese no lo conocemos',
    failed: 'Los emojis no han llegado. Inténtalo otra vez en un momento.',
    groups: {
      smileys: 'Caras y corazones',
      people: 'Personas',
      nature: 'Animales y naturaleza',
      food: 'Comida y bebida',
      travel: 'De camino',
      activities: 'Tiempo libre',
      objects: 'Cosas',
      symbols: 'Símbolos',
      flags: 'Banderas',
    },
  },
}
