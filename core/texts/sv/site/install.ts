import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlInstall } from '#core/texts/nl/site/install.ts'

/** The site on the screen of a device, and what it keeps there, in Swedish. */
export const svInstall: TextsOf<typeof nlInstall> = {
  install: {
    text: 'Du är där med ett tryck, och en siffra säger när någon har svarat.',
    discreet: 'Där står bara ”{{name}}” och en siffra. Aldrig ett namn, aldrig en text.',
    share: 'Tryck på Dela, längst ner i Safari.',
    add: 'Välj ”Lägg till på hemskärmen”.',
    later: 'Inte nu',
    understood: 'OK',
    keep: 'Vill du läsa utan internet också?',
    keepText:
      'Då sparar vi dina senaste konversationer och profilerna du har sett på den här enheten, i högst 7 dagar.',
    keepNot: 'Loggar du ut är allt borta. Gör det inte på en enhet du delar.',
    keepYes: 'Ja, spara dem här',
    keepNo: 'Nej, helst inte',
    kept: 'Läs utan internet',
    keptText:
      'Dina senaste konversationer och profiler stannar på den här enheten i högst 7 dagar. Loggar du ut är de borta.',
    keptNot: 'Vi sparar inget om dig på den här enheten.',
  },
  offline: {
    title: 'Du är offline',
    asOf: 'Du ser det som redan hade hämtats kl. {{moment}}.',
    asOfDay: 'Du ser det som redan hade hämtats den {{moment}}.',
    short: 'Läget {{moment}}',
    text: 'Dina meddelanden skickar vi senare.',
  },
  update: {
    there: 'Det finns en ny version',
    load: 'Hämta den',
  },
}
