const groups = {
  smileys: 'Gezichten en hartjes',
  people: 'Mensen',
  nature: 'Dieren en natuur',
  food: 'Eten en drinken',
  travel: 'Onderweg',
  activities: 'Vrije tijd',
  objects: 'Dingen',
  symbols: 'Tekens',
  flags: 'Vlaggen',
}
export type EmojiCategory = keyof typeof groups

/** What stands in the emoji picker, in Dutch; the names of the emoji are Unicode's. */
export const nlEmoji = {
  emoji: {
    label: 'Emoji',
    search: 'Zoek een emoji',
    tone: 'Huidskleur',
    tones: {
      light: 'Licht',
      mediumLight: 'Lichtgetint',
      medium: 'Getint',
      mediumDark: 'Donkergetint',
      dark: 'Donker',
    },
    loading: 'Even geduld',
    none: 'Die kennen we niet',
    failed: 'De emoji komen nu niet door. Probeer het zo nog eens.',
    groups,
  },
} as const
