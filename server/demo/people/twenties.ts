import { type Person, prose } from './person.ts'

export const twenties: Person[] = [
  {
    name: 'Sanne',
    age: 29,
    gender: 'female',
    town: 'Utrecht',
    looks: { hair: 'brown', eyes: 'green', body: 'normal' },
    status: 'single',
    interests: ['coffee', 'biking', 'reading', 'music', 'travelling'],
    about: prose`Overdag help ik als fysiotherapeut mensen weer op de been, 's avonds struikel ik
      zelf over mijn stapel ongelezen boeken. Ik fiets graag langs de Vecht, met een koffiestop
      halverwege. Je maakt me blij met een grap die pas na tien seconden landt.`,
    reason: 'Kijken of er buiten mijn vriendenkring ook leuke mannen bestaan.',
  },
  {
    name: 'Daan',
    age: 27,
    gender: 'male',
    town: 'Amsterdam',
    looks: { hair: 'dark blond', eyes: 'blue', body: 'slim', tattoos: true },
    status: 'single',
    interests: ['music', 'party', 'cooking', 'beer', 'photography'],
    about: prose`Geluidstechnicus, dus ik hoor precies wanneer iemand doet alsof hij luistert.
      Op vrije avonden maak ik pasta voor te veel mensen in een te kleine keuken in Oost. Schuif
      gerust aan, maar neem wel een goed verhaal mee. En een stoel.`,
    reason: 'Nieuwe mensen ontmoeten zonder te hoeven schreeuwen boven een bas uit.',
  },
  {
    name: 'Lotte',
    age: 26,
    gender: 'female',
    town: 'Nijmegen',
    looks: { hair: 'blond', eyes: 'blue', body: 'slim' },
    status: 'single',
    interests: ['hiking', 'outdoors', 'vegetarian', 'tea', 'animals'],
    about: prose`Als het even kan, ben ik buiten: in de Ooijpolder, op de Waaldijk of gewoon op
      mijn balkon tussen de tomatenplanten. Ik werk bij een dierenartspraktijk en kom zelden thuis
      zonder hondenhaar op mijn trui. Wie dat charmant vindt, staat al met 1-0 voor.`,
    reason: 'Iemand vinden om mee te verdwalen en weer thuis te komen.',
  },
  {
    name: 'Thijs',
    age: 24,
    gender: 'male',
    town: 'Delft',
    looks: { hair: 'brown', eyes: 'hazel', body: 'slim' },
    status: 'single',
    interests: ['video games', 'biking', 'sushi', 'movies', 'music'],
    about: prose`Bijna ingenieur, en dat merk je: ik demonteer graag dingen die het nog doen. Mijn
      huisgenoten roepen me bij elke lekkende kraan. Verder speel ik basgitaar in een band die
      beter is in namen verzinnen dan in optreden. Vraag me naar de huidige naam.`,
    reason: 'Mijn moeder zegt dat ik vaker van mijn kamer af moet. Ze heeft gelijk.',
  },
  {
    name: 'Esmée',
    age: 23,
    gender: 'female',
    town: 'Rotterdam',
    looks: { hair: 'black', eyes: 'brown', body: 'normal', tattoos: true },
    status: 'single',
    interests: ['dancing', 'fashion', 'foodie', 'party', 'shopping'],
    about: prose`Rotterdamse in hart en nieren, met een zwak voor tweedehandsmarkten en dansvloeren
      die plakken. Doordeweeks studeer ik grafische vormgeving, dus ja, ik zie dat jouw lettertype
      niet klopt. Niks persoonlijks. Trakteer me op Surinaams eten en ik vergeef alles.`,
    reason: 'Omdat swipen me verveelde en praten me niet verveelt.',
  },
  {
    name: 'Gijs',
    age: 29,
    gender: 'male',
    town: 'Nijmegen',
    looks: { hair: 'red', eyes: 'green', body: 'normal' },
    status: 'single',
    interests: ['beer', 'bbq', 'sports', 'hiking', 'hugging'],
    about: prose`Rood haar, groot hart, matige timing. Ik brouw bier in de schuur van mijn oom, en
      sinds kort is het zelfs te drinken. In juli loop ik de Vierdaagse, in augustus praat ik er
      nog steeds over. Ik zoek iemand die dat gezeur schattig vindt.`,
    reason: 'Klaar met alleen proosten.',
  },
  {
    name: 'Noor',
    age: 27,
    gender: 'female',
    town: 'Amsterdam',
    looks: { hair: 'dark brown', eyes: 'brown', body: 'slim' },
    status: 'single',
    interests: ['art', 'theater', 'wine', 'reading', 'travelling'],
    about: prose`Wat doet een jurist op een toneelclub? Heel hard roepen wat ze de hele week heeft
      ingeslikt. Ik hou van musea op maandagochtend, van brieven met een postzegel en van mensen
      die hun ongelijk toegeven. Oefenen daarin mag samen.`,
    reason: 'Voor gesprekken die langer duren dan mijn tramrit.',
  },
  {
    name: 'Luuk',
    age: 22,
    gender: 'male',
    town: 'Groningen',
    looks: { hair: 'blond', eyes: 'gray', body: 'slim' },
    status: 'single',
    interests: ['gym', 'party', 'music', 'coffee', 'adventure'],
    about: prose`Student sportkunde, barman op donderdag, kampioen uitslapen op vrijdag. Mijn
      vrienden noemen me een open boek, al zitten er wat ezelsoren in. Stuur me je favoriete
      nummer, dan krijg je een eerlijk oordeel en een beter nummer terug.`,
    reason: 'Gewoon nieuwsgierig wie er nog meer wakker is.',
  },
  {
    name: 'Elif',
    age: 28,
    gender: 'female',
    town: 'Arnhem',
    looks: { hair: 'dark brown', eyes: 'hazel', body: 'normal' },
    status: 'single',
    interests: ['cooking', 'tea', 'fashion', 'travelling', 'relationship'],
    about: prose`Mijn oma leerde me koken, mijn broers leerden me terugpraten. Beide komen goed van
      pas op de spoedeisende hulp, waar ik als verpleegkundige werk. Na een late dienst wil ik
      thee, stilte en daarna alles over jouw dag horen. Grappen over ziekenhuiseten: graag.`,
    reason: 'Ik zorg de hele dag. Nu mag er iemand met mij meelopen.',
  },
  {
    name: 'Sven',
    age: 26,
    gender: 'male',
    town: 'Lelystad',
    looks: { hair: 'blond', eyes: 'blue', body: 'normal' },
    status: 'single',
    interests: ['outdoors', 'photography', 'animals', 'bbq', 'movies'],
    about: prose`Boswachter in opleiding bij de Oostvaardersplassen, dus mijn wekker gaat als die van
      jou nog lang niet mag. Ik fotografeer zeearenden en, minder succesvol, mijn eten. Praat ik
      te veel over vogels, dan mag je fluiten.`,
    reason: 'De zeearenden hebben al iemand. Ik nog niet.',
  },
  {
    name: 'Roos',
    age: 21,
    gender: 'female',
    town: 'Leiden',
    looks: { hair: 'red', eyes: 'green', body: 'slim' },
    status: 'single',
    interests: ['reading', 'astrology', 'tea', 'music', 'vegetarian'],
    about: prose`Tweedejaars geschiedenis met een abonnement op het antiquariaat. Ik geloof half in
      sterrenbeelden en helemaal in appeltaart. Op mijn kamer staan elf planten, waarvan er negen
      leven. Kun jij iets vertellen over je opa of oma? Dat vind ik de beste verhalen.`,
    reason: 'Om iemand te leren kennen die niet in mijn werkgroep zit.',
  },
  {
    name: 'Quinten',
    age: 28,
    gender: 'male',
    loves: 'gay',
    town: 'Eindhoven',
    looks: { hair: 'black', eyes: 'brown', body: 'slim', tattoos: true },
    status: 'single',
    interests: ['art', 'coffee', 'video games', 'fashion', 'foodie'],
    about: prose`Ontwerper van lampen, verzamelaar van stoelen, bewoner van een huis waar je dus
      nergens kunt zitten. Ik zeg snel ja: op jazz in een kelder, op een verkeerde afslag, op een
      tweede toetje. Bij mannen val ik voor rustige ogen en een slecht verborgen glimlach.`,
    reason: 'Op zoek naar een man met plannen voor zondag.',
  },
  {
    name: 'Sterre',
    age: 24,
    gender: 'female',
    loves: 'lesbian',
    town: 'Amsterdam',
    looks: { hair: 'other', eyes: 'blue', body: 'slim', tattoos: true },
    status: 'single',
    interests: ['music', 'tattoos', 'party', 'vegetarian', 'art'],
    about: prose`Roze haar, blauwe fiets, groene vingers. Ik schilder decors voor kleine theaters en
      drum in een band met drie exen, wat verrassend goed gaat. Ik zoek een vrouw die terugkijkt,
      durft te lachen om zichzelf en niet schrikt van een volle agenda.`,
    reason: 'Iets echts, te beginnen met een goed gesprek.',
  },
]
