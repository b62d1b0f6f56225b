import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlInstall } from '#core/texts/nl/site/install.ts'

/** The site on the screen of a device, and what it keeps there, in German. */
export const deInstall: TextsOf<typeof nlInstall> = {
  install: {
    text: 'Mit einem Tipp bist du da, und eine Zahl sagt dir, wenn jemand geantwortet hat.',
    discreet: 'Zu sehen ist nur „{{name}}“ und eine Zahl. Nie ein Name, nie ein Text.',
    share: 'Tippe auf Teilen, unten in Safari.',
    add: 'Wähle „Zum Home-Bildschirm“.',
    later: 'Jetzt nicht',
    understood: 'OK',
    keep: 'Auch ohne Internet lesen?',
    keepText:
      'Dann liegen deine letzten Gespräche und die Profile, die du gesehen hast, höchstens 7 Tage auf diesem Gerät.',
    keepNot: 'Loggst du dich aus, ist alles weg. Mach das nicht auf einem Gerät, das du teilst.',
    keepYes: 'Ja, hier behalten',
    keepNo: 'Nein, lieber nicht',
    kept: 'Ohne Internet lesen',
    keptText:
      'Deine letzten Gespräche und Profile bleiben höchstens 7 Tage auf diesem Gerät. Loggst du dich aus, sind sie weg.',
    keptNot: 'Auf diesem Gerät liegt nichts von dir.',
  },
  offline: {
    title: 'Du bist offline',
    asOf: 'Du siehst, was um {{moment}} schon geladen war.',
    asOfDay: 'Du siehst, was am {{moment}} schon geladen war.',
    short: 'Stand: {{moment}}',
    text: 'Deine Nachrichten senden wir später.',
  },
  update: {
    there: 'Es gibt eine neue Version',
    load: 'Laden',
  },
}
