import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlEmoji } from '#core/texts/nl/chat/emoji.ts'

/** What stands in the emoji picker, in Finnish. */
export const fiEmoji: TextsOf<typeof nlEmoji> = {
  emoji: {
    label: 'Emoji',
    search: 'Etsi emoji',
    tone: 'Ihonväri',
    tones: {
      light: 'Vaalea',
      mediumLight: 'Keskivaalea',
      medium: 'Keskisävy',
      mediumDark: 'Keskitumma',
      dark: 'Tumma',
    },
    loading: 'Hetkinen',
    none: 'Sitä emme tunne',
    failed: 'Emojit eivät tulleet perille. Yritä hetken päästä uudelleen.',
    groups: {
      smileys: 'Kasvot ja sydämet',
      people: 'Ihmiset',
      nature: 'Eläimet ja luonto',
      food: 'Ruoka ja juoma',
      travel: 'Matkalla',
      activities: 'Vapaa-aika',
      objects: 'Tavarat',
      symbols: 'Symbolit',
      flags: 'Liput',
    },
  },
}
