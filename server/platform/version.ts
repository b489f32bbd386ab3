import { readFileSync } from 'node:fs'

const packageFile = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

export const thisVersion: string = packageFile.version
