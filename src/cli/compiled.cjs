/**
 * Loads the built command. Compiling its text takes most of a start, so what V8 has compiled is kept beside the build, for
 * each command, and taken from there the next time. V8 itself refuses what another version left behind, but not what was
 * damaged, so a sum is kept with it. Where the folder cannot be written to, every start is a first start; and where
 * others can write to it, nothing is taken from there and nothing kept: it would be their code that runs.
 */
const { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { deserialize, serialize } = require('node:v8');
const { Script } = require('node:vm');
const { crc32 } = require('node:zlib');

const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];

/**
 * What the main module of the build exports.
 * @param main path of the main module
 * @param command name of the command that will run
 */
function loadBuilt(main, command) {
  const folder = dirname(main);
  const path = join(folder, '..', 'compiled', `${command}-${process.version}-${process.arch}`);
  const kept = read(path);
  const scripts = new Map();
  const modules = new Map();
  const outside = createRequire(main);

  function load(name) {
    const known = modules.get(name);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(name, module);
    const filename = join(folder, name);
    const script = new Script(`(function (${PARAMETERS}) {${readFileSync(filename, 'utf8')}\n})`, {
      filename,
      cachedData: kept[name],
    });
    scripts.set(name, script);
    const inside = (id) => (id.startsWith('./') ? load(id.slice(2)) : outside(id));
    script.runInThisContext()(module.exports, Object.assign(inside, outside), module, filename, folder);
    return module.exports;
  }

  process.once('exit', (code) => {
    // Bad input and mistyped commands leave nothing behind.
    if (code !== 2 && [...scripts].some(([name, { cachedDataRejected }]) => !kept[name] || cachedDataRejected))
      keep(path, scripts);
  });
  return load('main.cjs');
}

/** Bytes of the sum that stands before what is kept. */
const SUM = 4;

/** What an earlier start has kept: compiled code by the name of the module. */
function read(path) {
  try {
    if (isOpenToOthers(dirname(path)) || isOpenToOthers(path)) return {};
    const bytes = readFileSync(path);
    const code = bytes.subarray(SUM);
    return crc32(code) === bytes.readUInt32LE() ? deserialize(code) : {};
  } catch {
    return {};
  }
}

/** May somebody else write here? Permissions mean nothing on Windows, where a folder of a package is its owner's. */
const isOpenToOthers = (path) => process.platform !== 'win32' && (statSync(path).mode & 0o022) !== 0;

/** Keeps what V8 has compiled. Other starts see all of it or nothing. */
function keep(path, scripts) {
  const unfinished = `${path}.${process.pid}`;
  try {
    const code = serialize(Object.fromEntries([...scripts].map(([name, script]) => [name, script.createCachedData()])));
    const sum = Buffer.alloc(SUM);
    sum.writeUInt32LE(crc32(code));
    mkdirSync(dirname(path), { recursive: true, mode: 0o755 });
    if (isOpenToOthers(dirname(path))) return;
    writeFileSync(unfinished, Buffer.concat([sum, code]), { mode: 0o644 });
    renameSync(unfinished, path);
  } catch {
    rmSync(unfinished, { force: true });
  }
}

module.exports = { loadBuilt };
