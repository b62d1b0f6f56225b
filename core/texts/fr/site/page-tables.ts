import type { PageTables } from '../../nl/site/page-tables.ts'

/** What stands in the table of the page about cookies, in French. */
export const frPageTables: PageTables = {
  head: ['Ce que nous gardons', 'Nom', 'Combien de temps'],
  kept: {
    session: 'Que ta session est ouverte',
    signup: 'Ton inscription sur cet appareil, jusqu’à ce que ton adresse soit confirmée',
    locale: 'La langue que tu as choisie',
    country: 'Le pays que tu as choisi, pour les prix et les lieux',
    source: 'De quel site ou de quelle annonce tu viens, s’il nous le dit',
    entry: 'Que tu as fermé l’avis sur l’âge',
    scheme: 'Si tu as choisi clair ou sombre, et ce que tu veux garder en vue',
    form: 'Ce que tu avais rempli à l’inscription, sans ton mot de passe',
    account: 'Les messages pas encore envoyés, ce que tu écrivais, et les avis que tu as fermés',
    scroll: 'Où tu étais sur la page, si tu reviens en arrière',
    lapsed: 'Que ta session est terminée, pour que la page de connexion dise pourquoi tu la vois',
    reload: 'Que cette page vient de charger une nouvelle version',
    bounce: 'Que nous notons quand tu quittes la page, si le lien d’où tu viens le demandait',
    offline: 'Tes derniers chats et l’app elle-même, si tu l’as accepté en installant',
    photos: 'Une photo qui n’est pas encore envoyée',
  },
  until: {
    days: (days) => `${days} jours`,
    hours: (hours) => `${hours} heures`,
    logout: 'jusqu’à ce que tu te déconnectes',
    sent: 'jusqu’à son envoi',
    closed: 'jusqu’à ce que tu fermes l’onglet',
    yourself: 'jusqu’à ce que tu l’effaces toi-même',
  },
}
