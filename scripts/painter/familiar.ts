import type { Traits } from './who/traits.ts'

/** Who are met on the home and on the landers: of the same name always the same. */
export const sanne: Partial<Traits> = {
  gender: 'female',
  age: 34,
  skin: 1,
  hair: 'chestnut',
  style: 'wavy',
  pose: 'threeQuarter',
  face: 1,
  light: 1,
  palette: 'terracotta',
  scene: 'beach',
  top: 'boat',
  cloth: '#F2E3D0',
  smile: 2,
  tilt: -4,
  earring: 0,
  glasses: undefined,
}

export const ellen: Partial<Traits> = {
  gender: 'female',
  age: 67,
  skin: 0,
  hair: 'silver',
  style: 'pixie',
  glasses: 'gold',
  pose: 'threeQuarter',
  face: 1,
  light: 1,
  palette: 'olive',
  scene: 'dike',
  top: 'scarf',
  cloth: '#87552F',
  smile: 2,
  gaze: 'open',
  tilt: 0,
  necklace: false,
}

export const omar: Partial<Traits> = {
  gender: 'male',
  age: 44,
  skin: 5,
  hair: 'black',
  style: 'fade',
  beard: 'full',
  pose: 'threeQuarter',
  face: 1,
  light: 1,
  palette: 'slate',
  scene: 'sofa',
  top: 'crew',
  cloth: '#AE7925',
  smile: 2,
  tilt: 0,
}

export const ruben: Partial<Traits> = {
  gender: 'male',
  age: 36,
  skin: 2,
  hair: 'brown',
  style: 'side',
  beard: 'short',
  pose: 'threeQuarter',
  face: -1,
  light: -1,
  smile: 2,
}
