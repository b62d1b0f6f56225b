import { mix } from '../kernel/colours.ts'
import { type Random, randomFrom } from '../kernel/random.ts'
import { several } from '../wide/parts.ts'

export const TRAIN = { width: 1280, height: 800 }
const { width: W, height: H } = TRAIN
/** Where the dike lies, where the first carriage begins, and where the sun stands. */
const DIKE = 560
const FRONT = 560
const SUN = 960

const [NIGHT, GLOW, DAWN] = ['#3A1740', '#B9503F', '#F6BE86']
const CARRIAGE = { long: 168, high: 30, apart: 5 }
const TOP = DIKE - 16 - CARRIAGE.high

const stops = (...all: [offset: number, colour: string, opacity?: number][]) =>
  all
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')
const down = (id: string, inside: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${inside}</linearGradient>`
const round = (id: string, inside: string) =>
  `<radialGradient id="${id}">${inside}</radialGradient>`
const blur = (id: string, by: number) =>
  `<filter id="${id}" x="-5%" y="-20%" width="110%" height="140%"><feGaussianBlur stdDeviation="${by}"/></filter>`

const DEFINITIONS = [
  down('sky', stops([0, '#2B1238'], [0.3, '#5B2245'], [0.68, GLOW], [1, DAWN])),
  down('water', stops([0, '#2B1238'], [0.55, '#6B2A48'], [1, '#E39A68'])),
  round('sun', stops([0, '#FFE6B0'], [0.3, '#FFC98A', 0.6], [1, '#FFB070', 0])),
  round('lamp', stops([0, '#FFF6DE'], [0.3, '#FFE6B0', 0.55], [1, '#FFE6B0', 0])),
  down('foot', stops([0.76, '#1A0A1E', 0], [1, '#1A0A1E', 0.82])),
  blur('soft', 1.8),
  blur('far', 6),
  `<clipPath id="below"><rect x="-5" y="${DIKE + 6}" width="${W + 10}" height="${H}"/></clipPath>`,
].join('')

const glow = (x: number, y: number, r: number, opacity: number, id = 'sun') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})" opacity="${opacity}"/>`

const cloud = ([x, y, w, h]: number[], colour: string, opacity: number) => {
  const [X, Y, wide, high] = [x ?? 0, y ?? 0, w ?? 0, h ?? 0]
  const over = `C${X + wide * 0.2},${Y - high} ${X + wide * 0.36},${Y - high * 0.4} ${X + wide * 0.5},${Y - high * 0.7}C${X + wide * 0.7},${Y - high * 1.1} ${X + wide * 0.86},${Y - high * 0.1} ${X + wide},${Y}`
  const under = `C${X + wide * 0.8},${Y + high * 0.36} ${X + wide * 0.2},${Y + high * 0.36} ${X},${Y}Z`
  return `<path d="M${X},${Y}${over}${under}" fill="${colour}" opacity="${opacity}"/>`
}

const clouds = () =>
  [
    cloud([W * 0.42, DIKE * 0.34, W * 0.7, DIKE * 0.06], mix(GLOW, DAWN, 0.2), 0.38),
    cloud([-W * 0.2, DIKE * 0.56, W * 0.7, DIKE * 0.05], mix(GLOW, DAWN, 0.45), 0.4),
    cloud([W * 0.5, DIKE * 0.68, W * 0.55, DIKE * 0.035], '#FFD9A0', 0.42),
    cloud([W * 0.02, DIKE * 0.8, W * 0.4, DIKE * 0.02], '#FFD9A0', 0.4),
  ].join('')

const trees = (random: Random) => {
  let drawing = ''
  for (let x = -20; x < W + 40; ) {
    const r = 6 + random() * 16
    if (random() > 0.24) {
      const size = `rx="${r * 1.15}" ry="${r * (0.7 + random() * 0.5)}"`
      drawing += `<ellipse cx="${x}" cy="${DIKE - 10 - r * 0.3}" ${size} fill="${mix(NIGHT, GLOW, 0.3 + random() * 0.12)}"/>`
    }
    x += r * (0.9 + random() * 1.3)
  }
  return drawing
}

const church = (x: number) =>
  `<path d="M${x - 7},${DIKE - 8}V${DIKE - 52}L${x},${DIKE - 92}L${x + 7},${DIKE - 52}V${DIKE - 8}ZM${x},${DIKE - 30}h40l-6,-14h-34z" fill="${mix(NIGHT, GLOW, 0.34)}"/>`

const farm = (x: number) => {
  const pane = (at: number, opacity: number) =>
    `<rect x="${x + at}" y="${DIKE - 24}" width="8" height="10" fill="#FFD98E" opacity="${opacity}"/>`
  const walls = `M${x},${DIKE - 6}v-22l24,-24h34l22,24v22z`
  return `<path d="${walls}" fill="${mix(NIGHT, GLOW, 0.2)}"/>${pane(16, 1)}${pane(32, 0.7)}`
}

const poles = () => {
  const colour = mix(NIGHT, GLOW, 0.1)
  const pole = (at: number) =>
    `<path d="M${at * 150 + 40},${DIKE - 12}V${DIKE - 74}h-18" stroke="${colour}" stroke-width="2.2" fill="none"/>`
  const wire = `<path d="M-5,${DIKE - 70}H${W + 5}" stroke="${colour}" opacity=".7"/>`
  return several(Math.ceil(W / 150) + 1, pole) + wire
}

const dike = () =>
  `<path d="M-5,${DIKE - 16}H${W + 5}V${DIKE + 6}H-5Z" fill="${mix(NIGHT, GLOW, 0.12)}"/><path d="M-5,${DIKE - 16}H${W + 5}" stroke="${mix(GLOW, DAWN, 0.4)}" stroke-width="1.4" opacity=".7"/>`

const windows = (x: number, random: Random) =>
  several(9, (at) => {
    const left = x + 16 + at * 16
    if (at === 2 || at === 6) {
      return `<rect x="${left + 1}" y="${TOP + 7}" width="8" height="20" rx="1.5" fill="#E9A24E"/>`
    }
    const fill = random() > 0.16 ? '#FFE9B4' : '#F3B560'
    return `<rect x="${left}" y="${TOP + 8}" width="11" height="10" rx="1.8" fill="${fill}"/>`
  })

const carriage = (random: Random) => (at: number) => {
  const { long, high, apart } = CARRIAGE
  const x = FRONT - at * (long + apart)
  const [first, last] = [at === 0, at === 3]
  const nose = first
    ? `C${x + long - 8},${TOP + 2} ${x + long},${TOP + 16} ${x + long},${TOP + high}`
    : `a4,4 0 0 1 4,4V${TOP + high}`
  const tail = last ? `C${x + 2},${TOP + high - 10} ${x + 4},${TOP + 8} ${x + 22},${TOP}` : ''
  const body = `M${last ? x + 22 : x},${TOP}H${x + long - (first ? 26 : 4)}${nose}H${last ? x + 10 : x}${tail}Z`
  const edge = `M${x + (last ? 22 : 2)},${TOP + 1.5}H${x + long - (first ? 28 : 4)}`
  return [
    `<path d="${body}" fill="${mix('#2A1238', GLOW, 0.12)}"/>`,
    `<path d="${edge}" stroke="${mix(GLOW, DAWN, 0.5)}" stroke-width="1.6" opacity=".8"/>`,
    windows(x, random),
  ].join('')
}

const cars = () => several(4, carriage(randomFrom('train')))

/** As the water shows it. */
const mirrored = (drawing: string) =>
  `<g clip-path="url(#below)"><g transform="matrix(1,0,0,-1,0,${2 * DIKE + 8})" filter="url(#soft)" opacity=".8">${drawing}</g></g>`

const sunAnd = (radius: number) =>
  `${glow(SUN, DIKE - 16, radius, 0.88)}<circle cx="${SUN}" cy="${DIKE - 26}" r="46" fill="#FFF9E8"/>`

const ripples = (random: Random) => {
  const ripple = () => {
    const far = random() ** 1.6
    const place = `x="${random() * (W + 200) - 160}" y="${DIKE + 16 + far * (H - DIKE)}"`
    const size = `width="${(40 + random() * 160) * (0.5 + far)}" height="${1.6 + far * 4.5}"`
    const fill = random() > 0.45 ? mix(NIGHT, GLOW, 0.18) : mix(GLOW, DAWN, 0.55)
    return `<rect ${place} ${size} rx="3" fill="${fill}" opacity="${0.1 + random() * 0.28}"/>`
  }
  const path = (at: number) => {
    const place = `x="${SUN - (34 + random() * 20 + at * 3)}" y="${DIKE + 14 + at * at * 0.42 + at * 3}"`
    const size = `width="${60 + random() * 40 + at * 5}" height="${2.5 + at * 0.14}"`
    return `<rect ${place} ${size} rx="3" fill="#FFEFC6" opacity="${0.75 - at * 0.024}"/>`
  }
  return `<g filter="url(#soft)">${several(110, ripple)}${several(26, path)}</g>`
}

const reeds = (random: Random, from: number, to: number, count: number, tall: number) =>
  several(count, () => {
    const x = from + random() * (to - from)
    const h = (0.45 + random() * 0.55) * tall
    const bend = (random() - 0.35) * 70
    const stem = `M${x},${H + 10}Q${x + bend * 0.2},${H - h * 0.6} ${x + bend},${H - h}`
    const colour = mix('#1E0B22', GLOW, random() * 0.16)
    const blade = `<path d="${stem}" stroke="${colour}" stroke-width="${3 + random() * 3}" fill="none" stroke-linecap="round"/>`
    if (random() <= 0.72) return blade
    const head = `M${x + bend - 1},${H - h + 4}l${bend * 0.12},-26`
    return `${blade}<path d="${head}" stroke="#3A1622" stroke-width="8" stroke-linecap="round"/>`
  })

const whole = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><defs>${DEFINITIONS}</defs>${drawing}</svg>`

/**
 * A train that passes at dusk on its dike, mirrored in the water, in the layers of a film: what stays
 * behind it, the train with its mirror, what moves on the water, and what stays before it.
 */
export const trainLayers = () => {
  const random = randomFrom('trein')
  const wood = trees(random)
  const land = `<g filter="url(#soft)">${wood}${church(W * 0.72)}</g>${farm(W * 0.88)}${poles()}${dike()}`
  const behind = [
    `<rect width="${W}" height="${H}" fill="#2B1238"/><rect width="${W}" height="${DIKE}" fill="url(#sky)"/>`,
    `<g filter="url(#far)">${clouds()}</g>${sunAnd(430)}${land}`,
    mirrored(
      `<rect x="-5" y="${DIKE - H}" width="${W + 10}" height="${H}" fill="url(#water)"/>${sunAnd(420)}${wood}${dike()}`,
    ),
    `<rect x="-5" y="${DIKE + 4}" width="${W + 10}" height="4" fill="${mix(NIGHT, GLOW, 0.05)}"/>`,
  ].join('')
  const nose = FRONT + CARRIAGE.long
  const train = [
    cars(),
    glow(nose, DIKE - 26, 70, 0.9, 'lamp'),
    `<circle cx="${nose - 3}" cy="${DIKE - 24}" r="3.4" fill="#FFF8E4"/>${mirrored(cars())}`,
  ].join('')
  const before = [
    `<rect width="${W}" height="${H}" fill="url(#foot)"/>`,
    reeds(random, -20, W * 0.26, 46, 210),
    reeds(random, W * 0.89, W + 20, 30, 170),
  ].join('')
  return {
    behind: whole(behind),
    train: whole(train),
    water: whole(ripples(randomFrom('water'))),
    before: whole(before),
  }
}
