import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlWarnings } from '#core/texts/nl/chat/warnings.ts'

/** What the receiver of a message is told of it, in French. */
export const frWarnings: TextsIn<'fr', typeof nlWarnings> = {
  label: 'Attention à ce message',
  spoken: 'Attention à ce message. {{titles}}.',
  why: 'Pourquoi ?',
  close: 'Cacher ce conseil',
  marked: 'Attention :',
  verdict: { fine: 'Rien à signaler', right: 'C’est vrai' },
  thanks: 'Merci. Seule ta réponse a été comptée.',
  private: 'Seul ton propre appareil l’a vu. Personne ne lit tes messages.',
  counted: 'Cela a été compté. Personne n’a lu.',
  title: {
    many_chats: 'Écrit soudain à beaucoup de monde',
    same_opener: 'A écrit la même chose à beaucoup de monde',
    contact: 'Envoie à beaucoup de monde un lien ou un numéro',
    money: 'Demande de l’argent',
    bank_account: 'Parle d’un compte bancaire',
    crypto: 'Parle de crypto ou de placements',
    phone: 'Veut déjà appeler ou envoyer des SMS',
    mail: 'Veut déjà écrire par e-mail',
    elsewhere: 'Veut déjà parler ailleurs',
    identity: 'Demande un code ou une preuve',
    threat: 'Ressemble à une menace',
  },
  reason: {
    many_chats: 'Ce compte est nouveau et a commencé beaucoup de conversations en peu de temps.',
    same_opener: 'D’autres ont reçu ce premier message aussi.',
    contact: 'Dans plusieurs premiers messages de ce membre, il y avait un lien ou un numéro.',
    money: 'Demander de l’argent avec une histoire : c’est l’arnaque la plus connue.',
    bank_account:
      'Avec ton numéro de compte, ta carte ou un code, on peut prendre ton argent, ou abuser de ton compte.',
    crypto: 'Ce que tu envoies en crypto, tu ne le récupères presque jamais.',
    phone: 'Vous vous connaissez depuis peu, et un numéro ne se reprend pas.',
    mail: 'Vous vous connaissez depuis peu, et une adresse e-mail révèle souvent ton nom.',
    elsewhere: 'Vous vous connaissez depuis peu, et ailleurs nous ne pouvons pas t’aider.',
    identity:
      'Avec un code, un mot de passe ou une photo de tes papiers, on peut se faire passer pour toi.',
    threat: 'Une menace sert à te faire céder vite. Céder arrange rarement les choses.',
  },
  advice: {
    many_chats: 'Prends ton temps pour voir si c’est bien de toi qu’il s’agit.',
    same_opener: 'Rien ne t’oblige à répondre.',
    contact: 'N’ouvre pas un lien qui ne t’inspire pas confiance.',
    money: 'N’envoie pas d’argent à quelqu’un que tu n’as jamais rencontré.',
    bank_account: 'Ne donne pas tes coordonnées bancaires, et ne prête pas ton compte.',
    crypto: 'N’investis rien sur le conseil de quelqu’un que tu ne connais que d’ici.',
    phone: 'Continue donc encore un peu ici.',
    mail: 'Continue donc encore un peu ici.',
    elsewhere:
      'Continue donc encore un peu ici, et n’ouvre pas un lien qui ne t’inspire pas confiance.',
    identity: 'Ne les donne pas. Nous ne les demandons jamais dans un chat.',
    threat:
      'Ne réponds pas, garde le message et signale-le. En cas de danger, appelle les secours.',
  },
}
