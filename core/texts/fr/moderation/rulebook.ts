import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlRulebook } from '#core/texts/nl/moderation/rulebook.ts'

/** The rules of the site, on the page that everybody can read, in French. */
export const frRulebook: TextsIn<'fr', typeof nlRulebook> = {
  title: 'Règles de la maison',
  lead: 'Voici comment tout reste agréable et sûr ici. Les règles sont courtes et valent pour tout le monde.',
  version: 'En vigueur depuis le {{date}}',
  print: 'Imprimer les règles',
  contents: 'Rubriques',
  groups: {
    safe: 'Sécurité',
    kind: 'Gentillesse',
    real: 'Sincérité',
  },
  outcome: 'Ce qui se passe',
  consequences: {
    removed: 'Nous le retirons et disons pourquoi.',
    suspended:
      'Nous le retirons. Si cela continue ou si c’est grave, tu ne peux pas participer pendant un temps.',
    banned: 'Ton compte est suspendu pour de bon.',
    reported: 'Ton compte est suspendu pour de bon et nous pouvons porter plainte.',
  },
  rules: {
    under_age: {
      title: '18 ans et plus seulement',
      text: 'Si tu as moins de 18 ans, ta place n’est pas ici. Faire semblant n’est pas permis non plus.',
    },
    child_abuse: {
      title: 'Pas d’images sexuelles d’enfants',
      text: 'Ne les partage pas, n’en demande pas et ne fantasme pas à leur sujet. Ni dessinées ni faites par ordinateur.',
    },
    threat: {
      title: 'Pas de menaces',
      text: 'Ne menace personne de violence. Ne menace pas non plus de te faire du mal pour mettre quelqu’un sous pression.',
    },
    force: {
      title: 'Pas de contrainte',
      text: 'Ne pousse personne à du sexe ou à un rendez-vous contre son gré, et ne fais pas de traite d’êtres humains.',
    },
    extortion: {
      title: 'Pas de chantage',
      text: 'N’utilise ni photos, ni messages, ni secrets pour forcer quelqu’un à quoi que ce soit.',
    },
    fraud: {
      title: 'Pas d’escroquerie',
      text: 'Ne demande aux autres ni argent, ni cartes cadeaux, ni codes, ni placements, et ne te fais pas passer pour quelqu’un d’autre pour y arriver.',
    },
    illegal: {
      title: 'Rien d’illégal',
      text: 'Ne propose et ne partage rien que la loi interdit, comme des drogues, des armes ou des données volées.',
    },
    harassment: {
      title: 'Pas de harcèlement',
      text: 'N’insulte personne, ne poursuis personne qui ne le veut pas, et n’écris plus après un non.',
    },
    hate: {
      title: 'Pas de haine',
      text: 'Ne rabaisse personne pour son origine, sa couleur, sa foi, son sexe, son orientation, son corps ou son handicap.',
    },
    sexual_unasked: {
      title: 'Rien de sexuel sans accord',
      text: 'N’envoie des messages et des photos sexuels que si l’autre montre en avoir envie.',
    },
    others_photo: {
      title: 'Pas de photos d’autrui',
      text: 'Ne montre que des gens qui sont d’accord. Les images intimes d’autrui, tu ne les partages jamais.',
    },
    fake_profile: {
      title: 'Sois toi-même',
      text: 'Ton profil parle de toi. Un autre âge, un autre sexe ou une vie inventée n’y ont pas leur place.',
    },
    photo_not_you: {
      title: 'Ta photo de profil, c’est toi',
      text: 'Ni célébrité, ni mannequin, ni image d’internet. Un visage fait par ordinateur, ce n’est pas toi non plus.',
    },
    photo_explicit: {
      title: 'Pas de nudité sur ton profil',
      text: 'Une épaule nue, ça va. Les parties génitales, les seins nus et le sexe, non. Dans un album privé ou un chat, vous décidez à deux.',
    },
    contact: {
      title: 'Pas de coordonnées sur ton profil',
      text: 'Ni numéro, ni adresse e-mail, ni site, ni nom de compte dans ton texte, ton nom ou ta photo. Ainsi, c’est toi qui décides qui peut te joindre.',
    },
    advertising: {
      title: 'Pas de publicité',
      text: 'Ne vends rien ici, ni sexe payant, ni webcams, ni abonnements.',
    },
    spam: {
      title: 'Pas le même message à tout le monde',
      text: 'Écris à qui tu veux vraiment rencontrer, et ne laisse aucun programme écrire pour toi.',
    },
    evasion: {
      title: 'Une suspension ne se contourne pas',
      text: 'Si ton compte est suspendu ou qu’une décision te vise, tu ne reviens pas avec un autre compte.',
    },
  },
  after: {
    decideTitle: 'Comment nous décidons',
    decide:
      'Un signalement est toujours regardé par une personne. Tu sauras ce que nous avons vu, quelle règle s’applique, combien de temps cela dure et ce que tu peux faire. Dans l’app et par e-mail, jamais en silence.',
    objectTitle: 'Pas d’accord ?',
    object:
      'Conteste, cela ne coûte rien. Une autre personne que celle qui a décidé réexamine tout. Si tu as raison, tout est rétabli.',
    reportTitle: 'Quelqu’un va trop loin ?',
    report:
      'Signale-le sur le profil ou dans le chat, ou écris-nous. L’autre ne saura pas qui l’a signalé. En cas de danger immédiat, appelle le 112.',
    form: 'Remplir le formulaire',
    write: 'Écrire à {{email}}',
  },
}
