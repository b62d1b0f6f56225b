import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlEmoji } from '#core/texts/nl/chat/emoji.ts'

/** What stands in the emoji picker, in Swedish. */
export const svEmoji: TextsOf<typeof nlEmoji> = {
  emoji: {
    label: 'Emoji',
    search: 'Sök en emoji',
    tone: 'Hudton',
    tones: {
      light: 'Ljus',
      mediumLight: 'Mellanljus',
      medium: 'Mellan',
      mediumDark: 'Mellanmörk',
      dark: 'Mörk',
    },
    loading: 'Ett ögonblick',
    none: 'Den känner vi inte till',
    failed: 'Emojierna kunde inte hämtas. Försök igen om en stund.',
    groups: {
      smileys: 'Ansikten och hjärtan',
      people: 'Människor',
      nature: 'Djur och natur',
      food: 'Mat och dryck',
      travel: 'På väg',
      activities: 'Fritid',
      objects: 'Saker',
      symbols: 'Symboler',
      flags: 'Flaggor',
    },
  },
}
