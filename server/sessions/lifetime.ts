const days = 30
const lifetime = Temporal.Duration.from({ hours: days * 24 })

export function sessionExpiry(now: Temporal.Instant): Temporal.Instant {
  return now.add(lifetime)
}

/** A session is extended by use, at most once a day: reading must not cost a write each time. */
export function isDueForExtension(expiresAt: Temporal.Instant, now: Temporal.Instant): boolean {
  const extendedAt = expiresAt.subtract(lifetime)
  return Temporal.Instant.compare(extendedAt.add({ hours: 24 }), now) <= 0
}
