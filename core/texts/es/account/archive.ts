import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlArchive } from '#core/texts/nl/account/archive.ts'

/** One's own data, in Spanish. */
export const esArchive: TextsIn<'es', typeof nlArchive> = {
  data: {
    title: 'Descarga tus datos',
    text: 'Todo lo que tenemos de ti, en un archivo: tu perfil, fotos, mensajes, likes, créditos y pagos. Para leerlo y llevártelo.',
    care: 'Puedes hacerlo varias veces al día. Guárdalo bien: quien lo tenga puede leer tus mensajes.',
    start: 'Pedir',
    startOf: 'Pedir mis datos',
    download: 'Descargar mis datos',
    done: 'Tus datos se han descargado.',
  },
}
