/** Likes, given and received, in Dutch. */
export const nlLikes = {
  likes: {
    back: 'Like terug',
    backTo: 'Like terug: {{name}}',
    bothLove: 'Jullie houden allebei van {{interest}}',
    earlier: 'Vroeger',
    title: 'Likes',
    received: 'Ontvangen',
    given: 'Gegeven',
    matches: 'Matches',
    new: 'Nieuw',
    noReceived: 'Nog geen likes',
    noReceivedText: 'Vul je profiel aan en laat zelf iets van je horen, dan komt het vanzelf.',
    noGiven: 'Je hebt nog niemand geliket',
    noGivenText: 'Zie je iemand die je leuk vindt? Een like is gratis.',
    noMatches: 'Nog geen matches',
    noMatchesText: 'Een match is iemand die jij leuk vindt en die jou leuk vindt.',
    look: 'Bekijk leden',
  },
} as const
