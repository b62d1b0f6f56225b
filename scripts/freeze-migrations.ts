import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrationFiles } from '#adapters/postgres/platform/upgrade/migration-files.ts'

/** Records the digests of new migrations. It changes none that is recorded. */
const path = join(import.meta.dirname, '../specs/platform/frozen-migrations.json')
const frozen: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'))
const digests = migrationFiles().map(({ name, digest }) => [name, frozen[name] ?? digest])
writeFileSync(path, `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`)
