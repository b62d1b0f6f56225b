/** What stands around the pages of a member, in Dutch. */
export const nlAround = {
  fresh: {
    unread_one: '{{count}} ongelezen bericht',
    unread_other: '{{count}} ongelezen berichten',
    newLikes_one: '{{count}} nieuwe like',
    newLikes_other: '{{count}} nieuwe likes',
  },
  around: {
    cancel: 'Toch niet',
    chats: 'Berichten',
    likes: 'Likes',
    settings: 'Instellingen',
    logout: 'Uitloggen',
    own: 'Account',
    account: 'Mijn account',
    myProfile: 'Mijn profiel',
    matchFinder: 'Match-finder',
    transactions: 'Betalingen',
    credits: 'Credits',
    premium: 'Premium',
    confirm: 'Bevestig je e-mailadres',
    confirmText:
      'We hebben een mail gestuurd naar {{email}}. Open de link daarin om te kunnen chatten.',
    confirmAsk: 'Geen mail?',
    photo: 'Laat zien wie je bent',
    photoText: 'Je hebt nog geen hoofdfoto. Met een foto weten anderen met wie ze praten.',
    photoAdd: 'Voeg een foto toe',
    unsent_one: '{{count}} bericht is nog niet verstuurd. Toch uitloggen?',
    unsent_other: '{{count}} berichten zijn nog niet verstuurd. Toch uitloggen?',
  },
} as const
