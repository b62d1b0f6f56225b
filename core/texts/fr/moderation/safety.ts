import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlSafety } from '#core/texts/nl/moderation/safety.ts'
import { frModerationWords } from './decisions.ts'

/** What reporting and its page say, in French. */
export const frSafety: TextsIn<'fr', typeof nlSafety> = {
  ...frModerationWords,
  sheet: {
    title: 'Signaler {{name}}',
    what: 'Que signales-tu ?',
    things: {
      member: 'Le profil',
      text: 'Le texte',
      photo: 'La photo',
      message: 'Le message',
      conversation: 'Le chat',
    },
    goesAlong: {
      member: 'Le profil de {{name}} est joint.',
      text: 'Le texte du profil de {{name}} est joint.',
      photo: 'Cette photo est jointe.',
      message: 'Ce message est joint.',
      conversation: 'Vos derniers messages sont joints.',
    },
    question: 'Qu’est-ce qui ne va pas ?',
    first: 'Passe en premier',
    change: 'Une autre raison',
    words: 'Quelque chose à ajouter ?',
    wordsHint: 'Ce n’est pas obligatoire. Que sais-tu que nous ne pouvons pas voir ?',
    discreet: '{{name}} n’apprendra pas qui l’a signalé.',
    send: 'Envoyer le signalement',
    kept: 'Ton signalement n’est pas parti. Ce que tu as écrit est encore là.',
    close: 'Fermer',
  },
  sent: {
    title: 'Merci. Nous allons regarder.',
    number: 'Le numéro de ton signalement',
    urgency: {
      atOnce: 'Cela passe en premier. Quelqu’un de l’équipe le regarde avant tout le reste.',
      soon: 'Quelqu’un de l’équipe le regarde dès que possible.',
      inTurn: 'Quelqu’un de l’équipe le regarde quand c’est son tour.',
    },
    follow: 'Ce qu’il en advient, tu le lis sous Sécurité.',
    help: 'De l’aide, tout de suite',
    helpText: {
      threat: 'En danger ? Appelle le 112.',
      force: 'Quelqu’un est en danger ? Appelle le 112.',
      extortion: 'Ne paie rien, et garde les messages.',
      fraud: 'Déjà payé ? Appelle aussi ta banque tout de suite.',
    },
    block: 'Tu ne veux plus avoir de nouvelles de {{name}} ?',
    done: 'Terminé',
  },
  mine: {
    title: 'Ce que tu as signalé',
    none: 'Encore aucun signalement',
    noneText:
      'Tu as vu quelque chose qui ne va pas ? Tu peux signaler chaque profil, chaque photo et chaque message.',
    rules: 'Lire les règles de la maison',
    number: 'Numéro {{number}}',
    outcome: {
      waiting: 'Pas encore regardé',
      nothing_found: 'Rien trouvé',
      acted: 'Nous avons agi',
      upheld: 'Réexaminé',
      overturned: 'Décision annulée',
    },
    means: {
      waiting: 'Nous t’écrivons dès que quelqu’un de l’équipe a regardé.',
      nothing_found: 'Quelqu’un de l’équipe a regardé et n’a rien trouvé de contraire aux règles.',
      acted: 'Quelqu’un de l’équipe a regardé, et tu avais raison.',
      upheld:
        'Quelqu’un d’autre a tout réexaminé et n’a rien trouvé non plus de contraire aux règles.',
      overturned: 'Nous avions agi. Après une contestation, cela a été annulé.',
    },
    ask: 'Demander un nouvel examen',
    asked: 'Quelqu’un d’autre de l’équipe va tout réexaminer. Tu auras de nos nouvelles.',
    askWords: 'Que devrions-nous encore savoir ?',
    askSend: 'Demander',
  },
  about: {
    title: 'À propos de ton compte',
    fresh: 'Nouveau',
    facts: 'Ce qui s’est passé',
    rule: 'La règle',
    found: 'Comment nous l’avons su',
    lasts: 'Combien de temps',
    until: 'Jusqu’au {{until}}',
    always: 'Jusqu’à ce que nous le levions',
    ended: 'Ce n’est plus en vigueur',
    number: 'Décision {{number}}',
    object: 'Pas d’accord ?',
    objectText:
      'Quelqu’un d’autre de l’équipe réexamine tout, et tu reçois une réponse. C’est possible jusqu’au {{until}}.',
    objectButton: 'Contester',
    objectWords: 'Pourquoi n’est-ce pas correct ?',
    objectSend: 'Envoyer ta contestation',
    state: {
      waiting:
        'Nous avons ta contestation. Quelqu’un d’autre de l’équipe réexamine tout, et tu reçois une réponse.',
      upheld: 'Tu as contesté. Quelqu’un d’autre a tout réexaminé : la décision est maintenue.',
      overturned: 'Tu as contesté, et tu avais raison. La décision a été annulée.',
      over: 'Tu ne peux plus contester.',
    },
    byLink: 'Nous avons ta contestation. La réponse arrive par e-mail, ou y est déjà.',
    elsewhere:
      'Tu peux aussi saisir un organe certifié de règlement des litiges dans l’UE, ou un juge. C’est toujours possible, même sans contester ici.',
    madeAt: 'Tu as contesté le {{date}}.',
    cancel: 'Finalement non',
    kept: 'Pas envoyé. Ce que tu as écrit est encore là.',
  },
  leave: {
    title: 'Fermer mon compte',
    text: 'Tu peux partir même si tu ne peux pas te connecter. Tu as ensuite {{days}} jours pour changer d’avis : le lien dans ton e-mail rétablit ton compte, toujours suspendu tant que la décision s’applique. Puis nous effaçons tes données pour de bon.',
    atOnce:
      'Tu peux partir même si tu ne peux pas te connecter. Ton adresse e-mail n’est pas confirmée : nous effaçons tes données tout de suite et pour de bon.',
    case: 'Nous gardons la décision aussi longtemps que la loi l’exige. Tu ne peux la contester que jusqu’à l’effacement de tes données.',
    credits: 'Il te reste {{credits}}. Ils seront perdus dès que tes données seront effacées.',
    leaving: 'Tu as fermé ton compte. Le lien dans ton e-mail te permet de revenir.',
  },
  link: {
    title: 'À propos de ton compte',
    over: 'Ce lien ne marche plus',
    overText: 'Prends le lien du dernier e-mail sur cette décision.',
    lead: 'Tu ne peux pas te connecter maintenant. Ici, tu lis pourquoi, et tu peux contester.',
  },
}
