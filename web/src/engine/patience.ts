/** Waits at most this many seconds for a host. Seconds in which the page sleeps do not count. */
export async function patiently<T>(coming: Promise<T>, seconds: number, tooLong: () => Error): Promise<T> {
  let left = seconds, timer: ReturnType<typeof setInterval> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      if (--left <= 0) reject(tooLong());
    }, 1000);
  });
  try {
    return await Promise.race([coming, late]);
  } finally {
    clearInterval(timer);
  }
}
