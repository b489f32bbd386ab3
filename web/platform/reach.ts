import { apiFailure } from './api-failure.ts'

/**
 * Waits for the network: what it is handed can fail by the network alone, and that is told as a server that could not
 * be reached. Whatever is prepared before or read after stays outside, because its failure would be a fault of ours.
 */
export async function reach<Answered>(answer: Promise<Answered>): Promise<Answered> {
  try {
    return await answer
  } catch (cause) {
    // Leaving the page cuts its calls short. That is no failure, and a page that is gone does not come back from here.
    await new Promise((later) => setTimeout(later, 100))
    throw apiFailure(0, {}, cause)
  }
}
