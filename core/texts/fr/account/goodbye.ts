import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlGoodbye } from '#core/texts/nl/account/goodbye.ts'

/** After leaving, and the way back, in French: whoever reads it is not logged in. */
export const frGoodbye: TextsIn<'fr', typeof nlGoodbye> = {
  goodbye: {
    title: 'Ton compte est fermé',
    until: 'Jusqu’au {{date}}, tu peux revenir. Après, nous effaçons tes données pour de bon.',
    days: 'Tu as {{days}} jours pour revenir. Après, nous effaçons tes données pour de bon.',
    text: 'Prends le lien de notre e-mail, ou connecte-toi simplement. D’ici là, personne ne te voit.',
    erasedTitle: 'Tes données sont effacées',
    erasedText:
      'Tu n’avais pas encore confirmé ton adresse e-mail. Tout a donc été effacé aussitôt.',
    erasedPaid:
      'Nous ne gardons que ce que tu as payé, sans ton nom : la loi fiscale le demande. Une question ? Écris à {{email}}.',
    backTitle: 'Tu reviens ?',
    backText: 'Tout est comme tu l’as laissé : ton profil, tes conversations et tes crédits.',
    offer:
      'Tu as fermé ce compte. Tu peux encore revenir jusqu’au {{date}} à {{time}}. Après, nous effaçons tes données pour de bon.',
    textSuspended:
      'Utilise le lien dans l’e-mail que nous t’avons envoyé. Ton compte reste suspendu tant que la décision s’applique.',
    backSuspended:
      'Ton compte reste suspendu tant que la décision s’applique. Ensuite, tu pourras te reconnecter.',
    suspendedTitle: 'Ton compte est rétabli',
    suspendedText:
      'Tu pourras te connecter une fois la suspension terminée. L’e-mail sur la décision dit pourquoi, et comment la contester.',
    back: 'Oui, je reviens',
    stayAway: 'Non, je reste loin',
    invalid: 'Ce lien ne marche plus : tu es déjà de retour, ou tes données sont effacées.',
  },
}
