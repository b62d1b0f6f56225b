/** The home of a visitor, and what stands at the end of a page, in Dutch. */
export const nlHome = {
  home: {
    adults: 'Alleen voor volwassenen, {{age}}+',
    title: 'Er springt een vonk over',
    lead: 'Ontmoet mensen uit de buurt, gewoon vanaf de bank.',
    look: 'Kijk eerst rond',
    drawn: 'Wie je op deze pagina ziet is getekend en geen lid.',
    closed: 'Aanmelden kan op dit moment niet. Heb je al een account, dan kun je inloggen.',
    how: 'Zo werkt het',
    steps: {
      signup: 'Meld je gratis aan',
      signupText: 'In een minuut, met je e-mailadres.',
      signupGift: 'Je krijgt {{credits}} om te beginnen.',
      meet: 'Vind iemand die je leuk vindt',
      meetText: 'Kijk rond, lees wie iemand is en geef een like.',
      chat: 'Stuur een bericht',
      chatText: 'De prijs staat op de knop, voordat je verstuurt.',
    },
    prices: 'Wat het kost',
    looking: 'Aanmelden, rondkijken en likes geven',
    free: 'Gratis',
    message: 'Een bericht sturen',
    from: 'vanaf {{price}}',
    pricesText:
      'Je koopt credits vooraf, inclusief btw. Er is geen abonnement en niets loopt vanzelf door.',
    honest: 'Eerlijk over fictieve profielen',
    honestText: 'Wie fictief is, kun je niet in het echt ontmoeten.',
  },
} as const
