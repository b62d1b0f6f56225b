import type { TextsIn } from '#core/kernel/texts.ts'
import type { nlArchive } from '#core/texts/nl/account/archive.ts'

/** One's own data, in French. */
export const frArchive: TextsIn<'fr', typeof nlArchive> = {
  data: {
    title: 'Télécharger tes données',
    text: 'Tout ce que nous avons de toi, dans un fichier : profil, photos, messages, likes, crédits et paiements. À lire et à emporter.',
    care: 'Tu peux le faire plusieurs fois par jour. Garde-le en lieu sûr : qui l’a peut lire tes messages.',
    start: 'Demander',
    startOf: 'Demander mes données',
    download: 'Télécharger mes données',
    done: 'Tes données sont téléchargées.',
  },
}
