// Keeps the screen on while somebody plays. In: whether somebody does, again and again. Out: nothing. Invariants: a
// browser that has no such lock, or refuses it, changes nothing; a hidden page loses the lock and gets it again.

/** The lock, or the request for it. @type {Promise<WakeLockSentinel | null> | null} */
let lock = null;

/** @param {boolean} isWanted */
export function awake(isWanted) {
  if (!isWanted) {
    lock?.then((sentinel) => sentinel?.release());
    lock = null;
  } else if (!lock && "wakeLock" in navigator) {
    const request = navigator.wakeLock.request("screen").then(
      (sentinel) => {
        sentinel.addEventListener("release", () => {
          if (lock === request) lock = null;
        });
        return sentinel;
      },
      () => null,
    );
    lock = request;
  }
}
