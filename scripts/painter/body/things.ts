import { filled } from '../kernel/brush.ts'
import { mix } from '../kernel/colours.ts'
import { closed } from '../kernel/curves.ts'
import { type Point, points } from '../kernel/points.ts'
import { stroke } from '../kernel/strokes.ts'
import type { Sitter } from '../sitter.ts'

export const wineGlass = ({ palette }: Sitter, [x, y]: Point) => {
  const wine = mix('#8E1B36', palette.light, 0.08)
  const surface = mix('#B8324E', palette.light, 0.25)
  const shine = stroke(points`-15 -54 -17 -30 -10 -12`, 3)
  return [
    `<g transform="translate(${x},${y})">`,
    '<path d="M-19,-62C-25,-24 -16,-4 0,0C16,-4 25,-24 19,-62Z" fill="#fff" fill-opacity=".16"/>',
    filled('M-21.5,-36C-22,-14 -12,-3 0,0C12,-3 22,-14 21.5,-36Z', wine),
    `<ellipse cx="0" cy="-36" rx="21.5" ry="3.6" fill="${surface}"/>`,
    '<ellipse cx="0" cy="-62" rx="19" ry="3" fill="none" stroke="#fff" stroke-width="1.2" opacity=".55"/>',
    filled(shine, '#fff', 0.55),
    '<rect x="-1.8" y="-1" width="3.6" height="50" fill="#fff" opacity=".5"/>',
    '<ellipse cx="0" cy="50" rx="17" ry="3.4" fill="#fff" opacity=".4"/></g>',
  ].join('')
}

export const mug = ({ brush, light, palette }: Sitter, [x, y]: Point, half: number) => {
  const clay = mix('#F6EADB', palette.light, 0.2)
  const coffee = mix('#5A3320', palette.shade, 0.2)
  const body = [
    `M${-half},-27C${-half},20 ${-half * 0.9},27 ${-half * 0.7},28H${half * 0.7}`,
    `C${half * 0.9},27 ${half},20 ${half},-27Z`,
  ].join('')
  const dark = -light * half
  const shade = [
    `M${dark},-27C${dark},20 ${dark * 0.9},27 ${dark * 0.7},28H${-light * 2}`,
    `C${-light * 4},10 ${-light * 4},-10 ${-light * 3},-27Z`,
  ].join('')
  const steam =
    stroke(points`-6 -36 -11 -50 -3 -62 -9 -78`, 4.5) + stroke(points`7 -36 2 -50 10 -62 4 -74`, 4)
  const rim = `cx="0" cy="-27" rx="${half}" ry="4.5"`
  return [
    `<g transform="translate(${x},${y})">${filled(body, clay)}`,
    filled(shade, palette.shade, 0.22),
    `<ellipse ${rim} fill="${coffee}"/>`,
    `<ellipse ${rim} fill="none" stroke="${clay}" stroke-width="1.8"/>`,
    `<g ${brush.blur(1.2)}>${filled(steam, '#fff', 0.34)}</g></g>`,
  ].join('')
}

export const phone = ({ palette }: Sitter, [x, y]: Point) => {
  const body = `x="${x - 19}" y="${y - 42}" width="38" height="76" rx="7"`
  const edge = mix('#3A3540', palette.light, 0.3)
  return [
    `<g transform="rotate(-4 ${x} ${y})"><rect ${body} fill="#17141C"/>`,
    `<rect ${body} fill="none" stroke="${edge}" stroke-width="1.4"/>`,
    `<rect x="${x - 14}" y="${y - 37}" width="13" height="13" rx="4" fill="#2C2733"/>`,
    `<circle cx="${x - 10.5}" cy="${y - 33}" r="2.2" fill="#55505E"/>`,
    `<circle cx="${x - 5}" cy="${y - 28}" r="2.2" fill="#55505E"/></g>`,
  ].join('')
}

export const book = ({ palette }: Sitter, [x, y]: Point) => {
  const paper = mix('#FBF0E0', palette.light, 0.2)
  const cover = palette.cloth[2]
  const whole = points`${x - 56} ${y - 32} ${x} ${y - 20} ${x + 56} ${y - 34} ${x + 60} ${y + 34}
    ${x} ${y + 50} ${x - 60} ${y + 36}`
  const left = points`${x - 2} ${y - 22} ${x - 54} ${y - 34} ${x - 57} ${y + 30} ${x - 2} ${y + 44}`
  const right = points`${x + 2} ${y - 22} ${x + 54} ${y - 36} ${x + 57} ${y + 28} ${x + 2} ${y + 44}`
  const pages = `M${x - 54},${y - 36}L${x},${y - 24}L${x + 54},${y - 38}`
  return [
    filled(closed(whole, 0.2), mix(cover, palette.shade, 0.2)),
    filled(closed(left, 0.3), mix(cover, palette.light, 0.12)),
    filled(closed(right, 0.3), cover),
    `<path d="${pages}" stroke="${paper}" stroke-width="4" fill="none"/>`,
  ].join('')
}
