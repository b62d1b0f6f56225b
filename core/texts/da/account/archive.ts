import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlArchive } from '#core/texts/nl/account/archive.ts'

/** One's own data, in Danish. */
export const daArchive: TextsOf<typeof nlArchive> = {
  data: {
    title: 'Hent dine data',
    text: 'Alt, hvad vi har om dig, i én fil: din profil, fotos, beskeder, likes, credits og betalinger. Til at læse og tage med.',
    care: 'Du kan gøre det nogle gange om dagen. Pas på filen: den, der har den, kan læse dine beskeder.',
    start: 'Bed om dem',
    startOf: 'Bed om mine data',
    download: 'Hent mine data',
    done: 'Dine data er hentet.',
  },
}
