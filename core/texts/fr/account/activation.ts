import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlActivation } from '#core/texts/nl/account/activation.ts'

/** Confirming an e-mail address, in French. */
export const frActivation: TextsIn<'fr', typeof nlActivation> = {
  activate: {
    title: 'Confirme ton adresse e-mail',
    text: 'Encore un geste et ton compte est prêt.',
    submit: 'Activer le compte',
    chooseTitle: 'Choisis ton mot de passe, {{name}}',
    chooseText:
      'Cette inscription vient d’un autre appareil. Choisis un mot de passe, ou retape le tien : c’est avec lui que tu te connecteras.',
    chooseNotYou:
      'Tu n’es pas {{name}} ? Alors quelqu’un d’autre a tapé ton adresse. Ce que tu choisis ici, tu es seul à le savoir.',
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
