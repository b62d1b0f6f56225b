import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlTerms } from '#core/texts/nl/account/terms.ts'

/** The page that asks a member to agree to new terms, in Norwegian. */
export const nbTerms: TextsOf<typeof nlTerms> = {
  terms: {
    title: 'Vilkårene våre er endret',
    alert: 'Vilkårene våre er endret.',
    alertText: 'Du kan skrive og kjøpe igjen når du godtar dem.',
    look: 'Se hva som er endret',
    lead: 'Se i ro og mak hva som er endret. Så bestemmer du.',
    news: 'Hva som er endret',
    new: 'Nytt',
    changed: 'Endret',
    gone: 'Borte',
    unknown: 'Vi vet ikke hvilken tekst du leste før, så les gjerne alt.',
    read: 'Les alle vilkårene',
    agree: 'Jeg godtar',
    agreed: 'Fint, du kan fortsette',
    agreedText: 'Vi har lagret at du godtok, og hvilken tekst.',
    onward: 'Til medlemmene',
    refuse: 'Vil du ikke?',
    refuseText: 'Da kan du ikke lenger skrive, like eller kjøpe. Dette kan du fortsatt:',
    withdraw: 'Be om pengene tilbake',
    data: 'Ta med dataene dine',
    leave: 'Gå',
  },
}
