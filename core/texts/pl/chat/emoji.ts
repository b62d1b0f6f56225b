import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlEmoji } from '#core/texts/nl/chat/emoji.ts'

/** What stands in the emoji picker, in Polish. */
export const plEmoji: TextsIn<'pl', typeof nlEmoji> = {
  emoji: {
    label: 'Emoji',
    search: 'Znajdź emoji',
    tone: 'Odcień skóry',
    tones: {
      light: 'Jasny',
      mediumLight: 'Średnio jasny',
      medium: 'Średni',
      mediumDark: 'Średnio ciemny',
      dark: 'Ciemny',
    },
    loading: 'Chwila',
    none: 'Tego nie znamy',
    failed: 'Emoji nie dotarły. Spróbuj za chwilę.',
    groups: {
      smileys: 'Twarze i serca',
      people: 'Ludzie',
      nature: 'Zwierzęta i natura',
      food: 'Jedzenie i picie',
      travel: 'W drodze',
      activities: 'Czas wolny',
      objects: 'Rzeczy',
      symbols: 'Symbole',
      flags: 'Flagi',
    },
  },
}
