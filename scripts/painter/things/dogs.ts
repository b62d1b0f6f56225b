import { brushed, filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { closed } from '../kernel/curves.ts'
import { drawn, mirrored, type Point, points } from '../kernel/points.ts'
import { randomFrom } from '../kernel/random.ts'
import type { Sitter } from '../sitter.ts'
import { type Material, material } from './material.ts'

export type Breed = 'labrador' | 'terrier' | 'spaniel'

type Coat = { fur: Material; pale: Material; ear: Material }
type Dog = { sitter: Sitter; breed: Breed; coat: Coat }

const COLOURS: Record<Breed, readonly (readonly [fur: string, pale: string, ear: string])[]> = {
  labrador: [
    ['#D9AE74', '#F0D6AC', '#C08E54'],
    ['#2B2627', '#4A4243', '#201C1E'],
    ['#6B4230', '#8A5E45', '#573424'],
  ],
  terrier: [
    ['#E9DDCB', '#FBF4E8', '#B98456'],
    ['#8E8783', '#C9C2BC', '#5F5957'],
    ['#B9834F', '#E3BE8E', '#8B5C34'],
  ],
  spaniel: [
    ['#F3E8DA', '#FFF9F0', '#8C4A2A'],
    ['#B4672F', '#DC9A5E', '#95501F'],
    ['#F1ECE6', '#FFFFFF', '#2E2829'],
  ],
}

const EARS: Record<Breed, Point[]> = {
  labrador: points`24 -42 40 -42 51 -24 54 -2 46 14 37 4 33 -16`,
  terrier: points`12 -44 22 -64 36 -62 44 -42 40 -24 30 -30`,
  spaniel: points`24 -40 42 -40 54 -18 62 16 60 48 46 58 36 44 34 10 30 -14`,
}

const coatOf = (sitter: Sitter, breed: Breed): Coat => {
  const random = randomFrom(`${sitter.traits.seed.split('-')[0]}dog`)
  const among = COLOURS[breed]
  const [fur, pale, ear] = among[Math.floor(random() * among.length)] as (typeof among)[number]
  return { fur: material(sitter, fur), pale: material(sitter, pale), ear: material(sitter, ear) }
}

const ears = ({ sitter, breed, coat: { ear } }: Dog) =>
  [-1, 1]
    .map((side) => {
      const inside = brushed(
        mirrored(side, points`30 -30 44 -20 46 4`),
        breed === 'terrier' ? 3 : 7,
        ear.fold,
        0.4,
      )
      const outline = closed(mirrored(side, EARS[breed]), 0.85)
      return sitter.brush.form(outline, { fill: ear.fill, rim: ear.rim, width: 2, inside })
    })
    .join('')

const eye = ({ sitter }: Dog, side: number) => {
  const { light, palette } = sitter
  const dark = mix('#2A1712', palette.shade, 0.3)
  const x = side * 16.5
  return [
    `<ellipse cx="${x}" cy="-8" rx="5.6" ry="5.8" fill="${dark}"/>`,
    `<ellipse cx="${x}" cy="-6" rx="3.6" ry="3.2" fill="#6B3E22" opacity=".75"/>`,
    `<circle cx="${x + light * 1.8}" cy="-10.4" r="1.7" fill="#fff"/>`,
  ].join('')
}

const muzzle = ({ sitter, coat: { fur, pale } }: Dog) => {
  const { brush, light, palette } = sitter
  const nose = mix('#241A1C', palette.shade, 0.2)
  const outline = closed(points`-14 4 0 -4 14 4 23 18 22 34 12 44 0 47 -12 44 -22 34 -23 18`)
  const tongue = closed(points`-6.5 38 0 36 6.5 38 7 50 0 56 -7 50`)
  const pink = mix('#D97B82', palette.light, 0.12)
  return [
    brush.form(tongue, { fill: pink, rim: mix(pink, '#ffffff', 0.3), width: 1.4 }),
    brush.form(outline, { fill: pale.fill, rim: pale.rim, width: 1.8 }),
    brushed(points`-16 36 -8 40 0 33 8 40 16 36`, 3, fur.fold, 0.85, { start: 0.3, end: 0.3 }),
    brushed(points`0 24 0 34`, 2.4, fur.fold, 0.8, { start: 0.9, end: 0.8 }),
    filled(closed(points`-10 12 0 9 10 12 8 20 0 26 -8 20`), nose),
    `<ellipse cx="${light * 3}" cy="13.5" rx="3.6" ry="1.8" fill="#fff" opacity=".45"/>`,
    ...[-10, -14, 10, 14].map(
      (x, index) => `<circle cx="${x}" cy="${29 + (index % 2) * 4}" r=".9" fill="${fur.fold}"/>`,
    ),
  ].join('')
}

/** The rough beard and brows of a terrier. */
const roughness = ({ sitter, coat: { pale } }: Dog) => {
  const random = randomFrom(`${sitter.traits.seed.split('-')[0]}rough`)
  const beard = drawn(20, (index) => {
    const x = -26 + index * 2.75
    const line = points`${x * 0.7} ${30 + random() * 6} ${x} 44 ${x * 1.16} ${50 + random() * 14}`
    return brushed(line, 5.5, index % 3 ? pale.base : pale.lit, 0.95)
  })
  const brows = drawn(10, (index) => {
    const side = index < 5 ? -1 : 1
    const x = side * (10 + (index % 5) * 4)
    return brushed(points`${x} -20 ${x + side * 3} -15 ${x + side * 5} -9`, 5, pale.lit, 0.9)
  })
  return beard + brows
}

const head = (dog: Dog) => {
  const { sitter, breed, coat } = dog
  const { brush, light } = sitter
  const { fur, pale } = coat
  const outline = closed(
    points`-28 -42 -10 -49 10 -49 28 -42 38 -20 34 6 26 28 14 44 0 48 -14 44 -26 28 -34 6 -38 -20`,
  )
  const blaze = filled(closed(points`-6 -50 6 -50 9 -20 15 6 -15 6 -9 -20`), pale.base, 0.85)
  const patches =
    breed === 'spaniel'
      ? filled(closed(points`-40 -44 -8 -50 -10 -22 -14 2 -26 8 -40 -6`), coat.ear.base, 0.9) +
        filled(closed(points`40 -44 8 -50 10 -22 14 2 26 8 40 -6`), coat.ear.base, 0.9)
      : ''
  const shade = filled(`M${-light * 12},-60H${-light * 70}V60H${-light * 20}Z`, fur.dark, 0.3)
  const inside = patches + (breed === 'labrador' ? '' : blaze) + shade
  return [
    breed === 'terrier' ? ears(dog) : '',
    brush.form(outline, { fill: fur.fill, rim: fur.rim, width: 2.4, inside }),
    breed === 'terrier' ? roughness(dog) : '',
    muzzle(dog),
    eye(dog, -1) + eye(dog, 1),
    breed === 'labrador' ? brushed(points`-22 -17 -16 -20 -9 -16`, 3, fur.shine, 0.7) : '',
    breed === 'labrador' ? brushed(points`9 -16 16 -20 22 -17`, 3, fur.shine, 0.7) : '',
    breed === 'terrier' ? '' : ears(dog),
  ].join('')
}

const collar = (sitter: Sitter) => {
  const band = material(sitter, sitter.traits.accent ?? sitter.palette.cloth[2])
  const outline = closed(points`-36 44 0 58 36 44 39 56 0 71 -39 56`, 0.8)
  const gold = mix('#E7B95A', sitter.palette.light, 0.4)
  return (
    sitter.brush.form(outline, { fill: band.fill, rim: band.rim, width: 1.6 }) +
    `<circle cx="2" cy="74" r="6.5" fill="${gold}"/>`
  )
}

const fur = ({ sitter, breed, coat }: Dog) => {
  const random = randomFrom(`${sitter.traits.seed.split('-')[0]}fur`)
  const count = breed === 'labrador' ? 16 : 34
  return drawn(count, (index) => {
    const [x, y] = [-48 + random() * 96, 76 + random() * 130]
    const line = points`${x} ${y} ${x + 3} ${y + 10} ${x * 0.94} ${y + 20}`
    return brushed(line, 4, index % 2 ? coat.fur.fold : coat.pale.lit, 0.24)
  })
}

const chest = (dog: Dog) => {
  const { sitter, coat } = dog
  const outline = closed(
    points`-30 20 30 20 46 66 58 120 64 200 66 330 -66 330 -64 200 -58 120 -46 66`,
  )
  const bib = filled(
    closed(points`-20 50 20 50 30 110 18 190 0 220 -18 190 -30 110`),
    coat.pale.base,
    0.6,
  )
  const legs = [-1, 1]
    .map((side) => brushed(mirrored(side, points`34 140 26 200 30 320`), 7, coat.fur.fold, 0.5))
    .join('')
  const shade = filled(
    `M${-sitter.light * 14},20H${-sitter.light * 90}V330H${-sitter.light * 30}Z`,
    coat.fur.dark,
    0.34,
  )
  const inside = bib + shade + legs + fur(dog)
  return sitter.brush.form(outline, { fill: coat.fur.fill, rim: coat.fur.rim, width: 2.6, inside })
}

type Place = { at: Point; size: number; tilt: number }
const placed = ({ at: [x, y], size, tilt }: Place, drawing: string) =>
  `<g transform="translate(${x},${y}) rotate(${tilt}) scale(${size})">${drawing}</g>`

/** A dog that sits, seen from the front, down to where the frame or an arm cuts it off. */
export const sittingDog = (sitter: Sitter, breed: Breed, place: Place) => {
  const dog = { sitter, breed, coat: coatOf(sitter, breed) }
  const turned = `<g transform="rotate(${-place.tilt * 0.6} 0 20)">${chest(dog)}</g>`
  return placed(place, turned + collar(sitter) + head(dog))
}

const paw = ({ sitter, coat }: Dog, at: Point) => {
  const [x, y] = at
  const outline = closed(
    points`${x - 11} ${y - 26} ${x + 11} ${y - 26} ${x + 14} ${y + 2} ${x + 9} ${y + 13}
      ${x - 9} ${y + 13} ${x - 14} ${y + 2}`,
  )
  const toes = [-4, 4]
    .map((by) => brushed(points`${x + by} ${y + 4} ${x + by} ${y + 13}`, 2, coat.fur.fold, 0.6))
    .join('')
  return sitter.brush.form(outline, {
    fill: coat.pale.fill,
    rim: coat.pale.rim,
    width: 2,
    inside: toes,
  })
}

/** The paws of a dog that is carried: they hang over the arm, so they are drawn after it. */
export const carriedPaws = (sitter: Sitter, breed: Breed, place: Place) => {
  const dog = { sitter, breed, coat: coatOf(sitter, breed) }
  return placed({ ...place, tilt: 0 }, paw(dog, [-22, 128]) + paw(dog, [20, 132]))
}
