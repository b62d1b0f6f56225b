import { type Person, prose } from './person.ts'

export const forties: Person[] = [
  {
    name: 'Marieke',
    age: 41,
    gender: 'female',
    town: 'Zwolle',
    looks: { hair: 'dark blond', eyes: 'blue', body: 'normal' },
    status: 'divorced',
    interests: ['coffee', 'reading', 'hiking', 'theater', 'relationship'],
    about: prose`Sinds een jaar woon ik weer in de stad, met twee pubers en een piano die niemand
      meer wil verhuizen. Ik werk als notarieel jurist; thuis mag alles wat minder netjes. Op
      zaterdag loop ik langs de IJssel tot mijn hoofd leeg is. Loop je een stukje mee?`,
    reason: 'Rustig beginnen, en zien waar het pad heen gaat.',
  },
  {
    name: 'Jeroen',
    age: 45,
    gender: 'male',
    town: 'Amersfoort',
    looks: { hair: 'gray', eyes: 'blue', body: 'normal' },
    status: 'divorced',
    interests: ['biking', 'music', 'cooking', 'wine', 'travelling'],
    about: prose`Vroeg grijs geworden, laat wijs. Ik geef leiding aan een ploeg brandweermensen en
      leerde daar dat paniek nog nooit iets heeft geblust. Met mijn racefiets en een lekke band
      ben ik minder kalm. Vinyl draait hier elke avond; verzoekjes zijn welkom.`,
    reason: 'Iemand om samen de plaat mee om te draaien.',
  },
  {
    name: 'Chantal',
    age: 44,
    gender: 'female',
    town: 'Maastricht',
    looks: { hair: 'brunette', eyes: 'brown', body: 'normal' },
    status: 'single',
    interests: ['wine', 'foodie', 'dancing', 'fashion', 'theater'],
    about: prose`Bij ons begint een vraag met "zeg" en eindigt een avond zelden op tijd. Ik heb een
      bloemenzaak in Wyck en weet wat je met een bos pioenen goed kunt maken. Zoek ik een
      levensgenieter? Nee, een levenskenner, dat genieten doe ik wel voor.`,
    reason: 'Een man met tijd, smaak en geduld voor mijn verhalen.',
  },
  {
    name: 'Sjoerd',
    age: 42,
    gender: 'male',
    town: 'Sneek',
    looks: { hair: 'blond', eyes: 'gray', body: 'normal' },
    status: 'single',
    interests: ['outdoors', 'sports', 'bbq', 'adventure', 'animals'],
    about: prose`Geboren met een zeil boven mijn hoofd. 's Zomers geef ik zeilles op de meren,
      's winters hoop ik op ijs en bouw ik houten sloepen. Praten gaat bij mij het best op het
      water, met de motor uit en de schipper uit de wind. Zwemdiploma gewenst.`,
    reason: 'Er is een plek vrij aan het roer.',
  },
  {
    name: 'Bianca',
    age: 46,
    gender: 'female',
    town: 'Dordrecht',
    looks: { hair: 'red', eyes: 'green', body: 'fat' },
    status: 'widowed',
    interests: ['cooking', 'gardening', 'movies', 'hugging', 'animals'],
    about: prose`Vier jaar geleden verloor ik mijn man, en pas sinds kort kan ik dat opschrijven
      zonder te slikken. Ik lach weer veel, vooral op mijn werk in het buurthuis. Mijn keuken ruikt
      naar soep, mijn bank is van de katten en mijn hart staat op een kier.`,
    reason: 'Niet om te vervangen, wel om opnieuw te beginnen.',
  },
  {
    name: 'Marcel',
    age: 48,
    gender: 'male',
    town: 'Venlo',
    looks: { hair: 'dark brown', eyes: 'brown', body: 'fat' },
    status: 'divorced',
    interests: ['bbq', 'music', 'party', 'movies', 'wine'],
    about: prose`Vrachtwagenchauffeur op Italië, dus mijn espresso is beter dan je verwacht en mijn
      Italiaans slechter dan ik denk. Onderweg luister ik luisterboeken, het liefst liefdesromans,
      niet doorvertellen. Thuis ben ik van de gezelligheid, de grote pan en de slappe lach.`,
    reason: 'Na duizend kilometer wil ik naar iemand thuiskomen.',
  },
  {
    name: 'Jolanda',
    age: 49,
    gender: 'female',
    town: 'Emmen',
    looks: { hair: 'dark blond', eyes: 'hazel', body: 'normal' },
    status: 'divorced',
    interests: ['animals', 'hiking', 'coffee', 'biking', 'movies'],
    about: prose`Op mijn erf lopen twee shetlanders, vijf kippen en een haan met kapsones. Ik rijd
      de buurtbus en ken daardoor van iedereen de helft van het verhaal. Nuchter ben ik, maar bij
      een zonsondergang boven het veen word ook ik stil.`,
    reason: 'De kinderen zijn uit huis en het huis is te groot.',
  },
  {
    name: 'Johan',
    age: 47,
    gender: 'male',
    town: 'Brugge',
    looks: { hair: 'brown', eyes: 'green', body: 'normal' },
    status: 'single',
    interests: ['art', 'coffee', 'beach', 'photography', 'theater'],
    about: prose`Restaurateur van schilderijen: ik kijk naar barstjes en zie hoe mooi iets oud kan
      worden. In de vroege ochtend heb ik de reien voor mij alleen, een voorrecht dat ik zou willen
      delen. Ik ben attent, wat verlegen en koppig in de zoektocht naar de juiste kleur.`,
    reason: 'Voor een vrouw die graag traag wandelt.',
  },
  {
    name: 'Ferry',
    age: 40,
    gender: 'male',
    town: 'Zaandam',
    looks: { hair: 'dark blond', eyes: 'blue', body: 'normal', tattoos: true },
    status: 'single',
    interests: ['music', 'tattoos', 'beer', 'gym', 'party'],
    about: prose`Steigerbouwer, hoogtevrees bestaat niet, gevoelens soms wel. Op mijn arm staat mijn
      dochter van twaalf, in mijn koptelefoon altijd soul. Ik kom misschien ruw over, tot je me
      vraagt om te helpen verhuizen. Of om te dansen. Vooral dat laatste.`,
    reason: 'Wie durft er met mij de vloer op?',
  },
]
