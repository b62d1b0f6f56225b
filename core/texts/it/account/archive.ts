import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlArchive } from '#core/texts/nl/account/archive.ts'

/** One's own data, in Italian. */
export const itArchive: TextsIn<'it', typeof nlArchive> = {
  data: {
    title: 'Scarica i tuoi dati',
    text: 'Tutto quello che abbiamo di te, in un file: profilo, foto, messaggi, like, crediti e pagamenti. Da leggere e da portare via.',
    care: 'Puoi farlo alcune volte al giorno. Tienilo al sicuro: chi ce l’ha può leggere i tuoi messaggi.',
    start: 'Chiedi',
    startOf: 'Chiedi i miei dati',
    download: 'Scarica i miei dati',
    done: 'I tuoi dati sono stati scaricati.',
  },
}
