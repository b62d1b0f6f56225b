import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlTerms } from '#core/texts/nl/account/terms.ts'

/** The page that asks a member to agree to new terms, in Danish. */
export const daTerms: TextsOf<typeof nlTerms> = {
  terms: {
    title: 'Vores vilkår er ændret',
    alert: 'Vores vilkår er ændret.',
    alertText: 'Du kan skrive og købe igen, når du accepterer dem.',
    look: 'Se, hvad der er ændret',
    lead: 'Se i ro og mag, hvad der er ændret. Så bestemmer du.',
    news: 'Hvad der er ændret',
    new: 'Nyt',
    changed: 'Ændret',
    gone: 'Væk',
    unknown: 'Vi ved ikke, hvilken tekst du læste før, så læs gerne det hele.',
    read: 'Læs alle vilkårene',
    agree: 'Jeg accepterer',
    agreed: 'Godt, du kan fortsætte',
    agreedText: 'Vi har gemt, at du accepterede, og hvilken tekst.',
    onward: 'Til medlemmerne',
    refuse: 'Vil du ikke?',
    refuseText: 'Så kan du ikke længere skrive, like eller købe. Dette kan du stadig:',
    withdraw: 'Bed om dine penge tilbage',
    data: 'Tag dine data med',
    leave: 'Gå',
  },
}
