import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlGoodbye } from '#core/texts/nl/account/goodbye.ts'

/** After leaving, and the way back, in Swedish: whoever reads it is not logged in. */
export const svGoodbye: TextsOf<typeof nlGoodbye> = {
  goodbye: {
    title: 'Ditt konto är stängt',
    until: 'Till {{date}} kan du komma tillbaka. Sedan raderar vi dina uppgifter för gott.',
    days: 'Du har {{days}} dagar på dig att komma tillbaka. Sedan raderar vi dina uppgifter för gott.',
    text: 'Använd länken i mejlet vi skickade, eller logga bara in. Tills dess ser ingen dig.',
    erasedTitle: 'Dina uppgifter är raderade',
    erasedText: 'Du hade inte bekräftat din e-postadress än. Därför är allt om dig raderat direkt.',
    erasedPaid:
      'Vi sparar bara vad du har betalat, utan ditt namn: det kräver skattelagen. Har du en fråga? Mejla {{email}}.',
    backTitle: 'Kommer du tillbaka?',
    backText: 'Allt är som du lämnade det: din profil, dina konversationer och dina credits.',
    offer:
      'Du har stängt det här kontot. Du kan komma tillbaka till den {{date}} kl. {{time}}. Sedan raderar vi dina uppgifter för gott.',
    textSuspended:
      'Det gör du med länken i mejlet vi skickade. Ditt konto är fortfarande avstängt så länge beslutet gäller.',
    backSuspended:
      'Ditt konto är fortfarande avstängt så länge beslutet gäller. Därefter kan du logga in igen.',
    suspendedTitle: 'Ditt konto är tillbaka',
    suspendedText:
      'Du kan logga in först när avstängningen är över. Varför, och hur du överklagar, står i mejlet om beslutet.',
    back: 'Ja, jag kommer tillbaka',
    stayAway: 'Nej, jag stannar borta',
    invalid:
      'Länken fungerar inte längre: du är redan tillbaka, eller så är dina uppgifter raderade.',
  },
}
