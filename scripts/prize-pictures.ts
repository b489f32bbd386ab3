/**
 * Renders the pictures of the demo's prizes from their shapes in `brand/prizes` into `db/demo/prizes`, in a browser:
 * `npm run prize-pictures [name…]`. They are kept in the repository, so that only a change of a shape asks for it.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findOrInstallBrowser } from './browser.ts'

const shapes = join(import.meta.dirname, '../brand/prizes')
const target = join(import.meta.dirname, '../db/demo/prizes')
const common = ['shapes.glsl', 'light.glsl']
const sidePx = 360

/** The first line of a shape says from where it is seen: yaw and pitch in degrees, one pair for each picture. */
function viewsIn(model: string): number[][] {
  const line = /^\/\* views:([^*]+)\*\//.exec(model)?.[1] ?? '28 16'
  return line.split(',').map((pair) =>
    pair
      .trim()
      .split(' ')
      .map((degrees) => (Number(degrees) * Math.PI) / 180),
  )
}

async function renderAll(wanted: readonly string[]) {
  const [before, after] = await Promise.all(common.map((file) => readFile(join(shapes, file), 'utf8')))
  const files = (await readdir(shapes)).filter((file) => file.endsWith('.glsl') && !common.includes(file))
  const names = files.map((file) => file.replace('.glsl', ''))
  const browser = await chromium.launch({
    executablePath: await findOrInstallBrowser(),
    args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'],
  })
  await mkdir(target, { recursive: true })
  for (const name of names.filter((one) => wanted.length === 0 || wanted.includes(one))) {
    const model = await readFile(join(shapes, `${name}.glsl`), 'utf8')
    const page = await browser.newPage()
    for (const [place, view] of viewsIn(model).entries()) {
      const file = place === 0 ? `${name}.webp` : `${name}-${place + 1}.webp`
      await writeFile(join(target, file), await pictureOf(page, `${before}\n${model}\n${after}`, view))
      process.stdout.write(`${file}\n`)
    }
    await page.close()
  }
  await browser.close()
}

async function pictureOf(page: Page, source: string, view: readonly number[]) {
  const { data, side } = await page.evaluate(render, { source, view: [...view], side: sidePx * 2 })
  const raw = { width: side, height: side, channels: 4 as const }
  return sharp(Buffer.from(data, 'base64'), { raw })
    .flip()
    .resize(sidePx, sidePx)
    .webp({ quality: 80, alphaQuality: 80, effort: 6 })
    .toBuffer()
}

/** Runs in the browser: once small to find where the thing is, then as large as it fits. */
async function render({ source, view, side }: { source: string; view: number[]; side: number }) {
  const canvas = new OffscreenCanvas(side, side)
  const gl = canvas.getContext('webgl2', { antialias: false, premultipliedAlpha: false })
  if (!gl) throw new Error('No WebGL 2')
  const program = gl.createProgram()
  const parts = [
    [gl.VERTEX_SHADER, '#version 300 es\nin vec2 p; void main() { gl_Position = vec4(p, 0., 1.); }'],
    [gl.FRAGMENT_SHADER, source],
  ] as const
  for (const [kind, text] of parts) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('No shader')
    gl.shaderSource(shader, text)
    gl.compileShader(shader)
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader) ?? '')
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  // biome-ignore lint/correctness/useHookAtTopLevel: of WebGL, not of React
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(gl.getAttribLocation(program, 'p'), 2, gl.FLOAT, false, 0, 0)
  gl.uniform2f(gl.getUniformLocation(program, 'view'), view[0] ?? 0, view[1] ?? 0)
  gl.enable(gl.SCISSOR_TEST)

  /** In strips, so that none takes the graphics driver longer than it allows. */
  function draw([left, bottom, width]: readonly [number, number, number], px: number) {
    if (!gl) throw new Error('No WebGL 2')
    gl.viewport(0, 0, px, px)
    gl.uniform4f(gl.getUniformLocation(program, 'frame'), left, bottom, width, width)
    gl.uniform2f(gl.getUniformLocation(program, 'size'), px, px)
    const pixels = new Uint8Array(px * px * 4)
    for (let y = 0; y < px; y += 90) {
      const rows = Math.min(90, px - y)
      gl.scissor(0, y, px, rows)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
      gl.readPixels(0, y, px, rows, gl.RGBA, gl.UNSIGNED_BYTE, pixels, y * px * 4)
    }
    return pixels
  }

  const whole = 4.4
  const small = 110
  const first = draw([-whole / 2, -whole / 2, whole], small)
  const seen = { left: small, right: 0, bottom: small, top: 0 }
  for (let at = 0; at < small * small; at++) {
    if ((first[at * 4 + 3] ?? 0) < 16) continue
    const [x, y] = [at % small, Math.floor(at / small)]
    seen.left = Math.min(seen.left, x)
    seen.right = Math.max(seen.right, x + 1)
    seen.bottom = Math.min(seen.bottom, y)
    seen.top = Math.max(seen.top, y + 1)
  }
  const width = ((Math.max(seen.right - seen.left, seen.top - seen.bottom) + 4) / small) * whole
  const middle = (one: number, other: number) => ((one + other) / 2 / small - 0.5) * whole
  const pixels = draw(
    [middle(seen.left, seen.right) - width / 2, middle(seen.bottom, seen.top) - width / 2, width],
    side,
  )
  let text = ''
  for (let at = 0; at < pixels.length; at += 8192)
    text += String.fromCharCode(...pixels.subarray(at, at + 8192))
  return { data: btoa(text), side }
}

await renderAll(process.argv.slice(2))
