import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlDiscount } from '#core/texts/nl/payment/discount.ts'

/** Discounts, which only members see, in French. */
export const frDiscount: TextsIn<'fr', typeof nlDiscount> = {
  discount: {
    bonus: '{{percent}} sur ton premier achat. Encore :',
    welcome_one:
      'Réduction de bienvenue : {{percent}} sur ton premier achat, encore {{count}} heure.',
    welcome_many:
      'Réduction de bienvenue : {{percent}} sur ton premier achat, encore {{count}} heures.',
    welcome_other:
      'Réduction de bienvenue : {{percent}} sur ton premier achat, encore {{count}} heures.',
    was: 'Avant {{price}}',
    now: 'Maintenant {{price}}',
    have: 'Tu as un code de réduction ?',
    label: 'Code de réduction',
    use: 'Utiliser',
    remove: 'Retirer le code',
    applied: '{{percent}} de réduction avec {{code}}',
    from: 'Ce code vaut pour les commandes dès {{price}}.',
    only: 'Ce code ne vaut qu’avec {{methods}}.',
    better: 'Sans ce code, tu as {{percent}} de réduction : retire-le et tu paies moins.',
    personal: {
      newcomer: 'Personnel : tu l’as parce que tu es nouveau.',
      stay: 'Personnel : tu l’as parce que c’était trop cher.',
      given: 'Personnel : nous n’avons donné ce code qu’à toi.',
    },
  },
  discountRefusal: {
    code_below_minimum: 'Ce code est pour de plus grosses commandes.',
    code_expired: 'Ce code a expiré.',
    code_first_purchase: 'Ce code est pour ton premier achat.',
    code_not_active: 'Ce code ne vaut pas en ce moment.',
    code_of_another: 'Ce code est pour quelqu’un d’autre.',
    code_other_country: 'Ce code ne vaut pas dans ton pays.',
    code_other_currency: 'Ce code ne vaut pas dans cette monnaie.',
    code_other_method: 'Ce code ne vaut pas avec ce moyen de paiement.',
    code_unknown: 'Nous ne connaissons pas ce code. Vérifie que tu l’as bien copié.',
    code_used: 'Ce code a déjà servi.',
  },
}
