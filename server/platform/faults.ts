import type { Config } from './config/config.ts'

type Fault = Error & { code?: string; errors?: Fault[]; syscall?: string; path?: string }

/** Codes of Node and of Postgres that mean: there is no getting to this database. */
const UNREACHABLE = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ECONNRESET',
]
const REFUSED: Record<string, string> = {
  '28P01': 'refuses the password',
  '28000': 'refuses the user',
  '3D000': 'is not there',
  '53300': 'has no connection left for this server',
  '57P03': 'is not open yet',
}

/** Where a database is, without its password. */
const placeOf = (databaseUrl: string) => {
  const { hostname, port, pathname } = new URL(databaseUrl)
  return `${pathname.slice(1)} at ${hostname}:${port || 5432}`
}

const codesOf = ({ code, errors = [] }: Fault): string[] => [
  ...(code === undefined ? [] : [code]),
  ...errors.flatMap(codesOf),
]

/** Of the operating system, and of Postgres, which names it in a message where it has no code. */
const DISK_FULL_CODES = ['ENOSPC', 'EDQUOT', '53100']
const DISK_FULL_MESSAGE = /no space left on device/i

const isDiskFull = (fault: Fault): boolean =>
  codesOf(fault).some((code) => DISK_FULL_CODES.includes(code)) ||
  DISK_FULL_MESSAGE.test(fault.message ?? '') ||
  (fault.cause instanceof Error && isDiskFull(fault.cause))

/** Where the data is whose disk is full: code 53100 comes from the database. */
const fullPlaceOf = (fault: Fault, { dataDir, secrets: { databaseUrl } }: Config) =>
  databaseUrl !== null && codesOf(fault).includes('53100')
    ? `the database ${placeOf(databaseUrl)}`
    : dataDir

/** One line that says what stands in the way, and where it helps, what to do. */
export const inPlainWords = (error: unknown, config: Config): Error => {
  const { port, host, geoipFile, secrets } = config
  const fault = error as Fault
  const codes = codesOf(fault)
  const line = (text: string) => new Error(text, { cause: error })
  if (codes.includes('EADDRINUSE')) {
    return line(`Port ${port} on ${host} is taken by another program. Set PORT to a free one.`)
  }
  if (codes.includes('EACCES') && fault.syscall === 'listen') {
    return line(`Port ${port} on ${host} may not be used by this user. Set PORT to another.`)
  }
  if (geoipFile !== null && fault.path === geoipFile) {
    return line(`The file ${geoipFile} cannot be read. Look at GEOIP_FILE.`)
  }
  if (isDiskFull(fault)) {
    const place = fullPlaceOf(fault, config)
    return line(`The disk of ${place} is full. Free some space on it and start again.`)
  }
  if (secrets.databaseUrl !== null) {
    const place = placeOf(secrets.databaseUrl)
    const reason = codes.map((code) => REFUSED[code]).find(Boolean)
    if (reason) return line(`The database ${place} ${reason}. Look at DATABASE_URL.`)
    const silent = /timeout|terminated/i.test(fault.message ?? '')
    if (silent || codes.some((code) => UNREACHABLE.includes(code))) {
      return line(`The database ${place} cannot be reached. Look at DATABASE_URL.`)
    }
  }
  return fault.message ? fault : line(String(codes[0] ?? error))
}
