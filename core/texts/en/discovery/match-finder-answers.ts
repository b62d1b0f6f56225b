import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlFinderAnswers } from '#core/texts/nl/discovery/match-finder-answers.ts'

/** What can be answered in the match finder, in English. */
export const enFinderAnswers: TextsOf<typeof nlFinderAnswers> = {
  answer: {
    sunday: {
      sleepIn: 'Sleeping in, then breakfast in bed',
      market: 'Market, paper and a long coffee',
      outside: 'Out early, a walk first',
      sport: 'Sports, shower, on with the day',
    },
    home: { tidy: 'Always tidy', lived: 'Lived in', chaos: 'Chaos with a system' },
    kitchen: {
      alone: 'Me, and preferably alone',
      both: 'Both of us, with music on',
      table: 'You please, I set the table',
      delivered: 'The delivery man',
    },
    money: {
      saved: 'Saved for later',
      house: 'Something nice for the house',
      trip: 'I book a trip',
      gone: 'That never happens to me',
    },
    phone: {
      away: 'In another room',
      silent: 'Face down, on silent',
      beside: 'Right beside my plate',
    },
    pets: {
      none: 'Rather not',
      cat: 'A cat',
      dog: 'A dog',
      many: 'The more the merrier',
    },
    weeknight: {
      asleep: 'I am asleep',
      sofa: 'On the sofa, one more episode',
      busy: 'I am still busy',
    },
    smoking: {
      never: 'No, and rather not around me',
      mayYou: 'No, but you may',
      sometimes: 'Now and then',
      yes: 'Yes',
    },
    pace: { slow: 'Slowly, week by week', flow: 'As it comes', fast: 'Head over heels' },
    often: {
      weekend: 'At the weekend',
      few: 'A few times a week',
      daily: 'Every day if I could',
    },
    quarrel: {
      night: 'Sleep on it',
      walk: 'A walk around the block first',
      talk: 'Talk it out at once',
      joke: 'A joke, and it is over',
    },
    alone: { weekly: 'Yes, every week', sometimes: 'Now and then', rarely: 'Rather together' },
    children: { no: 'No', maybe: 'Maybe one day', want: 'Yes please', have: 'I have them' },
    roof: {
      apart: 'Rather each our own home',
      later: 'We shall see',
      one: 'Yes, together',
    },
    friends: {
      mine: 'I like to keep them apart',
      usFirst: 'The two of us first, for a while',
      soon: 'Next week',
    },
    showing: {
      doing: 'I do something for them',
      gift: 'I bring something small',
      words: 'I say so',
      arm: 'An arm around the shoulder',
    },
    evening: {
      home: 'At home, with somebody on the sofa',
      table: 'At a long table with friends',
      outside: 'Outside, until it is dark',
      concert: 'In the front row at a concert',
    },
    firstDate: {
      walk: 'A walk',
      coffee: 'Coffee, by day',
      dinner: 'Dinner somewhere',
      active: 'Doing something, climbing or karting',
    },
    holiday: {
      home: 'Lovely, at home',
      sea: 'The sea',
      mountains: 'The mountains',
      city: 'A big city',
    },
    music: {
      bar: 'I look after the bar',
      dragged: 'I dance, if you drag me along',
      first: 'First on the dance floor',
    },
    late: {
      midnight: 'Before midnight',
      lastTrain: 'By the last train',
      dawn: 'When it gets light',
    },
    drink: { none: 'I do not drink', one: 'One glass is enough', more: 'Lovely, another one' },
    trip: {
      planned: 'All is planned',
      half: 'With half a plan',
      train: 'Onto the train, and we shall see',
    },
    rain: { bed: 'Back to bed', film: 'A film', museum: 'A museum', coat: 'Coat on and out' },
    writing: { long: 'In long messages', short: 'Short and often', call: 'Just call me' },
    begins: { you: 'Rather the other', whoever: 'Whoever dares first', me: 'Me' },
    about: {
      light: 'Light, with much laughing',
      all: 'All sorts of things',
      deep: 'What really matters, at once',
    },
    laugh: {
      dry: 'Dry remarks',
      self: 'Mostly myself',
      silly: 'Silly puns',
      dark: 'Dark humour',
    },
    silence: {
      fine: 'Lovely, nothing for a while',
      question: 'I ask a question',
      story: 'I have another story',
    },
    honest: {
      notAll: 'Not everything needs to be said',
      goodTime: 'At a good moment',
      atOnce: 'At once',
    },
    reply: {
      inTime: 'When I have time for it',
      sameDay: 'The same day',
      minutes: 'Within a few minutes',
    },
    meeting: {
      feels: 'When it feels right',
      callFirst: 'After a call',
      weeks: 'After a week or two',
      soon: 'After a few messages',
    },
    looking: { surprise: 'Surprise me', light: 'Something light', relation: 'A relationship' },
    kiss: {
      time: 'When the time is right',
      second: 'On the second date',
      first: 'On the first evening',
    },
    beside: { onlyUs: 'Nobody, just us', talk: 'We talk about that', open: 'An open relationship' },
    staying: {
      own: 'I sleep best at home',
      later: 'When we know each other better',
      soon: 'Gladly, and soon',
    },
    hand: { indoors: 'Rather indoors only', sometimes: 'Sometimes', always: 'Always' },
    intimacy: { less: 'Not so important', part: 'It is part of it', very: 'Very important' },
    liking: {
      show: 'I would rather show it',
      slowly: 'When I know somebody',
      openly: 'Quite openly',
    },
    mood: {
      conversation: 'A good talk',
      dinner: 'A long dinner',
      candles: 'Music and candlelight',
      unexpected: 'Something unexpected',
    },
  },
}
