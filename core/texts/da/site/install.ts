import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlInstall } from '#core/texts/nl/site/install.ts'

/** The site on the screen of a device, and what it keeps there, in Danish. */
export const daInstall: TextsOf<typeof nlInstall> = {
  install: {
    text: 'Du er der med ét tryk, og et tal viser, når nogen har svaret.',
    discreet: 'Der står kun »{{name}}« og et tal. Aldrig et navn, aldrig en tekst.',
    share: 'Tryk på Del, nederst i Safari.',
    add: 'Vælg »Føj til hjemmeskærm«.',
    later: 'Ikke nu',
    understood: 'OK',
    keep: 'Vil du også læse uden internet?',
    keepText:
      'Så gemmer vi dine seneste samtaler og de profiler, du har set, på denne enhed i højst 7 dage.',
    keepNot: 'Logger du ud, er det hele væk. Gør det ikke på en enhed, du deler.',
    keepYes: 'Ja, gem dem her',
    keepNo: 'Nej, helst ikke',
    kept: 'Læs uden internet',
    keptText:
      'Dine seneste samtaler og profiler bliver på denne enhed i højst 7 dage. Logger du ud, er de væk.',
    keptNot: 'Vi gemmer intet om dig på denne enhed.',
  },
  offline: {
    title: 'Du er offline',
    asOf: 'Du ser det, der allerede var hentet kl. {{moment}}.',
    asOfDay: 'Du ser det, der allerede var hentet den {{moment}}.',
    short: 'Status fra {{moment}}',
    text: 'Dine beskeder sender vi senere.',
  },
  update: {
    there: 'Der er en ny version',
    load: 'Hent den',
  },
}
