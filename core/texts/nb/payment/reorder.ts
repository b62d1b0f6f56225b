import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlReorder } from '#core/texts/nl/payment/reorder.ts'

/** Buying again what one bought before, and the ways of paying that are kept, in Norwegian. */
export const nbReorder: TextsOf<typeof nlReorder> = {
  repeat: {
    title: 'Gjenta bestillingen',
    lead: 'Bestill med ett klikk det du kjøpte før, til dagens pris.',
    link: 'Gjenta den siste bestillingen',
    last: 'Sist bestilt {{date}}',
    pay: 'Betal {{price}}',
    payOf: 'Betal {{price}} for {{credits}} med {{method}}',
    byMandate: '{{method}}, lagret av deg. Du betaler med en gang, uten betalingsside.',
    byDebit: '{{method}} fra kontoen du har lagret.',
    byRedirect: 'Du betaler med {{method}} på betalingssiden.',
    byBank: 'Du betaler med {{method}} hos {{bank}}.',
    otherWay: 'Betal på en annen måte',
    none: 'Det er ingenting å gjenta nå',
    noneText: 'Når du har kjøpt noe som fortsatt er til salgs, finner du det her.',
    toCredits: 'Se pakkene',
    ended:
      'Denne lagrede betalingsmåten virker ikke lenger. Ingenting er bestilt, og ingenting er trukket.',
    placed: 'Denne bestillingen er allerede gjort, kanskje i et annet vindu.',
    keep: 'Lagre betalingsmåten',
    keepText:
      'Neste gang bestiller du med ett klikk. Opplysningene dine ligger hos betalingsleverandøren, ikke hos oss. Ingenting trekkes noen gang uten at du klikker på betal, og du kan alltid fjerne den i innstillingene dine.',
    loading: 'Et øyeblikk, leverandøren tar imot betalingen din.',
  },
  mandates: {
    title: 'Lagrede betalingsmåter',
    text: 'Med disse bestiller du igjen med ett klikk. Ingenting trekkes noen gang uten at du klikker på betal.',
    none: 'Du har ikke lagret noen betalingsmåte. Det kan du gjøre når du bestiller.',
    given: 'Lagret {{date}}',
    remove: 'Fjern',
    removeOf: 'Fjern {{method}}',
    removed: 'Fjernet. Du kan ikke bestille mer med den.',
    failed: 'De lagrede betalingsmåtene dine kan ikke vises nå.',
  },
}
