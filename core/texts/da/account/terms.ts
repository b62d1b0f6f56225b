import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlTerms } from '#core/texts/nl/account/terms.ts'

/** The page that asks a member to agree to new terms, in Danish. */
export const daTerms: TextsOf<typeof nlTerms> = {
  terms: {
    title: 'Vores vilkår er ændret',
    alert: 'Vores vilkår er ændret.',
    alertText: 'Du kan skrive og købe igen, når du er med på dem.',
    look: 'Se, hvad der er anderledes',
    lead: 'Se i ro og mag, hvad der er anderledes. Så bestemmer du.',
    news: 'Hvad der er anderledes',
    new: 'Nyt',
    changed: 'Ændret',
    gone: 'Væk',
    unknown: 'Vi ved ikke, hvilken tekst du læste før, så læs gerne det hele.',
    read: 'Læs alle vilkårene',
    agree: 'Det er jeg med på',
    agreed: 'Godt, du kan fortsætte',
    agreedText: 'Vi har gemt, at du var med på det, og hvilken tekst det var.',
    onward: 'Til medlemmerne',
    refuse: 'Hellere ikke?',
    refuseText: 'Så kan du ikke længere skrive, like eller købe. Dette kan du stadig:',
    withdraw: 'Bed om dine penge tilbage',
    data: 'Tag dine data med',
    leave: 'Gå',
  },
}
