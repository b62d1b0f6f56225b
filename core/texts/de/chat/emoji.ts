import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlEmoji } from '#core/texts/nl/chat/emoji.ts'

/** What stands in the emoji picker, in German. */
export const deEmoji: TextsOf<typeof nlEmoji> = {
  emoji: {
    label: 'Emoji',
    search: 'Emoji suchen',
    tone: 'Hautton',
    tones: {
      light: 'Hell',
      mediumLight: 'Mittelhell',
      medium: 'Mittel',
      mediumDark: 'Mitteldunkel',
      dark: 'Dunkel',
    },
    loading: 'Einen Moment',
    none: 'Das kennen wir nicht',
    failed: 'Die Emoji sind nicht angekommen. Versuch es gleich noch einmal.',
    groups: {
      smileys: 'Gesichter und Herzen',
      people: 'Menschen',
      nature: 'Tiere und Natur',
      food: 'Essen und Trinken',
      travel: 'Unterwegs',
      activities: 'Freizeit',
      objects: 'Dinge',
      symbols: 'Symbole',
      flags: 'Flaggen',
    },
  },
}
