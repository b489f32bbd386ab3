import { ask } from './ask.ts'
import type { Request, Scenario } from './scenario.ts'

export const page: Scenario = {
  name: 'page and its assets',
  connections: 10,
  floor: 'page.ts',
  async plan(ours) {
    const html = await (await ask(ours, get('/'))).text()
    return { requests: ['/', ...assetsOf(html)].map(get), answer: html }
  },
}

export function assetsOf(html: string): string[] {
  const links = html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href|data-scripts)="(\/[^/"][^"]*)"/g)
  return [...new Set([...links].flatMap(([, paths = '']) => paths.split(' ')))]
}

function get(path: string): Request {
  return { method: 'GET', path, headers: { 'accept-encoding': 'br' } }
}
