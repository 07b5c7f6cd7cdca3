// Questions to the server. In: values. Out: its answers; throws Refused with what is wrong.

/** The server takes no larger files. */
const MOST_BYTES = 16 * 2 ** 20;

export class Refused extends Error {
  constructor(answer, status) {
    const problems = answer.problems ?? [];
    const found = problems.map((problem) =>
      `line ${problem.line}, column ${problem.column}: ${problem.message}, expected ${problem.expected}${mend(problem.hint)}`);
    super(found.join("\n") || answer.error || `the server answered ${status}`);
    Object.assign(this, { status, problems });
  }
}

/** How to mend what is wrong, where the page can say it. */
function mend(hint) {
  const create = '"Create from image" in the Tools menu makes a puzzle of it';
  const words = {
    text: hint?.text,
    image: create,
    convert: `saved as PNG, ${create}`,
  }[hint?.kind];
  return words ? ` (${words})` : "";
}

/** What the network brings, or why it does not. */
async function brought(promise) {
  try {
    return await promise;
  } catch (error) {
    if (error.name === "AbortError") throw error;
    throw new Error("nonosat does not answer; is it still running?");
  }
}

async function answered(path, options) {
  const response = await brought(fetch(path, options));
  if (!response.ok) {
    throw new Refused(await response.json().catch(() => ({})), response.status);
  }
  return response;
}

export async function get(path) {
  return (await answered(`/api/${path}`, {})).json();
}

/** Asks with a body: a file as it is, anything else as JSON. */
export async function ask(path, body, signal) {
  if (body instanceof File && body.size > MOST_BYTES) {
    throw new Error(`${body.name} has ${Math.ceil(body.size / 2 ** 20)} MiB, expected at most 16.`);
  }
  const options = { method: "POST", body: body instanceof File ? body : JSON.stringify(body), signal };
  return (await answered(`/api/${path}`, options)).json();
}

/** Asks and hands out each line of the answer as it comes; returns the last one. */
export async function watch(path, body, signal, each) {
  const options = { method: "POST", body: JSON.stringify(body), signal };
  const reader = (await answered(`/api/${path}`, options)).body
    .pipeThrough(new TextDecoderStream()).getReader();
  let rest = "", last = null;
  for (;;) {
    const { value, done } = await brought(reader.read());
    if (done) break;
    const lines = (rest + value).split("\n");
    rest = lines.pop();
    for (const line of lines) each(last = JSON.parse(line));
  }
  if (!last || last.stage) throw new Error("the answer broke off");
  if (last.error) throw new Error(last.error);
  return last;
}
