import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlWarnings } from '#core/texts/nl/chat/warnings.ts'

/** What the receiver of a message is told of it, in French. */
export const frWarnings: TextsIn<'fr', typeof nlWarnings> = {
  label: 'Attention à ce message',
  spoken: 'Attention à ce message. {{titles}}.',
  close: 'Cacher ce conseil',
  marked: 'Attention :',
  private: 'C’est ton propre appareil qui l’a vu. Personne ne lit.',
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
  },
  reason: {
    many_chats: 'Ce compte est nouveau et a commencé beaucoup de conversations en peu de temps.',
    same_opener: 'Ce premier message est parti à d’autres aussi.',
    contact: 'Dans plusieurs premiers messages de ce membre, il y avait un lien ou un numéro.',
    money: 'Demander de l’argent avec une histoire : c’est l’arnaque la plus connue.',
    bank_account:
      'Avec un numéro de compte, une carte ou un code, on atteint ton argent, ou on t’entraîne.',
    crypto: 'Ce que tu envoies en crypto, tu ne le récupères presque jamais.',
    phone: 'Vous vous connaissez depuis peu, et un numéro ne se reprend pas.',
    mail: 'Vous vous connaissez depuis peu, et une adresse trahit souvent ton nom.',
    elsewhere: 'Vous vous connaissez depuis peu, et là-bas nous ne pouvons pas t’aider.',
  },
  advice: {
    many_chats: 'Prends ton temps pour voir si c’est bien de toi qu’il s’agit.',
    same_opener: 'Tu n’es pas obligé de répondre.',
    contact: 'N’ouvre pas un lien qui ne t’inspire pas confiance.',
    money: 'N’envoie rien à quelqu’un que tu n’as jamais rencontré.',
    bank_account: 'Ne donne pas tes données bancaires, et ne prête pas ton compte.',
    crypto: 'Ne place rien sur la parole de quelqu’un que tu ne connais que d’ici.',
    phone: 'Parlez donc encore un peu ici.',
    mail: 'Parlez donc encore un peu ici.',
    elsewhere:
      'Parlez donc encore un peu ici, et n’ouvre pas un lien qui ne t’inspire pas confiance.',
  },
}
