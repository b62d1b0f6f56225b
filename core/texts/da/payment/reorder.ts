import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReorder } from '#core/texts/nl/payment/reorder.ts'

/** Buying again what one bought before, and the ways of paying that are kept, in Danish. */
export const daReorder: TextsOf<typeof nlReorder> = {
  repeat: {
    title: 'Gentag din ordre',
    lead: 'Bestil med ét klik det, du købte før, til dagens pris.',
    link: 'Gentag din seneste ordre',
    last: 'Sidst bestilt den {{date}}',
    pay: 'Betal {{price}}',
    payOf: 'Betal {{price}} for {{credits}} med {{method}}',
    byMandate: '{{method}}, gemt af dig. Du betaler med det samme, uden betalingsside.',
    byDebit: '{{method}} fra den konto, du har gemt.',
    byRedirect: 'Du betaler med {{method}} på betalingssiden.',
    byBank: 'Du betaler med {{method}} hos {{bank}}.',
    otherWay: 'Betal på en anden måde',
    none: 'Der er intet at gentage nu',
    noneText: 'Når du har købt noget, der stadig er til salg, finder du det her.',
    toCredits: 'Se pakkerne',
    ended: 'Den gemte betalingsmåde virker ikke længere. Intet er bestilt, og intet er trukket.',
    placed: 'Denne ordre er allerede afgivet, måske i et andet vindue.',
    keep: 'Gem betalingsmåden',
    keepText:
      'Næste gang bestiller du med ét klik. Dine oplysninger ligger hos betalingsudbyderen, ikke hos os. Der bliver aldrig trukket noget, uden at du klikker på betal, og du kan altid fjerne den i dine indstillinger.',
    loading: 'Et øjeblik, udbyderen henter din betaling.',
  },
  mandates: {
    title: 'Gemte betalingsmåder',
    text: 'Med dem bestiller du igen med ét klik. Der bliver aldrig trukket noget, uden at du klikker på betal.',
    none: 'Du har ikke gemt nogen betalingsmåde. Det kan du gøre, når du bestiller.',
    given: 'Gemt den {{date}}',
    remove: 'Fjern',
    removeOf: 'Fjern {{method}}',
    removed: 'Fjernet. Du kan ikke bestille mere med den.',
    failed: 'Dine gemte betalingsmåder kan ikke vises nu.',
  },
}
