import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlEmoji } from '#core/texts/nl/chat/emoji.ts'

/** What stands in the emoji picker, in Norwegian. */
export const nbEmoji: TextsOf<typeof nlEmoji> = {
  emoji: {
    label: 'Emoji',
    search: 'Finn en emoji',
    tone: 'Hudtone',
    tones: {
      light: 'Lys',
      mediumLight: 'Middels lys',
      medium: 'Middels',
      mediumDark: 'Middels mørk',
      dark: 'Mørk',
    },
    loading: 'Et øyeblikk',
    none: 'Den kjenner vi ikke',
    failed: 'Emojiene kom ikke fram. Prøv igjen om litt.',
    groups: {
      smileys: 'Ansikter og hjerter',
      people: 'Mennesker',
      nature: 'Dyr og natur',
      food: 'Mat og drikke',
      travel: 'På reise',
      activities: 'Fritid',
      objects: 'Ting',
      symbols: 'Symboler',
      flags: 'Flagg',
    },
  },
}
