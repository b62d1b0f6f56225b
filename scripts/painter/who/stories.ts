import type { Interest } from '#core/discovery/values.ts'
import type { SceneName } from '../scene/scene.ts'
import type { Occasion } from './outfits.ts'
import type { Extra, FullLength, Hat, Pose, Prop, Smile, Thing, Traits } from './traits.ts'

/** One moment of a story. Without `scenes` it is in the place of the moment before, in other light. */
export type Moment = {
  pose: Pose
  scenes?: readonly SceneName[]
  thing?: Thing
  prop?: Prop
  full?: FullLength
  /** Seen from so near. */
  zoom?: number
  smile?: readonly Smile[]
  gaze?: Traits['gaze']
  /** Without the extra and the hat of the story. */
  bare?: boolean
  /** In the clothes of the portrait. */
  asPortrait?: boolean
}

export type Story = {
  likes: readonly Interest[]
  suits?: (person: Traits) => boolean
  /** Where the portrait may be. */
  places: readonly SceneName[]
  occasion: Occasion
  extra?: Extra
  hats?: readonly Hat[]
  /** The extra and the hat are on the portrait too. */
  throughout?: boolean
  acts: readonly Moment[]
  ends: readonly Moment[]
}

const OPEN: readonly Smile[] = [1, 2, 3]
const CALM: readonly Smile[] = [0, 1, 4, 5]

const walk: Moment = { pose: 'threeQuarter', full: 'walk', smile: [1, 2] }
const sit: Moment = { pose: 'threeQuarter', full: 'sit', smile: [1, 2] }
const laughing: Moment = { pose: 'front', zoom: 1.22, smile: [3], bare: true }
const handInHair: Moment = { pose: 'hair', smile: [1, 2, 5], bare: true }
const lookingAside: Moment = { pose: 'threeQuarter', smile: CALM, gaze: 'away' }
const onPhone: Moment = { pose: 'phone', smile: [1, 4], bare: true }
const withCup: Moment = { pose: 'table', prop: 'cup', smile: [1, 2] }
const withWine: Moment = { pose: 'table', prop: 'wine', smile: [1, 2, 4] }
const folded: Moment = { pose: 'folded', smile: [1, 2, 4] }

const busy = (thing: Thing, scenes: readonly SceneName[], smile = OPEN): Moment => ({
  pose: 'busy',
  thing,
  scenes,
  smile,
})
const inPlaces = (moment: Moment, ...scenes: SceneName[]): Moment => ({ ...moment, scenes })

const isOver = (age: number) => (person: Traits) => person.age > age
const isUnder = (age: number) => (person: Traits) => person.age < age
const showsHair = ({ age, cover, style }: Traits) =>
  age < 58 && !cover && !['bald', 'balding', 'buzz'].includes(style)

export const stories: Record<string, Story> = {
  dog: {
    likes: ['animals', 'outdoors', 'hiking'],
    places: ['forest', 'dike', 'beach', 'canal'],
    occasion: 'outside',
    extra: 'shawl',
    throughout: true,
    acts: [
      busy('labrador', ['forest', 'beach', 'dike']),
      busy('spaniel', ['forest', 'beach', 'dike']),
    ],
    ends: [walk, laughing, lookingAside],
  },
  terrier: {
    likes: ['animals', 'relationship', 'hugging'],
    places: ['canal', 'terrace', 'dike', 'sofa'],
    occasion: 'home',
    acts: [busy('terrier', ['canal', 'terrace', 'sofa'])],
    ends: [inPlaces(walk, 'canal', 'dike'), laughing],
  },
  cat: {
    likes: ['animals', 'hugging', 'reading', 'astrology'],
    places: ['sofa', 'window', 'books'],
    occasion: 'home',
    acts: [busy('cat', ['sofa', 'window'], [1, 2, 4])],
    ends: [withCup, { ...lookingAside, bare: true }, handInHair],
  },
  bicycle: {
    likes: ['biking', 'outdoors', 'sports'],
    places: ['canal', 'dike', 'beach'],
    occasion: 'outside',
    hats: ['cap', 'beanie'],
    acts: [busy('bicycle', ['canal', 'dike'])],
    ends: [walk, sit, inPlaces(withCup, 'terrace', 'bar')],
  },
  cook: {
    likes: ['cooking', 'foodie', 'vegetarian', 'sushi'],
    places: ['kitchen', 'terrace', 'window'],
    occasion: 'work',
    extra: 'apron',
    acts: [busy('bowl', ['kitchen'])],
    ends: [{ ...withWine, bare: true }, folded, laughing],
  },
  baker: {
    likes: ['cooking', 'foodie'],
    places: ['market', 'kitchen', 'terrace'],
    occasion: 'work',
    extra: 'apron',
    acts: [busy('bread', ['kitchen', 'market'])],
    ends: [folded, busy('mug', ['kitchen', 'window'], [1, 4])],
  },
  guitar: {
    likes: ['music', 'party', 'hugging'],
    places: ['sofa', 'terrace', 'concert', 'bar'],
    occasion: 'home',
    acts: [busy('guitar', ['sofa', 'terrace', 'concert', 'beach'], [1, 2, 4])],
    ends: [laughing, lookingAside, inPlaces(withWine, 'bar', 'terrace')],
  },
  violin: {
    likes: ['music', 'theater'],
    places: ['concert', 'window', 'books'],
    occasion: 'evening',
    acts: [busy('violin', ['concert'], [1, 5])],
    ends: [inPlaces(walk, 'rain', 'canal'), inPlaces(withWine, 'bar'), lookingAside],
  },
  accordion: {
    likes: ['music', 'party', 'dancing'],
    suits: isOver(38),
    places: ['terrace', 'bar', 'canal', 'concert'],
    occasion: 'home',
    hats: ['flatcap', 'beret'],
    acts: [busy('accordion', ['terrace', 'bar', 'canal'])],
    ends: [laughing, inPlaces(withWine, 'bar', 'terrace')],
  },
  reader: {
    likes: ['reading', 'politics', 'tea'],
    places: ['books', 'window', 'train'],
    occasion: 'home',
    acts: [busy('book', ['books', 'train', 'window'], [1, 4])],
    ends: [inPlaces(withCup, 'window', 'books'), { ...lookingAside }, { ...folded }],
  },
  garden: {
    likes: ['gardening', 'vegetarian', 'tea'],
    places: ['garden', 'terrace'],
    occasion: 'work',
    hats: ['straw'],
    acts: [busy('plant', ['garden', 'terrace'])],
    ends: [inPlaces(withCup, 'garden'), laughing, busy('flowers', ['garden', 'kitchen'])],
  },
  sailor: {
    likes: ['adventure', 'beach', 'travelling', 'sports'],
    places: ['beach', 'canal', 'dike'],
    occasion: 'outside',
    hats: ['cap', 'beanie'],
    acts: [busy('rope', ['beach', 'canal'])],
    ends: [walk, lookingAside, laughing],
  },
  coffee: {
    likes: ['coffee', 'tea', 'relationship', 'hugging', 'astrology'],
    places: ['window', 'kitchen', 'train', 'terrace', 'sofa'],
    occasion: 'home',
    acts: [busy('mug', ['window', 'kitchen', 'sofa', 'terrace'], [1, 2])],
    ends: [{ pose: 'chin', smile: [1, 4] }, handInHair, lookingAside],
  },
  flowers: {
    likes: ['fashion', 'shopping', 'relationship', 'gardening'],
    places: ['market', 'canal', 'terrace'],
    occasion: 'outside',
    hats: ['beret'],
    acts: [busy('flowers', ['market', 'canal'])],
    ends: [walk, inPlaces(withCup, 'terrace', 'window'), handInHair],
  },
  photographer: {
    likes: ['photography', 'travelling', 'art'],
    places: ['canal', 'rain', 'dike', 'train'],
    occasion: 'outside',
    extra: 'cameraStrap',
    acts: [busy('camera', ['canal', 'dike', 'forest', 'rain'], [1, 2])],
    ends: [
      { ...walk, bare: true },
      { ...lookingAside, bare: true },
      { ...sit, bare: true },
    ],
  },
  painter: {
    likes: ['art', 'tattoos', 'fashion'],
    places: ['workshop', 'window', 'books'],
    occasion: 'work',
    extra: 'apron',
    acts: [busy('brush', ['workshop', 'window'], [1, 4, 2])],
    ends: [folded, withCup, lookingAside],
  },
  hiker: {
    likes: ['hiking', 'outdoors', 'adventure'],
    places: ['forest', 'dike', 'beach'],
    occasion: 'outside',
    extra: 'rucksack',
    hats: ['cap', 'beanie', 'brim'],
    acts: [busy('pole', ['forest', 'dike'])],
    ends: [{ ...sit, bare: true }, laughing, busy('mug', ['forest', 'dike'], [1, 2])],
  },
  supporter: {
    likes: ['sports', 'beer', 'party'],
    places: ['bar', 'concert', 'terrace'],
    occasion: 'home',
    extra: 'clubScarf',
    throughout: true,
    acts: [{ ...busy('clubScarf', ['bar', 'concert'], [3]), bare: true }],
    ends: [withWine, inPlaces(walk, 'rain', 'canal'), folded],
  },
  sporty: {
    likes: ['gym', 'sports', 'outdoors'],
    suits: isUnder(66),
    places: ['dike', 'forest', 'window', 'canal'],
    occasion: 'sport',
    extra: 'towel',
    acts: [
      { pose: 'front', scenes: ['window', 'dike', 'forest'], smile: OPEN },
      { pose: 'folded', scenes: ['window', 'dike'], smile: [1, 2] },
    ],
    ends: [{ ...walk, bare: true }, busy('bottle', ['window', 'dike'], [1, 2]), laughing],
  },
  maker: {
    likes: ['art', 'adventure', 'tattoos', 'video games'],
    places: ['workshop', 'garden', 'kitchen'],
    occasion: 'work',
    extra: 'apron',
    acts: [{ ...folded, scenes: ['workshop'] }, busy('mug', ['workshop'], [1, 2])],
    ends: [laughing, { ...lookingAside, bare: true }, inPlaces(withCup, 'workshop', 'kitchen')],
  },
  swimmer: {
    likes: ['beach', 'sports', 'adventure', 'gym'],
    suits: isUnder(70),
    places: ['beach', 'dike'],
    occasion: 'sport',
    extra: 'towel',
    acts: [
      busy('bottle', ['beach', 'dike']),
      { pose: 'threeQuarter', scenes: ['beach'], smile: OPEN },
    ],
    ends: [{ ...walk, bare: true }, busy('mug', ['beach'], [1, 2]), laughing],
  },
  dancer: {
    likes: ['dancing', 'party', 'music'],
    suits: showsHair,
    places: ['concert', 'bar', 'window'],
    occasion: 'evening',
    acts: [{ ...handInHair, scenes: ['concert', 'bar'], smile: OPEN }],
    ends: [laughing, inPlaces(walk, 'canal', 'rain'), inPlaces(withWine, 'bar')],
  },
  traveller: {
    likes: ['travelling', 'adventure', 'politics'],
    places: ['train', 'canal', 'beach'],
    occasion: 'outside',
    extra: 'rucksack',
    hats: ['cap', 'straw', 'brim'],
    acts: [
      { ...busy('book', ['train'], [1, 2]), bare: true },
      { pose: 'front', scenes: ['beach', 'dike', 'canal'], smile: OPEN },
    ],
    ends: [inPlaces(walk, 'beach', 'canal', 'dike'), { ...lookingAside, scenes: ['train'] }],
  },
  film: {
    likes: ['movies', 'video games', 'hugging', 'wine'],
    places: ['sofa', 'window', 'bar'],
    occasion: 'home',
    acts: [busy('mug', ['sofa']), { ...withWine, scenes: ['sofa'] }],
    ends: [handInHair, laughing, onPhone],
  },
  dinner: {
    likes: ['wine', 'beer', 'foodie', 'sushi', 'bbq'],
    places: ['bar', 'terrace', 'window'],
    occasion: 'evening',
    acts: [{ ...withWine, scenes: ['bar', 'terrace'] }],
    ends: [inPlaces(walk, 'canal', 'rain'), laughing, { pose: 'chin', smile: [1, 4] }],
  },
  theatre: {
    likes: ['theater', 'fashion', 'movies'],
    places: ['window', 'bar', 'concert', 'rain'],
    occasion: 'evening',
    extra: 'shawl',
    acts: [inPlaces(walk, 'rain', 'canal'), { pose: 'neck', scenes: ['concert'], smile: [1, 2] }],
    ends: [
      { ...withWine, scenes: ['bar'], bare: true },
      { ...laughing, scenes: ['bar'] },
    ],
  },
  beach: {
    likes: ['beach', 'sports', 'outdoors'],
    places: ['beach', 'dike', 'terrace'],
    occasion: 'summer',
    hats: ['straw'],
    acts: [
      { ...walk, scenes: ['beach'] },
      { ...handInHair, scenes: ['beach'] },
    ],
    ends: [
      inPlaces(withCup, 'terrace'),
      { ...laughing, scenes: ['beach'] },
      { ...sit, scenes: ['beach'] },
    ],
  },
}
