import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlGoodbye } from '#core/texts/nl/account/goodbye.ts'

/** After leaving, and the way back, in Norwegian: whoever reads it is not logged in. */
export const nbGoodbye: TextsOf<typeof nlGoodbye> = {
  goodbye: {
    title: 'Kontoen din er lukket',
    until: 'Til {{date}} kan du komme tilbake. Etterpå sletter vi dataene dine for godt.',
    days: 'Du har {{days}} dager på å komme tilbake. Etterpå sletter vi dataene dine for godt.',
    text: 'Bruk lenken i e-posten vi sendte, eller bare logg inn. Til da ser ingen deg.',
    erasedTitle: 'Dataene dine er slettet',
    erasedText:
      'Du hadde ikke bekreftet e-postadressen din ennå. Derfor er alt om deg slettet med en gang.',
    erasedPaid:
      'Vi tar bare vare på det du har betalt, uten navnet ditt: det krever skatteloven. Har du et spørsmål? Skriv til {{email}}.',
    backTitle: 'Kommer du tilbake?',
    backText: 'Alt er slik du forlot det: profilen, samtalene og creditsene dine.',
    offer:
      'Du har lukket denne kontoen. Du kan komme tilbake til {{date}} kl. {{time}}. Etterpå sletter vi dataene dine for godt.',
    textSuspended:
      'Det gjør du med lenken i e-posten vi sendte deg. Kontoen forblir utestengt så lenge avgjørelsen gjelder.',
    backSuspended:
      'Kontoen forblir utestengt så lenge avgjørelsen gjelder. Etterpå kan du logge inn igjen.',
    suspendedTitle: 'Kontoen din er tilbake',
    suspendedText:
      'Du kan først logge inn når utestengelsen er over. Hvorfor, og hvordan du klager, står i e-posten om avgjørelsen.',
    back: 'Ja, jeg kommer tilbake',
    stayAway: 'Nei, jeg blir borte',
    invalid:
      'Denne lenken virker ikke lenger: du er allerede tilbake, eller dataene dine er slettet.',
  },
}
