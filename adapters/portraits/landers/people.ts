import type { Traits } from '../painter/who/traits.ts'

/** Who are met on the landers: of the same name always the same. */
const people = {
  sanne: {
    seed: 'sannee',
    who: {
      gender: 'female', age: 34, skin: 1, hair: 'chestnut', style: 'wavy', pose: 'threeQuarter', face: 1, light: 1,
      palette: 'terracotta', scene: 'beach', top: 'boat', cloth: '#F2E3D0', smile: 2, tilt: -4, earring: 0, glasses: undefined, build: 1, fringe: undefined, necklace: false, gaze: 'open',
    },
  },
  noor: {
    seed: 'noorf',
    who: {
      gender: 'female', age: 29, skin: 4, hair: 'black', style: 'curls', pose: 'threeQuarter', face: -1, light: 1,
      palette: 'teal', scene: 'concert', top: 'strap', cloth: '#CF7F27', smile: 2, earring: 1, glasses: undefined, gaze: 'open',
    },
  },
  fatima: {
    seed: 'fatima',
    who: {
      gender: 'female', age: 38, skin: 3, hair: 'black', style: 'long', cover: 'hijab', coverCloth: '#E3B79A', pose: 'threeQuarter', face: 1, light: 1,
      palette: 'wine', scene: 'train', top: 'coat', cloth: '#751C3A', smile: 1, glasses: undefined, gaze: 'open',
    },
  },
  jeroen: {
    seed: 'jeroen',
    who: {
      gender: 'male', age: 41, skin: 0, hair: 'copper', style: 'crop', beard: 'full', pose: 'threeQuarter', face: -1, light: -1,
      palette: 'copper', scene: 'forest', top: 'knit', cloth: '#A4512E', build: 1.06, smile: 2, glasses: undefined, gaze: 'open',
    },
  },
  ellen: {
    seed: 'ellenc',
    who: {
      gender: 'female', age: 67, skin: 0, hair: 'silver', style: 'pixie', glasses: 'gold', pose: 'threeQuarter', face: 1, light: 1,
      palette: 'olive', scene: 'dike', top: 'scarf', cloth: '#87552F', innerCloth: '#C08C36', smile: 2, gaze: 'open', tilt: 0, necklace: false,
    },
  },
  daan: {
    seed: 'daang',
    who: {
      gender: 'male', age: 33, skin: 1, hair: 'sand', style: 'curly', beard: 'short', pose: 'threeQuarter', face: -1, light: -1,
      palette: 'teal', scene: 'beach', top: 'knit', cloth: '#F1E2C6', smile: 2, glasses: undefined, gaze: 'open',
    },
  },
  mila: {
    seed: 'milah',
    who: {
      gender: 'female', age: 27, skin: 2, hair: 'espresso', style: 'bun', pose: 'threeQuarter', face: 1, light: 1,
      palette: 'olive', scene: 'dike', top: 'strap', cloth: '#3B2C61', smile: 2, glasses: undefined, fringe: undefined, gaze: 'open',
    },
  },
  omar: {
    seed: 'omarg',
    who: {
      gender: 'male', age: 44, skin: 5, hair: 'black', style: 'fade', beard: 'full', pose: 'threeQuarter', face: 1, light: 1,
      palette: 'slate', scene: 'sofa', top: 'crew', cloth: '#AE7925', smile: 2, tilt: 0, glasses: undefined, gaze: 'open',
    },
  },
  ruben: {
    seed: 'rubenf',
    who: {
      gender: 'male', age: 36, skin: 2, hair: 'brown', style: 'side', beard: 'short', pose: 'threeQuarter', face: -1, light: -1,
      palette: 'olive', scene: 'kitchen', top: 'crew', cloth: '#2F3A2A', smile: 2, glasses: undefined, gaze: 'open',
    },
  },
  aya: {
    seed: 'ayaf',
    who: {
      gender: 'female', age: 33, skin: 2, hair: 'black', style: 'long', fringe: 'bangs', pose: 'threeQuarter', face: 1, light: 1,
      palette: 'navy', scene: 'bar', top: 'scoop', cloth: '#B23E66', smile: 1, glasses: undefined, gaze: 'open',
    },
  },
  kees: {
    seed: 'kees',
    who: {
      gender: 'male', age: 71, skin: 1, hair: 'white', style: 'side', pose: 'profile', face: 1, light: 1,
      palette: 'copper', scene: 'dike', top: 'scarf', cloth: '#1F4438', innerCloth: '#A4512E', cover: 'brim', coverCloth: '#6E5A3A', beard: undefined, smile: 2, glasses: undefined,
    },
  },
  joy: {
    seed: 'joyg',
    who: {
      gender: 'female', age: 39, skin: 6, hair: 'black', style: 'boxbraids', pose: 'threeQuarter', face: -1, light: -1,
      palette: 'terracotta', scene: 'window', top: 'off', cloth: '#E8A66A', earring: 1, smile: 2, glasses: undefined, gaze: 'open',
    },
  },
  nel: {
    seed: 'neld',
    who: {
      gender: 'female', age: 49, skin: 1, hair: 'auburn', style: 'bob', pose: 'threeQuarter', face: -1, light: -1,
      palette: 'wine', scene: 'kitchen', top: 'wrap', cloth: '#BC4449', build: 1.14, smile: 2, glasses: undefined, gaze: 'open',
    },
  },
  carla: {
    seed: 'carlah',
    who: {
      gender: 'female', age: 60, skin: 2, hair: 'grey', style: 'lowbun', pose: 'threeQuarter', face: 1, light: 1,
      palette: 'lilac', scene: 'window', top: 'turtle', cloth: '#93638F', earring: 1, smile: 1, glasses: undefined, gaze: 'open',
    },
  },
} as const satisfies Record<string, { seed: string; who: Partial<Traits> }>

export type LanderPerson = keyof typeof people

/** One of them, in another shot where the page needs one. */
export const personOf = (name: LanderPerson, shot: Partial<Traits> = {}) => ({
  seed: people[name].seed,
  who: { ...people[name].who, ...shot } as Partial<Traits>,
})
