import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlPages } from '../../nl/site/pages.ts'

/** What stands around the pages of words, in Spanish. */
export const esPages: TextsIn<'es', typeof nlPages> = {
  pages: {
    contents: 'Contenido',
    inShort: 'En pocas palabras',
    since: 'En vigor desde el {{date}}',
    print: 'Imprimir o guardar como PDF',
    ask: 'Hacer una pregunta',
  },
  langConfig: {
    title: 'Idioma y país',
    lead: 'Se aplica al momento, y tu dispositivo lo recuerda.',
    language: 'Idioma',
    country: 'País',
    countryText: 'Ves miembros, lugares y precios de este país.',
  },
}
