import { describe, expect, it } from 'vitest';
import { cellsOf, emptyRowLike, isTableLine, newTable, nextCell, withColumn } from './table.ts';

const lines = ['| Day | Price |', '|---|--:|', '| Haldi | ₹ 500 |'];

describe('a table in markdown', () => {
  it('is known by its strokes', () => {
    expect(lines.every(isTableLine)).toBe(true);
    expect(isTableLine('a | b')).toBe(false);
  });
  it('has cells, and a stroke after a backslash is a sign in one', () => {
    const line = String.raw`| a \| b | c |`;
    expect(cellsOf(line).map(({ from, to }) => line.slice(from, to))).toEqual([String.raw` a \| b `, ' c ']);
  });
  it('begins with a head and an empty row', () => {
    expect(newTable(2)).toEqual(['| Column 1 | Column 2 |', '| --- | --- |', '|  |  |']);
  });
  it('grows by a row and by a column', () => {
    expect(emptyRowLike(lines[0]!)).toBe('|  |  |');
    expect(withColumn(lines, 0)).toEqual([
      '| Day |  | Price |',
      '| --- | --- | --: |',
      '| Haldi |  | ₹ 500 |',
    ]);
  });
  it('is walked cell by cell, over the line of dashes, both ways', () => {
    expect(nextCell(lines, { line: 0, cell: 0 }, 1)).toEqual({ line: 0, cell: 1 });
    expect(nextCell(lines, { line: 0, cell: 1 }, 1)).toEqual({ line: 2, cell: 0 });
    expect(nextCell(lines, { line: 2, cell: 1 }, 1)).toBeNull();
    expect(nextCell(lines, { line: 2, cell: 0 }, -1)).toEqual({ line: 0, cell: 1 });
    expect(nextCell(lines, { line: 0, cell: 0 }, -1)).toBeNull();
  });
});
