import type { TextsOf } from '#core/kernel/texts.ts'
import type { nlLanders } from '../../nl/site/landers.ts'

/** The pages on which visitors from elsewhere land, in English. */
export const enLanders: TextsOf<typeof nlLanders> = {
  free: 'Signing up is free, a message costs {{credits}}. {{age}}+',
  closed: 'You cannot sign up at the moment.',
  fictional: 'Fictional',
  fictionalWhole: 'Fictional profile',
  drawn: 'Drawn, not members.',
  pause: 'Pause',
  play: 'Play',
  who: '{{name}}, {{age}}',
  whoWhere: '{{name}}, {{age}} · {{place}}',
  alonetonight: {
    title: 'Home alone can get so quiet.',
    text: 'Tell someone how your day was. Or how quiet it is.',
    call: 'Talk to someone',
    parts: {
      night: '{{day}} night',
      morning: '{{day}} morning',
      noon: '{{day}} afternoon',
      evening: '{{day}} evening',
    },
    description:
      'Not in the mood for a quiet evening? On {{site}} you tell someone how your day was.',
  },
  collagelanding: {
    title: 'Among all these lives there is room for you.',
    text: 'People, places, things that somebody kept. Slip in among them.',
    call: 'Slip in',
    you: 'You?',
    description: 'People, places and things that somebody kept. Slip in among them on {{site}}.',
  },
  gallery: {
    title: 'Night owls',
    text: 'Wander around. Stay where you keep looking.',
    call: 'Come in for free',
    next: 'Next frame',
    wall: 'Portraits on the wall',
    people: {
      sanne: 'I trade my best pasta recipe for your worst joke.',
      carla: 'The tea is always too hot. So stay a while.',
      jeroen: 'I know a path where nobody walks at six.',
      noor: 'You can dance between kitchen cupboards too.',
      omar: 'Coming to listen? The record is ready.',
      ellen: 'With the wind at my back I can still outride you.',
    },
    description:
      'A wall full of night owls. Wander around {{site}}, and stay where you keep looking.',
  },
  iconslanding: {
    title: 'What are you in the mood for?',
    text: 'Take what you like. The light stays on.',
    call: 'Find someone who wants that too',
    chosen: 'What you choose is already in your sign-up.',
    wish: 'In the mood for: {{things}}.',
    things: {
      coffee: 'Coffee first',
      record: 'A record on',
      home: 'At my place',
      rain: 'Even in the rain',
      wine: 'A glass of wine',
      town: 'Into town',
      dinner: 'A long dinner',
      dance: 'Dancing',
      reading: 'Reading aloud',
    },
    description:
      'Coffee, a record or dancing: choose what you are in the mood for and find someone on {{site}} who wants that too.',
  },
  maplanding: {
    title: 'Who lives around the corner?',
    text: 'Never anyone’s address, only the town.',
    field: 'Your town',
    hint: 'Enter your town',
    call: 'Look around',
    wish: 'I am looking for someone around {{place}}.',
    label: 'You know fictional profiles by their label.',
    map: 'Map of the Netherlands and Belgium in the evening',
    description:
      'Who lives around the corner? On {{site}} you see the town someone lives in, and never the address.',
  },
  socialnetwork: {
    kicker: 'Tonight’s question',
    title: 'What do you do when nobody is looking?',
    field: 'Your answer',
    hint: 'And you?',
    call: 'Answer',
    begins: 'Your answer is the start of your sign-up.',
    evening: 'The evening hour by hour',
    people: {
      ruben: 'Sing along with the radio. All the voices.',
      ellen: 'Skate down the hall in my socks.',
      joy: 'Eat from the pan, standing at the window.',
    },
    kitchen: 'Something is on the stove.',
    canal: 'The canal belongs to whoever is still awake.',
    description: 'What do you do when nobody is looking? Answer on {{site}}.',
  },
  transitionsvideolanding: {
    title: 'The evening can still go anywhere.',
    call: 'Get on',
    scenes: { home: 'Home', way: 'On the way', inside: 'Inside', outside: 'Outside' },
    film: 'Film: someone leaves home, takes the tram to a bar and walks along the water with somebody else.',
    description:
      'Home, on the way, inside or outside: on {{site}} the evening can still go anywhere.',
  },
  video: {
    title: 'Are you getting in?',
    call: 'Say you are here',
    film: 'Film: a train passes along the water in the evening.',
    description: 'Are you getting in? Say on {{site}} that you are here.',
  },
  tinderswipe: {
    title: 'Three people. Who do you like?',
    text: 'Swipe whoever you like towards the light. With your thumb, your mouse or the arrow keys.',
    call: 'Keep swiping inside',
    no: 'Not now',
    yes: 'Like',
    liked: 'Who you like',
    done: 'That was all three. There is more inside.',
    people: {
      noor: 'dances in the kitchen',
      fatima: 'reads on the train',
      aya: 'stays until the lights come on',
    },
    description:
      'Three people, one question: who do you like? Swipe towards the light and sign up for free at {{site}}.',
  },
}
