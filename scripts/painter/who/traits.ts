import type { Gender } from '#core/discovery/values.ts'
import type { Side } from '../kernel/brush.ts'
import type { HairTone, PaletteName } from '../kernel/palettes.ts'
import type { SceneName } from '../scene/scene.ts'

export type HairStyle =
  | 'wavy'
  | 'long'
  | 'bob'
  | 'lob'
  | 'shag'
  | 'half'
  | 'bun'
  | 'lowbun'
  | 'pony'
  | 'manbun'
  | 'braid'
  | 'pixie'
  | 'curls'
  | 'curly'
  | 'afro'
  | 'locs'
  | 'boxbraids'
  | 'fade'
  | 'crop'
  | 'quiff'
  | 'swept'
  | 'side'
  | 'slick'
  | 'curtain'
  | 'buzz'
  | 'receding'
  | 'balding'
  | 'bald'
export type Cover = 'hijab' | 'beanie' | 'brim' | 'flatcap' | 'wrap'
export type Beard = 'stubble' | 'full' | 'short' | 'long' | 'goatee' | 'moustache'

/** A person, as far as nothing changes from one picture of them to the next. */
export type Who = {
  gender: Gender
  age: number
  /** From 0, the fairest, to 8. */
  skin: number
  hair: HairTone
  /** The share of it that has turned grey, from 0 to 1. */
  grey?: number | undefined
  style: HairStyle
  fringe?: 'fringe' | 'bangs' | undefined
  cover?: Cover | undefined
  /** 1 is usual, less is slim, more is heavy. */
  build: number
  beard?: Beard | undefined
  glasses?: 'dark' | 'gold' | 'horn' | undefined
  /** 0: none. */
  earring: number
  necklace: boolean
}

export type Pose =
  | 'threeQuarter'
  | 'front'
  | 'profile'
  | 'laugh'
  | 'phone'
  | 'behind'
  | 'over'
  | 'table'
  | 'folded'
  | 'busy'
  | 'hair'
  | 'neck'
export type Top =
  | 'coat'
  | 'trench'
  | 'knit'
  | 'scarf'
  | 'turtle'
  | 'leather'
  | 'denim'
  | 'crew'
  | 'dress'
  | 'boat'
  | 'scoop'
  | 'square'
  | 'wrap'
  | 'strap'
  | 'off'
  | 'blazer'
  | 'shirt'
  | 'cardigan'
  | 'hoodie'
  | 'overshirt'
  | 'suit'
  | 'polo'
  | 'tee'
  | 'vest'
export type Pattern = 'stripe' | 'dots' | 'flower' | 'wide' | 'check'
export type Prop = 'cup' | 'wine' | 'book' | 'none'
/** The object, animal or tool that a person in the pose `busy` holds or has beside them. */
export type Thing =
  | 'labrador'
  | 'terrier'
  | 'spaniel'
  | 'cat'
  | 'bicycle'
  | 'bowl'
  | 'guitar'
  | 'violin'
  | 'accordion'
  | 'book'
  | 'plant'
  | 'rope'
  | 'mug'
  | 'flowers'
  | 'camera'
  | 'brush'
  | 'pole'
  | 'bread'
  | 'bottle'
  | 'clubScarf'
/** Worn over the clothes, on all pictures of a story. */
export type Extra = 'apron' | 'rucksack' | 'clubScarf' | 'cameraStrap' | 'shawl' | 'towel'
/** 0 calm, 1 a beginning smile, 2 open, 3 laughing, 4 one corner up, 5 lips just parted. */
export type Smile = 0 | 1 | 2 | 3 | 4 | 5
export type FullLength = 'coat' | 'walk' | 'skirt' | 'dress' | 'sit'

/** What one picture shows of them. */
export type Shot = {
  scene: SceneName
  palette: PaletteName
  pose: Pose
  top: Top
  pattern?: Pattern | undefined
  /** Of what is worn under an open jacket. */
  innerPattern?: Pattern | undefined
  cloth: string
  innerCloth: string
  coverCloth?: string | undefined
  /** To which side the face looks. */
  face: Side
  light: Side
  smile: Smile
  gaze: 'open' | 'away' | 'down' | 'shut'
  tilt: number
  prop?: Prop | undefined
  thing?: Thing | undefined
  extra?: Extra | undefined
  /** The colour of a thing, an extra or a collar: the same on all pictures of a story. */
  accent?: string | undefined
  /** The whole figure, where the others are seen to the waist. */
  full?: FullLength | undefined
  legs?: 'skirt' | 'trousers' | undefined
  x?: number | undefined
  y?: number | undefined
  zoom?: number | undefined
}

/** A seed's part before its first `-` is the person, and the whole of it the picture. */
export type Traits = { seed: string } & Who & Shot
