import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { generated } from '../../../scripts/generated.ts'

const LANDERS = 'client/public/landers'
const folder = join(import.meta.dirname, '../../..', LANDERS)

it('every picture and film of the landing pages is generated, none drawn by hand (LND-01)', () => {
  const files = globSync('**/*.*', { cwd: folder }).map((file) => `${LANDERS}/${file}`)
  const paths = generated.map(({ path }) => path).filter((path) => path.startsWith(LANDERS))
  expect(files.sort()).toEqual(paths.sort())
})
