import { closeAll, containerFor } from '#server/container.ts'
import { fillCrowd } from '#server/demo/tokens.ts'
import { configFrom } from '#server/platform/config/config.ts'
import { prepareSites } from '#server/platform/start.ts'
import { publicUrl } from '#server/platform/tokens.ts'

/**
 * `npm run crowd -- 1000000`: so many invented members beside the world of a demo, in the database
 * of this configuration. Nothing of it is there in production.
 */
const count = Number(process.argv[2])
const config = configFrom()

const fail = (line: string) => {
  process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

const fill = async () => {
  const container = containerFor(config)
  container.bind(publicUrl).toConstantValue(config.publicUrl ?? `http://localhost:${config.port}`)
  try {
    await prepareSites(container)
    const crowd = await container.getAsync(fillCrowd)
    await crowd(count, (made) => process.stdout.write(`${made} of ${count}\n`))
  } finally {
    await closeAll(container)
  }
}

if (!Number.isInteger(count) || count < 1) fail('npm run crowd -- <how many>')
else if (!config.demo) fail('A crowd is invented: it is there in a demo alone')
else await fill().catch((error) => fail((error as Error).message))
