import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlDeskPhotos } from '#core/texts/nl/moderation/desk-photos.ts'

/** What the desk says of photos that wait, of what is locked and of the police, in French. */
export const frDeskPhotos: TextsIn<'fr', typeof nlDeskPhotos> = {
  photos: {
    section: 'Photos',
    title: 'Photos',
    waiting_one: '{{count}} attend',
    waiting_many: '{{count}} attendent',
    waiting_other: '{{count}} attendent',
    empty: 'Tout est traité',
    emptyText: 'Aucune photo n’attend. C’est l’heure du café.',
    again: 'Regarder encore',
    hidden: 'Les autres ne la voient pas encore',
    shown: 'Les autres la voient déjà',
    unseen: 'Cachée aux autres',
    broken: 'La photo ne se charge pas. Elle n’est peut-être plus là. Réessaie.',
    alike: 'Ressemble à une photo refusée ({{bits}} points sur 64 diffèrent)',
    refused_one: 'Déjà refusée : {{count}} photo',
    refused_many: 'Déjà refusées : {{count}} photos',
    refused_other: 'Déjà refusées : {{count}} photos',
    refusedNone: 'N’a jamais eu de photo refusée',
    alt: 'La photo à vérifier',
    approve: 'Bien, suivante',
    refuse: 'Refuser, suivante',
    rules: 'Ou refuser pour',
    facts: 'Ce que lit {{name}}',
    writeFacts: 'Écris pourquoi.',
    child:
      'La photo est sous clé. Plus personne ne la voit, toi non plus, et son dossier passe en premier.',
    lock: 'Mettre sous clé, suivante',
    done: 'Approuvée',
    doneRefused: 'Refusée, avec la raison',
    doneLocked: 'Sous clé',
  },
  locked: {
    title: 'Sous clé',
    text: 'Personne ne voit cette photo, toi non plus. Décide d’après ce qui a été dit. Avec « rien trouvé », elle revient sans être vue ; sinon la procédure suit.',
    status: {
      locked: 'Sous clé depuis le {{at}}',
      handedOver: 'Transmise, était sous clé depuis le {{at}}',
      destroyed: 'Détruite, était sous clé depuis le {{at}}',
    },
    until: 'Sans décision, elle se débloque d’elle-même : {{at}}.',
    hash: 'sha256 {{hash}}',
  },
  police: {
    title: 'Une vie est en danger ? Appelle d’abord le 112.',
    number: 'Numéro, et à qui tu as parlé',
    send: 'Police prévenue',
    done: 'Noté dans le dossier et au journal',
    told: 'Police prévenue',
  },
}
