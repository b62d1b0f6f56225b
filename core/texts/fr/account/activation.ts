import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlActivation } from '#core/texts/nl/account/activation.ts'

/** Confirming an e-mail address, in French. */
export const frActivation: TextsIn<'fr', typeof nlActivation> = {
  activate: {
    title: 'Confirme ton adresse e-mail',
    text: 'Encore un geste et ton compte est prêt.',
    submit: 'Activer le compte',
    proveTitle: 'Quel est ton mot de passe ?',
    proveText:
      'Tu ouvres ce lien sur un autre appareil que celui de ton inscription. Saisis le mot de passe que tu avais choisi.',
    startAgain: 'Je ne le sais plus, ou ce n’était pas moi',
    startAgainTitle: 'Recommencer',
    startAgainText:
      'Nous effaçons ce qui a été inscrit avec ton adresse et remboursons les crédits non utilisés. Ensuite, tu t’inscris de nouveau.',
    startAgainSubmit: 'Effacer et recommencer',
    activeTitle: 'Ton compte est déjà actif',
    activeText: 'Ce lien a déjà servi. Tu peux continuer.',
    password: 'Mot de passe',
    doneTitle: 'Bienvenue ! Ton compte est actif',
    doneText: 'Tu peux maintenant commencer {{conversations}}.',
    doneGift: 'Tes premiers messages sont pour nous.',
    doneCredits: 'Tu as {{credits}}.',
    conversations_one: '{{count}} conversation',
    conversations_many: '{{count}} conversations',
    conversations_other: '{{count}} conversations',
    doneProfile: 'Compléter ton profil',
    doneGo: 'Voir les membres',
    errorTitle: 'L’activation a échoué',
    errorText: 'Le lien a expiré, n’est pas valable ou a déjà servi.',
    resend: 'Envoyer un nouvel e-mail',
    resent: 'L’e-mail est en route. Prends le lien du plus récent.',
    loginFirst: 'Connecte-toi pour demander un nouvel e-mail.',
    support: 'Ça ne marche pas ? Écris à {{email}}.',
  },
}
