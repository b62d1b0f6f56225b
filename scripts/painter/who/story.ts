import type { Interest } from '#core/discovery/values.ts'
import { type PaletteName, palettes } from '../kernel/palettes.ts'
import { oneOf, pick, type Random, randomFrom } from '../kernel/random.ts'
import type { SceneName } from '../scene/scene.ts'
import type { Moment, Story } from './moments.ts'
import { type Outfit, outfitFor } from './outfits.ts'
import { fittingPose, lightsOf, traitsOf } from './shot.ts'
import { stories } from './stories.ts'
import type { HairStyle, Pose, Shot, Smile, Traits } from './traits.ts'
import { whoIn } from './who.ts'

/** A portrait, and what the person likes. */
export type Told = Traits & { interests?: readonly Interest[] | undefined }

const LIKED = 6
const IN_PLACE = 2
/** Without interests the place alone decides the story. */
const ONLY_PLACE = 300

const storyFor = (random: Random, portrait: Told): Story => {
  const likes = portrait.interests ?? []
  const inPlace = likes.length > 0 ? IN_PLACE : ONLY_PLACE
  const weights = Object.entries(stories).map(([name, { likes: liked, places, suits }]) => {
    if (suits && !suits(portrait)) return [name, 0]
    const shared = liked.filter((one) => likes.includes(one)).length
    const here = places.includes(portrait.scene) ? inPlace : 1
    return [name, (0.1 + shared * LIKED) * here]
  })
  return stories[pick(random, Object.fromEntries(weights))] as Story
}

const SCARVES: Traits['extra'][] = ['shawl', 'clubScarf']

type Worn = Pick<Shot, 'extra' | 'accent'>

const wornIn = (random: Random, { palette }: Traits, { extra }: Story): Worn => ({
  extra,
  accent: palettes[palette].cloth[oneOf(random, [2, 3, 4] as const)],
})

/** Nothing else is around a neck with a scarf. */
const under = (outfit: Outfit, extra: Traits['extra']): Outfit =>
  SCARVES.includes(extra) && ['scarf', 'turtle', 'hoodie'].includes(outfit.top)
    ? { ...outfit, top: 'knit', pattern: undefined }
    : outfit

const placeOfPortrait = (random: Random, { palette, scene }: Traits, { places }: Story) => {
  if (places.includes(scene)) return scene
  const lit = places.filter((name) => (lightsOf[name] as readonly PaletteName[]).includes(palette))
  return lit.length > 0 ? oneOf(random, lit) : scene
}

const nearPose = (random: Random, portrait: Traits, scene: SceneName): Pose =>
  fittingPose(pick(random, { threeQuarter: 10, front: 8 }), portrait, scene)

/** Without interests the portrait keeps its pose, as far as that shows the face. */
const nearOf = (pose: Pose): Pose => (pose === 'front' ? 'front' : 'threeQuarter')

const firstPicture = (
  random: Random,
  { interests, ...portrait }: Told,
  story: Story,
  worn: Worn,
) => {
  const scene = interests ? placeOfPortrait(random, portrait, story) : portrait.scene
  const gaze = portrait.gaze === 'away' ? 'away' : 'open'
  const kept = {
    ...portrait,
    scene,
    pose: interests ? nearPose(random, portrait, scene) : nearOf(portrait.pose),
    gaze,
  } as const
  const { accent, extra } = worn
  const shown = story.throughout ? { extra, accent } : { accent }
  return {
    ...kept,
    ...under(kept, story.throughout ? extra : undefined),
    ...shown,
    prop: undefined,
    smile: Number(pick(random, { 1: 3, 2: 5, 3: 2, 4: 1 })) as Smile,
    zoom: 1.38 + random() * 0.1,
    y: Math.round(178 + random() * 7),
  }
}

const RAISED: Pose[] = ['hair', 'neck']
const HIDES_HAIR: HairStyle[] = ['bald', 'balding', 'buzz', 'afro']

/** A pose that this person can take: a hand in the hair needs hair. */
const poseIn = ({ pose }: Moment, portrait: Traits, scene: SceneName): Pose => {
  const { age, cover, style } = portrait
  const hasNoHair = cover !== undefined || HIDES_HAIR.includes(style) || age > 62
  if (RAISED.includes(pose) && hasNoHair) return 'front'
  return fittingPose(pose, portrait, scene)
}

/** What the pictures of a story share, and those before this one. */
type Telling = { portrait: Traits; nth: number; worn: Worn; outfit: Outfit; last: Traits[] }

/** Where the moment is, or the picture before it. */
const sceneOf = (random: Random, { scenes }: Moment, before: SceneName) =>
  scenes ? oneOf(random, scenes) : before

/** What differs from the pictures before: the light, and where it can the face. */
const pictureOf = (random: Random, moment: Moment, told: Telling): Traits => {
  const { portrait, nth, worn, outfit, last } = told
  const before = last[last.length - 1] as Traits
  const scene = sceneOf(random, moment, before.scene)
  const seen = last.map(({ palette }) => palette)
  const fresh = lightsOf[scene].filter((name) => !seen.includes(name))
  const pose = poseIn(moment, portrait, scene)
  const smiles = (moment.smile ?? [1, 2]).filter((smile) => smile !== before.smile)
  const { accent, extra } = worn
  const covered = moment.bare ? {} : { extra }
  const seed = `${portrait.seed.split('-')[0]}-${nth}`
  return traitsOf(seed, {
    ...whoIn(portrait),
    ...under(outfit, covered.extra),
    ...covered,
    accent,
    scene,
    palette: oneOf(random, fresh.length > 0 ? fresh : lightsOf[scene]),
    pose,
    thing: pose === 'busy' ? moment.thing : undefined,
    prop: pose === 'table' ? moment.prop : undefined,
    smile: oneOf(random, smiles.length > 0 ? smiles : [1, 2]) as Smile,
    gaze: moment.gaze ?? 'open',
    coverCloth: portrait.coverCloth,
    ...(moment.zoom && { zoom: moment.zoom, y: 182 }),
  })
}

/** Three pictures of one person that belong together: their face, what they do, and one moment more. */
export const storyOf = (portrait: Told): [Traits, Traits, Traits] => {
  const random = randomFrom(`${portrait.seed}story`)
  const story = storyFor(random, portrait)
  const worn = wornIn(random, portrait, story)
  const first = firstPicture(random, portrait, story, worn)
  const [act, end] = [oneOf(random, story.acts), oneOf(random, story.ends)]
  const outfit = outfitFor(random, story.occasion, {
    who: portrait,
    not: first.top,
    scene: act.scenes?.[0] ?? first.scene,
    palette: palettes[portrait.palette],
  })
  const told = { portrait, worn, outfit }
  const second = pictureOf(random, act, { ...told, nth: 2, last: [first] })
  const third = pictureOf(random, end, { ...told, nth: 3, last: [first, second] })
  return [first, second, third]
}
