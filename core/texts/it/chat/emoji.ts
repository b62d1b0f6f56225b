import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlEmoji } from '#core/texts/nl/chat/emoji.ts'

/** What stands in the emoji picker, in Italian. */
export const itEmoji: TextsIn<'it', typeof nlEmoji> = {
  emoji: {
    label: 'Emoji',
    search: 'Cerca un’emoji',
    tone: 'Tono della pelle',
    tones: {
      light: 'Chiaro',
      mediumLight: 'Medio chiaro',
      medium: 'Medio',
      mediumDark: 'Medio scuro',
      dark: 'Scuro',
    },
    loading: 'Un momento',
    none: 'Questa non la conosciamo',
    failed: 'Le emoji non sono arrivate. Riprova tra poco.',
    groups: {
      smileys: 'Facce e cuori',
      people: 'Persone',
      nature: 'Animali e natura',
      food: 'Cibo e bevande',
      travel: 'In viaggio',
      activities: 'Tempo libero',
      objects: 'Cose',
      symbols: 'Simboli',
      flags: 'Bandiere',
    },
  },
}
