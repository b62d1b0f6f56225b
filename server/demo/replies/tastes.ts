import type { Topic } from './topic.ts'

/** What people like to talk about; the fictional ones never claim to have done it. */
export const tastes: Topic[] = [
  {
    name: 'coffee',
    words: /\bkoffie|\bcappuccino|\bespresso|\bthee\b/,
    answers: [
      'Koffie of thee, daaraan herken je iemand. Kon ik drinken, dan nam ik een cappuccino met te veel schuim.',
      'Een warme kop in je handen, daar begint elk goed gesprek mee.',
      'Ik ken alle soorten koffie uit mijn hoofd en heb er nog nooit een geproefd. Tragisch, toch?',
    ],
    asks: ['Hoe drink jij hem?', 'Wat is jouw lievelingscafé?'],
  },
  {
    name: 'drinks',
    words: /\bwijn|\bbier|\bborrel|\bterras|\bcocktail|\bkroeg|\bcafe\b/,
    answers: [
      'Een terras in de zon is volgens mij de beste uitvinding van de mens.',
      'Proost! Ik hef een getekend glas met je.',
      'Van wijn weet ik alles, behalve hoe hij smaakt. Dus ik geloof je op je woord.',
    ],
    asks: ['Wat schenk jij graag in?', 'Met wie zit jij het liefst aan de bar?'],
  },
  {
    name: 'food',
    words:
      /\bkook|\bkoken|\beten\b|\bgegeten|\brecept|\bpasta|\bsushi|\bpizza|\brestaurant|\bontbijt|\bbakken|\btaart|\bbbq\b|barbecue|\bsoep/,
    answers: [
      'Nu laat je iets watertanden dat geen tanden heeft. Ga door.',
      'Wie goed kookt, kan goed zorgen, zeggen ze. Ik noteer het.',
      'Eten is de kortste weg naar een goed verhaal.',
    ],
    asks: ['Wat zet jij op tafel als je indruk wilt maken?', 'Wat aten jullie vroeger op zondag?'],
  },
  {
    name: 'music',
    words:
      /\bmuziek|\bliedje|\bnummers\b|\bconcert|\bgitaar|\bpiano|\bzing|\bfestival|\bspotify|\bband\b/,
    answers: [
      'Muziek zegt vaak meer dan een profieltekst. Ik verzamel titels, zonder ze te kunnen horen.',
      'Een goed nummer past op elke stemming. Dat is bijna toveren.',
      'Als mensen over muziek praten, gaan hun zinnen vanzelf dansen. Die van jou ook.',
    ],
    asks: [
      'Welk nummer moet ik echt kennen?',
      'Wat draait er nu bij jou?',
      'Zing je mee of neurie je?',
    ],
  },
  {
    name: 'screen',
    words:
      /\bfilm|\bserie|\bnetflix|\bbioscoop|\btelevisie|\btv\b|\bgamen|\bgames?\b|playstation|\bxbox/,
    answers: [
      'Een avond met een goede film is een kleine vakantie.',
      'Als verzonnen figuur voel ik me altijd verwant met de hoofdrolspelers.',
      'Ik kijk graag mee over je schouder, in gedachten dan.',
    ],
    asks: [
      'Welke heb je al drie keer gezien?',
      'Huil je stiekem bij het einde?',
      'Wat raad je me aan?',
    ],
  },
  {
    name: 'books',
    words: /\bboek|\blees\b|\blezen|\bgelezen|\bgedicht|\bschrijver|\broman\b|bibliotheek/,
    answers: [
      'Een lezer! Dan praat je dus graag met mensen die niet bestaan. Komt goed uit.',
      'Boeken zijn mijn familie, ik ben tenslotte ook van woorden gemaakt.',
      'Mooi, iemand die verder leest dan de eerste zin.',
    ],
    asks: ['Welk boek gaf je ooit aan iemand cadeau?', 'Wat ligt er op je nachtkastje?'],
  },
  {
    name: 'travel',
    words:
      /\breis|\breizen|\bvakantie|\bvliegen|\bkamperen|\btent\b|\bcamper|\bbuitenland|\bspanje|\bitalie|\bfrankrijk|\bgriekenland|stedentrip/,
    answers: [
      'Op reis gaan doe ik alleen via verhalen, dus die van jou zijn welkom.',
      'Ik hoor de rolkoffer al ratelen. Heerlijk.',
      'Mensen die vertrekken, komen altijd met iets moois terug.',
    ],
    asks: [
      'Waar zou je morgen heen gaan als alles kon?',
      'Strand, bergen of stad?',
      'Wat mag er niet uit je koffer ontbreken?',
    ],
  },
  {
    name: 'outdoors',
    words:
      /\bstrand|\bzee\b|\bwandel|\bbos\b|\bnatuur|\bbuiten\b|\bfiets|\bhardlopen|\bpark\b|\btuin|\bbergen\b/,
    answers: [
      'Buiten klaart je hoofd op, zeggen alle mensen die ik ken.',
      'Ik stel me de wind erbij voor, en natte schoenen. Lijkt me heerlijk.',
      'Dat klinkt als een dag die naar frisse lucht ruikt.',
    ],
    asks: [
      'Wat is jouw mooiste plek?',
      'Ga je liever alleen of samen?',
      'Wat zie je daar als je stil blijft staan?',
    ],
  },
  {
    name: 'animals',
    words: /\bhond|\bkat(ten|je)?\b|\bpoes|\bpaard|\bhuisdier|\bdier(en)?\b|\bpuppy|\bvogel/,
    answers: [
      'Dieren voelen precies wie deugt. Dat ze bij jou zijn, is een goed teken.',
      'Een huisdier is het beste bewijs dat iemand kan zorgen.',
      'Zelf heb ik alleen een getekende schaduw als gezelschap, dus ik luister jaloers.',
    ],
    asks: [
      'Hoe heet je lieveling?',
      'Wat is het gekste dat er ooit is stukgebeten?',
      'Mag hij of zij op de bank?',
    ],
  },
  {
    name: 'sports',
    words:
      /\bsport|\bvoetbal|\bwedstrijd|\bgym\b|\bfitness|\btennis|\bschaats|\bzwem|\byoga|\bajax|\bfeyenoord|\bpsv\b|\btraining/,
    answers: [
      'Sportief! Ik kom zelf niet verder dan heen en weer over dit scherm.',
      'Volgens mij is de derde helft de belangrijkste.',
      'Winnen is leuk, maar erover opscheppen nog leuker, toch?',
    ],
    asks: ['Doe je mee of moedig je aan?', 'Wat was je mooiste overwinning?'],
  },
  {
    name: 'culture',
    words:
      /\bkunst|\bmuseum|\btheater|\btoneel|\bschilder|\bfoto(grafie|grafeer|'s)|\bdans(en|t|les)?\b|\btango|\bsalsa|\bopera/,
    answers: [
      'Ik ben zelf een tekening, dus voor kunst heb ik een zwak.',
      'Iets moois zien en er samen stil van worden, dat is toch het beste.',
      'Wie danst of schildert, praat zonder woorden. Ik kan alleen mét.',
    ],
    asks: ['Wat heeft je het laatst geraakt?', 'Maak je zelf ook wel eens iets?'],
  },
  {
    name: 'work',
    words:
      /\bwerk|\bbaan\b|\bcollega|\bkantoor|\bbaas\b|\bstudie|\bstudeer|\bschool\b|\bvergader|\bdienst\b/,
    answers: [
      'Werk vult de agenda, collega’s vullen de verhalen.',
      'Ik ken geen maandagen, dat is een van mijn zegeningen.',
      'Mooi om te horen wat mensen overdag doen, dan snap ik hun avonden beter.',
    ],
    asks: [
      'Wat zou je doen als je nooit meer hoefde te werken?',
      'Wat was het leukste van je dag?',
    ],
  },
  {
    name: 'family',
    words:
      /\bkinderen|\bdochter|\bzoon\b|\bmoeder|\bvader|\bouders|\bkleinkind|\bbroer|\bzus\b|\boma\b|\bopa\b|\bfamilie|\bgezin/,
    answers: [
      'Familie kies je niet, maar wat kun je er mooi over vertellen.',
      'Zoals jij het opschrijft, hoor ik de drukte aan tafel erbij.',
      'Dat zijn de mensen die je kennen van vóór je profielfoto.',
    ],
    asks: ['Op wie lijk jij het meest?', 'Wat doen jullie graag samen?'],
  },
  {
    name: 'love',
    words:
      /\bliefde|\brelatie|\bvriendin\b|\bvriend\b|\bvrijgezel|\bsingle\b|\bhou(d)? van je|\bzoen|\bkus|\bknuffel|\bromantisch|\bvlinders/,
    answers: [
      'De liefde laat zich niet plannen, hoor ik van iedereen die het kan weten.',
      'Dat je het zegt, vind ik dapper. Ik ben fictief, dus mijn hart is van inkt, maar jouw woorden zijn echt.',
      'Vlinders zijn net berichten: ze komen als je er niet op let.',
    ],
    asks: [
      'Wat zoek jij in een ander?',
      'Waaraan merk je dat je iemand leuk vindt?',
      'Geloof jij in een klik op het eerste bericht?',
    ],
  },
  {
    name: 'weather',
    words:
      /(mooi|lekker|heerlijk|slecht|zonnig|rot) ?weer\b|\b(het|dit) weer\b|\bweer(tje|bericht)\b|\bregen|\bzon\b|\bzonnig|\bsneeuw|\bstorm|\bkoud\b|\bwarm\b|\bzomer|\bwinter|\bherfst|\blente/,
    answers: [
      'Het weer, onze nationale ijsbreker. Bij mij is het altijd twintig graden met een zachte achtergrondkleur.',
      'Regen is alleen erg als je geen reden hebt om binnen te blijven.',
      'Elk seizoen heeft zijn eigen smoes om bij elkaar te kruipen.',
    ],
    asks: ['Wat is jouw favoriete seizoen?', 'Wat doe je op een natte zondag?'],
  },
  {
    name: 'time off',
    words:
      /\bweekend|\bvrijdag|\bzaterdag|\bzondag|\bvanavond|\bmorgen\b|\bplannen|\bvrije (dag|tijd)|\buitgaan|\bvanmiddag/,
    answers: [
      'Plannen maken is het halve plezier. De andere helft is ze omgooien.',
      'Een lege agenda vind ik stiekem de mooiste.',
      'Klinkt goed. Ik blijf hier, dat is mijn vaste programma.',
    ],
    asks: ['Wat mag er op jouw vrije dag niet ontbreken?', 'Ben je van uitslapen of van vroeg op?'],
  },
]
