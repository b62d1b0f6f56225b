import { clothes } from './body/clothes.ts'
import { fullLength } from './body/full-length.ts'
import { hands } from './body/hands.ts'
import { hasFreeArms, skin, type Torso, torsoOf } from './body/torso.ts'
import { hair } from './hair/hair.ts'
import { beard } from './head/beard.ts'
import { backOfHead, type Face, face } from './head/face.ts'
import { hat } from './head/hats.ts'
import { headscarf } from './head/headscarf.ts'
import { neckLines, withNeck } from './head/neck.ts'
import { sideFace } from './head/side-face.ts'
import { sideOutlineOf, skullOf } from './head/skull.ts'
import { ears, glasses, hatShadow } from './head/worn.ts'
import { createBrush, type Side } from './kernel/brush.ts'
import { mix } from './kernel/colours.ts'
import type { Palette } from './kernel/palettes.ts'
import { type Random, randomFrom } from './kernel/random.ts'
import { apartFrom, type Tones, tonesOf } from './kernel/tones.ts'
import type { Sitter, View } from './sitter.ts'
import { freeArms, raisedArm } from './things/busy.ts'
import { extra } from './things/extras.ts'
import { personOf } from './who/person.ts'
import type { Pose, Traits } from './who/traits.ts'

const VIEWS: Record<Pose, View> = {
  profile: 'profile',
  laugh: 'profile',
  over: 'profile',
  behind: 'behind',
  front: 'front',
  folded: 'front',
  threeQuarter: 'threeQuarter',
  phone: 'threeQuarter',
  table: 'threeQuarter',
  busy: 'threeQuarter',
  hair: 'threeQuarter',
  neck: 'threeQuarter',
}

const yawOf = (view: View, random: Random) => {
  if (view === 'threeQuarter') return 18 + random() * 5
  return view === 'front' ? 2 + random() * 9 : 0
}

const lookOf = (view: View, gaze: Traits['gaze'], random: Random) => {
  if (gaze === 'away') return 0.7
  return view === 'threeQuarter' ? -0.34 + random() * 0.2 : -0.08
}

const mouthOpenOf = ({ pose, smile }: Traits) => {
  if (pose === 'laugh') return 4.5
  return smile === 3 ? 3.2 : 0
}

/** Who laughs shuts their eyes, and who reads a phone looks down. */
const posed = (given: Traits, { middle }: Tones, palette: Palette): Traits => {
  const least = given.top === 'strap' || given.top === 'off' ? 0.22 : 0.125
  const traits = { ...given, cloth: apartFrom(middle, given.cloth, palette, least) }
  if (traits.pose === 'laugh') return { ...traits, gaze: 'shut', smile: 3 }
  return traits.pose === 'phone' ? { ...traits, gaze: 'down' } : traits
}

const sitterOf = (given: Traits, palette: Palette, id: string): Sitter => {
  const light = (given.light * given.face) as Side
  const mood = randomFrom(`${given.seed}${given.scene}mood`)
  const [plane, deep] = [0.82 + mood() * 0.34, 0.2 + mood() * 0.14]
  const view = VIEWS[given.pose]
  const yaw = yawOf(view, mood)
  const look = lookOf(view, given.gaze, mood)
  const person = personOf(given.seed, given)
  const male = given.gender === 'male'
  const isBare = given.style === 'bald' || given.style === 'balding'
  const skull = skullOf(person, yaw, isBare)
  const tones = tonesOf({ ...given, undertone: person.undertone }, palette)
  const brush = createBrush(`f${id}`, light)
  const ramp = { from: [light * 58, -74], to: [-light * 54, 40] } as const
  const paintOf = ({ base, dark, lit, rim }: Tones['hair']) => ({
    fill: brush.shaded(lit, base, dark, ramp),
    rim: mix(base, rim, 0.5),
  })
  return {
    traits: posed(given, tones, palette),
    male,
    person,
    palette,
    light,
    random: randomFrom(`${given.seed}fig`),
    view,
    tones,
    brush,
    skull: view === 'profile' ? { ...skull, sin: 1, cos: 0, centre: -9, halfWidth: 52 } : skull,
    sideOutline: sideOutlineOf(person, male, mouthOpenOf(given)),
    mood: { plane, deep },
    look,
    hairPaint: paintOf(tones.hair),
    beardPaint: paintOf(tones.beard),
  }
}

const tiltOf = ({ pose, tilt }: Traits) => {
  if (pose === 'laugh') return -22
  if (pose === 'phone') return 9
  return tilt
}

const headXOf = (view: View) => {
  if (view === 'profile') return 8
  return view === 'threeQuarter' ? 1 : 0
}

/** How far the head comes down on the neck. */
const HEAD_DROP = 5

/** As a transform, around the pit of the neck. */
const headPlace = ({ male, person, traits, view }: Sitter, { neckX }: Torso) => {
  const size = male ? 0.985 : 0.995
  const [width, length] = [person.width * size, person.length * size]
  const shift = `${(neckX * (1 - width)).toFixed(1)},${(58 * (1 - length) + HEAD_DROP).toFixed(1)}`
  return [
    `translate(${headXOf(view)},0) rotate(${tiltOf(traits).toFixed(1)} ${neckX} 58)`,
    `translate(${shift}) scale(${width.toFixed(3)},${length.toFixed(3)})`,
  ].join(' ')
}

const faceOf = (sitter: Sitter): Face => {
  if (sitter.view === 'behind') return backOfHead(sitter)
  return sitter.view === 'profile' ? sideFace(sitter) : face(sitter)
}

/** The head's layers: what lies behind the body, the head itself, and what falls over the body. */
const headOf = (sitter: Sitter) => {
  const { brush, light, male, sideOutline, skull, tones, view } = sitter
  const isSide = view === 'profile'
  const worn = hair(sitter)
  const { back, front, rings } = ears(sitter)
  const { drawing, features } = faceOf(sitter)
  const hasBeard = male && view !== 'behind'
  const bearded = hasBeard ? beard(sitter, features?.mouth ?? null) : { skin: '', over: '' }
  const fall = `transform="translate(${-3 * light},6)"`
  const cast = worn.cast
    ? `<path d="${worn.cast}" ${fall} fill="${tones.dark}" opacity="0.42"/>`
    : ''
  const outline = isSide ? sideOutline.outline : skull.outline
  const inside = drawing + bearded.skin + worn.soft + cast + hatShadow(sitter)
  const fill = brush.shaded(tones.lit, tones.middle, tones.middle)
  const skinned = brush.form(outline, { fill, rim: tones.rim, width: 2, inside })
  const covered = hat(sitter)
  const [earsUnder, earsOver] = isSide ? ['', front] : [front, '']
  const head = [
    back,
    skinned,
    bearded.over,
    earsUnder,
    glasses(sitter, features),
    worn.over,
    earsOver,
    rings,
    worn.top,
    covered,
  ].join('')
  return { outline, behind: worn.behind, head, last: worn.last }
}

const trunkOf = (sitter: Sitter, torso: Torso, head: { outline: string; placed: string }) => {
  const { brush, traits } = sitter
  const body = skin(sitter, torso, head)
  const worn = clothes(sitter, torso)
  const overClothes = extra(sitter, torso)
  const arms = freeArms(sitter, torso)
  return {
    behindAll: arms.behind + overClothes.behind,
    trunk: `${worn.back}${body}${neckLines(sitter, torso)}${worn.front}${overClothes.over}`,
    behindHead: raisedArm(sitter, torso),
    hands: hands(sitter, torso) + arms.front,
    ...fullLength(sitter, torso),
    clip: (drawing: string) => {
      if (!traits.full) return drawing
      const name = brush.nameOf('hip')
      const room = `x="-320" y="-200" width="640" height="${traits.full === 'sit' ? 660 : 596}"`
      brush.define(`<clipPath id="${name}"><rect ${room}/></clipPath>`)
      return `<g clip-path="url(#${name})">${drawing}</g>`
    },
  }
}

/** One person, from all the rooms. Drawn to look right, and mirrored when the face looks left. */
export const figure = (traits: Traits, palette: Palette, id: string) => {
  const sitter = sitterOf(traits, palette, id)
  const { brush, view } = sitter
  const torso = withNeck(sitter, torsoOf(sitter, traits.pose === 'over' ? 'behind' : view))
  const placed = headPlace(sitter, torso)
  const { outline, behind, head, last } = headOf(sitter)
  const {
    trunk,
    behindAll,
    behindHead,
    hands: held,
    under,
    legs,
    over,
    clip,
  } = trunkOf(sitter, torso, { outline, placed })
  const lean = view === 'profile' || hasFreeArms(traits) ? 0 : -tiltOf(traits) * 0.17
  const body = `<g transform="rotate(${lean.toFixed(1)} 0 400)">${clip(trunk)}</g>`
  const onHead = (drawing: string) => (drawing ? `<g transform="${placed}">${drawing}</g>` : '')
  const sits = traits.full === 'sit'
  const drawing = [
    under,
    behindAll,
    sits ? '' : legs,
    `<g transform="${placed}">${behind}</g>`,
    body,
    sits ? legs : '',
    behindHead,
    onHead(head),
    onHead(last),
    traits.cover === 'hijab' ? onHead(headscarf(sitter)) : '',
    over,
    held,
  ].join('')
  return {
    drawing: `<g transform="scale(${traits.face},1)">${drawing}</g>`,
    definitions: brush.definitions(),
  }
}
