// Asks the worker of the site outside of a browser: questions as lines of JSON in, answers out.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

const [folder, wasm] = process.argv.slice(2);
let heard = [], done = () => {};
globalThis.onmessage = null;
globalThis.postMessage = (message) => {
  heard.push(message);
  if (message.status !== undefined) done();
};
// No browser: nowhere to report to, no decoders.
globalThis.reportError = (error) => { throw error; };
globalThis.createImageBitmap = () => Promise.reject(new Error("no images here"));

await import(`${folder}/worker.js`);
const words = { language: "en", catalog: readFileSync(join(folder, "en.ftl"), "utf8") };
await globalThis.onmessage({ data: { module: new WebAssembly.Module(readFileSync(wasm)), words } });
for await (const line of createInterface({ input: process.stdin })) {
  const { path, body } = JSON.parse(line);
  heard = [];
  const answered = new Promise((resolve) => { done = resolve; });
  globalThis.onmessage({ data: { path, body: new Blob([Buffer.from(body, "base64")]) } });
  await answered;
  const { status, text, memory, isBroken = false } = heard.pop();
  process.stdout.write(`${JSON.stringify({ status, text, memory, isBroken, lines: heard.map((one) => one.line) })}\n`);
}
