import { nameAfter } from '#core/kernel/name-after.ts'
import type { AccountMails } from '#core/texts/nl/account/mails.ts'

/** What mails on an account say, in French. */
export const frAccountMails: AccountMails = {
  activation: {
    subject: ({ site }) => `Confirme ton adresse e-mail pour ${site}`,
    heading: ({ name }) => `Bienvenue${nameAfter(name)} !`,
    body: ({ site, credits, conversations }) => [
      `Ravis de te voir. Confirme ton adresse e-mail et tu peux commencer tout de suite sur ${site}.`,
      ...(credits > 0
        ? [
            `Tu reçois ${credits} ${credits === 1 ? 'crédit' : 'crédits'} pour des messages gratuits, dans ${conversations} ${conversations === 1 ? 'conversation' : 'conversations'} au plus.`,
          ]
        : []),
    ],
    button: 'Confirmer mon adresse e-mail',
    after: ({ hours }) =>
      `Le lien marche une fois, pendant ${hours} heures. Tu ne t’es pas inscrit ? Alors il n’y a rien à faire.`,
  },
  welcome: {
    subject: ({ site }) => `Bienvenue sur ${site}`,
    heading: ({ name }) => `C’est fait${nameAfter(name)} !`,
    body: ({ credits }) => [
      credits > 0
        ? `Ton adresse e-mail est confirmée et tu as reçu ${credits} ${credits === 1 ? 'crédit' : 'crédits'} : tu peux envoyer des messages tout de suite.`
        : 'Ton adresse e-mail est confirmée : tu peux commencer tout de suite.',
      'Parle un peu de toi dans ton profil, pour que les autres sachent qui tu es.',
    ],
    button: 'Voir qui est là',
    rest: () =>
      'Les e-mails que tu reçois, tu les choisis dans tes réglages. Tu peux aussi y fermer ton compte.',
  },
  alreadyMember: {
    subject: ({ site }) => `Tu as déjà un compte sur ${site}`,
    heading: ({ name }) => `Bonjour${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Quelqu’un voulait s’inscrire sur ${site} avec cette adresse e-mail. Tu as déjà un compte : tu peux simplement te connecter.`,
      'Ce n’était pas toi ? Alors il n’y a rien à faire. Rien n’a changé.',
    ],
    button: 'Se connecter',
  },
  passwordReset: {
    subject: ({ site }) => `Un nouveau mot de passe pour ${site}`,
    heading: ({ name }) => `Bonjour${nameAfter(name, ' ')}`,
    body: ({ until }) => [
      'Un nouveau mot de passe a été demandé. C’était toi ? Choisis-le avec ce bouton.',
      `Le lien marche une fois, jusqu’au ${until}.`,
    ],
    button: 'Choisir un nouveau mot de passe',
    rest: () =>
      'Tu n’as rien demandé ? Alors il n’y a rien à faire : ton mot de passe reste le même.',
  },
  passwordGuessed: {
    subject: ({ site }) => `Beaucoup de mauvais mots de passe ont été essayés sur ${site}`,
    heading: ({ name }) => `Bonjour${nameAfter(name, ' ')}`,
    body: () => [
      'Quelqu’un a essayé beaucoup de mauvais mots de passe sur ton compte. Sur les appareils que nous ne connaissons pas, personne ne peut donc se connecter pour un moment. Là où tu t’es déjà connecté, c’est toujours possible.',
      'Tu n’arrives pas à entrer ? Choisis un nouveau mot de passe : ensuite, tu peux te connecter tout de suite.',
    ],
    button: 'Choisir un nouveau mot de passe',
    rest: () =>
      'Ce n’était pas toi ? Alors tu n’as rien à faire, tant que personne ne connaît ton mot de passe.',
  },
  passwordChanged: {
    subject: ({ site }) => `Ton mot de passe sur ${site} a changé`,
    heading: ({ name }) => `Ton mot de passe a changé${nameAfter(name)}`,
    body: () => [
      'Tes sessions sont fermées sur tous tes autres appareils.',
      'C’était toi ? Alors tout va bien.',
    ],
    button: 'Ce n’était pas moi',
    rest: ({ site }) =>
      `Le bouton demande un e-mail avec lequel tu choisis un nouveau mot de passe. Ensuite, toutes les personnes qui sont dans ton compte sur ${site} sont déconnectées.`,
  },
  emailChangeAsked: {
    subject: ({ site }) => `Confirme ta nouvelle adresse e-mail pour ${site}`,
    heading: () => 'Est-ce ta nouvelle adresse e-mail ?',
    body: ({ site, until }) => [
      `Quelqu’un veut utiliser cette adresse e-mail pour un compte sur ${site}. C’est toi ? Alors confirme.`,
      `Le lien marche une fois, jusqu’au ${until}.`,
    ],
    button: 'Confirmer cette adresse',
    rest: () => 'Ce n’est pas toi ? Alors il n’y a rien à faire : rien ne change.',
  },
  emailChanged: {
    subject: ({ site }) => `Ton adresse e-mail sur ${site} a changé`,
    heading: ({ name }) => `Ton adresse e-mail a changé${nameAfter(name)}`,
    body: ({ site, until }) => [
      `Désormais, tu te connectes à ${site} avec ta nouvelle adresse e-mail, et nos e-mails y arrivent.`,
      `Ce n’était pas toi ? Alors annule : c’est possible jusqu’au ${until}.`,
    ],
    button: 'Annuler',
    rest: () => 'Tu l’as changée toi-même ? Alors il n’y a rien à faire.',
  },
  emailChangedLate: ({ site, until, support }) => [
    `Désormais, tu te connectes à ${site} avec ta nouvelle adresse e-mail, et nos e-mails y arrivent.`,
    `Cet e-mail a été retenu et arrive trop tard : tu pouvais annuler toi-même jusqu’au ${until}.`,
    `Ce n’était pas toi ? Alors écris tout de suite à ${support}. Tu l’as changée toi-même ? Alors il n’y a rien à faire.`,
  ],
  addressTaken: {
    subject: ({ site }) => `Tu as déjà un compte sur ${site}`,
    heading: ({ name }) => `Bonjour${nameAfter(name, ' ')}`,
    body: ({ site }) => [
      `Quelqu’un voulait utiliser cette adresse e-mail pour un autre compte sur ${site}. C’est impossible : tu as déjà un compte ici avec cette adresse.`,
      'C’était toi ? Alors ferme d’abord ce compte, ou prends une autre adresse. Ce n’était pas toi ? Alors il n’y a rien à faire. Rien n’a changé.',
    ],
    button: 'Se connecter',
  },
  addressHeld: {
    subject: ({ site }) => `Cette adresse e-mail est encore prise sur ${site}`,
    heading: () => 'Cette adresse sera bientôt libre',
    body: ({ site, until }) => [
      `Quelqu’un voulait utiliser cette adresse e-mail pour un compte sur ${site}. Ce n’est pas encore possible : il y a peu, elle appartenait à un autre compte, et cela peut être annulé jusqu’au ${until}.`,
      'Ensuite, tu peux simplement l’utiliser. Ce n’était pas toi ? Alors il n’y a rien à faire.',
    ],
    button: 'Se connecter',
  },
  addressBanned: {
    subject: ({ site }) => `À propos de ton adresse e-mail sur ${site}`,
    heading: () => 'Cette adresse ne peut pas servir',
    body: ({ site, support, months }) => [
      `Quelqu’un voulait utiliser cette adresse e-mail pour un compte sur ${site}. C’est impossible : un compte avec cette adresse est suspendu ici, parce qu’il a enfreint les règles.`,
      `Pas d’accord ? Écris à ${support}. Quelqu’un d’autre regarde à nouveau, et tu reçois une réponse.`,
      `De cette adresse, nous ne gardons qu’un code d’où personne ne peut la lire, ${months} mois au plus après la suspension. Ce n’était pas toi ? Alors il n’y a rien à faire.`,
    ],
    button: 'Lire les règles',
  },
  newDevice: {
    subject: ({ site }) => `Quelqu’un s’est connecté à ton compte sur ${site}`,
    heading: ({ name }) => `C’était toi${nameAfter(name)} ?`,
    body: ({ device }) => [
      `Quelqu’un s’est connecté à ton compte avec un appareil que nous ne connaissions pas : ${device}.`,
      'C’était toi ? Alors il n’y a rien à faire.',
    ],
    button: 'Voir tes appareils',
    rest: () =>
      'Ce n’était pas toi ? Déconnecte l’appareil et change de mot de passe : alors tout le monde est déconnecté.',
  },
  leaving: {
    subject: ({ site }) => `Tu as fermé ton compte sur ${site}`,
    heading: ({ name }) => `Dommage que tu partes${nameAfter(name)}`,
    body: ({ site, until }) => [
      `Plus personne ne te voit sur ${site}, et toutes tes sessions sont fermées.`,
      `Jusqu’au ${until}, tu peux revenir, avec tout ce que tu avais. Après, nous effaçons tes données pour de bon.`,
    ],
    button: 'Finalement, je reviens',
    after: () =>
      'Tu veux vraiment partir ? Alors il n’y a rien à faire. Ce n’était pas toi ? Reviens avec le bouton ci-dessus.',
    withdraw:
      'Tu as acheté des crédits récemment ? Pendant ce délai, tu peux encore te rétracter de cette commande, sans te connecter.',
    withdrawHere: 'Se rétracter du contrat ici',
  },
  restored: {
    subject: ({ site }) => `À propos de ton compte sur ${site}`,
    heading: ({ name }) => `Tu peux continuer${nameAfter(name)}`,
    body: () => 'La suspension de ton compte est levée. Tu peux te connecter comme avant.',
    button: 'Se connecter',
  },
  goodwill: {
    subject: ({ site }) => `Un cadeau de ${site}`,
    heading: ({ name }) => `C’est pour toi${nameAfter(name)}`,
    body: ({ credits }) =>
      `Nous t’offrons ${credits} ${credits === 1 ? 'crédit' : 'crédits'}. C’est déjà dans ton solde.`,
    button: 'Voir tes crédits',
  },
  erased: {
    subject: ({ site }) => `Tes données sur ${site} sont effacées`,
    heading: () => 'Au revoir, et bonne route',
    body: ({ site }) => [
      `Ton compte sur ${site} n’existe plus. Voici ce qui est arrivé à tes données.`,
      'C’est notre dernier e-mail : nous effaçons aussi cette adresse.',
    ],
    gone: 'Effacé',
    goneWhat:
      'adresse e-mail, mot de passe, nom, date de naissance, ville, profil, photos, préférences, accords, likes, appareils et le texte de tes messages',
    kept: 'Gardé, sans nom',
    keptWhat:
      'les paiements et les écritures de crédits, parce que la loi fiscale demande de les garder quelques années ; et ce qui a été signalé, jusqu’à ce que plus personne ne puisse contester. Si tu as reçu des crédits gratuits ou en cas de suspension, aussi un code de ton adresse e-mail d’où personne ne peut la lire, 24 mois au plus',
  },
}
