// Receives what people bring: pasted, dropped, from the clipboard, shared by other apps. In: events of the page, the
// clipboard, what the service worker stored. Out: texts and files. Invariants: fields keep the texts that are meant for
// them.

/** The most entries of folders. */
const MOST_ENTRIES = 2000;

/** What people brought. @typedef {{ files?: File[], text?: string, html?: string }} Brought */

/** What is on the clipboard; throws if the browser does not show it. @returns {Promise<Brought>} */
export async function clipboard() {
  /** @type {{ files: File[], text?: string, html?: string }} */
  const brought = { files: [] };
  for (const item of await navigator.clipboard.read()) {
    for (const type of item.types) {
      const part = await item.getType(type);
      if (type.startsWith("image/")) brought.files.push(new File([part], `image.${type.slice(6)}`, { type }));
      else if (type === "text/plain") brought.text = await part.text();
      else if (type === "text/html") brought.html = await part.text();
    }
  }
  return brought;
}

/** What people paste or drop. A dropped file counts alone. @param {DataTransfer} data @param {boolean} isDrop */
function contents(data, isDrop) {
  const files = [...data.files];
  if (isDrop && files.length) return { files };
  return { files, text: data.getData("text/plain"), html: data.getData("text/html") };
}

/**
 * The entries of what is dropped, if a folder is among them; only the event itself can tell.
 * @param {DataTransfer} data
 */
function entriesOf(data) {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry?.()).filter(Boolean);
  return entries.some((entry) => entry?.isDirectory) ? entries : null;
}

/** The files in folders, and in folders of these, not many more than there may be entries. @param {any[]} entries */
async function filesIn(entries) {
  const files = [];
  for (const entry of entries) {
    if (entry.isFile) files.push(await new Promise((resolve, reject) => entry.file(resolve, reject)));
    else {
      const reader = entry.createReader();
      // A reader gives some entries at a time, and none at the end.
      for (let some; !some || (some.length && entries.length < MOST_ENTRIES); entries.push(...some))
        some = await new Promise((resolve, reject) => reader.readEntries(resolve, reject));
    }
  }
  return files.sort((one, other) => one.name.localeCompare(other.name, "en", { numeric: true }));
}

/**
 * Takes what people drop or paste anywhere, but not a text for a field. Other open dialogs block that: only their own
 * fields take something.
 * @param {(brought: Brought) => void} take
 */
export function listen(take) {
  if (document.body.hasAttribute("data-embed")) return;
  let isOwn = false;
  const over = (/** @type {boolean} */ isOver) => document.body.toggleAttribute("data-dropping", isOver);
  const isBehind = () => document.querySelector("dialog[open]:not(#bring-dialog)") !== null;
  /** @param {any} event @param {DataTransfer | null} data */
  const isForField = ({ target }, data) =>
    target.closest?.("dialog:not(#bring-dialog) [type=file]") ||
    (target.closest?.("input:not([type=file]), textarea") && !data?.types.includes("Files"));
  document.addEventListener("dragstart", () => (isOwn = true));
  document.addEventListener("dragend", () => (isOwn = false));
  document.addEventListener("dragover", (event) => {
    if (isOwn || isForField(event, event.dataTransfer)) return;
    event.preventDefault();
    if (isBehind() && event.dataTransfer) event.dataTransfer.dropEffect = "none";
    else over(true);
  });
  document.addEventListener("dragleave", (event) => {
    if (!event.relatedTarget) over(false);
  });
  document.addEventListener("paste", (event) => {
    const data = event.clipboardData;
    if (!data || isBehind() || isForField(event, data)) return;
    event.preventDefault();
    take(contents(data, false));
  });
  document.addEventListener("drop", (event) => {
    over(false);
    if (isOwn || isForField(event, event.dataTransfer)) return;
    event.preventDefault();
    if (!event.dataTransfer || isBehind()) return;
    const folders = entriesOf(event.dataTransfer);
    if (folders)
      filesIn(folders).then(
        (files) => take({ files }),
        () => take({}),
      );
    else take(contents(event.dataTransfer, true));
  });
}

/**
 * What another app shared with the installed page, once; the service worker stored it.
 * @returns {Promise<Brought | null>}
 */
export async function sharedByApp() {
  if (location.search !== "?shared") return null;
  history.replaceState(null, "", location.pathname + location.hash);
  const store = await caches.open("shared"),
    form = await (await store.match("shared"))?.formData();
  await store.delete("shared");
  if (!form) return null;
  const files = /** @type {File[]} */ (form.getAll("files")).filter(({ size }) => size);
  return { files, text: [form.get("text"), form.get("url")].filter(Boolean).join("\n") };
}
