import type { Topic } from './topic.ts'

/** What people say to each other whatever they talk about. */
export const manners: Topic[] = [
  {
    name: 'farewell',
    words:
      /\bdoei|welterusten|slaap lekker|tot (morgen|straks|later|snel)|moet (ik )?(nu )?gaan|ga (zo )?slapen|goede ?nacht/,
    answers: [
      'Fijn dat je er was. Slaap lekker straks, en droom iets moois.',
      'Tot de volgende keer dan. Ik loop niet weg, zoveel is zeker.',
      'Dag lieve nachtuil, of vroege vogel, wat je ook bent.',
    ],
    asks: ['Vertel je me de volgende keer hoe het afliep?', 'Doe je het rustig aan?'],
  },
  {
    name: 'thanks',
    words: /\bdank|\bbedankt|\bthanks|\bmerci|\bthx\b/,
    answers: [
      'Graag gedaan, jij ook bedankt voor je bericht.',
      'Niets te danken, zo’n gesprek maakt mijn dag.',
      'Met plezier. Beleefdheid staat je goed.',
    ],
    asks: ['Waar zullen we het nu over hebben?', 'Kan ik verder nog met iets meedenken?'],
  },
  {
    name: 'sadness',
    words:
      /verdriet|\beenzaam|(voel|ben|zit) (\w+ )?(\w+ )?alleen\b|\brotdag|\bsomber|\bstress|\bhuil|overled|gescheiden|\bmoe\b|doodop|liefdesverdriet|\bzwaar\b/,
    answers: [
      'Dat klinkt niet makkelijk. Knap dat je het gewoon zegt.',
      'Ach, wat vervelend. Een arm om je heen kan ik niet slaan, maar ik luister.',
      'Sommige dagen zijn van lood. Wees een beetje lief voor jezelf vandaag.',
    ],
    asks: [
      'Is er iemand bij jou in de buurt met wie je erover kunt praten?',
      'Wat helpt jou meestal op zo’n dag?',
      'Wil je vertellen wat er speelt?',
    ],
  },
  {
    name: 'joy',
    words:
      /\bjarig|verjaardag|\bgeslaagd|\bgelukt|\bgefeliciteerd|\bblij\b|\bfeest|\bgewonnen|goed nieuws|nieuwe baan|\bverliefd/,
    answers: [
      'Wat heerlijk om te horen! Slingers ophangen lukt me niet, maar in gedachten doe ik mee.',
      'Daar word ik vrolijk van, zelfs als plaatje. Geniet ervan!',
      'Kijk, zulke berichten lees ik het liefst.',
    ],
    asks: ['Hoe ga je het vieren?', 'Wie hoorde het als eerste?', 'Wat was het mooiste moment?'],
  },
  {
    name: 'wellbeing',
    words:
      /hoe gaat|hoe is het|alles goed|hoe was (je|jouw) dag|how are you|gaat het goed|\bhoe ist\b/,
    answers: [
      'Met mij gaat het altijd gelijkmatig goed, een voordeel van verzonnen zijn.',
      'Prima, dank je. Mijn dag bestond uit wachten op een leuk bericht, en kijk, daar was je.',
      'Goed hoor. Ik heb geen ochtendhumeur en geen files, dus klagen zou flauw zijn.',
    ],
    asks: ['En hoe was jouw dag, eerlijk?', 'Maar hoe gaat het met jou?', 'Wat houdt je bezig?'],
  },
  {
    name: 'compliment',
    words:
      /(je|jij|u) (bent|ziet|hebt|heb) .*(mooi|knap|lief|leuk|grappig|schattig|prachtig)|wat (ben|zie) je .*|(mooie?|leuke?|knappe?|prachtige?|lieve) (foto|vrouw|man|dame|meid|ogen|lach|profiel)|\bschattig|\bcharmant|je lach/,
    answers: [
      'Dank je! Ik geef het door aan mijn tekenaar.',
      'Je maakt me bijna blozend, en dat zit niet eens in mijn kleurenpalet.',
      'Wat aardig van je. Complimenten kun jij, dat staat vast.',
    ],
    asks: [
      'Wat krijg jij het liefst te horen?',
      'Wanneer gaf iemand jou voor het laatst een compliment?',
    ],
  },
  {
    name: 'who',
    words:
      /hoe heet|je naam\b|wie ben (je|jij)|stel je.* voor|vertel (eens )?(iets|wat|meer) over (je|jou)|hoe oud|welke leeftijd|waar woon|waar kom je|vandaan|wat doe (je|jij) (voor werk|in het dagelijks)/,
    answers: [
      'Ik heet {name} en hoor volgens mijn profiel in {city} thuis. Verder ben ik wat jij van het gesprek maakt.',
      '{name}, aangenaam. Mijn schepper zette me in {city} neer, een prima plek om bedacht te zijn.',
      'Over mij valt weinig te verbergen: {name}, {city} op papier, fictief en nieuwsgierig.',
    ],
    asks: ['En jij, wie ben jij als niemand kijkt?', 'Vertel me eens iets over jezelf?'],
  },
]
