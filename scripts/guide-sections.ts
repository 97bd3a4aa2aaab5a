/**
 * A guide with its sections written anew: what stands between `<!-- name -->` and `<!-- /name -->`.
 *
 * @param sectionOf   the text of a section; throws where none is called so
 */
export function filled(text: string, sectionOf: (name: string) => string): string {
  return text.replaceAll(
    /<!-- ([a-z]+) -->\n[\s\S]*?<!-- \/\1 -->/g,
    (_, name: string) => `<!-- ${name} -->\n${sectionOf(name)}\n<!-- /${name} -->`,
  );
}
