import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlNotifications } from '#core/texts/nl/account/notifications.ts'

/** What members are told of while they are away, in French. */
export const frNotifications: TextsIn<'fr', typeof nlNotifications> = {
  notifications: {
    title: 'Ce dont on te prévient',
    what: 'Sorte de notification',
    email: 'E-mail',
    push: 'Push',
    newMessages: 'Nouveaux messages',
    newLikes: 'Nouveaux likes',
    matches: 'Matchs',
    gifts: 'Cadeaux',
    visits: 'Visites',
    payments: 'Paiements',
    account: 'Connexions',
    alwaysMailed: '{{kind}} : toujours par e-mail',
    notMailed: '{{kind}} : pas par e-mail',
    happened: 'Ce qui s’est passé',
    install:
      'Sur iPhone ou iPad, les notifications ne marchent que si {{name}} est sur ton écran d’accueil. Touche Partager dans Safari, choisis Sur l’écran d’accueil et ouvre {{name}} de là.',
    quiet: {
      section: 'Quand et comment',
      title: 'Heures calmes',
      on: 'De {{from}} à {{to}}, rien ne sonne. Ensuite, tout arrive en une notification.',
      off: 'Active-le si tu ne veux rien entendre la nuit.',
      from: 'Calme à partir de',
      to: 'Jusqu’à',
      zone: 'Fuseau horaire',
    },
    lock: {
      title: 'Sur ton écran',
      nothing: 'Rien',
      name: 'Nom',
      text: 'Tout',
      nothingText: 'Une notification dit seulement qu’il y a quelque chose.',
      nameText: 'Qui voit ton écran voit de qui elle vient.',
      textText: 'Qui voit ton écran peut lire tes messages.',
    },
    newMembers: 'Recherches enregistrées',
    switch: '{{kind}} : {{channel}}',
    always: 'Les e-mails sur ton compte et tes paiements arrivent toujours.',
  },
}
