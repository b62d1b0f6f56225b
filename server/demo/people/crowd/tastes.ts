import type { Interest } from '#core/discovery/values.ts'

/** What people say of what they like; only interests that anybody may read over a shoulder. */
export const tastes = {
  adventure: [
    'Zeg “ik ken een zijweggetje” en ik zit al in de auto.',
    'Ik heb ooit in een boomhut geslapen tijdens onweer. Aanrader, achteraf.',
    'Een weekend zonder plan vind ik een uitstekend plan.',
    'Dit jaar wil ik leren zeilen, volgend jaar zien we wel waarheen.',
  ],
  animals: [
    'Mijn hond beslist wie er op de bank mag, maar met een koekje kom je ver.',
    'Ik heb twee katten en mag er van hen zelf ook wonen.',
    'Op vrijdag help ik in het asiel; ik ga altijd met lege handen naar huis, maar het scheelt weinig.',
    'Ik groet honden eerder dan hun baasjes.',
  ],
  art: [
    'In musea lees ik alle bordjes, dus neem de tijd of een klapstoel mee.',
    'Op dinsdagavond schilder ik. Niet goed, wel met overgave.',
    'Ik teken mensen in de trein, stiekem en meestal van achteren.',
    'Eén schilderij per museum is genoeg, als je er maar lang voor staat.',
  ],
  astrology: [
    'Ik lees mijn horoscoop pas ’s avonds, dan kan ik zien of het klopte.',
    'Vraag me niet naar je sterrenbeeld, ik raad het liever.',
    'Volle maan is voor mij een goed excuus om laat op te blijven.',
  ],
  bbq: [
    'Bij de eerste zonnestraal staat mijn barbecue buiten, ook in maart.',
    'Ik maak mijn eigen marinade, en het recept gaat mee het graf in.',
    'Vlees, vis of paprika: als er maar een streepje op zit.',
  ],
  beach: [
    'Minstens één keer per maand moet ik de zee zien, ook als het stormt.',
    'Strand vind ik het mooist in november, met een muts op en bijna niemand.',
    'Er zit altijd zand in mijn jaszakken.',
    'Op blote voeten langs de vloedlijn lopen lost de meeste problemen op.',
  ],
  beer: [
    'Ik heb een zwak voor speciaalbier met een rare naam.',
    'Een bruin café, een biertje en een goed verhaal: meer decor hoeft van mij niet.',
    'Ik brouw zelf, en de laatste keer was het zelfs te drinken.',
  ],
  biking: [
    'Vijftig kilometer op zaterdagochtend, en daarna met recht appeltaart.',
    'Ik fiets overal heen, ook als het regent. Juist als het regent.',
    'Mijn racefiets is duurder dan mijn bank, en dat zie je aan de bank.',
    'Tegenwind vind ik minder erg als er iemand naast me rijdt.',
  ],
  coffee: [
    'Zonder koffie ben ik een ander mens, maar die stel ik je niet voor.',
    'Ik weet een koffietent waar ze je naam goed op de beker zetten.',
    'Koffie zetten doe ik met een weegschaal. Ja, echt. Je proeft het.',
    'Voor een goede cappuccino loop ik met plezier een straat om.',
  ],
  cooking: [
    'Mijn risotto heeft al menig slecht humeur gered.',
    'Ik kook zonder recept, dus het wordt nooit twee keer hetzelfde.',
    'Wie bij mij eet, krijgt ook een bakje mee naar huis.',
    'Op zondag staat er soep op, genoeg voor wie er binnenloopt.',
  ],
  dancing: [
    'Salsa op woensdag, en de rest van de week in de keuken.',
    'Ik dans alsof niemand kijkt, en dat is meestal ook zo.',
    'Stijldansen leerde ik van mijn oma; leiden doe ik nog altijd te graag.',
    'Op een bruiloft ben ik de eerste op de dansvloer en de laatste eraf.',
  ],
  fashion: [
    'Ik naai mijn eigen jassen, met zakken waar echt iets in past.',
    'Tweedehands winkels kan ik niet voorbijlopen.',
    'Mijn schoenen zijn altijd net iets te netjes voor de gelegenheid.',
  ],
  foodie: [
    'Ik onthoud vakanties aan wat ik er gegeten heb.',
    'Geef mij de menukaart en een kwartier, dan bestel ik voor ons allebei.',
    'Een nieuw restaurant is voor mij wat voor een ander een nieuw boek is.',
    'Ik eet alles, behalve alleen op zaterdagavond.',
  ],
  gardening: [
    'Mijn moestuin levert vooral courgettes op. Heel veel courgettes.',
    'In de tuin vergeet ik de tijd, en soms ook de telefoon, in de regen.',
    'Ik praat tegen mijn tomaten. Ze groeien goed, dus wie is er hier gek?',
    'Mijn dahlia’s haalden vorig jaar de buurtkrant.',
  ],
  gym: [
    'Drie keer per week naar de sportschool, één keer ook echt van harte.',
    'Na het sporten ben ik op mijn best: moe, vrolijk en hongerig.',
    'Ik til zware dingen op en zet ze weer neer. Het helpt, vraag me niet hoe.',
  ],
  hiking: [
    'Mijn wandelschoenen staan altijd bij de deur, voor het geval dat.',
    'Ik loop het Pieterpad in stukken, en sommige stukken twee keer.',
    'Wandelen is voor mij praten zonder dat je elkaar hoeft aan te kijken.',
    'Twintig kilometer door het bos, en dan pannenkoeken. Zo hoort het.',
  ],
  movies: [
    'Ik blijf in de bioscoop zitten tot de allerlaatste naam voorbij is.',
    'Franse films zonder einde, actiefilms zonder logica: ik kijk ze allebei.',
    'Mijn filmlijst is langer dan mijn boodschappenlijst.',
    'Wie tijdens de film fluistert, moet daarna het slot uitleggen.',
  ],
  music: [
    'Ik speel gitaar op een niveau waar de buren mee kunnen leven.',
    'Voor een concert in een kleine zaal laat ik alles vallen.',
    'Ik zing in een koor, tweede rij, net naast de toon maar met gevoel.',
    'Mijn platenkast staat op volgorde van stemming.',
    'In de auto zing ik alles mee, ook de strijkers.',
  ],
  outdoors: [
    'Geef me een tent, een brander en een droge nacht.',
    'Ik word rustig van bos en onrustig van winkelstraten.',
    'In de winter zwem ik buiten. Heel kort, en heel trots.',
    'Het mooiste geluid dat ik ken is een meer om zes uur ’s ochtends.',
  ],
  party: [
    'Ik geef feestjes waarvan de buren ook een uitnodiging krijgen.',
    'Een festival per zomer, en daarna drie dagen bijkomen.',
    'Ik ga nooit als laatste weg. Bijna nooit.',
  ],
  photography: [
    'Ik fotografeer deuren. Het begon als grap, het zijn er nu driehonderd.',
    'Mijn oude camera en ik gaan er bij mistig weer op uit.',
    'Ik maak foto’s op een rolletje en moet dus een week wachten op mijn fouten.',
  ],
  politics: [
    'Ik lees de krant van achter naar voren en heb over alles een mening tot iemand een betere heeft.',
    'Een stevige discussie vind ik leuk, zolang we daarna samen afwassen.',
    'Bij verkiezingen zit ik in het stembureau, met een thermoskan.',
  ],
  reading: [
    'Op mijn nachtkastje liggen zes boeken, waarvan ik er twee lees.',
    'Ik lees detectives en weet nooit wie het gedaan heeft.',
    'Een regenachtige middag met een dik boek is voor mij geen verloren middag.',
    'Mijn leesclub gaat voor een derde over boeken en voor de rest over kaas.',
    'Ik leen boeken uit en onthoud precies aan wie.',
  ],
  relationship: [
    'Ik geloof in twee mensen die elkaar het laatste stuk chocola gunnen.',
    'Liefde zit voor mij in kleine dingen: een jas aanreiken, een lamp aanlaten.',
    'Ik ben trouw, ook aan slechte series.',
  ],
  shopping: [
    'Rommelmarkten zijn mijn zwakke plek; ik heb nu drie fonduestellen.',
    'Ik kom voor sokken en ga naar huis met een lamp.',
    'Een middag winkelen, als er maar ergens taart bij zit.',
  ],
  sports: [
    'Op donderdag tennis ik, met meer plezier dan techniek.',
    'Ik speel in een zaalvoetbalteam dat vooral goed is in de derde helft.',
    'Hardlopen doe ik langzaam, maar wel tot het eind.',
    'Ik schaats zodra het kan en praat er de rest van het jaar over.',
  ],
  sushi: [
    'Sushi maak ik zelf, en de lelijke eet ik op voor het bezoek komt.',
    'Voor goede sushi fiets ik naar de andere kant van de stad.',
    'Met stokjes ben ik behendig, met wasabi overmoedig.',
  ],
  tattoos: [
    'Mijn tatoeages hebben elk een verhaal, en eentje heeft een spelfout.',
    'Op mijn arm staat een zwaluw, voor mijn opa.',
    'Aan mijn volgende tatoeage denk ik al vier jaar. Ik ben van het grondige.',
  ],
  tea: [
    'Ik heb een la vol thee en kies toch altijd dezelfde.',
    'Een pot thee, twee koppen, geen haast.',
    'Thee drink ik uit de mok van mijn oma, en die leen ik niet uit.',
  ],
  theater: [
    'Ik speel bij een amateurclub, meestal de butler.',
    'In het theater zit ik het liefst vooraan, dan zie je ze zweten.',
    'Cabaret op een doordeweekse avond, dan kan de week niet meer stuk.',
  ],
  travelling: [
    'Ik reis het liefst met de trein, het verst was Istanbul.',
    'Drie weken Portugal met een rugzak, en ik wil nog steeds terug.',
    'Mijn koffer staat nooit echt op zolder.',
    'Ik spaar geen spullen maar stempels in mijn paspoort.',
    'Geef me een landkaart en ik ben een avond stil.',
  ],
  vegetarian: [
    'Ik eet al tien jaar geen vlees en bak een linzenburger waar slagers voor omfietsen.',
    'Vegetarisch, maar ik preek niet. Ik laat je gewoon proeven.',
    'Met een aubergine kan ik meer dan de meesten met een biefstuk.',
  ],
  'video games': [
    'Ik verlies niet graag van mijn neefje van negen, maar het gebeurt.',
    'Op regenachtige zondagen bouw ik virtuele steden met slecht openbaar vervoer.',
    'Ik kan uren gamen, en ook prima stoppen als er eten is.',
  ],
  wine: [
    'Ik volgde een wijncursus en kan nu heel overtuigend knikken.',
    'Een glas rood, een lange avond en een gesprek zonder onderwerp.',
    'Bij wijn kies ik op het etiket. Ik heb het verrassend vaak goed.',
    'Vorig jaar plukte ik druiven in de Elzas; mijn rug weet het nog.',
  ],
} as const satisfies Partial<Record<Interest, readonly string[]>>

export type Taste = keyof typeof tastes
