import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlPages } from '../../nl/site/pages.ts'

/** What stands around the pages of words, in Italian. */
export const itPages: TextsIn<'it', typeof nlPages> = {
  pages: {
    contents: 'Contenuti',
    inShort: 'In breve',
    since: 'In vigore dal {{date}}',
    print: 'Stampa o salva come PDF',
    ask: 'Fai una domanda',
  },
  langConfig: {
    title: 'Lingua e paese',
    lead: 'Vale subito, e il tuo dispositivo lo ricorda.',
    language: 'Lingua',
    country: 'Paese',
    countryText: 'Vedi membri, luoghi e prezzi di questo paese.',
  },
}
