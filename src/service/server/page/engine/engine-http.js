// Sends requests over the network to the nonosat server of this page. In: paths and bodies. Out: statuses and texts.

import { t } from "../basics/words.js";

/**
 * Waits for the network; marks its failures with `isSilence`, so that the request can be repeated.
 * @template T
 * @param {Promise<T>} promise
 */
async function fromNetwork(promise) {
  try {
    return await promise;
  } catch (/** @type {any} */ error) {
    if (error.name === "AbortError") throw error;
    throw Object.assign(new Error(t("page-engine-silent")), { isSilence: true });
  }
}

/**
 * Sends a request. Calls `each` with every line but the last; returns the last line as the answer.
 * @param {string} path
 * @param {{ body?: BodyInit, signal?: AbortSignal, each?: (line: string) => void }} options
 */
export async function request(path, { body, signal, each }) {
  const response = await fromNetwork(fetch(path, { method: body === undefined ? "GET" : "POST", body, signal }));
  const { status } = response;
  if (!each || status !== 200) return { status, text: await fromNetwork(response.text()) };
  const reader = /** @type {ReadableStream} */ (response.body).pipeThrough(new TextDecoderStream()).getReader();
  let unfinished = "",
    last = "";
  for (;;) {
    const { value, done } = await fromNetwork(reader.read());
    if (done) return { status, text: unfinished || last };
    // Only the new chunk is searched for line ends: a line may have many megabytes.
    const lines = value.split("\n");
    lines[0] = unfinished + lines[0];
    unfinished = lines.pop() ?? "";
    for (const line of lines) {
      if (last) each(last);
      last = line;
    }
  }
}
