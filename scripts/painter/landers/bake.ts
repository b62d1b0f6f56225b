import sharp from 'sharp'

const DENSITY = 72

/** What is painted is no file from outside: its drawing may be large. */
export const baked = (svg: string, from: number, to: number) => {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer', 'VipsForeignLoadPngBuffer'] })
  return sharp(Buffer.from(svg), { density: (DENSITY * to) / from, unlimited: true }).png()
}
