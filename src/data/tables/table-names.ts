/** Names that a table may have, by the path of its file: that of the file, with that of its folder, and with its ending. */
export function namesByPath(path: string): readonly string[] {
  const [file = '', folder = ''] = path.split(/[/\\]/).toReversed();
  const [, stem = '', ending = ''] = /^(.*?)(?:\.([^.]*))?$/s.exec(file.replace(/\.gz$/i, ''))!;
  const name = file === '-' ? 'data' : stem || 'data';
  const withFolder = folder === '' || folder === '.' ? name : `${folder}-${name}`;
  return [name, withFolder, ending === '' ? name : `${name}-${ending}`];
}

/** Different names of tables, by the paths of their files: all of the first kind of `namesByPath` that tells them apart, else with numbers. */
export function tableNames(paths: readonly string[]): readonly string[] {
  const names = paths.map(namesByPath);
  const kinds = (names[0] ?? []).map((_, kind) => names.map((each) => each[kind]!));
  const different = kinds.find((all) => new Set(all).size === all.length);
  if (different) return different;
  const taken = new Set<string>();
  return names.map(([name]) => {
    let free = name!;
    for (let number = 2; taken.has(free); number++) free = `${name}-${number}`;
    taken.add(free);
    return free;
  });
}
