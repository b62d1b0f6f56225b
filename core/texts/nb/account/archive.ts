import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlArchive } from '#core/texts/nl/account/archive.ts'

/** One's own data, in Norwegian. */
export const nbArchive: TextsOf<typeof nlArchive> = {
  data: {
    title: 'Last ned dataene dine',
    text: 'Alt vi har om deg, i én fil: profilen din, bilder, meldinger, likes, credits og betalinger. Til å lese og ta med.',
    care: 'Du kan gjøre det noen ganger om dagen. Pass på den: den som har den, kan lese meldingene dine.',
    start: 'Be om dem',
    startOf: 'Be om dataene mine',
    download: 'Last ned dataene mine',
    done: 'Dataene dine er lastet ned.',
  },
}
