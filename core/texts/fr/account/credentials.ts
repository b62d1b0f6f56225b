import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlCredentials } from '#core/texts/nl/account/credentials.ts'

/** Password, e-mail address and devices, in French. */
export const frCredentials: TextsIn<'fr', typeof nlCredentials> = {
  reset: {
    title: 'Mot de passe oublié ?',
    lead: 'Tape ton adresse e-mail. Nous t’envoyons un lien pour choisir un nouveau mot de passe.',
    submit: 'Envoyer le lien',
    sentTitle: 'Regarde tes e-mails',
    sent: 'Si {{email}} appartient à un compte, un e-mail est en route. Son lien marche {{minutes}} minutes.',
    limit:
      'Toujours rien ? Regarde dans les indésirables. Tu peux demander un e-mail {{max}} fois par jour.',
    again: 'Envoyer encore',
    other: 'Une autre adresse e-mail',
    toLogin: 'Retour à la connexion',
    doTitle: 'Choisir un nouveau mot de passe',
    doText:
      'Ensuite, toutes tes sessions sont fermées et tu te connectes avec le nouveau mot de passe.',
    new: 'Nouveau mot de passe',
    repeat: 'Encore une fois',
    doSubmit: 'Enregistrer le mot de passe',
    doneTitle: 'Ton mot de passe a changé',
    doneText:
      'Tes sessions sont fermées sur tous les appareils. Connecte-toi avec ton nouveau mot de passe.',
    newMail: 'Demander un nouvel e-mail',
  },
  security: {
    email: 'Changer l’adresse e-mail',
    password: 'Changer le mot de passe',
    back: 'Retour aux réglages',
  },
  changePassword: {
    text: 'Tes sessions sont fermées sur tes autres appareils.',
    old: 'Mot de passe actuel',
    forgot: 'Mot de passe actuel oublié ?',
    done: 'Ton mot de passe a changé. Tes sessions sont fermées sur tes autres appareils.',
  },
  mailChange: {
    now: 'Tu te connectes maintenant avec {{email}}.',
    wrong: 'Tu as donné {{email}} à l’inscription, et cette adresse n’est pas encore confirmée.',
    text: 'Nous enverrons un lien à la nouvelle adresse. Ouvre-le pour confirmer le changement.',
    email: 'Nouvelle adresse e-mail',
    submit: 'Envoyer le lien',
    pending: 'Un e-mail est en route vers {{email}}. Ouvre son lien dans les {{hours}} heures.',
    limit: 'Tu peux demander un e-mail {{max}} fois par jour.',
    resend: 'Envoyer encore',
    resent: 'L’e-mail est reparti. Prends le lien du plus récent.',
    cancel: 'Ne pas la changer',
    correct: 'L’adresse est fausse ?',
    doTitle: 'Confirme ta nouvelle adresse e-mail',
    doText: 'Ensuite, tu te connectes avec cette adresse, et nos e-mails y arrivent.',
    doSubmit: 'Confirmer cette adresse',
    proveText: 'Aucune session n’est ouverte ici. Saisis le mot de passe de ton compte.',
    proveUnknown: 'Ce n’est pas toi qui l’as demandé ? Ferme cette page : rien ne change.',
    doneTitle: 'Ton adresse e-mail a changé',
    doneText: 'Tu te connectes désormais avec elle. Nous avons prévenu ton ancienne adresse.',
    doneGo: 'Continuer',
    alreadyTitle: 'Ton adresse e-mail a déjà changé',
    alreadyText: 'Ce lien a déjà servi. Tu peux continuer.',
    undoTitle: 'Reprendre ton ancienne adresse ?',
    undoText:
      'Toutes les sessions se ferment et le mot de passe ne marche plus. Nous t’envoyons tout de suite un lien pour en choisir un nouveau.',
    undoSubmit: 'Reprendre mon adresse',
    undoneTitle: 'Ton ancienne adresse est revenue',
    undoneText:
      'Toutes les sessions sont fermées. Un e-mail est en route : choisis-y un nouveau mot de passe, puis reconnecte-toi.',
    newLink: 'Demander un nouveau lien',
  },
  devices: {
    title: 'Appareils',
    text: 'Voici où ta session est ouverte. Tu n’en connais pas un ? Déconnecte-le et change de mot de passe.',
    unknown: 'Appareil inconnu',
    this: 'Cet appareil',
    seen: 'Dernière utilisation : {{date}}, {{time}}',
    since: 'Session ouverte le {{date}}',
    end: 'Déconnecter',
    endName: 'Déconnecter {{device}}',
    ended: '{{device}} est déconnecté.',
    others: 'Déconnecter tous les autres',
    othersEnded: 'Tous les autres appareils sont déconnectés.',
    only: 'Ta session n’est ouverte que sur cet appareil.',
  },
}
