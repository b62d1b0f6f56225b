import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlDirectDebit } from '#core/texts/nl/payment/direct-debit.ts'

/** Paying by direct debit, in French. */
export const frDirectDebit: TextsIn<'fr', typeof nlDirectDebit> = {
  debit: {
    title: 'Prélèvement',
    back: 'Payer autrement',
    choose: 'Payer par prélèvement',
    chooseText: 'De ton compte, avec un code par SMS',
    holder: 'Nom sur le compte',
    iban: 'IBAN',
    street: 'Rue',
    number: 'Numéro',
    zip: 'Code postal',
    city: 'Ville',
    phone: 'Mobile, pour un code',
    agree: 'Ce que nous convenons',
    once: 'Nous débitons {{price}} une fois, le {{day}} ou peu après.',
    mailed: 'Nous t’envoyons ce jour et ta référence de mandat par e-mail avant.',
    takeBack: 'Ta propre banque peut le rembourser pendant 8 semaines.',
    whole: 'Lire tout le mandat',
    send: 'Envoie-moi le code',
    advance:
      'Tu as {{credits}} tout de suite, le reste dès que ta banque a payé. Si elle ne paie pas, nous les reprenons.',
    had: 'Tu as déjà {{credits}}, le reste arrive dès que ta banque a payé. Si elle ne paie pas, nous les reprenons.',
    later: 'Tu reçois tes crédits dès que ta banque a payé.',
    codeTitle: 'Six chiffres',
    codeText:
      'Ils sont dans le SMS à ton numéro finissant par {{end}}. Le code ne vaut que pour ce mandat.',
    code: 'Code du SMS',
    valid: 'Valable jusqu’à {{time}}, {{tries}} essais',
    again: 'Nouveau code',
    demo: 'C’est une démo : lis ton SMS ici',
    sign: 'Signer le mandat',
    signed: 'Tu as déjà un mandat',
    signedText: 'Sur ton compte finissant par {{end}}. Pas besoin de nouveau code.',
    order: 'Débiter {{price}}',
    none: 'Le prélèvement n’est pas possible ici en ce moment',
    noneText: 'Choisis une autre façon de payer.',
    other: 'Choisir une autre façon',
    blocked: 'Le prélèvement est désactivé pour toi',
    blockedText:
      'Ta banque a repris {{money}}. Achète pour ce montant d’une autre façon, et le prélèvement revient.',
    object: 'Ce n’est pas exact ? Écris-nous à {{email}} et quelqu’un regardera.',
    limit: 'Plus de prélèvement pour le moment',
    limitText:
      'Tu peux commander par prélèvement {{max}} fois en {{days}} jours. Les autres façons de payer marchent toujours.',
    pending: 'Nous le débitons le {{day}} ou peu après.',
    pendingLater: 'Tes crédits arrivent dès que ta banque a payé ; pas besoin d’attendre ici.',
    desk: {
      title: 'Bloqués pour le prélèvement',
      text: 'Leur banque a repris de l’argent. Le prélèvement revient dès qu’ils ont payé autrement, ou si tu le permets.',
      none: 'Personne n’est bloqué.',
      owed: '{{money}} à régler depuis le {{date}}',
      reason: 'Pourquoi peut-on le permettre ?',
      lift: 'Permettre à nouveau le prélèvement',
      lifted: 'Le prélèvement marche à nouveau.',
    },
  },
}
