import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlEmoji } from '#core/texts/nl/chat/emoji.ts'

/** What stands in the emoji picker, in English. */
export const enEmoji: TextsOf<typeof nlEmoji> = {
  emoji: {
    label: 'Emoji',
    search: 'Find an emoji',
    tone: 'Skin tone',
    tones: {
      light: 'Light',
      mediumLight: 'Medium light',
      medium: 'Medium',
      mediumDark: 'Medium dark',
      dark: 'Dark',
    },
    loading: 'One moment',
    none: 'We do not know that one',
    failed: 'The emoji did not come through. Try again in a moment.',
    groups: {
      smileys: 'Faces and hearts',
      people: 'People',
      nature: 'Animals and nature',
      food: 'Food and drink',
      travel: 'On the way',
      activities: 'Free time',
      objects: 'Things',
      symbols: 'Symbols',
      flags: 'Flags',
    },
  },
}
