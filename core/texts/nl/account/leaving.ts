/** Being invisible and leaving, in Dutch. */
export const nlLeaving = {
  leaving: {
    visibility: 'Zichtbaarheid',
    others: 'Anderen vinden mij',
    visible: 'Zichtbaar',
    invisible: 'Onzichtbaar',
    visibleText: 'Leden kunnen je vinden en je profiel bekijken.',
    invisibleText:
      'Niemand vindt je in zoekresultaten, likes of matches. Je gesprekken lopen gewoon door.',
    title: 'Account opzeggen',
    settings: 'Ga je weg? Dat kan altijd, en je kunt je nog bedenken.',
    lead: 'Je bent dan meteen voor niemand meer te zien. Je hebt {{days}} dagen om terug te komen; daarna wissen we je gegevens voorgoed.',
    atOnce: 'Je e-mailadres is niet bevestigd. We wissen je gegevens daarom meteen en voorgoed.',
    creditsAtOnce:
      'Credits die je nog hebt, vervallen dan meteen, en de bestelling daarvan kun je daarna niet meer herroepen.',
    credits: 'Credits die je dan nog hebt, vervallen zodra je gegevens gewist zijn.',
    why: 'Waarom ga je weg?',
    reason: {
      found_someone: 'Ik heb iemand gevonden',
      pause: 'Ik wil even pauze',
      too_expensive: 'Het is te duur',
      few_answers: 'Ik krijg weinig antwoord',
      many_messages: 'Ik krijg te veel berichten',
      privacy: 'Om mijn privacy',
      unpleasant: 'Iemand was vervelend',
      other: 'Iets anders',
    },
    solution: {
      found_someone: 'Wat fijn! We wensen jullie alle geluk.',
      pause: 'Je kunt ook onzichtbaar worden: dan vindt niemand je, tot jij weer zin hebt.',
      too_expensive: 'Rondkijken, liken en je profiel kosten niets.',
      few_answers:
        'Een profiel met een verhaal en interesses maakt een eerste bericht makkelijker.',
      many_messages: 'Word onzichtbaar, dan begint niemand nog een nieuw gesprek met je.',
      privacy: 'Word onzichtbaar, dan ziet alleen met wie je praat nog je profiel.',
      unpleasant: 'Vertel ons wat er gebeurde, dan doen we er iets aan.',
      other: 'Vertel ons gerust wat er beter kan. Misschien kunnen we helpen.',
    },
    discount: {
      offer:
        'Alleen voor jou, omdat je het te duur vindt: één keer {{percent}} korting op een bundel. De code is {{days}} dagen geldig, zonder verdere voorwaarden.',
      take: 'Geef mij de code',
      taken: 'Je persoonlijke code is {{code}}: {{percent}} korting, geldig tot {{until}}.',
      use: 'Kies een bundel, de korting gaat eraf bij je bestelling',
    },
    hide: 'Word onzichtbaar',
    hidden: 'Je bent nu onzichtbaar.',
    hiddenAlready: 'Je bent al onzichtbaar.',
    toProfile: 'Vul je profiel aan',
    toPrices: 'Bekijk de prijzen',
    toSupport: 'Mail {{email}}',
    passwordHint: 'Zo weten we zeker dat jij het bent.',
    submit: 'Account opzeggen',
    stay: 'Toch blijven',
  },
} as const
