import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlInstall } from '#core/texts/nl/site/install.ts'

/** The site on the screen of a device, and what it keeps there, in Norwegian. */
export const nbInstall: TextsOf<typeof nlInstall> = {
  install: {
    text: 'Du er der med ett trykk, og et tall viser når noen har svart.',
    discreet: 'Alt det viser, er «{{name}}» og et tall. Aldri et navn, aldri en tekst.',
    share: 'Trykk på Del, nederst i Safari.',
    add: 'Velg «Legg til på Hjem-skjerm».',
    later: 'Ikke nå',
    understood: 'OK',
    keep: 'Vil du lese uten internett også?',
    keepText:
      'Da lagrer vi de siste samtalene dine og profilene du så på denne enheten, i høyst 7 dager.',
    keepNot: 'Logger du ut, er alt borte. Ikke gjør dette på en enhet du deler.',
    keepYes: 'Ja, lagre dem her',
    keepNo: 'Nei, helst ikke',
    kept: 'Les uten internett',
    keptText:
      'De siste samtalene og profilene blir på denne enheten i høyst 7 dager. Logger du ut, er de borte.',
    keptNot: 'Vi lagrer ingenting av ditt på denne enheten.',
  },
  offline: {
    title: 'Du er frakoblet',
    asOf: 'Du ser det som allerede var hentet kl. {{moment}}.',
    asOfDay: 'Du ser det som allerede var hentet {{moment}}.',
    short: 'Status fra {{moment}}',
    text: 'Meldingene dine sender vi senere.',
  },
  update: {
    there: 'Det finnes en ny versjon',
    load: 'Last den',
  },
}
