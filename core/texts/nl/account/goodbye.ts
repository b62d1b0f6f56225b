/** After leaving, and the way back, in Dutch: whoever reads it is not logged in. */
export const nlGoodbye = {
  goodbye: {
    title: 'Je account is opgezegd',
    until: 'Tot {{date}} kun je nog terugkomen. Daarna wissen we je gegevens voorgoed.',
    days: 'Je hebt {{days}} dagen om terug te komen. Daarna wissen we je gegevens voorgoed.',
    text: 'Dat kan met de link in de mail die we je stuurden, of door gewoon in te loggen. Tot die tijd ziet niemand je.',
    erasedTitle: 'Je gegevens zijn gewist',
    erasedText: 'Je had je e-mailadres nog niet bevestigd. Daarom is alles van je meteen gewist.',
    erasedPaid:
      'Alleen wat je hebt betaald, bewaren we, zonder je naam: dat vraagt de belastingwet. Heb je er een vraag over? Mail {{email}}.',
    backTitle: 'Kom je terug?',
    backText: 'Alles staat nog klaar zoals je het achterliet: je profiel, gesprekken en credits.',
    offer:
      'Je hebt dit account opgezegd. Tot {{date}} om {{time}} kun je nog terugkomen. Daarna wissen we je gegevens voorgoed.',
    textSuspended:
      'Dat kan met de link in de mail die we je stuurden. Je account blijft geblokkeerd zolang het besluit geldt.',
    backSuspended:
      'Je account blijft geblokkeerd zolang het besluit geldt. Inloggen kan daarna weer.',
    suspendedTitle: 'Je account is terug',
    suspendedText:
      'Inloggen kan pas als de blokkade voorbij is. Waarom, en hoe je bezwaar maakt, lees je in de mail over het besluit.',
    back: 'Ja, ik kom terug',
    stayAway: 'Nee, ik blijf weg',
    invalid: 'Deze link werkt niet meer: je bent al terug, of je gegevens zijn al gewist.',
  },
} as const
