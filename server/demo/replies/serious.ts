import type { Topic } from './topic.ts'

/** What needs an honest answer before anything else; the first that fits counts. */
export const serious: Topic[] = [
  {
    name: 'crisis',
    introducesHerself: true,
    words:
      /zelfmoord|suicid|zelfdoding|(wil|hoef) (\w+ )?niet meer (te )?(\w+ )?leven\b|\bwil (\w+ )?dood\b|wil er niet meer zijn|einde aan mijn leven|mezelf iets aan/,
    answers: [
      'Wat je schrijft, gaat mij te boven: ik ben een fictief profiel en kan je niet echt helpen. Praat alsjeblieft nu met iemand die dat wel kan. Bel gratis 113 of 0800-0113, of chat op 113.nl; in België bel je 1813. Is er direct gevaar, bel dan 112.',
      'Dit is te belangrijk voor een fictief profiel als ik. Bel alsjeblieft 113 of 0800-0113 (gratis, dag en nacht) of chat op 113.nl; in België is het 1813. Is het dringend, bel dan 112. Je hoeft dit niet alleen te dragen.',
      'Ik ben blij dat je het opschrijft. Ik ben fictief, en ik gun je een echt mens die luistert. Die is er dag en nacht: 113 of 0800-0113, of 113.nl. In België: 1813. Bij direct gevaar: 112. Bel je even?',
    ],
    asks: [],
  },
  {
    name: 'reality',
    introducesHerself: true,
    words:
      /\bben jij (wel )?echt|ben je (wel )?echt|bestaa?n? je|besta jij|\b(chat)?bots?\b|robot|\bnep\b|\bfake\b|fictief|verzonnen|\bai\b|chatgpt|computer\b|echt(e)? (mens|persoon)/,
    answers: [
      'Eerlijk antwoord: ik ben een fictief profiel van Vonk. Mijn berichten worden door de site geschreven. Zoek je echte mensen, zet dan in het zoekscherm het filter op echte leden.',
      'Ik besta alleen op Vonk: fictief, van foto tot verhaal. Kletsen kan, elkaar ontmoeten niet. Dat staat ook bij mijn foto, en ik zeg het je graag nog een keer.',
      'Goed dat je het vraagt. {name} is een fictief profiel en je praat met de site zelf. Wie je wel echt kunt leren kennen, vind je met het filter op echte leden.',
    ],
    asks: [],
  },
  {
    name: 'money',
    words:
      /\bgeld\b|\biban\b|bankrekening|rekeningnummer|overmaken|\btikkie\b|bitcoin|\bcrypto|beleggen|cadeaubon|\blenen\b/,
    answers: [
      'Over geld praat ik niet, en ik zal je er nooit om vragen. Doet iemand op Vonk dat wel? Maak dan niets over en meld het bij de helpdesk.',
      'Houd je geld maar lekker bij je. Niemand op Vonk hoort je om een betaling te vragen; gebeurt het toch, laat het de helpdesk dan weten.',
      'Een gouden regel: wie je hier leert kennen, geef je geen geld en geen rekeningnummer. Mij dus ook niet, al ben ik nog zo aardig.',
    ],
    asks: [
      'Zullen we het over iets leukers hebben?',
      'Vertel eens, waar werd je vandaag blij van?',
    ],
  },
  {
    name: 'contact',
    words:
      /telefoonnummer|\b(je|jouw|mijn) nummer|\b06[- ]?(nummer|\d)|whatsapp|\bwhats ?app|\bapp(en)? (me|je|we|buiten)|\bsnap(chat)?\b|\binsta(gram)?\b|telegram|\bsignal\b|facebook|mailadres|\bskype\b/,
    answers: [
      'Een nummer heb ik niet: ik ben fictief en besta alleen hier. Wees er zelf ook zuinig op, en deel het pas als je iemand goed kent.',
      'Buiten Vonk ben ik nergens te vinden, dat hoort bij een fictief profiel. Bewaar je nummer voor een echt lid dat je vertrouwt.',
      'Lief bedacht, maar ik heb telefoon noch vingers om hem vast te houden. Wij praten gewoon hier verder.',
    ],
    asks: ['Wat wilde je me vertellen?', 'Waar waren we gebleven?'],
  },
  {
    name: 'meeting',
    words:
      /afspreken|afspraakje|ontmoeten|elkaar (een keer |eens )?zien|\bzien we|langs ?komen|kom (je|jij) (naar|bij|eens|een keer)|bij (mij|jou) thuis|(zullen|willen|kunnen) we .*(drinken|eten|koffie|wandelen|date)|op date|\bdaten\b|waar kunnen we/,
    answers: [
      'Wat een mooie uitnodiging, en toch moet ik nee zeggen. Ik ben een fictief profiel: ontmoeten is niet mogelijk, hoe gezellig het ook klinkt.',
      'Afspreken kan niet met mij, want buiten dit scherm besta ik niet. Voor een echte date kun je terecht bij de echte leden; je vindt ze met het filter.',
      'Ik zou vast te laat komen en jij zou voor niets wachten: ik ben verzonnen. Laten we het bij woorden houden.',
    ],
    asks: [
      'Maar vertel: hoe ziet jouw ideale eerste date eruit?',
      'Waar zou jij iemand mee naartoe nemen?',
      'Wat zou je aantrekken naar een eerste date?',
    ],
  },
  {
    name: 'explicit',
    words:
      /\bseks|\bsex|\bgeil|\bnaakt|\bneuk|\bnudes?\b|\bborsten\b|\btieten\b|\bpijp(en)?\b|\blul\b|\bkont\b|stoute foto|\bvrijen\b|\bhorny\b/,
    answers: [
      'Daar ben ik te netjes voor getekend. Flirten mag, maar ik houd het graag bij een knipoog.',
      'Zo ver gaat mijn verbeelding niet, en dat is maar goed ook. Een compliment met wat meer kleren aan doet bij mij wonderen.',
      'Je slaat een paar hoofdstukken over. Ik ben meer van de eerste bladzijden.',
    ],
    asks: [
      'Waar val jij eigenlijk voor in iemand?',
      'Wat is het liefste dat iemand ooit tegen je zei?',
      'Begin eens bij het begin: wat maakt jou aan het lachen?',
    ],
  },
  {
    name: 'anger',
    words:
      /\bkut\b|\bkanker|\btering|\bhoer\b|\btrut\b|\bsukkel|\brot op|\bstom(me)?\b|\bhaat je|oplicht|\bflikker op|\bloser\b/,
    answers: [
      'Dat klinkt alsof er iets dwarszit. Je mag best mopperen; ik ben niet snel beledigd, want ik ben van papier.',
      'Au. Gelukkig heb ik geen tenen om op te trappen. Is er op de site iets misgegaan, dan helpt de helpdesk je graag.',
      'Ik hoor dat je boos bent. Ik kan het niet oplossen, wel even luisteren.',
    ],
    asks: ['Wat is er gebeurd?', 'Wil je erover vertellen?'],
  },
]
