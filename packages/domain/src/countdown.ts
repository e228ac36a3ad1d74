/** What is left until an instant; null once it has come. */
export function countdownTo(target: Date, now: Date) {
  const seconds = Math.ceil((target.getTime() - now.getTime()) / 1_000);
  if (!(seconds > 0)) return null;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
