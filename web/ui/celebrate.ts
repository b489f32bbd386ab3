import { burst, type Particle, particleAt } from './particles.ts'

const colors = ['#F2A03D', '#F5C66B', '#D2553A', '#0B5A66', '#4C8B4A', '#7A4A7E']
const count = 72
/** What a frame is late by is not made up for: who comes back to the page sees the rest. */
const longestFrameMs = 50

/** Particles over this element, for less than two seconds. Ended earlier by the function that is returned. */
export function celebrate(host: HTMLElement, seed: number): () => void {
  const { width, height } = host.getBoundingClientRect()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (!context) return () => undefined
  const scale = Math.min(window.devicePixelRatio, 2)
  canvas.width = width * scale
  canvas.height = height * scale
  canvas.ariaHidden = 'true'
  Object.assign(canvas.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  })
  host.append(canvas)

  const particles = burst({ seed, count, width, height, colors: colors.length })
  let elapsedMs = 0
  let lastMs: number | undefined
  // A page that is not seen gets no frames, so it waits there by itself.
  let frame = requestAnimationFrame(draw)

  function draw(nowMs: number) {
    elapsedMs += Math.min(nowMs - (lastMs ?? nowMs), longestFrameMs)
    lastMs = nowMs
    const seconds = elapsedMs / 1000
    const left = particles.filter(({ lifeSeconds }) => lifeSeconds > seconds)
    if (left.length === 0) return stop()
    context?.setTransform(scale, 0, 0, scale, 0, 0)
    context?.clearRect(0, 0, width, height)
    for (const particle of left) if (context) drawParticle(context, { particle, seconds, scale })
    frame = requestAnimationFrame(draw)
  }

  function stop() {
    cancelAnimationFrame(frame)
    canvas.remove()
  }
  return stop
}

type Drawing = { particle: Particle; seconds: number; scale: number }

function drawParticle(context: CanvasRenderingContext2D, { particle, seconds, scale }: Drawing) {
  const { x, y, turn, opacity } = particleAt(particle, seconds)
  const angle = turn * 2 * Math.PI
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  context.setTransform(cos, sin, -sin, cos, x * scale, y * scale)
  context.globalAlpha = opacity
  context.fillStyle = colors[particle.color] ?? ''
  context.beginPath()
  outlines[particle.shape](context, particle.size)
  context.fill()
}

const outlines: Record<Particle['shape'], (context: CanvasRenderingContext2D, size: number) => void> = {
  strip: (context, size) => context.rect(-size / 2, -size / 5, size, size / 2.5),
  coin: (context, size) => context.arc(0, 0, size / 2.4, 0, 2 * Math.PI),
  paw: (context, size) => {
    context.ellipse(0, size * 0.2, size * 0.42, size * 0.34, 0, 0, 2 * Math.PI)
    for (const [x, y] of toes) {
      context.moveTo(x * size, y * size)
      context.arc(x * size, y * size, size * 0.15, 0, 2 * Math.PI)
    }
  },
}

const toes = [
  [-0.42, -0.08],
  [-0.15, -0.34],
  [0.15, -0.34],
  [0.42, -0.08],
] as const
