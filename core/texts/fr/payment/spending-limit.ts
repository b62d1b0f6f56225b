import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSpendingLimit } from '#core/texts/nl/payment/spending-limit.ts'

/** A member's own limits on spending, in French. */
export const frSpendingLimit: TextsIn<'fr', typeof nlSpendingLimit> = {
  spending: {
    title: 'Ta limite de dépenses',
    text: 'Décide toi-même combien tu dépenses au plus. Plus bas compte aussitôt. Plus haut, ou plus de limite, compte après {{days}} jours.',
    per: { day: 'Par jour', week: 'Par semaine', month: 'Par mois' },
    none: 'Sans limite',
    standing: '{{spent}} dépensés, encore {{left}} jusqu’au {{until}}',
    spent: '{{spent}} dépensés',
    elsewhere:
      'Là où tu achètes maintenant, tu paies en {{currency}}. Tant que cette limite compte, tu ne peux pas y commander. Une limite en {{currency}} compte après {{days}} jours.',
    open: 'Dont {{open}} encore à payer.',
    later: 'Dès le {{at}} : {{limit}}',
    laterNone: 'Dès le {{at}} : sans limite',
    keep: 'Garder la limite',
    keepOf: {
      day: 'Garder la limite par jour',
      week: 'Garder la limite par semaine',
      month: 'Garder la limite par mois',
    },
    change: 'Changer',
    changeOf: {
      day: 'Changer la limite par jour',
      week: 'Changer la limite par semaine',
      month: 'Changer la limite par mois',
    },
    most: {
      day: 'Au plus par jour, en {{currency}}',
      week: 'Au plus par semaine, en {{currency}}',
      month: 'Au plus par mois, en {{currency}}',
    },
    hint: 'Par exemple 25 ou 25,50',
    wrong: 'Tape un montant, comme 25 ou 25,50',
    save: 'Enregistrer',
    remove: 'Plus de limite',
    cancel: 'Annuler',
    now: 'Ta limite compte maintenant.',
    raised: 'Ton nouveau choix compte dès le {{at}}. D’ici là, tout reste pareil.',
    failed: 'Tes limites ne peuvent pas être montrées en ce moment.',
    broken: {
      day: 'Cela dépasse ta propre limite de {{limit}} par jour. Il te reste {{left}}. Un nouveau jour commence le {{until}}.',
      week: 'Cela dépasse ta propre limite de {{limit}} par semaine. Il te reste {{left}}. Une nouvelle semaine commence le {{until}}.',
      month:
        'Cela dépasse ta propre limite de {{limit}} par mois. Il te reste {{left}}. Un nouveau mois commence le {{until}}.',
    },
    brokenElsewhere:
      'Tu t’es fixé une limite de {{limit}}. Dans une autre monnaie, tu ne peux pas commander pour le moment.',
    brokenOpen: 'Les commandes encore ouvertes comptent aussi.',
    look: 'Voir tes limites',
  },
}
