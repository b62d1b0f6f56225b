import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { filmScenes, trainPictures } from './films.ts'

const run = promisify(execFile)

const SIZE = 'scale=960:600:flags=lanczos,format=yuv420p'
const CODEC = ['-c:v', 'libx264', '-preset', 'veryslow', '-movflags', '+faststart', '-an', '-y']

/** How far the train goes in a second, and for how long the film lasts. */
const SPEED = 6
const TRAIN_S = 8

/** A place shows for so long, and the next is wiped over it in so long. */
const PLACE_S = 3
const WIPE_S = 0.9

const trainFilm = async (folder: string, file: string) => {
  const layers = await trainPictures()
  const at = (name: string) => join(folder, `${name}.png`)
  for (const [name, bytes] of Object.entries(layers)) await writeFile(at(name), bytes)
  const still = (name: string) => [
    '-loop',
    '1',
    '-framerate',
    '24',
    '-t',
    String(TRAIN_S),
    '-i',
    at(name),
  ]
  const moves = [
    `[0][1]overlay=x='${SPEED}*t':y=0[a]`,
    `[a][2]overlay=x='4*sin(2*PI*t/${TRAIN_S})':y=0[b]`,
    `[b][3]overlay=x=0:y=0,${SIZE}`,
  ].join(';')
  const inputs = ['behind', 'train', 'water', 'before'].flatMap(still)
  await run('ffmpeg', [...inputs, '-filter_complex', moves, '-crf', '30', ...CODEC, file])
}

const eveningFilm = async (folder: string, file: string) => {
  const scenes = await filmScenes()
  const inputs: string[] = []
  const [first] = scenes
  for (const [index, bytes] of [...scenes, ...(first ? [first] : [])].entries()) {
    const path = join(folder, `scene-${index}.png`)
    await writeFile(path, bytes)
    inputs.push('-loop', '1', '-framerate', '24', '-t', String(PLACE_S + WIPE_S), '-i', path)
  }
  const wipe = (from: string, index: number) =>
    `[${from}][${index}]xfade=transition=wipeleft:duration=${WIPE_S}:offset=${PLACE_S * index}[w${index}]`
  const wipes = scenes.map((_, index) => wipe(index === 0 ? '0' : `w${index}`, index + 1))
  const last = `[w${scenes.length}]trim=duration=${PLACE_S * scenes.length + WIPE_S},${SIZE}`
  const filter = [...wipes, last].join(';')
  await run('ffmpeg', [...inputs, '-filter_complex', filter, '-crf', '30', ...CODEC, file])
}

const films = { train: trainFilm, evening: eveningFilm }

/** The films of the landers, made by ffmpeg of our own pictures, each as the bytes of an MP4. */
export const makeFilms = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'films-'))
  try {
    const made: { name: string; bytes: Buffer }[] = []
    for (const [name, make] of Object.entries(films)) {
      const file = join(folder, `${name}.mp4`)
      await make(folder, file)
      made.push({ name, bytes: await readFile(file) })
    }
    return made
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
