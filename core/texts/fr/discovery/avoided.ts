import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlAvoided } from '#core/texts/nl/discovery/avoided.ts'

/** Addresses to which a member is never shown, in French. */
export const frAvoided: TextsIn<'fr', typeof nlAvoided> = {
  avoided: {
    title: 'Invisible pour',
    text: 'Ton ex, une collègue, ton frère : qui se connecte avec une adresse de cette liste ne te croise nulle part. Même s’il ne s’inscrit que plus tard.',
    email: 'Adresse e-mail',
    note: 'Qui est-ce ? (facultatif)',
    noteHint: 'Pour toi seul. Nous ne gardons pas l’adresse elle-même.',
    add: 'Ajouter à ma liste',
    added: 'C’est fait. Qui a cette adresse ne te verra pas.',
    list: 'Ta liste',
    none: 'Il n’y a encore personne sur ta liste.',
    since: 'Depuis le {{date}}',
    noNote: 'Sans nom',
    remove: 'Retirer',
    removed: '{{name}} n’est plus sur ta liste.',
    know: 'Bon à savoir',
    same: 'Personne ne remarque ta liste, et elle ne trahit jamais qui est ici.',
    acts: 'Si tu likes quelqu’un ou lui écris, cela arrive. Cette personne peut alors voir ton profil, même avec une adresse de cette liste.',
    reachTitle: 'Cette personne pourra te voir',
    reachText:
      'Qui reçoit ton like ou ton message peut voir ton profil, même avec une adresse de ta liste.',
    reachYes: 'Continuer',
    reachNo: 'Finalement non',
    talks: 'Qui te parle déjà peut continuer. Tu ne veux pas ? Bloque-le.',
    limit: 'Ta liste a de la place pour {{max}} adresses.',
  },
}
