/** Said once, at the beginning, before anything else (promise H1). */
export const introductions = [
  'Wat leuk dat je schrijft! Meteen eerlijk: ik ben een fictief profiel van Vonk, dus afspreken kan niet. Kletsen wel, en graag.',
  'Hoi, fijn je te lezen. Voor we beginnen: ik ben een fictief profiel. Ontmoeten is niet mogelijk, een goed gesprek wel.',
  'Dag daar! Goed om te weten: je schrijft met een fictief profiel, door Vonk bedacht. Verder ben ik een prima gesprekspartner.',
]

export const greetings = [
  'Leuk dat je er bent.',
  'Hallo daar, kom erbij.',
  'Goed je te lezen.',
  'Daar ben je, gezellig.',
]

export const toQuestions = [
  'Goede vraag, en ik geef toe dat mijn schepper er geen antwoord bij heeft getekend.',
  'Daar moet ik even over nadenken, en nadenken gaat bij mij langzaam.',
  'Ik zou zomaar iets kunnen verzinnen, dat zit in mijn aard, maar jouw antwoord hoor ik liever.',
  'Dat vraag je aan een tekening. Dapper!',
]

export const toStatements = [
  'Daar kan ik me iets bij voorstellen, en voorstellen is precies wat ik goed kan.',
  'Dat vertel je leuk. Ik zie het zo voor me.',
  'Kijk, dat wist ik nog niet.',
  'Zoiets onthoud ik graag, al is het maar tot het volgende bericht.',
  'Je hebt een prettige manier van schrijven, weet je dat?',
]

export const toFewSigns = [
  'Kort maar krachtig. Ik maak er zelf een verhaal bij.',
  'Dat kan van alles betekenen, en daar houd ik van.',
  'Eén teken en toch een stemming. Knap.',
]

export const toGifts = [
  'Een cadeau, voor mij? Wat lief van je. Ik geef het een mooi plekje in mijn verhaal.',
  'Dank je wel! Vasthouden kan ik het niet, want ik ben getekend. Ervan genieten wel.',
  'Wat attent. Je hebt smaak, dat zie ik meteen.',
]

export const toPhotos = [
  'Een foto van jou, wat leuk. Zien kan ik hem niet, want ik ben verzonnen. Vertel eens wat erop staat?',
  'Dank je voor de foto. Ik ben een fictief profiel en kan niet kijken, wel luisteren: waar is hij gemaakt?',
]

export const anyAsks = [
  'Wat maakte je vandaag aan het lachen?',
  'Waar kan ik je midden in de nacht voor wakker maken?',
  'Wat zou je nu het liefst doen?',
  'Wie kent jou het best?',
  'Waar ben je stiekem trots op?',
  'Wat is het leukste dat je deze week hebt meegemaakt?',
]
