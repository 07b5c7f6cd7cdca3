// Questions to the server. In: values. Out: its answers; throws Refused with what is wrong.

/** The server takes no larger files. */
const MOST_BYTES = 16 * 2 ** 20;

/** Why there is no answer; `kind` says what kind of thing is wrong, as docs/report.schema.json has it. */
export class Refused extends Error {
  constructor({ error, kind, problems = [] }, status) {
    super(problems.map(worded).join("\n") || error || `the server answered ${status}`);
    Object.assign(this, { status, kind, problems });
  }

  /** The formats that a file could be in, if that is why it was refused. */
  get formats() {
    return this.problems.flatMap(({ hint }) => (hint?.kind === "format" ? hint.formats : []));
  }
}

/** Something wrong in a file, with its place. */
function worded({ line, column, message, expected, hint }) {
  const mend = {
    text: () => ` (${hint.text})`,
    image: () => ` (choose "Create from image" in the Tools menu)`,
    convert: () => ` (save it as PNG, then choose "Create from image" in the Tools menu)`,
  }[hint?.kind]?.() ?? "";
  return `line ${line}, column ${column}: ${message}, expected ${expected}${mend}`;
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
    // Only what came anew is looked through: a line may have many megabytes.
    const lines = value.split("\n");
    lines[0] = rest + lines[0];
    rest = lines.pop();
    for (const line of lines) each(last = JSON.parse(line));
  }
  if (!last || last.stage) throw new Error("the answer broke off");
  if (last.error) throw new Refused(last);
  return last;
}
