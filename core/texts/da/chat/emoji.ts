import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlEmoji } from '#core/texts/nl/chat/emoji.ts'

/** What stands in the emoji picker, in Danish. */
export const daEmoji: TextsOf<typeof nlEmoji> = {
  emoji: {
    label: 'Emoji',
    search: 'Find en emoji',
    tone: 'Hudtone',
    tones: {
      light: 'Lys',
      mediumLight: 'Mellemlys',
      medium: 'Mellem',
      mediumDark: 'Mellemmørk',
      dark: 'Mørk',
    },
    loading: 'Et øjeblik',
    none: 'Den kender vi ikke',
    failed: 'Emojierne kunne ikke hentes. Prøv igen om lidt.',
    groups: {
      smileys: 'Ansigter og hjerter',
      people: 'Mennesker',
      nature: 'Dyr og natur',
      food: 'Mad og drikke',
      travel: 'På farten',
      activities: 'Fritid',
      objects: 'Ting',
      symbols: 'Symboler',
      flags: 'Flag',
    },
  },
}
