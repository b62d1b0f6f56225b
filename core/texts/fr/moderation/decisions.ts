import { titlesOf } from '#core/moderation/rule-titles.ts'
import type { ModerationWords } from '#core/texts/nl/moderation/decisions.ts'
import { frRulebook } from './rulebook.ts'

/** What the screens, the mails and the desk call a rule, a reason and a decision, in French. */
export const frModerationWords: ModerationWords = {
  rule: titlesOf(frRulebook.rules),
  reason: {
    child_abuse: 'Image sexuelle d’un enfant',
    under_age: 'Moins de 18 ans',
    threat: 'Me menace ou menace quelqu’un',
    force: 'Subit une contrainte, ou l’exerce',
    extortion: 'Fait chanter avec des photos ou des secrets',
    fraud: 'Demande de l’argent, ou escroque',
    harassment: 'Harcèle ou insulte',
    hate: 'Haine ou discrimination',
    sexual_unasked: 'Contenu sexuel non désiré',
    others_photo: 'Photo de quelqu’un d’autre',
    fake_profile: 'Faux profil',
    photo_not_you: 'N’est pas la personne de la photo',
    photo_explicit: 'Nu sur le profil',
    contact: 'Coordonnées sur le profil',
    advertising: 'Publicité ou services payants',
    spam: 'Envoie la même chose à tout le monde',
    illegal: 'Autre chose d’illégal',
    evasion: 'Revient malgré une suspension',
    other: 'Autre chose',
  },
  subject: {
    member: 'Profil',
    text: 'Texte du profil',
    photo: 'Photo',
    message: 'Message',
    conversation: 'Conversation',
    notice: 'Signalement de l’extérieur',
    signs: 'Premiers messages',
  },
  decision: {
    nothing_found: 'Rien trouvé',
    warning: 'Avertissement',
    remove_photo: 'Photo retirée',
    remove_text: 'Texte du profil retiré',
    remove_message: 'Message retiré',
    hide_profile: 'Profil caché',
    pause_chat: 'Chat en pause',
    suspend: 'Compte suspendu pour un temps',
    ban: 'Compte suspendu pour de bon',
    upheld: 'La décision est maintenue',
    overturned: 'La décision a été annulée',
  },
  means: {
    nothing_found: 'Rien ne change.',
    warning: 'Rien ne change pour l’instant. Si cela se reproduit, cela peut changer.',
    remove_photo: 'Plus personne ne voit cette photo.',
    remove_text: 'Plus personne ne voit ce texte. Tu peux en écrire un nouveau.',
    remove_message: 'Plus personne ne voit ce message.',
    hide_profile: 'Les autres ne te trouvent plus. Modifie ton profil, et il réapparaît.',
    pause_chat: 'Tu peux lire, mais pas envoyer de messages.',
    suspend: 'Tu ne peux pas te connecter et les autres ne te voient pas.',
    ban: 'Tu ne peux pas te connecter et les autres ne te voient pas.',
    upheld: 'Quelqu’un d’autre a regardé à nouveau. Rien ne change.',
    overturned: 'Tout est comme avant. Nous sommes désolés.',
  },
  undelivered:
    'La décision ne vaut plus. Ce que nous avons retenu n’a pas été remis, et tes crédits sont revenus. Nous sommes désolés.',
  found: {
    report: 'Par un signalement. Une personne l’a regardé et a décidé, pas un ordinateur.',
    staff: 'Une personne l’a vu et a décidé, pas un ordinateur.',
    machine: 'Un ordinateur a compté tes premiers messages. Une personne a décidé, sans les lire.',
  },
  credits: {
    wait: 'Tes crédits restent. Seule une réduction avec compte à rebours continue de courir.',
    stay: 'Tes crédits restent tant que ton compte existe.',
    withdraw:
      'Tu as acheté des crédits récemment ? Tu peux te rétracter de cette commande maintenant aussi, sans te connecter.',
    withdrawHere: 'Se rétracter du contrat ici',
  },
}
