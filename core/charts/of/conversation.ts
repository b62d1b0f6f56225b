import { conversation, type Text } from '#core/chat/machine.ts'
import { FREE_CONVERSATIONS, type SendRequest } from '#core/chat/rules.ts'
import { chartOf, type Sample } from '../chart.ts'

const fit: SendRequest = {
  confirmed: true,
  premium: false,
  started: FREE_CONVERSATIONS - 1,
  otherThere: true,
  length: 5,
  lengthMax: 500,
  balance: 1,
  cost: 1,
}
type Facts = {
  by: 'starter' | 'receiver'
  message: Text
  sending: SendRequest
}
const from = (by: Facts['by'], sending: Partial<SendRequest>): Facts => ({
  by,
  message: { id: 'bericht', body: 'Hallo' },
  sending: { ...fit, ...sending },
})
const giving = (sending: Partial<SendRequest>): Facts => ({
  ...from('starter', sending),
  message: { id: 'bericht', body: '', gift: 'tulips' },
})
const showing = (photo: NonNullable<SendRequest['photo']>): Facts => ({
  ...from('starter', { photo, length: 0 }),
  message: { id: 'bericht', body: '', photo: true },
})
const sends: [Sample<Facts>, ...Sample<Facts>[]] = [
  {
    nl: 'Wie begon, met genoeg credits',
    en: 'Who began, with credits enough',
    facts: from('starter', {}),
  },
  {
    nl: 'De ander, met genoeg credits',
    en: 'The other, with credits enough',
    facts: from('receiver', {}),
  },
  {
    nl: 'Zonder bevestigd e-mailadres',
    en: 'Without a confirmed e-mail address',
    facts: from('starter', { confirmed: false }),
  },
  {
    nl: 'Zonder leeftijdscheck, waar de site die vraagt',
    en: 'Without a proof of age, where the site wants one',
    facts: from('starter', { age: 'needed' }),
  },
  {
    nl: 'Met een leeftijdscheck die zegt: jonger dan 18',
    en: 'With a proof of age that says: younger than 18',
    facts: from('starter', { age: 'refused' }),
  },
  {
    nl: `Een gratis lid, het ${FREE_CONVERSATIONS + 1}e gesprek`,
    en: `A free member, conversation number ${FREE_CONVERSATIONS + 1}`,
    facts: from('starter', { started: FREE_CONVERSATIONS }),
  },
  {
    nl: `Een Premiumlid, het ${FREE_CONVERSATIONS + 1}e gesprek`,
    en: `A premium member, conversation number ${FREE_CONVERSATIONS + 1}`,
    facts: from('starter', { started: FREE_CONVERSATIONS, premium: true }),
  },
  {
    nl: 'Zonder credits',
    en: 'Without credits',
    facts: from('starter', { balance: 0 }),
  },
  {
    nl: 'Een cadeau, zonder woorden erbij',
    en: 'A gift, without a word',
    facts: giving({ gift: { offered: true }, length: 0 }),
  },
  {
    nl: 'Een cadeau dat deze site niet heeft',
    en: 'A gift that this site does not have',
    facts: giving({ gift: { offered: false }, length: 0 }),
  },
  {
    nl: 'Een foto die is aangekomen',
    en: 'A photo that has arrived',
    facts: showing({ isWelcome: true, isUploaded: true }),
  },
  {
    nl: 'Een foto aan wie er geen wil',
    en: 'A photo to who wants none',
    facts: showing({ isWelcome: false, isUploaded: true }),
  },
  {
    nl: 'Een foto die niet is aangekomen',
    en: 'A photo that has not arrived',
    facts: showing({ isWelcome: true, isUploaded: false }),
  },
  { nl: 'Een leeg bericht', en: 'An empty message', facts: from('starter', { length: 0 }) },
  {
    nl: 'Eén teken te lang',
    en: 'One character too long',
    facts: from('starter', { length: 501 }),
  },
  {
    nl: 'Aan wie er niet meer is',
    en: 'To somebody who is gone',
    facts: from('starter', { otherThere: false }),
  },
]
const action = { nl: '', en: '', facts: { action: 'actie' } }

export const conversationChart = chartOf(conversation, {
  folder: 'core/chat',
  title: { nl: 'Gesprek', en: 'Conversation' },
  about: {
    nl: 'Het gesprek van twee leden, met van elk de eigen lijst, blokkade en aanwezigheid.',
    en: 'The conversation of two members, with the list, block and presence of each.',
  },
  begins: [
    {
      nl: 'Anna opent een gesprek met Bram',
      en: 'Anna opens a conversation with Bram',
      facts: { conversation: 'gesprek', starter: 'anna', receiver: 'bram' },
    },
  ],
  samples: { send: sends, starterBlocks: [action], receiverBlocks: [action] },
  rules: {
    mayAct: {
      nl: 'Wie vertrokken, geblokkeerd of gewist is, is niet ingelogd en kan niets verwijderen of opheffen.',
      en: 'Who has left or is suspended or erased is not logged in, and can neither remove nor unblock.',
    },
    mayBegin: {
      nl: 'Wie het eerste bericht stuurt, begint het gesprek; verder als bij elk ander bericht.',
      en: 'Who sends the first message begins the conversation; else as for any other message.',
      constants: { FREE_CONVERSATIONS },
    },
    mayBlock: {
      nl: 'Blokkeren kan wie er is; van wie weg is en nooit iets zei, is niets te zien.',
      en: 'Who is there can block; of somebody who is gone and never said a word, nothing is seen.',
    },
    maySend: {
      nl: `Beiden zijn er en blokkeren elkaar niet, het e-mailadres is bevestigd, de leeftijd is bewezen waar de site dat vraagt, een gratis lid begint hoogstens ${FREE_CONVERSATIONS} gesprekken, er zijn genoeg credits, een cadeau is er een van de site, een foto is aangekomen en gaat naar wie ze wil, en de tekst is niet te lang en alleen bij een cadeau of een foto leeg.`,
      en: `Both are there and block nobody, the e-mail address is confirmed, the age is proven where the site asks for it, a free member starts at most ${FREE_CONVERSATIONS} conversations, there are credits enough, a gift is one that the site has, a photo has arrived and goes to who takes them, and the text is not too long, and empty with a gift or a photo alone.`,
      constants: { FREE_CONVERSATIONS },
    },
  },
  effects: {
    messageSent: { nl: 'Het bericht is verstuurd.', en: 'The message is sent.' },
    chatRemoved: {
      nl: 'Het gesprek verdwijnt uit een lijst.',
      en: 'The conversation leaves a list.',
    },
    blocked: { nl: 'De een blokkeert de ander.', en: 'One blocks the other.' },
    unblocked: { nl: 'De blokkade is opgeheven.', en: 'The block is lifted.' },
    sideLeft: { nl: 'Een van beiden is even weg.', en: 'One of them is away for a time.' },
    sideReturned: { nl: 'Een van beiden is terug.', en: 'One of them is back.' },
    sideErased: { nl: 'Een van beiden is voorgoed weg.', en: 'One of them is gone for good.' },
  },
  groups: {
    talk: { nl: 'Het praten', en: 'The talk' },
    starterList: { nl: 'De lijst van wie begon', en: 'The list of who began' },
    receiverList: { nl: 'De lijst van de ander', en: 'The list of the other' },
    starterBlock: { nl: 'Blokkeert wie begon?', en: 'Does who began block?' },
    receiverBlock: { nl: 'Blokkeert de ander?', en: 'Does the other block?' },
    starterAccount: { nl: 'Het account van wie begon', en: 'The account of who began' },
    receiverAccount: { nl: 'Het account van de ander', en: 'The account of the other' },
  },
})
