const days = 30
const lifetime = Temporal.Duration.from({ hours: days * 24 })

export function sessionExpiry(now: Temporal.Instant): Temporal.Instant {
  return now.add(lifetime)
}

/** At most once an hour, so that reads rarely write. */
export function isDueForExtension(lastUsedAt: Temporal.Instant, now: Temporal.Instant): boolean {
  return now.epochMilliseconds - lastUsedAt.epochMilliseconds >= 3_600_000
}
