import { describe, expect, it } from 'vitest';
import { lockedPackages } from './generators/locked-packages.ts';
import { runTool } from './tool.ts';

type Component = { purl: string; hashes: { content: string }[]; licenses: { expression: string }[] };
type Document = { bomFormat: string; metadata: { component: { name: string } }; components: Component[] };

describe('npm run sbom', () => {
  it('names every package that serves visitors, with checksum and licence, and no tool', async () => {
    const { code, output } = await runTool('npm', ['run', '--silent', 'sbom']);
    expect(code, output).toBe(0);
    const { bomFormat, metadata, components } = JSON.parse(output) as Document;
    expect({ bomFormat, name: metadata.component.name }).toEqual({ bomFormat: 'CycloneDX', name: 'aangan' });
    const named = components.map(({ purl }) => decodeURIComponent(purl.replace('pkg:npm/', '')));
    const wanted = lockedPackages().filter(({ dev }) => !dev);
    expect(new Set(named)).toEqual(new Set(wanted.map(({ name, version }) => `${name}@${version}`)));
    // Packages that a tool uses as well are included.
    for (const name of ['react', 'zod', 'fastify']) expect(named.join(' ')).toContain(` ${name}@`);
    for (const { purl, hashes, licenses } of components) {
      expect(hashes[0]?.content, purl).toMatch(/^[0-9a-f]{128}$/);
      expect(licenses[0]?.expression, purl).toBeTruthy();
    }
  });
});
