import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlArchive } from '#core/texts/nl/account/archive.ts'

/** One's own data, in Polish. */
export const plArchive: TextsIn<'pl', typeof nlArchive> = {
  data: {
    title: 'Pobierz swoje dane',
    text: 'Wszystko, co o Tobie mamy, w jednym pliku: profil, zdjęcia, wiadomości, polubienia, kredyty i płatności. Do czytania i do zabrania.',
    care: 'Możesz to zrobić kilka razy dziennie. Pilnuj go: kto go ma, może czytać Twoje wiadomości.',
    start: 'Poproś',
    startOf: 'Poproś o moje dane',
    download: 'Pobierz moje dane',
    done: 'Twoje dane zostały pobrane.',
  },
}
