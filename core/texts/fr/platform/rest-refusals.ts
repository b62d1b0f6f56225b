import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlRestRefusals } from '#core/texts/nl/platform/rest-refusals.ts'

/** Refusals and faults of fields on every other page, in French: they join those of `refusals.ts`. */
export const frRestRefusals: TextsIn<'fr', typeof nlRestRefusals> = {
  refusal: {
    other_account:
      'Un autre compte est maintenant connecté dans ce navigateur. Rien n’a été envoyé et ton texte est conservé.',
    terms_changed: 'Nos conditions ont changé. Accepte-les d’abord, et cela marchera de nouveau.',
    insufficient_credits: 'Tu n’as pas assez de crédits.',
    no_likes_left: 'Tes likes du jour sont épuisés. Tu peux encore passer.',
    age_proof_needed: 'Montre-nous une fois que tu as 18 ans, alors tu peux écrire.',
    age_refused: 'D’après la vérification, tu as moins de 18 ans, tu ne peux donc pas écrire ici.',
    avoided_full: 'Ta liste est pleine. Retire d’abord une adresse.',
    message_empty: 'Écris d’abord un message.',
    gift_not_offered: 'Ce cadeau n’est pas possible ici.',
    photo_missing: 'La photo n’est pas arrivée. Envoie-la à nouveau.',
    photos_not_welcome: 'Ce membre ne veut pas de photos dans le chat.',
    message_too_long: 'Ton message est trop long.',
    method_ended: 'Ce moyen de paiement n’existe plus. Rien n’a été commandé.',
    payment_mismatch: 'Le paiement ne correspond pas à la commande. Écris-nous.',
    refund_too_much: 'Il ne reste pas autant à rembourser sur ce paiement.',
    price_changed:
      'Le prix vient de changer. Rien n’est commandé : regarde ce que cela coûte maintenant.',
    withdrawal_changed: 'Ton solde vient de changer. Vérifie les montants et confirme à nouveau.',
    withdrawal_nothing: 'Il n’y a plus rien à te rembourser pour cette commande.',
    withdrawal_too_late: 'Tu ne peux plus te rétracter de cette commande.',
    talk_taken: 'Quelqu’un de l’équipe a déjà cette conversation en main.',
    spending_limit: 'Cela dépasse la limite que tu t’es fixée.',
    email_changed_recently:
      'Ton adresse e-mail a changé récemment. Après deux jours, tu peux la changer à nouveau.',
    email_not_found: 'Adresse e-mail introuvable.',
    chats_paused:
      'Tu ne peux pas envoyer de messages en ce moment. Sous Sécurité, tu peux lire pourquoi, et contester.',
    first_is_held: 'Ton premier message est en vérification. Ensuite, tu peux continuer à écrire.',
    appealed_already: 'Tu as déjà contesté. Tu auras de nos nouvelles.',
    case_claimed: 'Quelqu’un de l’équipe s’en occupe déjà.',
    case_not_claimed: 'Tu n’as plus ce dossier. Ouvre-le à nouveau.',
    own_case: 'Cela te concerne, ou concerne quelqu’un de l’équipe. Quelqu’un d’autre s’en charge.',
    own_decision: 'Tu as pris cette décision. Quelqu’un d’autre regarde la contestation.',
    own_proposal: 'Tu l’as proposé toi-même. Quelqu’un de l’équipe le confirme.',
    proposed_already: 'C’est déjà proposé. Quelqu’un de l’équipe va regarder.',
    reason_needed: 'Cherche ce membre à nouveau, avec une raison.',
    second_person_needed: 'Il faut être deux. Propose-le.',
    mandate_ended: 'Ce moyen de paiement gardé ne marche plus. Rien n’a été débité.',
    code_void: 'Ce code n’est plus valable. Demandes-en un nouveau.',
    debit_blocked: 'Ton compte est bloqué pour le prélèvement.',
    debit_limit:
      'Ta limite de prélèvement est atteinte. Les autres moyens de payer marchent toujours.',
    number_busy_one:
      'Beaucoup de codes viennent d’être envoyés à ce numéro. Réessaie dans {{count}} minute, ou paie autrement.',
    number_busy_many:
      'Beaucoup de codes viennent d’être envoyés à ce numéro. Réessaie dans {{count}} minutes, ou paie autrement.',
    number_busy_other:
      'Beaucoup de codes viennent d’être envoyés à ce numéro. Réessaie dans {{count}} minutes, ou paie autrement.',
    too_many_codes: 'Trop de codes sont partis aujourd’hui. Réessaie demain, ou paie autrement.',
    link_invalid: 'Ce lien a expiré ou n’est pas valable. Demande un nouvel e-mail.',
    already_active: 'Ton compte est déjà actif.',
    already_changed: 'Ton adresse e-mail a déjà changé.',
    password_needed: 'Saisis d’abord ton mot de passe.',
    too_many_reset_mails: 'Trop d’e-mails pour un nouveau mot de passe, réessaie demain.',
  },
  field: {
    code_invalid: 'Code invalide',
    iban_invalid: 'Cet IBAN n’est pas correct. Vérifie-le.',
    delivery_consent_changed: 'Ce texte a changé. Recharge la page et prends le temps de le lire',
    delivery_consent_needed: 'Coche cette case pour commander',
    iban_country: 'Nous ne pouvons pas débiter les comptes de ce pays',
    phone_invalid: 'Ce n’est pas un numéro de mobile',
    phone_country: 'Nous n’envoyons pas de codes dans ce pays',
    email_duplicate: 'Cette adresse a déjà un compte sur ce site',
    password_wrong: 'Ce mot de passe n’est pas correct',
    passwords_differ: 'Les mots de passe ne sont pas les mêmes',
    receipt_invalid: 'Un numéro de reçu ressemble à 2026-000012',
  },
}
