import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlGoodbye } from '#core/texts/nl/account/goodbye.ts'

/** After leaving, and the way back, in Danish: whoever reads it is not logged in. */
export const daGoodbye: TextsOf<typeof nlGoodbye> = {
  goodbye: {
    title: 'Din konto er lukket',
    until: 'Indtil {{date}} kan du komme tilbage. Derefter sletter vi dine data for altid.',
    days: 'Du har {{days}} dage til at komme tilbage. Derefter sletter vi dine data for altid.',
    text: 'Brug linket i den mail, vi sendte, eller log bare ind. Indtil da er der ingen, der ser dig.',
    erasedTitle: 'Dine data er slettet',
    erasedText:
      'Du havde ikke bekræftet din e-mailadresse endnu. Derfor er alt om dig slettet med det samme.',
    erasedPaid:
      'Vi gemmer kun, hvad du har betalt, uden dit navn: det kræver skatteloven. Har du spørgsmål? Skriv til {{email}}.',
    backTitle: 'Kommer du tilbage?',
    backText: 'Alt er, som du forlod det: din profil, dine samtaler og dine credits.',
    offer:
      'Du har lukket denne konto. Du kan komme tilbage indtil {{date}} kl. {{time}}. Derefter sletter vi dine data for altid.',
    textSuspended:
      'Det kan du med linket i den mail, vi sendte dig. Din konto forbliver suspenderet, så længe afgørelsen gælder.',
    backSuspended:
      'Din konto forbliver suspenderet, så længe afgørelsen gælder. Derefter kan du logge ind igen.',
    suspendedTitle: 'Din konto er tilbage',
    suspendedText:
      'Du kan først logge ind, når suspenderingen er forbi. Hvorfor, og hvordan du klager, står i mailen om afgørelsen.',
    back: 'Ja, jeg kommer tilbage',
    stayAway: 'Nej, jeg bliver væk',
    invalid: 'Dette link virker ikke længere: du er allerede tilbage, eller dine data er slettet.',
  },
}
