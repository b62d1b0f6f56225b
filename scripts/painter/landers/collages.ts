import type { Collage } from './collage.ts'

const PEACH = '#EBC6A4'

/** Beside the words, on a desk. */
export const deskCollage: Collage = {
  width: 820,
  height: 800,
  ground: PEACH,
  sheets: [
    { corners: '0,0 300,0 320,150 120,240 0,200', colour: '#1F4A50' },
    { corners: '470,30 820,60 790,360 400,380', colour: '#A5525A' },
    { corners: '300,640 560,618 820,690 820,800 300,800', colour: '#7E3350' },
    { corners: '0,210 110,240 90,420 0,420', colour: '#CF9F8C' },
  ],
  prints: [
    { place: 'canal', palette: 'terracotta', x: 108, y: 26, width: 210, turn: -2 },
    { place: 'beach', palette: 'terracotta', x: 580, y: -30, width: 260, turn: 6 },
    { place: 'window', palette: 'navy', x: 0, y: 340, width: 110, turn: 0 },
    { place: 'bar', palette: 'slate', x: 500, y: 398, width: 200, turn: -7 },
    { place: 'forest', palette: 'copper', x: 656, y: 320, width: 200, turn: 3 },
    { place: 'dike', palette: 'olive', x: 650, y: 640, width: 200, turn: -4 },
  ],
  sun: { x: 406, y: 196, radius: 132 },
  things: [
    { file: 'record', x: 520, y: 192, size: 140 },
    { file: 'leaf', x: 690, y: 190, size: 150 },
    { file: 'bike', x: -4, y: 640, size: 190 },
  ],
  people: [
    { name: 'aya', x: 166, y: 372, scale: 0.98 },
    { name: 'noor', x: 400, y: 372, scale: 1.3 },
    { name: 'kees', x: 752, y: 452, scale: 0.78 },
    { name: 'ellen', x: 630, y: 532, scale: 1.02 },
    { name: 'daan', x: 78, y: 540, scale: 0.82 },
    { name: 'omar', x: 246, y: 642, scale: 0.96 },
    { name: 'mila', x: 758, y: 664, scale: 0.84 },
  ],
  blank: { x: 450, y: 648, scale: 1.04 },
}

/** Above the words, on a phone: twice the size at which it is seen. */
export const phoneCollage: Collage = {
  width: 720,
  height: 800,
  ground: PEACH,
  sheets: [
    { corners: '0,0 380,0 400,320 200,370 0,340', colour: '#1F4A50' },
    { corners: '390,0 720,0 720,330 430,300', colour: '#A5525A' },
    { corners: '110,640 560,600 720,660 720,800 110,800', colour: '#7E3350' },
  ],
  prints: [
    { place: 'canal', palette: 'terracotta', x: 0, y: 112, width: 244, turn: -3 },
    { place: 'rain', palette: 'navy', x: 512, y: 312, width: 250, turn: 2 },
    { place: 'kitchen', palette: 'olive', x: 520, y: 624, width: 240, turn: -4 },
  ],
  sun: { x: 420, y: 244, radius: 136 },
  things: [
    { file: 'record', x: 546, y: 92, size: 184 },
    { file: 'cups', x: 540, y: 660, size: 150 },
  ],
  people: [
    { name: 'aya', x: 172, y: 306, scale: 1.06 },
    { name: 'noor', x: 418, y: 284, scale: 1.34 },
    { name: 'kees', x: 598, y: 470, scale: 0.96 },
    { name: 'ellen', x: 86, y: 612, scale: 1.06 },
  ],
  blank: { x: 372, y: 628, scale: 1.26 },
}
