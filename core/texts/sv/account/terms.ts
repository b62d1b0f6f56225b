import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlTerms } from '#core/texts/nl/account/terms.ts'

/** The page that asks a member to agree to new terms, in Swedish. */
export const svTerms: TextsOf<typeof nlTerms> = {
  terms: {
    title: 'Våra villkor har ändrats',
    alert: 'Våra villkor har ändrats.',
    alertText: 'Du kan skriva och köpa igen när du godkänner dem.',
    look: 'Se vad som är ändrat',
    lead: 'Se i lugn och ro vad som är ändrat. Sedan bestämmer du.',
    news: 'Vad som är ändrat',
    new: 'Nytt',
    changed: 'Ändrat',
    gone: 'Borta',
    unknown: 'Vi vet inte vilken text du läste förut, så läs gärna allt.',
    read: 'Läs alla villkoren',
    agree: 'Jag godkänner',
    agreed: 'Bra, du kan fortsätta',
    agreedText: 'Vi har sparat att du godkände, och vilken text.',
    onward: 'Till medlemmarna',
    refuse: 'Vill du inte?',
    refuseText: 'Då kan du inte längre skriva, gilla eller köpa. Det här kan du fortfarande:',
    withdraw: 'Be om pengarna tillbaka',
    data: 'Ta med dina uppgifter',
    leave: 'Gå',
  },
}
