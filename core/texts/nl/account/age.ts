/** The page where a member proves to be 18 or older, in Dutch. */
export const nlAge = {
  age: {
    title: 'Leeftijdscheck',
    lead: 'Iedereen met wie je hier praat, is 18 of ouder.',
    text: 'Daarom doet iedereen één keer een leeftijdscheck, vóór het eerste bericht. Dat duurt een minuut.',
    kept: 'We bewaren alleen de uitslag, hoe en wanneer. Geen kopie van je paspoort of rijbewijs, en geen foto.',
    draft: 'Wat je had getypt, staat straks weer klaar.',
    start: 'Naar de leeftijdscheck',
    adult: 'Mooi, dat is geregeld',
    adultText: 'Je hoeft dit niet nog een keer te doen.',
    back: 'Ga verder',
    minor: 'Je kunt hier niet schrijven',
    minorText:
      'De leeftijdscheck zegt dat je jonger dan 18 bent. Je kunt daarom niemand een bericht sturen. Credits die je nog hebt, blijven van jou: je kunt je aankoop herroepen of ons vragen ze terug te betalen.',
    object:
      'Klopt dit niet? Mail ons en leg uit waarom. Dan kijkt een van ons ernaar, en niet een computer.',
    write: 'Mail {{email}}',
    none: 'Hier is geen leeftijdscheck nodig',
    noneText: 'Je kunt gewoon berichten sturen.',
    way: 'Doe de leeftijdscheck',
    whatNow: 'Lees wat je kunt doen',
    once: 'Dat hoeft maar één keer en duurt een minuut.',
  },
} as const
