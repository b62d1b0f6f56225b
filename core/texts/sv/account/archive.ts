import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlArchive } from '#core/texts/nl/account/archive.ts'

/** One's own data, in Swedish. */
export const svArchive: TextsOf<typeof nlArchive> = {
  data: {
    title: 'Ladda ner dina uppgifter',
    text: 'Allt vi har om dig, i en fil: din profil, bilder, meddelanden, likes, credits och betalningar. Att läsa och ta med dig.',
    care: 'Du kan göra det några gånger om dagen. Var rädd om den: den som har den kan läsa dina meddelanden.',
    start: 'Be om dem',
    startOf: 'Be om mina uppgifter',
    download: 'Ladda ner mina uppgifter',
    done: 'Dina uppgifter är nerladdade.',
  },
}
