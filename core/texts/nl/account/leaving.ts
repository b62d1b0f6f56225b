/** Being invisible and leaving, in Dutch. */
export const nlLeaving = {
  leaving: {
    visibility: 'Zichtbaarheid',
    meeting: 'Ontmoeten',
    realOnly: 'Alleen echte leden',
    realOnlyText:
      'Fictieve profielen kom je bij het swipen niet tegen, en ze liken je niet vanzelf.',
    unseen: 'Onzichtbaar kijken',
    unseenText:
      'Niemand ziet dat je een profiel bekijkt. Jij ziet dan ook niet wie er bij jou keek.',
    place: 'Woonplaats',
    placeHidden: 'Mijn woonplaats verbergen',
    placeHiddenText:
      'Anderen zien alleen je regio, niet je plaats of hoe ver je weg bent. Wie op plaats of afstand zoekt, vindt je dan niet.',
    others: 'Anderen vinden mij',
    visibleText: 'Leden kunnen je vinden.',
    invisibleText:
      'Niemand vindt je in zoekresultaten, likes of matches. Je gesprekken lopen gewoon door.',
    title: 'Account opzeggen',
    how: 'Zo gaat het als je vertrekt',
    today: 'Vandaag',
    todayText: 'Niemand ziet je profiel meer.',
    grace: '{{days}} dagen lang',
    graceText: 'Bedenktijd. Eén link in je mail, of gewoon inloggen, en alles is terug.',
    after: 'Daarna',
    afterText: 'Je gegevens zijn voorgoed gewist.',
    atOnce: 'Je e-mailadres is niet bevestigd. We wissen je gegevens daarom meteen en voorgoed.',
    creditsAtOnce:
      'Credits die je nog hebt, vervallen dan meteen, en de bestelling daarvan kun je daarna niet meer herroepen.',
    credits: 'Credits die je dan nog hebt, vervallen zodra je gegevens gewist zijn.',
    why: 'Waarom ga je weg?',
    reason: {
      found_someone: 'Ik heb iemand gevonden',
      pause: 'Ik wil even pauze',
      too_expensive: 'Het is te duur',
      few_answers: 'Ik krijg weinig reacties',
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
      privacy: 'Word onzichtbaar, dan zien alleen mensen met wie je praat je profiel nog.',
      unpleasant: 'Vertel ons wat er gebeurde, dan doen we er iets aan.',
      other: 'Vertel ons gerust wat er beter kan. Misschien kunnen we helpen.',
    },
    discount: {
      offer:
        'Alleen voor jou, omdat je het te duur vindt: één keer {{percent}} korting op een bundel. De code is {{days}} dagen geldig, zonder verdere voorwaarden.',
      take: 'Geef mij de code',
      taken: 'Je persoonlijke code is {{code}}: {{percent}} korting, geldig tot {{until}}.',
      use: 'Kies een bundel met korting',
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
